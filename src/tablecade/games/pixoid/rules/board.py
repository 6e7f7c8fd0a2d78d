"""The Circuit Board: pix, open edges, the corridors that follow from them, and its faults."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache
from itertools import product
from typing import NewType

from msgspec import Struct

from tablecade.core.errors import BadBoard, Fault

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
    (column, row), (right, up) = place_of(pix), _STEPS[direction]
    return pix_at(column + right, row + up)


@lru_cache(maxsize=512)
def _walks(board: Board) -> Walks:
    """PX-4.2: a wall stops a cube on the pix beside it."""
    edges = {frozenset(edge) for edge in board.open}
    walks: Walks = {pix: {} for pix in board.pix}
    for start, direction in product(board.pix, Direction):
        walked: list[Pix] = []
        pix, onward = start, neighbour(start, direction)
        while frozenset((pix, onward)) in edges:
            walked.append(onward)
            pix, onward = onward, neighbour(onward, direction)
        if walked:
            walks[start][direction] = tuple(walked)
    return walks


def steps_from(board: Board, start: Pix) -> dict[Pix, int]:
    """Walking distance from a pix to every other that can be reached."""
    steps, frontier = {start: 0}, [start]
    for pix in frontier:
        for walk in board.walks[pix].values():
            if walk[0] not in steps:
                steps[walk[0]] = steps[pix] + 1
                frontier.append(walk[0])
    return steps


def end_points(board: Board) -> float:
    """Different pix a program can end on, on average: fewer favour Pixoid, more the Bugs."""
    reached = sum(
        min(len(walk), LONGEST_PROGRAM) for walks in board.walks.values() for walk in walks.values()
    )
    return reached / len(board.pix)


def faults(board: Board) -> list[Fault]:
    """All faults of a board. Those of its shape come alone: the rest makes no sense with them."""
    return [*_shape_faults(board)] or [*_marked_pix_faults(board), *_maze_faults(board)]


@lru_cache(maxsize=512)
def check(board: Board) -> Board:
    """The board itself, if it is one to play on. Raises BadBoard with the first fault."""
    for fault in faults(board):
        raise BadBoard(fault)
    return board


def _shape_faults(board: Board) -> Iterator[Fault]:
    if not SMALLEST <= board.size <= LARGEST:
        detail = {"size": board.size, "smallest": SMALLEST, "largest": LARGEST}
        yield Fault("size", "PX-8.1", "size", detail)
        return
    inside = {pix_at(c, r) for c in range(board.size) for r in range(board.size)}
    for pix in board.pix:
        if pix not in inside:
            yield Fault("no-such-pix", "PX-1.3", "pix", {"pix": pix})
    yield from _twice("pix", board.pix)
    known, sound = inside & set(board.pix), []
    for a, b in board.open:
        place = f"open {a}-{b}"
        if a not in known or b not in known:
            yield Fault("no-such-pix", "PX-1.3", place, {"pix": b if a in known else a})
        elif all(neighbour(a, direction) != b for direction in Direction):
            yield Fault("not-neighbours", "PX-1.3", place)
        else:
            sound.append(Pix("-".join(sorted((a, b)))))
    yield from _twice("open", tuple(sound))


def _twice(place: str, names: tuple[Pix, ...]) -> Iterator[Fault]:
    seen: set[Pix] = set()
    for name in names:
        if name in seen:
            yield Fault("twice", "PX-1.3", f"{place} {name}", {"name": name})
        seen.add(name)


def _marked_pix_faults(board: Board) -> Iterator[Fault]:
    for kind, marked, wanted in (("start", board.start, STARTS), ("bonus", board.bonus, BONUSES)):
        if len(marked) != wanted:
            detail = {"count": len(marked), "wanted": wanted}
            yield Fault(f"{kind}-count", "PX-8.1", kind, detail)
        for pix in marked:
            if pix not in board.pix:
                yield Fault("no-such-pix", "PX-1.3", kind, {"pix": pix})
    yield from _twice("start or bonus", board.start + board.bonus)


def _maze_faults(board: Board) -> Iterator[Fault]:
    for pix in board.pix:
        if not board.walks[pix]:
            yield Fault("no-way-out", "PX-3.3", pix)
    for start in board.pix[:1]:
        if unreached := {*board.pix} - {*steps_from(board, start)}:
            yield Fault("not-connected", "PX-8.1", min(unreached), {"from": start})
