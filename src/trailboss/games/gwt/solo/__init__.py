"""Sam, the solo opponent."""
