"""The pawn's action (`pawn4`), the public state (Qwixx's, the track and the pawns), and events."""

import re

from msgspec import Struct

from tablecade.core.game import Event
from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules import state as qwixx
from tablecade.games.qwixx_on_board.rules.track import Track

_PAWN = re.compile(r"pawn([0-9])")


class Pawn(Struct, frozen=True, tag="pawn"):
    """Move the pawn forward by this number of free fields (QB-2.1)."""

    fields: int


Action = qwixx.Action | Pawn


def write(action: Action) -> str:
    return f"pawn{action.fields}" if isinstance(action, Pawn) else qwixx.write(action)


def read(text: str) -> Action:
    if found := _PAWN.fullmatch(text):
        return Pawn(int(found[1]))
    return qwixx.read(text)


STEP_3 = "step-3"
"""The phase after action 2, in which the pawn moves (QB-2.1)."""


class State(Struct, frozen=True):
    table: qwixx.State
    track: Track
    pawns: tuple[int, ...]
    """Each seat's field, 0 for the start field."""
    turns_left: int | None = None
    """After the end was announced (QB-3.1), the turns until it comes."""
    pawn_moves: bool = False
    """Step 3: the active player may move the pawn (QB-2.1)."""

    @property
    def ended(self) -> str | None:
        return self.table.ended

    @property
    def active(self) -> Seat:
        return self.table.turn_holder

    @property
    def scores(self) -> tuple[int, ...]:
        """QB-3.3: the sheet, and the bonus under the pawn."""
        return tuple(
            sheet.score + self.track.bonus(pawn)
            for sheet, pawn in zip(self.table.sheets, self.pawns, strict=True)
        )


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
