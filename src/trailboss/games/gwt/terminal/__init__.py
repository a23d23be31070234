"""The text table."""
