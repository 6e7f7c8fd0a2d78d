"""Self-play at thousands of tables at once, on NumPy or CuPy arrays."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tablecade.games.qwixx.bots.net import ArrayFeatures, ArraySearch, Net
from tablecade.games.qwixx.kernel.arrays import QwixxArrays, Tables, either
from tablecade.games.qwixx.kernel.numbers import OVER
from tablecade.games.qwixx_on_board.bots.learned import BoardFeatures
from tablecade.games.qwixx_on_board.kernel.arrays import OnBoardArrays
from tablecade.games.qwixx_on_board.rules.state import Track
from training.qwixx.points import PointsFeatures


class Turn(NamedTuple):
    """One turn at all tables; the first axis is the table, the second the seat."""

    before: Tables
    features: Any
    """Of each seat before the roll."""
    dice: Any
    choices: list[Any]
    """[table, seat] in action 1, action 2 and, with a track, step 3."""
    scores: Any
    over: Any
    """[table]: whether the match ended."""
    shares: Any
    """Of the win, where it ended."""
    margins: Any
    """Points ahead of the best other seat."""


def features_of(xp: Any, seats: int, tracks: Sequence[Track]) -> ArrayFeatures:
    """Of tables of Qwixx, or with tracks of Qwixx On Board."""
    if tracks:
        return BoardFeatures(OnBoardArrays(xp, seats, tracks))
    return ArrayFeatures(QwixxArrays(xp, seats))


class SelfPlay:
    """Every seat plays by the network that learns. A match that ends makes room for a new one.

    With an `opponent` only one seat of each table learns; the others play as it does.
    """

    def __init__(
        self,
        features: ArrayFeatures | PointsFeatures,
        count: int,
        seed: int,
        opponent: ArraySearch | None = None,
    ) -> None:
        arrays = features.arrays
        xp, self._arrays, self._opponent = arrays.xp, arrays, opponent
        own = xp.arange(count)[:, None] % arrays.seats == xp.arange(arrays.seats)
        self.learns = xp.ones_like(own) if opponent is None else own
        """[table, seat]: whether it plays by the network that learns."""
        self._rng = xp.random.default_rng(seed)
        self._features = features
        self.tables = self._begin(count)

    def _begin(self, count: int) -> Tables:
        """New matches, before the first roll."""
        first = self._rng.integers(0, self._arrays.seats, count)
        new = self._arrays.set_up(count)
        return self._arrays.deal(new, first=first, dice=new.dice)

    def features(self) -> Any:
        """[table, seat, feature]"""
        xp, tables, seats = self._arrays.xp, self.tables, self._arrays.seats
        which = xp.repeat(xp.arange(tables.size), seats)
        seat = xp.tile(xp.arange(seats), tables.size)
        found = self._features.of(tables.take(which), seat)
        return found.reshape(tables.size, seats, -1)

    def play(self, net: Net, epsilon: float) -> Turn:
        """One turn at every table; a share of `epsilon` of the learners' choices is random."""
        arrays, before = self._arrays, self.tables
        search = ArraySearch(arrays, net, self._features)
        features, choices = self.features(), []
        dice = self._rng.integers(1, 7, before.dice.shape)
        tables = arrays.deal(before, first=before.active, dice=dice)
        for _ in range(arrays.phases):
            choices.append(self._choose(search, tables, epsilon))
            tables = arrays.step(tables, choices[-1])
        over, scores = tables.phase == OVER, arrays.scores(tables)
        self.tables = self._replace(tables, over)
        results = arrays.win_shares(tables), self._margins(scores)
        return Turn(before, features, dice, choices, scores, over, *results)

    def _replace(self, tables: Tables, over: Any) -> Tables:
        """A new match in place of each that is over."""
        return either(self._arrays.xp, over, self._begin(tables.size), tables)

    def _choose(self, search: ArraySearch, tables: Tables, epsilon: float) -> Any:
        found = self._explore(tables, search.choices(tables, self.learns), epsilon)
        if self._opponent is None:
            return found
        return self._arrays.xp.where(
            self.learns, found, self._opponent.choices(tables, ~self.learns)
        )

    def _explore(self, tables: Tables, best: Any, epsilon: float) -> Any:
        """Random legal choices in place of a few of the best ones."""
        xp, legal = self._arrays.xp, self._arrays.legal(tables)
        drawn = xp.where(legal, self._rng.random(legal.shape, dtype=np.float32), -1)
        random = self._rng.random(best.shape, dtype=np.float32) < epsilon
        return xp.where(random, drawn.argmax(axis=2), best)

    def _margins(self, scores: Any) -> Any:
        xp, seats = self._arrays.xp, self._arrays.seats
        others = [[other for other in range(seats) if other != seat] for seat in range(seats)]
        best = xp.stack([scores[:, other].max(axis=1) for other in others], axis=1)
        return scores - best
