"""Greedy bot for Qwixx: values one choice at a time by simple weights."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.rules.state import LAST_PLACE, PENALTY_POINTS, Cross, Phase, Row, Sheet

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

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        """The choice of the highest value; ties are broken at random."""
        chosen = {}
        for hand in hands:
            choices = self._game.choices(state, hand)
            worth = {one: (self.value_of(state, hand, one), self._rng.random()) for one in choices}
            chosen[hand] = max(choices, key=worth.__getitem__)
        return chosen

    @staticmethod
    def value_of(state: Any, hand: Hand, action: Any) -> float:
        """The value of an action in points."""
        if isinstance(action, Cross):
            return cross_worth(state.sheets[hand], action.row, action.number)
        last_chance = state.phase is Phase.ACTION_2 and not state.crossed
        return PENALTY_WORTH if last_chance else PASS_WORTH


def cross_worth(sheet: Sheet, row: Row, number: int) -> float:
    """What a cross brings minus what it skips."""
    place = row.place(number)
    skipped = place - sheet.last(row) - 1
    lock = LOCK_WORTH if place == LAST_PLACE else 0.0
    return sheet.crosses(row) + 1 + lock - SKIP_COST * skipped
