"""The command `tablecade puzzle`: the puzzle of the day of each game."""
