"""Solitaire bot for Qwixx: plays the exact optimum of solitaire, where one is active every turn.

Strong in points, weak in matches: it ignores the opponents. Needs the extra `lab`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from tablecade.core.errors import need
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.kernel.numbers import sheet_number, sheet_states
from tablecade.games.qwixx.rules.state import MOST_PENALTIES, PASS, Action, State


class SolitaireQwixx:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        del rng  # it is deterministic
        self._game = game

    def choose(self, state: State, hands: tuple[Hand, ...]) -> Mapping[Hand, Action]:
        chosen = {}
        for hand in hands:
            choices = self._game.choices(state, hand)
            values = self.values(state, hand) if len(choices) > 1 else {choices[0]: 0.0}
            chosen[hand] = max(values, key=values.__getitem__)
        return chosen

    def values(self, state: State, hand: Hand) -> dict[Action, float]:
        """The expected final points of each legal choice in solitaire."""
        return {
            action: max(expected_points(end, hand) for end in self._ends(state, hand, action))
            for action in self._game.choices(state, hand)
        }

    def _ends(self, state: State, hand: Hand, action: Action) -> Iterator[State]:
        chosen = dict.fromkeys(self._game.awaited(state), PASS) | {hand: action}
        following: State = self._game.resolve(state, chosen).state
        if self._game.awaited(following) == (hand,):
            for onward in self._game.choices(following, hand):
                yield from self._ends(following, hand, onward)
        else:
            yield following


def expected_points(state: State, hand: Hand) -> float:
    """The points of the sheet and the expected points to come."""
    sheet = state.sheets[hand]
    if state.ended is not None or sheet.penalties == MOST_PENALTIES:
        return float(sheet.score)
    rows = sheet_states(sheet, state.closed_rows)
    return sheet.score + float(_solution()[sheet.penalties, sheet_number(*rows)])


@cache
def _solution() -> Any:
    need("numba")
    from tablecade.games.qwixx.solver import load_or_solve

    return load_or_solve()
