"""Compilation of observations and vector environments with Numba."""

from pathlib import Path

from tablecade.kernels.compiled import Compiler

_LAYERS = Path(__file__).parents[1]
_COMPILER = Compiler(_LAYERS / "kernels", _LAYERS / "bots", _LAYERS / "lab")
compiled = _COMPILER.inlined
compiled_apart = _COMPILER.apart
