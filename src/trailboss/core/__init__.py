"""The contract every game keeps: moves, states, records, chance, knowledge, events, reasons and words."""
