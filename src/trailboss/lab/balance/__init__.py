"""The balance lab: what set-up, seats and openings change."""
