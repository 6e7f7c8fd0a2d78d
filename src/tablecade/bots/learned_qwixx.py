"""Qwixx and On Board by a learned value: every way to go on is thought to the turn's end.

What others choose at the same time only `hard` guesses at. Levels differ in how sure the hand is: a
weaker one mistakes values that lie close together, as people do.
"""

from collections.abc import Iterator, Mapping
from math import log
from random import Random
from typing import Any

from tablecade.bots.bot import Bot, MakeBot
from tablecade.bots.qwixx_foresight import WHITE_PAIRS, Foresight
from tablecade.bots.qwixx_sight import look, scores
from tablecade.bots.taste import LEEWAY, Taste
from tablecade.bots.value_net import load_net
from tablecade.core.hand import DICE, Hand, Seat, to_the_left
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.action import PASS
from tablecade.games.qwixx.row import ROWS
from tablecade.games.qwixx.state import Phase, State
from tablecade.games.qwixx_on_board.action import Action
from tablecade.games.qwixx_on_board.state import State as BoardState

AnyState = State | BoardState
Thoughts = dict[Action, tuple[float, AnyState]]
"""For each choice what it is worth, and the table it leads to."""

EASY, MEDIUM, HARD = 0.35, 0.15, 0.0
"""The levels by their blur: how far off, in log odds, a value may be taken for."""

GUESS = 0.9
"""How much is given on what the others may choose at the same time."""

DOUBT = 0.03
"""Of the victory: what lies closer than this is worth a second thought."""
MOST_THOUGHTS = 2


