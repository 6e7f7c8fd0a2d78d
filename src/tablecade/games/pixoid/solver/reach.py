"""The states that a round can reach after each turn; only these are solved."""

from itertools import permutations

import numpy as np
from msgspec import Struct

from tablecade.games.pixoid.rules.board import STARTS
from tablecade.games.pixoid.solver.maze import Bytes, Maze
from tablecade.games.pixoid.solver.triples import all_triples

Corners = tuple[tuple[int, ...], ...]
"""For each of the four starts, its possible pix: one on a given board."""

FROM_ALL = (1 << STARTS) - 1


class Reach(Struct, frozen=True, eq=False):
    """Where the cubes can be: bit i is set if they can come from the i-th start."""

    pixoid: Bytes
    """[bonus mask, pix]"""
    bug: Bytes
    """[pix]"""

    def triples(self) -> Bytes:
        """[triple]: bit i is set if the Bugs can come from all starts but the i-th.

        A state can come up when this has a bit in common with Pixoid's: the start he took.
        """
        triples = all_triples(len(self.bug))
        if (self.bug == FROM_ALL).all():
            return np.full(len(triples), FROM_ALL, np.uint8)
        low, middle, high = (self.bug[triples[:, bug]] for bug in range(3))
        reached = np.zeros(len(triples), np.uint8)
        for own, a, b, c in permutations(range(STARTS)):
            reached |= (low >> a & middle >> b & high >> c & 1) << np.uint8(own)
        return reached


def reaches(maze: Maze, corners: Corners, *, turns: int, masks: int) -> list[Reach]:
    """The reach after 0, 1, … turns; every cube moves in every turn (PX-3.2)."""
    pixoid = np.zeros((masks, maze.pix), np.uint8)
    for corner, starts in enumerate(corners):
        pixoid[masks - 1, list(starts)] |= 1 << corner
    found = [Reach(pixoid, pixoid[masks - 1])]
    for _ in range(turns):
        before = found[-1]
        found.append(Reach(_moved(maze, before.pixoid), _moved(maze, before.bug[None, :])[0]))
    return found


def _moved(maze: Maze, here: Bytes) -> Bytes:
    """One move; bonus cubes on the path are picked up (PX-5.1)."""
    there = np.zeros_like(here)
    masks, everything = np.arange(len(here))[:, None], len(here) - 1
    for program in range(maze.end.shape[1]):
        own = np.flatnonzero(maze.count > program)
        kept = masks & ~maze.picks[None, own, program] & everything
        ends = np.broadcast_to(maze.end[own, program], kept.shape)
        np.bitwise_or.at(there, (kept, ends), here[:, own])
    return there
