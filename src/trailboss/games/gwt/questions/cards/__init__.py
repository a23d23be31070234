"""What the game asks about cards: discarding, drawing, exchanging, objective cards, Simmental."""
