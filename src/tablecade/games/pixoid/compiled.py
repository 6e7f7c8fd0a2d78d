"""Compilation of this game's kernel, solver, bots and tables with Numba."""

from pathlib import Path

from tablecade.core.compiled import Compiler

_COMPILER = Compiler(Path(__file__).parent)
compiled = _COMPILER.inlined
compiled_apart = _COMPILER.apart
compiled_exact = _COMPILER.exact
