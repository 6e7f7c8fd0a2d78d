"""Compilation of this game's kernel, bots and tables with Numba."""

from pathlib import Path

from tablecade.core.compiled import Compiler
from tablecade.games.qwixx import compiled as qwixx

_COMPILER = Compiler(Path(qwixx.__file__).parent, Path(__file__).parent)
compiled = _COMPILER.inlined
compiled_apart = _COMPILER.apart
variant = _COMPILER.variant
