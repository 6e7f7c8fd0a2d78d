"""Types of arrays, importable without Numba."""

from typing import Any

import numpy.typing as npt

Array = npt.NDArray[Any]
Record = Any
"""One record of a structured array; compiled code reads and sets its fields as attributes.

Compiled functions take records rather than arrays where they can: an array argument costs a
reference count at every call.
"""
