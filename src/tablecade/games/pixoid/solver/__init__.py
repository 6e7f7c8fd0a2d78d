"""Exact solution of Pixoid boards: values and mixes against Bugs that may coordinate.

Compiled modules are imported on first use; boards as arrays (board.py) and solved boards on disk
(store.py) need NumPy only.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablecade.games.pixoid.solver.board import Goal
    from tablecade.games.pixoid.solver.solution import Play, Solution, load, solve_board

__all__ = ["Goal", "Play", "Solution", "load", "solve_board"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(name)
    home = "board" if name == "Goal" else "solution"
    return getattr(import_module(f"{__name__}.{home}"), name)
