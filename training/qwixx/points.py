"""The baseline `points` at many tables at once, on NumPy or CuPy arrays: for training and bench.

bench/baselines.py has the same player for one table, and says what its 25 features are.
"""

from typing import Any

import numpy as np

from tablecade.games.qwixx.bots.net import ArraySearch, load_weights
from tablecade.games.qwixx.kernel.arrays import QwixxArrays, Tables
from tablecade.games.qwixx.kernel.numbers import CROSSES, LENGTH, PLACES
from tablecade.games.qwixx.rules.state import CROSSES_BEFORE_LOCK, LAST_PLACE

FEATURES = 25
SCORE_UNIT = 50.0
"""Points in a unit of the mean."""
NUMBERS = range(2, 13)
WAYS = np.array([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0]) / 36
"""The probability of each place's number; none for a row in which no place can be crossed."""


def load_points(seats: int) -> dict[str, Any]:
    """The layers of the network for a number of seats."""
    return load_weights(f"qwixx-points-{seats}", __package__)


def points_search(arrays: QwixxArrays) -> ArraySearch:
    xp = arrays.xp
    layers = {name: xp.asarray(layer) for name, layer in load_points(arrays.seats).items()}
    return ArraySearch(arrays, PointsNet(layers, xp), PointsFeatures(arrays))


class PointsNet:
    """Final scores as mean and log variance, of a seat and of the best other one."""

    def __init__(self, layers: dict[str, Any], xp: Any) -> None:
        self.layers, self._xp = layers, xp

    def win_shares(self, features: Any) -> Any:
        """A number from 0 to 1 that rises with the lead in standard deviations.

        Any such number ranks choices alike; this one tells large leads apart in 32 bits.
        """
        xp, scores = self._xp, self.scores(features)
        gap = scores[:, 0, 0] - scores[:, 1, 0]
        return 0.5 + xp.arctan(gap / xp.sqrt(xp.exp(scores[:, :, 1]).sum(axis=1))) / np.pi

    def scores(self, features: Any) -> Any:
        """[…, 2]: mean and log variance of the final score, in units of SCORE_UNIT."""
        xp, layers = self._xp, self.layers
        first = xp.maximum(features @ layers["lines"] + layers["first"], 0)
        second = xp.maximum(first @ layers["middle"] + layers["second"], 0)
        return second @ layers["last"] + layers["third"]


class PointsFeatures:
    """The 25 features of two seats at each table, between about -1 and 1."""

    def __init__(self, arrays: QwixxArrays) -> None:
        xp, self.arrays = arrays.xp, arrays
        self._length = xp.asarray(LENGTH.astype(np.int64))
        self._crosses = xp.asarray(CROSSES)
        self._ways = xp.asarray(WAYS)
        rising = [1 << number for number in NUMBERS]
        self._number = xp.asarray([[*rising, 0]] * 2 + [[*rising[::-1], 0]] * 2)
        """[row, place]: the bit of its number."""

    def of(self, tables: Tables, seat: Any) -> Any:
        """[table, 2, feature]: of the seat, and of the other one with the most points."""
        leader = self._others(tables, seat).argmax(axis=1)
        return self.arrays.xp.stack([self._of(tables, one) for one in (seat, leader)], axis=1)

    def _others(self, tables: Tables, seat: Any) -> Any:
        """[table, seat]: points; next to none for the seat itself."""
        xp, arrays = self.arrays.xp, self.arrays
        own = xp.arange(arrays.seats) == seat[:, None]
        return xp.where(own, np.iinfo(np.int32).min, arrays.scores(tables))

    def _of(self, tables: Tables, seat: Any) -> Any:
        xp, each = self.arrays.xp, self.arrays.xp.arange(tables.size)
        closed, marks = self.arrays.closed(tables), tables.marks[each, seat]
        length, crosses = self._length[marks], self._crosses[marks]
        early = (length == LAST_PLACE) & (crosses < CROSSES_BEFORE_LOCK)
        free = xp.where(closed | early, PLACES, xp.minimum(length, PLACES))
        likely = self._ways[free] * (crosses + 1)
        blanks = xp.where(closed, 0, length - crosses).sum(axis=1)
        rows = [xp.where(closed, 1, length / PLACES), crosses / PLACES, closed, likely * 6 / PLACES]
        columns = [
            tables.penalties[each, seat] / 3,
            blanks / 40,
            xp.full(tables.size, (self.arrays.seats - 1) / 4),
            self._gap(tables, seat),
            *self._of_all(tables, closed, free),
        ]
        return xp.concatenate([*rows, xp.stack(columns, axis=1)], axis=1).astype(np.float32)

    def _gap(self, tables: Tables, seat: Any) -> Any:
        xp, each = self.arrays.xp, self.arrays.xp.arange(tables.size)
        own = self.arrays.scores(tables)[each, seat]
        return xp.clip((own - self._others(tables, seat).max(axis=1)) / 100, -1, 1)

    def _of_all(self, tables: Tables, closed: Any, free: Any) -> list[Any]:
        """How near the end is, and how likely a sum of the white dice can be crossed."""
        xp, crosses = self.arrays.xp, self._crosses[tables.marks]
        ready = (crosses >= CROSSES_BEFORE_LOCK) & ~closed[:, None]
        bits = self._number[xp.arange(4), free]
        reached = bits[:, 0] | bits[:, 1] | bits[:, 2] | bits[:, 3]
        return [
            tables.penalties.max(axis=1) / 3,
            closed.any(axis=1),
            (self._length[tables.marks].sum(axis=2) / (4 * PLACES)).max(axis=1),
            sum(self._ways[number - 2] * (reached >> number & 1) for number in NUMBERS),
            ready.sum(axis=(1, 2)) / 8,
        ]
