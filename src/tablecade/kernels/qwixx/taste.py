"""Temperaments, as bots/taste.py has them: what is liked among choices as good as the best."""

import numpy as np

from tablecade.kernels.compiled import Record, compiled, compiled_apart
from tablecade.kernels.qwixx.player import BOLD
from tablecade.kernels.qwixx.sparring import LENGTH
from tablecade.kernels.qwixx.table import PASS, PLACE_OF, ROW_OF

LEEWAY = 0.01
"""Of the victory."""


@compiled_apart
def liked(table: Record, seat: int, taste: int, thinking: Record) -> int:
    """Of the choices just thought about, the one most to this taste; equal ones by value."""
    best = -np.inf
    for index in range(thinking.kept):
        best = max(best, thinking.values[index])
    chosen, most, worth = PASS, -np.inf, -np.inf
    for index in range(thinking.kept):
        value = thinking.values[index]
        if value >= best - LEEWAY:
            choice = thinking.choices[index]
            liking = _liking(table, seat, choice, taste)
            if liking > most or (liking == most and value > worth):
                chosen, most, worth = choice, liking, value
    return chosen


@compiled
def _liking(table: Record, seat: int, choice: int, taste: int) -> float:
    if choice == PASS:
        return 0.0 if taste == BOLD else -0.5
    skipped = np.float64(PLACE_OF[choice]) - LENGTH[table.rows[seat, ROW_OF[choice]]]
    return 1.0 + skipped if taste == BOLD else -skipped
