"""Styles, as games/qwixx/bots/style.py: the preference among choices of nearly equal value."""

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled.baselines import LENGTH
from tablecade.games.qwixx.bots.compiled.player import BOLD
from tablecade.games.qwixx.bots.style import TOLERANCE
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.numbers import PASS
from tablecade.games.qwixx.kernel.table import PLACE_OF, ROW_OF


@compiled_apart
def pick_by_style(table: Record, seat: int, style: int, search: Record) -> int:
    """The preferred one of the choices just searched; equal preferences go by value."""
    best = -np.inf
    for index in range(search.kept):
        best = max(best, search.values[index])
    chosen, most, worth = PASS, -np.inf, -np.inf
    for index in range(search.kept):
        value = search.values[index]
        if value >= best - TOLERANCE:
            choice = search.choices[index]
            preference = _preference(table, seat, choice, style)
            if preference > most or (preference == most and value > worth):
                chosen, most, worth = choice, preference, value
    return chosen


@compiled
def _preference(table: Record, seat: int, choice: int, style: int) -> float:
    if choice == PASS:
        return 0.0 if style == BOLD else -0.5
    skipped = np.float64(PLACE_OF[choice]) - LENGTH[table.rows[seat, ROW_OF[choice]]]
    return 1.0 + skipped if style == BOLD else -skipped
