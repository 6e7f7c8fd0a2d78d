"""Which states a round can come to after so many turns: the others need no solving."""

from itertools import permutations

import numpy as np
from msgspec import Struct

from tablecade.games.pixoid.board import STARTS
from tablecade.solvers.pixoid.maze import Bytes, Maze
from tablecade.solvers.pixoid.triples import all_triples

Corners = tuple[tuple[int, ...], ...]
"""For each of the four starts, the pix where it may lie: one on a given board."""


class Reach(Struct, frozen=True, eq=False):
    """A state can come up when the two have a bit in common: the start Pixoid took."""

    pixoid: Bytes
    """[bonus mask, pix]: bit i when Pixoid can come here from the i-th start."""
    bugs: Bytes
    """[triple]: bit i when the Bugs can come here from the three other starts."""


def reach_after(maze: Maze, corners: Corners, *, turns: int, masks: int) -> Reach:
    """After this many turns, each cube having moved in each of them (PX-3.2)."""
    pixoid = np.zeros((masks, maze.pix), np.uint8)
    bugs = np.zeros(maze.pix, np.uint8)
    for corner, starts in enumerate(corners):
        for start in starts:
            pixoid[masks - 1, start] |= 1 << corner
            bugs[start] |= 1 << corner
    for _ in range(turns):
        pixoid, bugs = _flown(maze, pixoid), _flown(maze, bugs[None, :])[0]
    return Reach(pixoid, _triples(bugs))


def _flown(maze: Maze, here: Bytes) -> Bytes:
    """Bonus cubes are picked up on the way where the masks tell them (PX-5.1)."""
    there = np.zeros_like(here)
    everything = len(here) - 1
    for mask, pix in np.argwhere(here):
        for program in range(maze.count[pix]):
            kept = mask & ~maze.picks[pix, program] & everything
            there[kept, maze.end[pix, program]] |= here[mask, pix]
    return there


def _triples(bugs: Bytes) -> Bytes:
    low, middle, high, _ = all_triples(len(bugs)).T
    reached = np.zeros(len(low), np.uint8)
    for own, a, b, c in permutations(range(STARTS)):
        can = (bugs[low] >> a) & (bugs[middle] >> b) & (bugs[high] >> c) & 1
        reached |= can << np.uint8(own)
    return reached
