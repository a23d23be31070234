"""The rules: set-up, turns, scoring."""
