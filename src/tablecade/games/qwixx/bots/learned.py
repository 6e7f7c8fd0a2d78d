"""Bots for Qwixx and Qwixx On Board that choose by a trained value network.

Every way to finish the own turn is valued. Weaker levels choose at a temperature, so they confuse
choices of similar value. `hard` also models the choices of the others, and where its best choices
are close it looks one roll ahead.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from math import log
from random import Random
from typing import Any

import numpy as np

from tablecade.core.hand import Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.bots.lookahead import expect, random_rolls
from tablecade.games.qwixx.bots.settings import GUESS_WEIGHT, LOOKAHEAD_MARGIN, MOST_LOOKAHEADS
from tablecade.games.qwixx.bots.style import STYLES, TOLERANCE, Style
from tablecade.games.qwixx.bots.turn_search import Choices, TurnSearch
from tablecade.games.qwixx.bots.value_net import load_net
from tablecade.games.qwixx.kernel.array_tables import encode_states
from tablecade.games.qwixx.kernel.arrays import QwixxArrays
from tablecade.games.qwixx.kernel.numbers import encode
from tablecade.games.qwixx_on_board.rules.action import Action
from tablecade.games.qwixx_on_board.rules.track import Track


class LearnedQwixx:
    """`guess_weight` is the weight of the model of the others' simultaneous choices.

    `lookahead` has the numbers of seats at which close choices get a lookahead.
    """

    def __init__(
        self,
        game: AnyGame,
        rng: Random,
        *,
        temperature: float = 0.0,
        guess_weight: float = 0.0,
        lookahead: Collection[int] = (),
        style: Style | None = None,
    ) -> None:
        self._game = game
        self._rng = rng
        self._temperature = temperature
        self._lookahead = lookahead
        self._guess_weight = guess_weight
        self._style = style

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Action]:
        return {hand: self._choose(state, hand) for hand in hands}

    def _choose(self, state: Any, hand: Hand) -> Action:
        values = self.values(state, hand)
        if self._style is not None:
            return self._by_style(state, hand, values, self._style)
        if not self._temperature:
            return max(values, key=values.__getitem__)
        return max(values, key=lambda action: _log_odds(values[action]) + self._gumbel())

    @staticmethod
    def _by_style(state: Any, hand: Hand, values: Mapping[Action, float], style: Style) -> Action:
        """The preferred one of the choices within the tolerance."""
        enough = max(values.values()) - TOLERANCE
        good = [action for action, value in values.items() if value >= enough]
        return max(good, key=lambda action: (style(state.table, hand, action), values[action]))

    def _gumbel(self) -> float:
        """Noise that makes a choice as likely as its odds to the power of 1 / temperature."""
        return -self._temperature * log(-log(self._rng.uniform(1e-12, 1 - 1e-12)))

    def values(self, state: Any, hand: Hand) -> dict[Action, float]:
        """The expected share of the win for each legal choice."""
        actions = self._game.choices(state, hand)
        if len(actions) == 1:
            return {actions[0]: 0.5}
        search = _search_of(self._game.meta.id, len(state.table.sheets), state.track)
        found = search.choices_of(encode_states([state]), Seat(hand))
        if self._guess_weight and len(self._game.awaited(state)) > 1:
            found = search.with_others(found, self._guess_weight)
        values = found.values.tolist()
        if len(state.table.sheets) in self._lookahead:
            values = self._look_ahead(search, found)
        by_code = dict(zip(found.actions.tolist(), values, strict=True))
        return {action: by_code[encode(action)] for action in actions}

    def _look_ahead(self, search: TurnSearch, found: Choices) -> list[float]:
        """The closest choices get the mean of their value and that after the next turn.

        Their values are shifted so that the best stays as it was: choices that were left out stay
        behind.
        """
        values = found.values.copy()
        ranked = np.argsort(-values, kind="stable")[:MOST_LOOKAHEADS]
        close = ranked[values[ranked] >= values[ranked[0]] - LOOKAHEAD_MARGIN]
        if len(close) > 1:
            after = expect(search, found.ends.take(close), random_rolls(self._rng), found.seat)
            both = (values[close] + after) / 2
            values[close] = np.maximum(both + values[ranked[0]] - both.max(), 0.0)
        listed: list[float] = values.tolist()
        return listed


def make_hard(
    game: AnyGame, rng: Random, *, style: str = "plain", lookahead: Collection[int] = ()
) -> LearnedQwixx:
    """The strongest level in one of the styles, with a lookahead at these numbers of seats."""
    return LearnedQwixx(
        game, rng, guess_weight=GUESS_WEIGHT, lookahead=lookahead, style=STYLES[style]
    )


@lru_cache(maxsize=16)
def _search_of(game: str, seats: int, track: Track | None) -> TurnSearch:
    arrays = QwixxArrays(np, seats, [] if track is None else [track])
    return TurnSearch(arrays, load_net(game, seats))


def _log_odds(share: float) -> float:
    kept = min(max(share, 1e-6), 1 - 1e-6)
    return log(kept / (1 - kept))
