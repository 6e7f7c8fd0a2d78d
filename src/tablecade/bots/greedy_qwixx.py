"""Qwixx and On Board, one choice ahead: cross what skips little, dodge penalties."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tablecade.core.hand import Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.action import Cross
from tablecade.games.qwixx.row import LAST_PLACE, Row
from tablecade.games.qwixx.sheet import PENALTY_POINTS, Sheet
from tablecade.games.qwixx.state import Phase, State
from tablecade.games.qwixx_on_board import step3
from tablecade.games.qwixx_on_board.action import Action, Pawn
from tablecade.games.qwixx_on_board.state import State as BoardState

SKIP_COST = 2.0
"""Points a skipped number costs: what could have been crossed there."""

LOCK_WORTH = 4.0
"""Points the last number brings beyond its own: the lock, and the end nearer."""

PASS_WORTH = -2.0
"""What passing costs while it brings no penalty: a chance to cross that is gone."""


class GreedyQwixx:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Action]:
        return {hand: self._best(state, hand) for hand in hands}

    def _best(self, state: State | BoardState, hand: Hand) -> Action:
        choices: tuple[Action, ...] = self._game.choices(state, hand)
        return max(choices, key=lambda action: (_worth(state, hand, action), self._rng.random()))


def _worth(state: State | BoardState, hand: Hand, action: Action) -> float:
    if isinstance(state, BoardState):
        if state.pawn_moves:
            return _pawn_worth(state, action)
        # A pawn's cross can still save the active player a penalty, so none is feared yet.
        return _cross_worth(state.table, hand, action, penalty=PASS_WORTH)
    last_chance = state.phase is Phase.ACTION_2 and not state.crossed
    return _cross_worth(state, hand, action, penalty=-PENALTY_POINTS if last_chance else PASS_WORTH)


def _cross_worth(state: State, hand: Hand, action: Action, *, penalty: float) -> float:
    """Points against points: a cross by what it brings and skips, passing by what it costs."""
    if not isinstance(action, Cross):
        return penalty
    return cross_worth(state.sheets[hand], action.row, action.number)


def cross_worth(sheet: Sheet, row: Row, number: int) -> float:
    place = row.place(number)
    skipped = place - sheet.last(row) - 1
    lock = LOCK_WORTH if place == LAST_PLACE else 0.0
    return sheet.crosses(row) + 1 + lock - SKIP_COST * skipped


def _pawn_worth(state: BoardState, action: Action) -> float:
    """The bonus gained, the cross made, the penalty dodged."""
    seat: Seat = state.active
    field = step3.crossed_by(state, action)
    missed = 0.0 if state.table.crossed or field is not None else -float(PENALTY_POINTS)
    if not isinstance(action, Pawn):
        return missed
    place = step3.landing(state, action.fields)
    gained = state.track.bonus(place or 0) - state.track.bonus(state.pawns[seat])
    crossed = 0.0
    if field is not None:
        crossed = cross_worth(state.table.sheets[seat], field.row, field.number)
    return missed + gained + crossed
