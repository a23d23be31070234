"""What is in the box, as printed."""
