"""Exact solutions of Pixoid boards and of solitaire Qwixx. They need Numba."""
