"""The Circuit Board: pix, open edges, and the corridors that follow from them."""

from enum import StrEnum
from functools import cache, lru_cache
from typing import NewType

from msgspec import Struct

Pix = NewType("Pix", str)
"""A space by its name: column letter from the left, row number from the bottom, as in `c4`."""

SMALLEST, LARGEST = 4, 16
STARTS = BONUSES = 4
LONGEST_PROGRAM = 9


class Direction(StrEnum):
    """Absolute for every hand: up adds to the row (PX-3.1)."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"

    @property
    def step(self) -> tuple[int, int]:
        return _STEPS[self]


_STEPS = {
    Direction.UP: (0, 1),
    Direction.DOWN: (0, -1),
    Direction.LEFT: (-1, 0),
    Direction.RIGHT: (1, 0),
}

Walks = dict[Pix, dict[Direction, tuple[Pix, ...]]]


class Board(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """A maze in full, as a match file holds it. `open` has each open edge once."""

    size: int
    pix: tuple[Pix, ...]
    open: tuple[tuple[Pix, Pix], ...]
    start: tuple[Pix, ...]
    bonus: tuple[Pix, ...]

    @property
    def walks(self) -> Walks:
        """From each pix, in each direction that is open, the pix walked over until a wall."""
        return _walks(self)


@lru_cache(maxsize=4096)
def one_of(board: Board) -> Board:
    """The same object for all equal boards.

    Caches then find a board by its identity and do not compare all edges.
    """
    return board


@cache
def pix_at(column: int, row: int) -> Pix:
    """The pix of a column and a row, both counted from 0, from the lower left corner."""
    return Pix(f"{chr(ord('a') + column)}{row + 1}")


def place_of(pix: Pix) -> tuple[int, int]:
    """Column and row, both from 0."""
    return ord(pix[0]) - ord("a"), int(pix[1:]) - 1


def neighbour(pix: Pix, direction: Direction) -> Pix:
    (column, row), (right, up) = place_of(pix), direction.step
    return pix_at(column + right, row + up)


@lru_cache(maxsize=512)
def _walks(board: Board) -> Walks:
    edges = {frozenset(edge) for edge in board.open}
    return {
        pix: {
            direction: walk for direction in Direction if (walk := _corridor(edges, pix, direction))
        }
        for pix in board.pix
    }


def _corridor(edges: set[frozenset[Pix]], pix: Pix, direction: Direction) -> tuple[Pix, ...]:
    """PX-4.2: a wall stops a cube on the pix beside it."""
    walked: list[Pix] = []
    onward = neighbour(pix, direction)
    while frozenset((pix, onward)) in edges:
        walked.append(onward)
        pix, onward = onward, neighbour(onward, direction)
    return tuple(walked)


def end_points(board: Board) -> float:
    """Different pix a program can end on, on average: fewer favour Pixoid, more the Bugs."""
    reached = sum(
        min(len(walk), LONGEST_PROGRAM) for walks in board.walks.values() for walk in walks.values()
    )
    return reached / len(board.pix)
