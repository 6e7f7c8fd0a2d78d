"""Fitted values of Pixoid's 96 boards: values.npz, read by tablecade.bots.pixoid.fitted_values."""
