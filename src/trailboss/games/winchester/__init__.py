"""Daddy Winchester: the rules."""
