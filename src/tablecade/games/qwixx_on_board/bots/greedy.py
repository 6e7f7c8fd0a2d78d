"""Greedy bot for Qwixx On Board: as in Qwixx, and the worth of the pawn's moves."""

from typing import Any

from tablecade.core.hand import Hand
from tablecade.games.qwixx.bots.greedy import PASS_WORTH, PENALTY_WORTH, GreedyQwixx, cross_worth
from tablecade.games.qwixx.rules.state import Cross
from tablecade.games.qwixx_on_board.rules.game import crossed_by, landing
from tablecade.games.qwixx_on_board.rules.state import Pawn


class GreedyOnBoard(GreedyQwixx):
    @staticmethod
    def value_of(state: Any, hand: Hand, action: Any) -> float:
        """Passing before step 3 costs less: a pawn's cross can still avoid a penalty (QB-2.6)."""
        sheet = state.table.sheets[hand]
        if isinstance(action, Cross):
            return cross_worth(sheet, action.row, action.number)
        if not state.pawn_moves:
            return PASS_WORTH
        # the bonus gained, the cross made and the penalty avoided
        field = crossed_by(state, action)
        missed = 0.0 if state.table.crossed or field is not None else PENALTY_WORTH
        if not isinstance(action, Pawn):
            return missed
        place = landing(state, action.fields)
        gained: int = state.track.bonus(place or 0) - state.track.bonus(state.pawns[hand])
        crossed = 0.0 if field is None else cross_worth(sheet, field.row, field.number)
        return missed + gained + crossed
