"""Bots for Qwixx that choose by a trained value network.

Every way to finish the own turn is valued. Weaker levels choose at a temperature, so they confuse
choices of similar value. `hard` also models the choices of the others. A style decides only
between choices of nearly equal value, so strength stays the same.
"""

from collections.abc import Callable, Mapping
from functools import cache
from math import log
from random import Random
from typing import Any, NamedTuple

import numpy as np

from tablecade.core.hand import Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.bots.net import ArraySearch, load_net
from tablecade.games.qwixx.kernel.arrays import QwixxArrays, Tables, either, encode_states
from tablecade.games.qwixx.kernel.numbers import OVER, encode
from tablecade.games.qwixx.rules.state import Cross, Sheet

TOLERANCE = 0.01
"""In win probability: a style decides between choices that are this close to the best."""

Style = Callable[[Sheet, Any], float]
"""The preference for an action, from the own sheet and the action."""


def bold(sheet: Sheet, action: Any) -> float:
    """Prefers to cross, and far to the right."""
    return 1.0 + _skipped(sheet, action) if isinstance(action, Cross) else 0.0


def careful(sheet: Sheet, action: Any) -> float:
    """Prefers to skip few numbers, and passes rather than skip one."""
    return -_skipped(sheet, action) if isinstance(action, Cross) else -0.5


def _skipped(sheet: Sheet, action: Cross) -> float:
    return float(action.row.place(action.number) - sheet.last(action.row) - 1)


STYLES: Mapping[str, Style | None] = {"plain": None, "bold": bold, "careful": careful}


class Choices(NamedTuple):
    """The choices of a seat, and the end of the turn each leads to."""

    table: Tables
    seat: Seat
    actions: Any
    values: Any
    ends: Tables


class TurnSearch(ArraySearch):
    def choices_of(self, table: Tables, seat: Seat) -> Choices:
        """The best end of the turn for each choice, if no other player crosses."""
        _, action, ends = self.ends(table, np.array([seat]))
        values = self.values(ends, np.full(ends.size, seat)).astype(np.float64)
        actions = np.array(list(dict.fromkeys(action.tolist())))
        best = [int(np.where(action == one, values, -1.0).argmax()) for one in actions]
        return Choices(table, seat, actions, values[best], ends.take(np.array(best)))

    def with_others(self, found: Choices, weight: float) -> Choices:
        """Values when the others choose as they would by `choices_of`.

        The model may be wrong, and where it ends the match all choices look alike, so the result
        is a weighted mean with the value when nobody else crosses.
        """
        count = len(found.actions)
        modelled = np.repeat(self.choices(found.table), count, axis=0)
        modelled[:, found.seat] = found.actions
        acted = self.arrays.step(found.table.take(np.zeros(count, np.int64)), modelled)
        ends = self.finish_turn(acted)
        values = self.values(ends, np.full(count, found.seat))
        mixed = found.values + weight * (values - found.values)
        kept = either(np, ends.phase == OVER, found.ends, ends)
        return found._replace(values=mixed, ends=kept)


class LearnedQwixx:
    """`guess_weight` is the weight of the model of the others' simultaneous choices."""

    def __init__(
        self,
        game: AnyGame,
        rng: Random,
        *,
        temperature: float = 0.0,
        guess_weight: float = 0.0,
        style: str = "plain",
    ) -> None:
        self._game = game
        self._rng = rng
        self._temperature = temperature
        self._guess_weight = guess_weight
        self._style = STYLES[style]

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return {hand: self._choose(state, hand) for hand in hands}

    def _choose(self, state: Any, hand: Hand) -> Any:
        values = self.values(state, hand)
        if self._style is not None:
            sheet, style = self.sheet(state, hand), self._style
            enough = max(values.values()) - TOLERANCE
            good = [action for action, value in values.items() if value >= enough]
            return max(good, key=lambda action: (style(sheet, action), values[action]))
        if not self._temperature:
            return max(values, key=values.__getitem__)

        def drawn(action: Any) -> float:
            """With noise that makes a choice as likely as its odds to 1 / temperature."""
            share = min(max(values[action], 1e-6), 1 - 1e-6)
            noise = -self._temperature * log(-log(self._rng.uniform(1e-12, 1 - 1e-12)))
            return log(share / (1 - share)) + noise

        return max(values, key=drawn)

    def values(self, state: Any, hand: Hand) -> dict[Any, float]:
        """The expected share of the win for each legal choice."""
        actions = self._game.choices(state, hand)
        if len(actions) == 1:
            return {actions[0]: 0.5}
        search, tables = self.on_arrays(state)
        found = search.choices_of(tables, Seat(hand))
        if self._guess_weight and len(self._game.awaited(state)) > 1:
            found = search.with_others(found, self._guess_weight)
        by_code = dict(zip(found.actions.tolist(), self.judge(search, found), strict=True))
        return {action: by_code[self.code(action)] for action in actions}

    # What differs in a game that extends Qwixx.

    code: Callable[[Any], int] = staticmethod(encode)
    """The number of an action."""

    def sheet(self, state: Any, hand: Hand) -> Sheet:
        own: Sheet = state.sheets[hand]
        return own

    def on_arrays(self, state: Any) -> tuple[TurnSearch, Tables]:
        """A search for such states, and the state as arrays."""
        return _search(len(state.sheets)), encode_states([state])

    def judge(self, search: TurnSearch, found: Choices) -> list[float]:  # noqa: ARG002
        """The values of the choices that were found."""
        values: list[float] = found.values.tolist()
        return values


@cache
def _search(seats: int) -> TurnSearch:
    return TurnSearch(QwixxArrays(np, seats), load_net(seats))
