"""What is sent to those who look at a table."""
