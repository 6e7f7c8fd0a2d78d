"""Compilation of players with Numba."""

from pathlib import Path

from tablecade.kernels.compiled import Compiler

_LAYERS = Path(__file__).parents[1]
_COMPILER = Compiler(_LAYERS / "kernels", _LAYERS / "bots")
compiled = _COMPILER.inlined
compiled_apart = _COMPILER.apart
