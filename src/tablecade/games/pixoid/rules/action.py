"""What a hand chooses, and its notation: `@c4`, `up3`."""

import re
from functools import cache, lru_cache

from msgspec import Struct

from tablecade.core.errors import BadNotation
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, Board, Direction, Pix

_PLACEMENT = re.compile(r"@([a-z][1-9][0-9]?)")
_PROGRAM = re.compile(r"(up|down|left|right)(0|[1-9][0-9]?)")


class Place(Struct, frozen=True, tag="place"):
    """Put the cube on a start pix (PX-1.7)."""

    pix: Pix


class Program(Struct, frozen=True, tag="program"):
    """Both wheels of a controller, set (PX-3.1)."""

    direction: Direction
    distance: int


Action = Place | Program


def programs(board: Board, pix: Pix) -> tuple[Program, ...]:
    """All legal programs of a cube: any distance (PX-3.2), each direction without a wall (3.3)."""
    return _programs_by_pix(board)[pix]


@lru_cache(maxsize=512)
def _programs_by_pix(board: Board) -> dict[Pix, tuple[Program, ...]]:
    return {pix: _programs(tuple(walks)) for pix, walks in board.walks.items()}


@cache
def _programs(directions: tuple[Direction, ...]) -> tuple[Program, ...]:
    """At most 16 tuples, shared by all pix of all boards."""
    distances = range(1, LONGEST_PROGRAM + 1)
    return tuple(Program(direction, distance) for direction in directions for distance in distances)


@cache
def write(action: Action) -> str:
    match action:
        case Place(pix):
            return f"@{pix}"
        case Program(direction, distance):
            return f"{direction}{distance}"


@cache
def read(text: str) -> Action:
    if found := _PLACEMENT.fullmatch(text):
        return Place(Pix(found[1]))
    if found := _PROGRAM.fullmatch(text):
        return Program(Direction(found[1]), int(found[2]))
    raise BadNotation(text)
