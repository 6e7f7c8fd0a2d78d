"""The command `tablecade solve`: exact solutions of each game."""
