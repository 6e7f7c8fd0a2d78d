"""Greedy bot for Qwixx and Qwixx On Board: values one choice at a time by simple weights."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tablecade.core.hand import Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.rules.action import Cross
from tablecade.games.qwixx.rules.row import LAST_PLACE, Row
from tablecade.games.qwixx.rules.sheet import PENALTY_POINTS, Sheet
from tablecade.games.qwixx.rules.state import Phase, State
from tablecade.games.qwixx_on_board.rules import step3
from tablecade.games.qwixx_on_board.rules.action import Action, Pawn
from tablecade.games.qwixx_on_board.rules.state import State as BoardState

SKIP_COST = 2.0
"""Points lost for each skipped number."""

LOCK_WORTH = 4.0
"""Extra points for the last number of a row, which brings the lock."""

PASS_WORTH = -2.0
"""Value of passing when it brings no penalty."""

PENALTY_WORTH = -float(PENALTY_POINTS)


class GreedyQwixx:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Action]:
        return {hand: self._best(state, hand) for hand in hands}

    def _best(self, state: Any, hand: Hand) -> Action:
        choices: tuple[Action, ...] = self._game.choices(state, hand)
        return max(choices, key=lambda action: (value_of(state, hand, action), self._rng.random()))


def value_of(state: Any, hand: Hand, action: Action) -> float:
    """The value of an action in points. On Board a pawn's cross can still avoid a penalty."""
    table = state.table
    if state.track is not None and state.pawn_moves:
        return _pawn_worth(state, action)
    last_chance = state.track is None and table.phase is Phase.ACTION_2 and not table.crossed
    return _cross_worth(table, hand, action, penalty=PENALTY_WORTH if last_chance else PASS_WORTH)


def _cross_worth(state: State, hand: Hand, action: Action, *, penalty: float) -> float:
    """A cross counts what it brings minus what it skips; passing counts its cost."""
    if not isinstance(action, Cross):
        return penalty
    return cross_worth(state.sheets[hand], action.row, action.number)


def cross_worth(sheet: Sheet, row: Row, number: int) -> float:
    place = row.place(number)
    skipped = place - sheet.last(row) - 1
    lock = LOCK_WORTH if place == LAST_PLACE else 0.0
    return sheet.crosses(row) + 1 + lock - SKIP_COST * skipped


def _pawn_worth(state: BoardState, action: Action) -> float:
    """The bonus gained, the cross made and the penalty avoided."""
    seat: Seat = state.active
    field = step3.crossed_by(state, action)
    missed = 0.0 if state.table.crossed or field is not None else PENALTY_WORTH
    if not isinstance(action, Pawn):
        return missed
    place = step3.landing(state, action.fields)
    gained = state.track.bonus(place or 0) - state.track.bonus(state.pawns[seat])
    crossed = 0.0
    if field is not None:
        crossed = cross_worth(state.table.sheets[seat], field.row, field.number)
    return missed + gained + crossed
