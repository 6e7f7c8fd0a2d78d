"""The public state of a match of Qwixx."""

from enum import StrEnum

from msgspec import Struct

from tablecade.core.hand import Hand, Seat
from tablecade.games.qwixx.rules.action import Roll
from tablecade.games.qwixx.rules.row import ROWS, Row
from tablecade.games.qwixx.rules.sheet import Sheet


class Phase(StrEnum):
    FIRST = "first"
    ROLL = "roll"
    ACTION_1 = "action-1"
    ACTION_2 = "action-2"
    OVER = "over"


class State(Struct, frozen=True):
    sheets: tuple[Sheet, ...]
    phase: Phase = Phase.FIRST
    active: Seat | None = None
    roll: Roll | None = None
    crossed: bool = False
    """Whether the active player crossed a number in this turn."""
    ended: str | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sheet.score for sheet in self.sheets)

    @property
    def turn_holder(self) -> Seat:
        """The active player, once one was drawn."""
        if self.active is None:
            raise ValueError("nobody is active before the first player is drawn")
        return self.active

    @property
    def rolled(self) -> Roll:
        if self.roll is None:
            raise ValueError("no dice lie on the table before the first roll")
        return self.roll

    @property
    def hands(self) -> tuple[Hand, ...]:
        return tuple(Hand(seat) for seat in range(len(self.sheets)))

    def closed(self, row: Row) -> bool:
        """QX-3.3: closed for everybody as soon as anybody has its lock."""
        return any(sheet.locked(row) for sheet in self.sheets)

    @property
    def closed_rows(self) -> tuple[Row, ...]:
        locked = [row for sheet in self.sheets for row in sheet.locked_rows]
        return tuple(row for row in ROWS if row in locked) if locked else ()
