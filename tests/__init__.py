import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Set before NumPy is loaded: two workers with two threads each wait for one another."""