class LearnedQwixx:
    def __init__(
        self,
        game: AnyGame,
        rng: Random,
        *,
        blur: float,
        doubt: float = 0.0,
        guess: float = 0.0,
        taste: Taste | None = None,
    ) -> None:
        self._game = game
        self._rng = rng
        self._blur = blur
        self._doubt = doubt
        self._guess = guess
        self._taste = taste

    def choose(self, state: AnyState, hands: tuple[Hand, ...]) -> Mapping[Hand, Action]:
        return {hand: self._choose(state, hand) for hand in hands}

    def _choose(self, state: AnyState, hand: Hand) -> Action:
        values = self.values(state, hand)
        if self._taste is not None:
            return self._liked(state, hand, values, self._taste)
        if not self._blur:
            return max(values, key=values.__getitem__)
        return max(values, key=lambda action: _log_odds(values[action]) + self._gumbel())

    @staticmethod
    def _liked(state: AnyState, hand: Hand, values: Mapping[Action, float], taste: Taste) -> Action:
        """Of the choices as good as the best, the one most to this player's taste."""
        enough = max(values.values()) - LEEWAY
        good = [action for action, value in values.items() if value >= enough]
        return max(good, key=lambda action: (taste(state, hand, action), values[action]))

    def _gumbel(self) -> float:
        """Noise under which a choice is as likely as its odds to the power of 1 / blur."""
        return -self._blur * log(-log(self._rng.uniform(1e-12, 1 - 1e-12)))

    def values(self, state: AnyState, hand: Hand) -> dict[Action, float]:
        """For each legal choice, the share of the victory expected if all goes on best."""
        actions = self._game.choices(state, hand)
        if len(actions) == 1:
            return {actions[0]: 0.5}
        best = self._first_thoughts(state, hand)
        if self._guess and len(self._game.awaited(state)) > 1:
            best = self._together(state, hand, best)
        values = {action: value for action, (value, _) in best.items()}
        return values | self._second_thoughts(best, Seat(hand))

    def _first_thoughts(self, state: AnyState, hand: Hand) -> Thoughts:
        """Each choice with the best table it can lead to, if nobody else crosses anything."""
        actions = self._game.choices(state, hand)
        ends = [(action, end) for action in actions for end in self._ends(state, hand, action)]
        best: Thoughts = {}
        for (action, end), value in zip(ends, self._worth(ends, hand), strict=True):
            if action not in best or value > best[action][0]:
                best[action] = (value, end)
        return best

    def _together(self, state: AnyState, hand: Hand, best: Thoughts) -> Thoughts:
        """Choices made at once, the others thought to choose as this bot would at first.

        A guess may be wrong, and one that ends the match makes all choices look alike: so each
        is valued both with it and without.
        """
        others = [other for other in self._game.awaited(state) if other != hand]
        guessed = {other: self._likely(state, other) for other in others}
        ends = [(action, self._through(state, guessed | {hand: action})) for action in best]
        together: Thoughts = {}
        for (action, end), value in zip(ends, self._worth(ends, hand), strict=True):
            alone, table = best[action]
            kept = table if self._game.outcome(end) is not None else end
            together[action] = (alone + self._guess * (value - alone), kept)
        return together

    def _likely(self, state: AnyState, hand: Hand) -> Action:
        thoughts = self._first_thoughts(state, hand)
        return max(thoughts, key=lambda action: thoughts[action][0])

    def _through(self, state: AnyState, chosen: Mapping[Hand, Action]) -> AnyState:
        """The table after this turn, its active player going on as is likely."""
        state = self._game.resolve(state, chosen).state
        while (hands := self._game.awaited(state)) and DICE not in hands:
            likely = {hand: self._likely(state, hand) for hand in hands}
            state = self._game.resolve(state, likely).state
        return state

    def _second_thoughts(self, best: Thoughts, seat: Seat) -> dict[Action, float]:
        """What the next roll makes of the choices that lie close, where this level looks ahead.

        Both thoughts err, so their mean is taken; and the best choice is worth what the best was
        at first, so that those left out stay behind.
        """
        ranked = sorted(best, key=lambda action: -best[action][0])[:MOST_THOUGHTS]
        lowest = best[ranked[0]][0] - self._doubt
        close = {action: best[action][1] for action in ranked if best[action][0] >= lowest}
        if len(close) < 2 or any(isinstance(end, BoardState) for end in close.values()):
            return {}
        coloured = [[self._rng.randint(1, 6) for _ in ROWS] for _ in WHITE_PAIRS]
        both = {
            action: (best[action][0] + self._foresee(end, seat, coloured)) / 2
            for action, end in close.items()
        }
        shift = best[ranked[0]][0] - max(both.values())
        return {action: max(value + shift, 0.0) for action, value in both.items()}

    def _foresee(self, end: AnyState, seat: Seat, coloured: list[list[int]]) -> float:
        share = self._share(end, seat)
        if share is not None or isinstance(end, BoardState):
            return share or 0.0
        net = load_net(self._game.meta.id, len(end.sheets))
        return Foresight(net, end, _following(end), coloured).expect(seat)

    def _ends(self, state: AnyState, hand: Hand, action: Action) -> Iterator[AnyState]:
        """All tables this turn can leave behind, if nobody else crosses anything."""
        chosen = dict.fromkeys(self._game.awaited(state), PASS) | {hand: action}
        following: AnyState = self._game.resolve(state, chosen).state
        if self._game.awaited(following) == (hand,):
            for onward in self._game.choices(following, hand):
                yield from self._ends(following, hand, onward)
        else:
            yield following

    def _worth(self, ends: list[tuple[Action, AnyState]], hand: Hand) -> list[float]:
        seat = Seat(hand)
        over = [self._share(end, seat) for _, end in ends]
        open_ends = [end for (_, end), share in zip(ends, over, strict=True) if share is None]
        seen = [look(end, seat, following=_following(end)) for end in open_ends]
        seats = len(scores(ends[0][1]))
        shares = iter(load_net(self._game.meta.id, seats).win_shares(seen) if seen else ())
        return [next(shares) if share is None else share for share in over]

    def _share(self, state: AnyState, seat: Seat) -> float | None:
        """Of the victory, once it is over."""
        outcome = self._game.outcome(state)
        if outcome is None:
            return None
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _following(state: AnyState) -> Seat:
    """Who is active next; another's turn that is not through yet is taken for passed."""
    table = state.table
    if table.phase is Phase.ROLL:
        return table.turn_holder
    return to_the_left(table.turn_holder, seats=len(table.sheets))


def _log_odds(share: float) -> float:
    kept = min(max(share, 1e-6), 1 - 1e-6)
    return log(kept / (1 - kept))


def level(
    *, blur: float, doubt: float = 0.0, guess: float = 0.0, taste: Taste | None = None
) -> MakeBot:
    """A learned bot that errs, thinks twice and guesses so much, and likes this."""

    def make(game: Any, rng: Random) -> Bot:
        return LearnedQwixx(game, rng, blur=blur, doubt=doubt, guess=guess, taste=taste)

    return make
