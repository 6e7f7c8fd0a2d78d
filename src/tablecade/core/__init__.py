"""What a game is. Pure: no input or output, no clock, no chance of its own."""
