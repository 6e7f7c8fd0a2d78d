"""Exact solution of Pixoid boards: values and mixes against Bugs that may coordinate.

Compiled modules are imported on first use; boards as arrays (maze.py) need NumPy only.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablecade.games.pixoid.solver.checkpoint import solve_board
    from tablecade.games.pixoid.solver.goal import Goal
    from tablecade.games.pixoid.solver.solution import Play, Solution, load

__all__ = ["Goal", "Play", "Solution", "load", "solve_board"]

_HOMES = {"Goal": "goal", "solve_board": "checkpoint"}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'solution')}"), name)
