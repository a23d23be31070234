"""The actions of the rulebook, one module each."""
