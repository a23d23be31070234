"""The state: its fields, how it is copied, saved and determinized."""
