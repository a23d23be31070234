"""What the game says, in every language."""
