"""The contract every game fulfils: states, moves, records, random numbers, knowledge, events, messages."""
