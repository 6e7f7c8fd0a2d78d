"""The public state of a match of Pixoid."""

from enum import StrEnum
from functools import cache

from msgspec import Struct

from tablecade.core.hand import Hand, Seat
from tablecade.games.pixoid.rules.board import Board, Pix

HANDS = 4
RESERVE = 12
SECOND_CONTROLLER = Hand(3)
"""With three players, the hand of the third Bug (PX-7.3)."""


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
