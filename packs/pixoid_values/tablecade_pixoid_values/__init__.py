"""Fitted values of Pixoid's 96 boards: values.npz, read by tablecade.games.pixoid.bots.board_values."""
