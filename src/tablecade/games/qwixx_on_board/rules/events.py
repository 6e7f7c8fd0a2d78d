"""What can happen on the board, beside what happens on the sheets."""

from tablecade.core.game import Event
from tablecade.core.hand import Seat


class Moved(Event, frozen=True):
    """A pawn went forward; `jumped` are the occupied fields it did not count (QB-2.2)."""

    seat: Seat
    start: int
    to: int
    jumped: tuple[int, ...]
    bonus: int


class FinishAnnounced(Event, frozen=True):
    """A pawn reached the last five fields: every other player is active once more (QB-3.1)."""

    seat: Seat
    turns_left: int
