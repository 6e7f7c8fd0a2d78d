"""Pixoid solved: what safe play is worth against Bugs that may coordinate, and how to play."""

from tablecade.solvers.pixoid.engine import Goal
from tablecade.solvers.pixoid.keeping import solve_board
from tablecade.solvers.pixoid.solution import Play, Solution, load

__all__ = ["Goal", "Play", "Solution", "load", "solve_board"]
