"""The public state of a match of Qwixx On Board: Qwixx's state, the track and the pawns."""

from msgspec import Struct

from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules import state as qwixx
from tablecade.games.qwixx_on_board.rules.track import Track

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
