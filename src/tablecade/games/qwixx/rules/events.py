"""What can happen in a match of Qwixx."""

from tablecade.core.game import Event
from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules.row import Colour


class Started(Event, frozen=True):
    """The first active player was drawn."""

    seat: Seat


class Rolled(Event, frozen=True):
    """`coloured` by row, None for a die that left the game."""

    seat: Seat
    white: tuple[int, int]
    coloured: tuple[int | None, ...]


class Crossed(Event, frozen=True):
    """`lock` when the last number took the lock with it (QX-3.2)."""

    seat: Seat
    colour: Colour
    number: int
    lock: bool


class Passed(Event, frozen=True):
    seat: Seat


class Closed(Event, frozen=True):
    """A row was closed, by whom; its die left the game (QX-3.3)."""

    colour: Colour
    by: tuple[Seat, ...]


class Missed(Event, frozen=True):
    """The active player crossed nothing and took a penalty."""

    seat: Seat
    penalties: int


class TurnPassed(Event, frozen=True):
    to: Seat


class Won(Event, frozen=True):
    """The match is over."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
