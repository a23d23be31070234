"""What the game asks, one module for each activity."""
