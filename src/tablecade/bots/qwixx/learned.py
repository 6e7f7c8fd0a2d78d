"""Bots for Qwixx and Qwixx On Board that choose by a trained value network.

Every way to finish the own turn is valued. Weaker levels choose at a temperature, so they confuse
choices of similar value. `hard` also models the choices of the others, and where its best choices
are close it looks one roll ahead.
"""

from collections.abc import Iterator, Mapping
from math import log
from random import Random
from typing import Any

from tablecade.bots.qwixx.features import features_of
from tablecade.bots.qwixx.lookahead import WHITE_PAIRS, Lookahead
from tablecade.bots.qwixx.settings import (
    GUESS_WEIGHT,
    LOOKAHEAD_MARGIN,
    MOST_LOOKAHEADS,
)
from tablecade.bots.qwixx.style import STYLES, TOLERANCE, Style
from tablecade.bots.qwixx.value_net import load_net
from tablecade.core.hand import DICE, Hand, Seat, to_the_left
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.action import PASS
from tablecade.games.qwixx.row import ROWS
from tablecade.games.qwixx.state import Phase
from tablecade.games.qwixx_on_board.action import Action

Search = dict[Action, tuple[float, Any]]
"""For each choice its value, and the best state the turn can then end in."""


class LearnedQwixx:
    """`guess_weight` is the weight of the model of the others' simultaneous choices.

    `lookahead_margin` is how close two choices must be, in win probability, for a lookahead.
    """

    def __init__(
        self,
        game: AnyGame,
        rng: Random,
        *,
        temperature: float = 0.0,
        lookahead_margin: float = 0.0,
        guess_weight: float = 0.0,
        style: Style | None = None,
    ) -> None:
        self._game = game
        self._rng = rng
        self._temperature = temperature
        self._margin = lookahead_margin
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
        best = self._search(state, hand)
        if self._guess_weight and len(self._game.awaited(state)) > 1:
            best = self._with_others(state, hand, best)
        values = {action: value for action, (value, _) in best.items()}
        return values | self._look_ahead(best, Seat(hand))

    def _search(self, state: Any, hand: Hand) -> Search:
        """The best end of the turn for each choice, if no other player crosses."""
        actions = self._game.choices(state, hand)
        ends = [(action, end) for action in actions for end in self._ends(state, hand, action)]
        best: Search = {}
        for (action, end), value in zip(ends, self._value(ends, hand), strict=True):
            if action not in best or value > best[action][0]:
                best[action] = (value, end)
        return best

    def _with_others(self, state: Any, hand: Hand, best: Search) -> Search:
        """Values when the others choose as this bot would without a model of the others.

        The model may be wrong, and where it ends the match all choices look alike, so the result
        is a weighted mean with the value when nobody else crosses.
        """
        others = [other for other in self._game.awaited(state) if other != hand]
        guessed = {other: self._first_choice(state, other) for other in others}
        ends = [(action, self._finish_turn(state, guessed | {hand: action})) for action in best]
        combined: Search = {}
        for (action, end), value in zip(ends, self._value(ends, hand), strict=True):
            alone, table = best[action]
            kept = table if self._game.outcome(end) is not None else end
            combined[action] = (alone + self._guess_weight * (value - alone), kept)
        return combined

    def _first_choice(self, state: Any, hand: Hand) -> Action:
        found = self._search(state, hand)
        return max(found, key=lambda action: found[action][0])

    def _finish_turn(self, state: Any, chosen: Mapping[Hand, Action]) -> Any:
        """The state after this turn, when its active player goes on with first choices."""
        state = self._game.resolve(state, chosen).state
        while (hands := self._game.awaited(state)) and DICE not in hands:
            likely = {hand: self._first_choice(state, hand) for hand in hands}
            state = self._game.resolve(state, likely).state
        return state

    def _look_ahead(self, best: Search, seat: Seat) -> dict[Action, float]:
        """Values of the closest choices, averaged with their values after the next turn.

        The values are shifted so that the best stays as it was: choices that were left out stay
        behind.
        """
        ranked = sorted(best, key=lambda action: -best[action][0])[:MOST_LOOKAHEADS]
        lowest = best[ranked[0]][0] - self._margin
        close = {action: best[action][1] for action in ranked if best[action][0] >= lowest}
        if len(close) < 2 or any(end.track is not None for end in close.values()):
            return {}
        coloured = [[self._rng.randint(1, 6) for _ in ROWS] for _ in WHITE_PAIRS]
        both = {
            action: (best[action][0] + self._expect(end, seat, coloured)) / 2
            for action, end in close.items()
        }
        shift = best[ranked[0]][0] - max(both.values())
        return {action: max(value + shift, 0.0) for action, value in both.items()}

    def _expect(self, end: Any, seat: Seat, coloured: list[list[int]]) -> float:
        share = self._share(end, seat)
        if share is not None:
            return share
        net = load_net(self._game.meta.id, len(end.sheets))
        return Lookahead(net, end, _following(end), coloured).expect(seat)

    def _ends(self, state: Any, hand: Hand, action: Action) -> Iterator[Any]:
        """All states this turn can end in, if no other player crosses."""
        chosen = dict.fromkeys(self._game.awaited(state), PASS) | {hand: action}
        following = self._game.resolve(state, chosen).state
        if self._game.awaited(following) == (hand,):
            for onward in self._game.choices(following, hand):
                yield from self._ends(following, hand, onward)
        else:
            yield following

    def _value(self, ends: list[tuple[Action, Any]], hand: Hand) -> list[float]:
        seat = Seat(hand)
        over = [self._share(end, seat) for _, end in ends]
        open_ends = [end for (_, end), share in zip(ends, over, strict=True) if share is None]
        seen = [features_of(end, seat, following=_following(end)) for end in open_ends]
        seats = len(ends[0][1].table.sheets)
        shares = iter(load_net(self._game.meta.id, seats).win_shares(seen) if seen else ())
        return [next(shares) if share is None else share for share in over]

    def _share(self, state: Any, seat: Seat) -> float | None:
        """The share of the win once the match is over."""
        outcome = self._game.outcome(state)
        if outcome is None:
            return None
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def make_hard(game: AnyGame, rng: Random, *, style: str = "plain") -> LearnedQwixx:
    """The strongest level, in one of the styles."""
    margin = LOOKAHEAD_MARGIN if game.meta.id == "qwixx" else 0.0
    return LearnedQwixx(
        game, rng, lookahead_margin=margin, guess_weight=GUESS_WEIGHT, style=STYLES[style]
    )


def _following(state: Any) -> Seat:
    """The next active player; another player's unfinished turn counts as passed."""
    table = state.table
    if table.phase is Phase.ROLL:
        return Seat(table.turn_holder)
    return to_the_left(table.turn_holder, seats=len(table.sheets))


def _log_odds(share: float) -> float:
    kept = min(max(share, 1e-6), 1 - 1e-6)
    return log(kept / (1 - kept))
