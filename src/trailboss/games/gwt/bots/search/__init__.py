"""How search plays this game."""
