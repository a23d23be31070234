"""The second edition, with Simmental and Sam: stories at its table."""
