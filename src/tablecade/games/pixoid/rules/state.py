"""The public state of a match of Pixoid, what a hand chooses (`@c4`, `up3`), and what happens."""

import re
from enum import StrEnum
from functools import cache, lru_cache

from msgspec import Struct

from tablecade.core.errors import BadNotation
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, Board, Direction, Pix

_PLACEMENT = re.compile(r"@([a-z][1-9][0-9]?)")
_PROGRAM = re.compile(r"(up|down|left|right)(0|[1-9][0-9]?)")

HANDS = 4
RESERVE = 12
SECOND_CONTROLLER = Hand(3)
"""With three players, the hand of the third Bug (PX-7.3)."""


class Place(Struct, frozen=True, tag="place"):
    """Put the cube on a start pix (PX-1.7)."""

    pix: Pix


class Program(Struct, frozen=True, tag="program"):
    """Both wheels of a controller, set (PX-3.1)."""

    direction: Direction
    distance: int


Action = Place | Program


@lru_cache(maxsize=8192)
def programs(board: Board, pix: Pix) -> tuple[Program, ...]:
    """All legal programs of a cube: any distance (PX-3.2), each direction without a wall (3.3)."""
    return _programs(tuple(board.walks[pix]))


@lru_cache(maxsize=8192)
def different_programs(board: Board, pix: Pix) -> tuple[Program, ...]:
    """One for each pix a cube can end on: a longer program stops at the wall (PX-4.2)."""
    return tuple(
        Program(direction, distance)
        for direction, walk in board.walks[pix].items()
        for distance in range(1, min(len(walk), LONGEST_PROGRAM) + 1)
    )


@cache
def _programs(directions: tuple[Direction, ...]) -> tuple[Program, ...]:
    """At most 16 tuples, shared by all pix of all boards."""
    distances = range(1, LONGEST_PROGRAM + 1)
    return tuple(Program(direction, distance) for direction in directions for distance in distances)


@cache
def write_action(action: Action) -> str:
    match action:
        case Place(pix):
            return f"@{pix}"
        case Program(direction, distance):
            return f"{direction}{distance}"


@cache
def read_action(text: str) -> Action:
    if found := _PLACEMENT.fullmatch(text):
        return Place(Pix(found[1]))
    if found := _PROGRAM.fullmatch(text):
        return Program(Direction(found[1]), int(found[2]))
    raise BadNotation(text)


class Variant(StrEnum):
    STANDARD = "standard"
    SHORT = "short"


class State(Struct, frozen=True):
    board: Board
    variant: Variant
    scores: tuple[int, ...]
    round: int
    pixoid: Seat
    second: Seat | None
    """Who holds the second controller; None with four players."""
    cubes: tuple[Pix | None, ...]
    """Where each hand's cube stands; None before it is placed."""
    bonus: tuple[Pix, ...]
    """The pix that still have their bonus cube."""
    reserve: int
    ended: str | None = None

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def placing(self) -> bool:
        return None in self.cubes

    @property
    def taken(self) -> int:
        """Cubes Pixoid took from the reserve this round: one for each turn he got through."""
        return RESERVE - self.reserve

    @property
    def turn(self) -> int:
        return min(self.taken + 1, RESERVE)

    @property
    def picked(self) -> int:
        """Bonus cubes Pixoid picked up this round."""
        return len(self.board.bonus) - len(self.bonus)

    @property
    def neutral_cubes(self) -> int:
        """What Pixoid holds of the sixteen, reserve and bonus counted alike."""
        return self.taken + self.picked

    def pix_of(self, hand: Hand) -> Pix:
        """Where a hand's cube stands. Raises ValueError before it is placed."""
        pix = self.cubes[hand]
        if pix is None:
            raise ValueError("a cube moves only after it was placed")
        return pix

    @property
    def bugs(self) -> tuple[Hand, ...]:
        return bug_hands(self.pixoid, seats=self.seats)

    @property
    def bug_seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.seats) if seat != self.pixoid)

    def holder(self, hand: Hand) -> Seat:
        if self.second is not None and hand == SECOND_CONTROLLER:
            return self.second
        return Seat(hand)


@cache
def bug_hands(pixoid: Seat, *, seats: int) -> tuple[Hand, ...]:
    """The Bugs' hands clockwise from Pixoid's left, the second controller's last."""
    own = [Hand((pixoid + 1 + i) % seats) for i in range(seats - 1)]
    return (*own, *(Hand(hand) for hand in range(seats, HANDS)))


class Placed(Event, frozen=True):
    hand: Hand
    pix: Pix


class Revealed(Event, frozen=True):
    """All programs of the turn, public from now on (PX-3.5)."""

    programs: dict[Hand, Program]


class Walked(Event, frozen=True):
    """A cube moved, pix by pix; `path` leaves out where it stood."""

    hand: Hand
    path: tuple[Pix, ...]


class Picked(Event, frozen=True):
    """Pixoid took the bonus cube of a pix, on his way over it (PX-5.1)."""

    pix: Pix


class Caught(Event, frozen=True):
    """Pixoid was caught: by whom, and on which pix. All who caught him are named (PX-4.7)."""

    pix: Pix
    by: tuple[Hand, ...]


class Escaped(Event, frozen=True):
    """Pixoid got through the turn and took a cube from the reserve (PX-6.1)."""

    reserve: int


class RoundEnded(Event, frozen=True):
    """`points` is what each seat scored in this round, `scores` what each has now."""

    pixoid: Seat
    taken: int
    bonus: int
    points: tuple[int, ...]
    scores: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    round: int
    pixoid: Seat


class ControllerPassed(Event, frozen=True):
    """The second controller changed hands (PX-7.4)."""

    to: Seat


class Won(Event, frozen=True):
    """The match is over."""

    reason: str
    winners: tuple[Seat, ...]


EVENTS = (
    *(Placed, Revealed, Walked, Picked, Caught, Escaped),
    *(RoundEnded, RoundBegan, ControllerPassed, Won),
)
