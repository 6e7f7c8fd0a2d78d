"""Bots for Qwixx On Board that choose by a trained value network, as those of Qwixx.

`hard` also looks ahead: where its best choices are close, it plays the next turn of each, with
every sum of the white dice once and random coloured dice.
"""

from functools import cache, lru_cache, reduce
from operator import or_
from random import Random
from typing import Any

import numpy as np

from tablecade.core.hand import Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.bots.learned import Choices, LearnedQwixx, TurnSearch
from tablecade.games.qwixx.bots.net import ArrayFeatures, ArraySearch, ValueNet, load_weights
from tablecade.games.qwixx.kernel.arrays import Tables
from tablecade.games.qwixx.rules.state import ROWS, Sheet
from tablecade.games.qwixx_on_board.kernel.arrays import OnBoardArrays, encode_states
from tablecade.games.qwixx_on_board.kernel.numbers import encode
from tablecade.games.qwixx_on_board.rules.game import FARTHEST
from tablecade.games.qwixx_on_board.rules.state import FINISH_FIELDS, Track

LOOKAHEAD_MARGIN = 0.03
"""In win probability: choices closer than this to the best get a lookahead."""

MOST_LOOKAHEADS = 2
"""Choices that get a lookahead, at most."""

LONGEST_WAY = 63
WAYS = LONGEST_WAY + 1
"""Fields to the finish."""
STEPS = 1 << FARTHEST
"""Sets of the next five fields."""
AHEAD = 10
"""Fields behind those that are counted."""
COUNTDOWNS = 6


@cache
def load_net(seats: int) -> ValueNet:
    """The network that ships with the package."""
    return ValueNet(load_weights(f"qwixx-on-board-net-{seats}", __package__))


class BoardFeatures(ArrayFeatures):
    """Also each pawn's way to the finish and the fields it may land on, and the turns left."""

    def __init__(self, arrays: OnBoardArrays) -> None:
        super().__init__(arrays)
        xp, self._board = arrays.xp, arrays
        self._ahead = xp.arange(1, FARTHEST + AHEAD + 1)
        self._bits = xp.asarray([1 << step for step in range(FARTHEST)])

    @staticmethod
    def sizes(seats: int) -> list[int]:
        return ArrayFeatures.sizes(seats) + [WAYS, STEPS, AHEAD + 1] * seats + [COUNTDOWNS]

    def _columns(self, tables: Any, seat: Any) -> list[Any]:
        """Of each pawn the way to the finish, the next fields as bits, open ones behind them."""
        arrays, xp = self._board, self._board.xp
        columns, fields = super()._columns(tables, seat), arrays.tracks.fields[tables.track]
        for turn in range(arrays.seats):
            other = (seat + turn) % arrays.seats
            pawn = tables.pawns[xp.arange(tables.size), other]
            way = xp.clip(fields - FINISH_FIELDS + 1 - pawn, 0, LONGEST_WAY)
            ahead = pawn[:, None] + self._ahead
            there = ahead <= fields[:, None]
            may = there & arrays.may_land(tables, other, xp.where(there, ahead, 0))
            steps = reduce(or_, (may[:, step] * self._bits[step] for step in range(FARTHEST)))
            columns.append(xp.stack([way, steps, may[:, FARTHEST:].sum(axis=1)], axis=1))
        return [*columns, tables.turns_left[:, None] + 1]


SUMS = range(2, 13)
_WAYS = [6 - abs(7 - total) for total in SUMS]
"""Rolls of two dice, of 36, that make each sum."""
WEIGHTS = np.array(_WAYS) / 36


def random_rolls(rng: Random) -> list[list[int]]:
    """Six dice for each sum of the white ones."""
    rolls = []
    for total in SUMS:
        one = rng.randint(max(1, total - 6), min(6, total - 1))
        rolls.append([one, total - one, *(rng.randint(1, 6) for _ in ROWS)])
    return rolls


def expect(search: ArraySearch, before: Tables, rolls: list[list[int]], seat: Seat) -> Any:
    """[table]: the mean value for one seat after the next turn, with the same rolls for all.

    Every player chooses by the network, without a model of the others and with a look at two
    choices of the turn. Tables that are over keep their value.
    """
    tables = before.take(np.repeat(np.arange(before.size), len(rolls)))
    dice = np.tile(np.array(rolls), (before.size, 1))
    rolled = search.arrays.deal(tables, first=tables.active, dice=dice)
    ends = search.finish_turn(search.arrays.step(rolled, search.choices(rolled, depth=2)))
    values = search.values(ends, np.full(ends.size, seat))
    return values.reshape(before.size, -1) @ WEIGHTS


class LearnedOnBoard(LearnedQwixx):
    """With a `lookahead` close choices get one. The other settings are those of Qwixx."""

    def __init__(
        self, game: AnyGame, rng: Random, *, lookahead: bool = False, **settings: Any
    ) -> None:
        super().__init__(game, rng, **settings)
        self._lookahead = lookahead

    code = staticmethod(encode)

    def sheet(self, state: Any, hand: Hand) -> Sheet:
        return super().sheet(state.table, hand)

    def on_arrays(self, state: Any) -> tuple[TurnSearch, Tables]:
        return _search(len(state.pawns), state.track), encode_states([state])

    def judge(self, search: TurnSearch, found: Choices) -> list[float]:
        """With a lookahead the closest choices get the mean of their value and that after a turn.

        Their values are shifted so that the best stays as it was: choices that were left out stay
        behind.
        """
        if not self._lookahead:
            return super().judge(search, found)
        values = found.values.copy()
        ranked = np.argsort(-values, kind="stable")[:MOST_LOOKAHEADS]
        close = ranked[values[ranked] >= values[ranked[0]] - LOOKAHEAD_MARGIN]
        if len(close) > 1:
            after = expect(search, found.ends.take(close), random_rolls(self._rng), found.seat)
            both = (values[close] + after) / 2
            values[close] = np.maximum(both + values[ranked[0]] - both.max(), 0.0)
        listed: list[float] = values.tolist()
        return listed


@lru_cache(maxsize=16)
def _search(seats: int, track: Track) -> TurnSearch:
    arrays = OnBoardArrays(np, seats, [track])
    return TurnSearch(arrays, load_net(seats), BoardFeatures(arrays))
