"""A board as flat arrays: the effect of every program as lookup tables."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, Board, Pix
from tablecade.games.pixoid.rules.state import Program

Bytes = npt.NDArray[np.uint8]
Shorts = npt.NDArray[np.uint16]
Words = npt.NDArray[np.uint32]


class Maze(Struct, frozen=True, eq=False):
    """Pix by their place in `board.pix`; programs of a pix by direction, then distance.

    Programs with the same end are one program: a longer one stops at the wall (PX-4.2). A straight
    walk is determined by its end, so equal ends mean equal paths.
    """

    board: Board
    programs: tuple[tuple[Program, ...], ...]
    count: Bytes
    """[pix]: the number of programs."""
    end: Bytes
    """[pix, program]: where it ends."""
    distance: Bytes
    """[pix, program]: steps walked."""
    first: Bytes
    """[pix, other]: the first program that walks onto or over the other pix …"""
    beyond: Bytes
    """… and the one after the last; all between them do as well."""
    picks: Bytes
    """[pix, program]: bit i when it passes the i-th bonus pix."""
    catches: Words
    """[pixoid, bug, program of the bug]: bit i when it catches him after his i-th program."""

    @property
    def pix(self) -> int:
        return len(self.count)

    def place(self, pix: Pix) -> int:
        return self.board.pix.index(pix)


@lru_cache(maxsize=16)
def make_maze(board: Board) -> Maze:
    places = {pix: place for place, pix in enumerate(board.pix)}
    programs = tuple(_different_programs(board, pix) for pix in board.pix)
    pix, most = len(programs), max(map(len, programs))
    end, distance, picks = (np.zeros((pix, most), np.uint8) for _ in range(3))
    first, beyond = (np.zeros((pix, pix), np.uint8) for _ in range(2))
    for start, own in enumerate(programs):
        for number, program in enumerate(own):
            walk = board.walks[board.pix[start]][program.direction]
            onto = places[walk[program.distance - 1]]
            end[start, number] = onto
            distance[start, number] = program.distance
            picks[start, number] = _picked(board, walk[: program.distance])
            first[start, onto] = number
            farthest = min(len(walk), LONGEST_PROGRAM)
            beyond[start, onto] = number + farthest - program.distance + 1
    count = np.array([len(own) for own in programs], np.uint8)
    catches = _catches(count, end, first, beyond)
    return Maze(board, programs, count, end, distance, first, beyond, picks, catches)


def _different_programs(board: Board, pix: Pix) -> tuple[Program, ...]:
    return tuple(
        Program(direction, distance)
        for direction, walk in board.walks[pix].items()
        for distance in range(1, min(len(walk), LONGEST_PROGRAM) + 1)
    )


def _picked(board: Board, path: tuple[Pix, ...]) -> int:
    return sum(1 << bit for bit, bonus in enumerate(board.bonus) if bonus in path)


def _catches(count: Bytes, end: Bytes, first: Bytes, beyond: Bytes) -> Words:
    """At most 30 programs start at a pix (15 pix beside it, 15 above and below): 32 bits do."""
    pix, most = end.shape
    catches = np.zeros((pix, pix, most), np.uint32)
    programs = np.arange(most)[None, :, None]
    for pixoid in range(pix):
        fled = end[pixoid, : count[pixoid]]
        caught = (first[:, None, fled] <= programs) & (programs < beyond[:, None, fled])
        bits = np.left_shift(np.uint32(1), np.arange(len(fled), dtype=np.uint32))
        catches[pixoid] = (caught * bits).sum(axis=2, dtype=np.uint32)
    return catches
