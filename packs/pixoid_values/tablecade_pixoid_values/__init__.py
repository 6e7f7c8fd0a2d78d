"""Fitted values of Pixoid's 96 boards: values.npz, read by tablecade.games.pixoid.bots.fitted_values."""
