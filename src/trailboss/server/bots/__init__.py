"""Bots in worker processes, in the order of a fair queue."""
