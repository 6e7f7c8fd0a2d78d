"""One turn ahead in Qwixx and Qwixx On Board: the mean value of a table after the next roll.

Every sum of the white dice is played once, with random coloured dice. Every player is modelled as
choosing by the value network, without a model of the others and, in action 1, without a look at
step 3.
"""

from random import Random
from typing import Any

import numpy as np

from tablecade.core.hand import Seat
from tablecade.games.qwixx.bots.array_search import ArraySearch
from tablecade.games.qwixx.kernel.array_tables import Tables
from tablecade.games.qwixx.rules.row import ROWS

SUMS = range(2, 13)
WAYS = [6 - abs(7 - total) for total in SUMS]
"""Rolls of two dice, of 36, that make each sum."""
WEIGHTS = np.array(WAYS) / 36


def random_rolls(rng: Random) -> list[list[int]]:
    """Six dice for each sum of the white ones."""
    return [[*_white(rng, total), *(rng.randint(1, 6) for _ in ROWS)] for total in SUMS]


def _white(rng: Random, total: int) -> tuple[int, int]:
    one = rng.randint(max(1, total - 6), min(6, total - 1))
    return one, total - one


def expect(search: ArraySearch, before: Tables, rolls: list[list[int]], seat: Seat) -> Any:
    """[table]: the mean value for one seat after the next turn, with the same rolls for all.

    Tables that are over keep their value.
    """
    tables = before.take(np.repeat(np.arange(before.size), len(rolls)))
    dice = np.tile(np.array(rolls), (before.size, 1))
    rolled = search.arrays.deal(tables, first=tables.active, dice=dice)
    ends = search.finish_turn(search.arrays.step(rolled, search.choices(rolled, depth=2)))
    values = search.values(ends, np.full(ends.size, seat))
    return values.reshape(before.size, -1) @ WEIGHTS
