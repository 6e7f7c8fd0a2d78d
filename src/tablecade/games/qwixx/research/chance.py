"""Qwixx's dice, die by die: six nodes of six outcomes instead of one of 46,656."""

from typing import Any

from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules.action import Action, First, Roll
from tablecade.games.qwixx.rules.dice import FACES
from tablecade.games.qwixx.rules.row import ROWS
from tablecade.games.qwixx.rules.state import Phase


class DieByDie:
    """Who begins, then one die per node; a die that left the game is not thrown."""

    def __init__(self, seats: int, *, faces: int = FACES) -> None:
        self._seats = seats
        self._faces = faces
        self.most = max(faces, seats)

    def outcomes(self, state: Any) -> int:
        return self._seats if state.table.phase is Phase.FIRST else self._faces

    def action(self, state: Any, drawn: tuple[int, ...]) -> Action | None:
        if state.table.phase is Phase.FIRST:
            return First(Seat(drawn[0]))
        closed = state.table.closed_rows
        if len(drawn) < 2 + len(ROWS) - len(closed):
            return None
        faces = [outcome + 1 for outcome in drawn]
        coloured = iter(faces[2:])
        dice = tuple(None if row in closed else next(coloured) for row in ROWS)
        return Roll((faces[0], faces[1]), dice)

    def name(self, state: Any, outcome: int) -> str:
        return f"{'first' if state.table.phase is Phase.FIRST else 'die'} {outcome}"
