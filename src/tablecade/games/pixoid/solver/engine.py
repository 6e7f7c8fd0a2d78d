"""The interface of the engines that solve one turn after the other, and the one for a CPU."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Protocol

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver import cpu
from tablecade.games.pixoid.solver.goal import TURNS, UNIT, Goal
from tablecade.games.pixoid.solver.maze import Maze, Words
from tablecade.games.pixoid.solver.reach import Corners, reaches
from tablecade.games.pixoid.solver.stage import CUBES, tables_of
from tablecade.games.pixoid.solver.triples import triple_count

SolvePlaces = Callable[[tuple[int, int]], npt.NDArray[np.int64]]

PART = 4
"""Places in one task of a thread."""


class Tally(Struct, frozen=True):
    """Counts of one turn. A scan goes through all columns of a game once."""

    solved: int
    mixed: int
    """States without a pure saddle."""
    scans: int
    unsolved: int


class Engine(Protocol):
    """Holds the values of one turn at a time, [bonus mask, pix, triple], in fixed point."""

    def solve(self, left: int) -> Tally:
        """Compute the values with `left` turns to go from those with one less."""

    def values(self) -> Words:
        """A copy of the current values."""

    def restore(self, values: Words) -> None:
        """Replace the current values."""

    def look(self, places: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        """Single values, in cubes or probabilities, by their index in the flat array."""


def starts_of(maze: Maze) -> Corners:
    return tuple((maze.place(start),) for start in maze.board.start)


class CpuEngine:
    def __init__(
        self, maze: Maze, goal: Goal, corners: Corners, *, threads: int | None = None
    ) -> None:
        """`threads`: one for each core by default."""
        self._maze, self._goal = maze, goal
        self._threads = threads or os.cpu_count()
        self._reaches = reaches(maze, corners, turns=TURNS, masks=goal.masks(maze))
        self._tables = tables_of(maze)
        self._shape = goal.masks(maze), maze.pix, triple_count(maze.pix)
        masks, pix, triples = self._shape
        self._values = np.zeros((masks * pix, triples), np.uint32)
        self._hints = np.zeros((masks * pix, triples), np.uint16)

    def solve(self, left: int) -> Tally:
        reach = self._reaches[TURNS - left]
        short = self._goal.variant is Variant.SHORT
        aim = (left, self._goal.bonuses(self._maze)) if short else (CUBES, 0)
        found, triples = np.zeros_like(self._values), reach.triples()

        def solve_places(places: tuple[int, int]) -> npt.NDArray[np.int64]:
            tally = np.zeros(4, np.int64)
            cpu.solve_turn(
                self._tables, self._values.reshape(-1), found, self._hints, reach.pixoid, triples,
                aim, places, tally,
            )  # fmt: skip
            return tally

        tallies = self._in_threads(solve_places)
        self._values = found
        return Tally(*map(int, np.sum(tallies, axis=0)))

    def _in_threads(self, solve_places: SolvePlaces) -> list[npt.NDArray[np.int64]]:
        """Compiled code releases the GIL. Ctrl+C is raised at once: parts take up to a minute."""
        threads = ThreadPoolExecutor(self._threads)
        try:
            return list(threads.map(solve_places, pairwise(self._parts())))
        finally:
            threads.shutdown(wait=False, cancel_futures=True)

    def _parts(self) -> list[int]:
        """Bounds of the tasks: small ones, so that all threads finish at about the same time."""
        return [*range(0, len(self._values), PART), len(self._values)]

    def values(self) -> Words:
        return self._values.reshape(self._shape).copy()

    def restore(self, values: Words) -> None:
        self._values = values.reshape(self._values.shape).copy()

    def look(self, places: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        return self._values.reshape(-1)[places] / UNIT
