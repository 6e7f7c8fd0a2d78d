"""Exact solution of Pixoid boards: values and mixes against Bugs that may coordinate.

Boards as arrays (board.py) and solved boards on disk (store.py) need NumPy only, the rest Numba.
"""
