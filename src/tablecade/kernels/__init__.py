"""The rules on flat arrays, tested equal to games/ and about a thousand times as fast.

Compiled functions work on tables that are records of an array. kernels/qwixx/arrays.py has the
rules of Qwixx on NumPy or CuPy arrays.
"""
