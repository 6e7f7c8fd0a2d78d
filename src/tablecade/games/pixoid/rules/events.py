"""What can happen in a match of Pixoid."""

from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.games.pixoid.rules.action import Program
from tablecade.games.pixoid.rules.board import Pix


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
