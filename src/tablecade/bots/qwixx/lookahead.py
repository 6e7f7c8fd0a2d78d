"""One turn ahead in Qwixx and Qwixx On Board: the mean value of a table after the next roll.

All pairs of white dice are played, with random coloured dice. Every player is modelled as choosing
by the value network, without a model of the others.
"""

from random import Random
from typing import Any

import numpy as np

from tablecade.bots.qwixx.array_search import ArraySearch
from tablecade.core.hand import Seat
from tablecade.games.qwixx.row import ROWS
from tablecade.kernels.qwixx.array_tables import Tables

WHITE_PAIRS = [(one, two) for one in range(1, 7) for two in range(one, 7)]
"""The white dice are alike, so their order does not matter."""
WEIGHTS = np.array([1 if one == two else 2 for one, two in WHITE_PAIRS]) / 36


def random_rolls(rng: Random) -> list[list[int]]:
    """Six dice for each pair of white ones."""
    return [[*white, *(rng.randint(1, 6) for _ in ROWS)] for white in WHITE_PAIRS]


def expect(search: ArraySearch, before: Tables, rolls: list[list[int]], seat: Seat) -> Any:
    """[table]: the mean value for one seat after the next turn, with the same rolls for all.

    Tables that are over keep their value.
    """
    tables = before.take(np.repeat(np.arange(before.size), len(rolls)))
    dice = np.tile(np.array(rolls), (before.size, 1))
    rolled = search.arrays.deal(tables, first=tables.active, dice=dice)
    ends = search.finish_turn(search.arrays.step(rolled, search.choices(rolled)))
    values = search.values(ends, np.full(ends.size, seat))
    return values.reshape(before.size, -1) @ WEIGHTS
