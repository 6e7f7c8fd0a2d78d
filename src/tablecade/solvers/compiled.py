"""Compilation of the solvers with Numba."""

from pathlib import Path

from tablecade.kernels.compiled import Compiler

_LAYERS = Path(__file__).parents[1]
_COMPILER = Compiler(_LAYERS / "kernels", _LAYERS / "solvers")
compiled = _COMPILER.exact
compiled_apart = _COMPILER.apart
compiled_inline = _COMPILER.inlined
