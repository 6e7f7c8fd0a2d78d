"""The whole public truth of a match of Qwixx On Board: Qwixx's, a track and pawns on it."""

from msgspec import Struct

from tablecade.core.hand import Seat
from tablecade.games.qwixx import state as qwixx
from tablecade.games.qwixx_on_board.track import Track


class State(Struct, frozen=True):
    table: qwixx.State
    track: Track
    pawns: tuple[int, ...]
    """Each seat's field, 0 for the start field."""
    turns_left: int | None = None
    """After the end was announced (QB-3.1), the turns until it comes."""

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
