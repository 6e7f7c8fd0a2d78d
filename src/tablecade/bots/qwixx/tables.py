"""Many tables of Qwixx at once as NumPy arrays: as much of the rules as looking ahead needs.

A row is its state (bots/qwixx/features.py): a cross leads from one state to a higher one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tablecade.bots.qwixx.features import PENALTY_COUNTS, WIDEST_GAP
from tablecade.games.qwixx.row import Row
from tablecade.games.qwixx.sheet import MOST_PENALTIES, PENALTY_POINTS
from tablecade.games.qwixx.turn import ROWS_TO_END
from tablecade.kernels.qwixx.rows import CLOSED, CROSSED, POINTS, ROW_STATES, sheet_states

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from tablecade.bots.qwixx.value_net import ValueNet
    from tablecade.games.qwixx.state import State

    Array = npt.NDArray[np.int64]


class Tables(NamedTuple):
    """By table and seat; rows by table, seat and row."""

    rows: Array
    penalties: Array
    scores: Array

    def take(self, which: Array) -> Tables:
        return Tables(self.rows[which], self.penalties[which], self.scores[which])


def tables_of(state: State, copies: int) -> Tables:
    import numpy as np

    closed = state.closed_rows
    rows = [sheet_states(sheet, closed) for sheet in state.sheets]
    penalties = [sheet.penalties for sheet in state.sheets]
    scores = [sheet.score for sheet in state.sheets]
    return Tables(*(np.array([values] * copies) for values in (rows, penalties, scores)))


def can_cross(tables: Tables, seat: int, row: Row, numbers: Array) -> Any:
    """A mask by table: whether this seat can cross its number in this row."""
    return CROSSED[tables.rows[:, seat, row], _places(row, numbers)] >= 0


def cross(tables: Tables, seat: int, row: Row, numbers: Array, where: Any) -> Tables:
    """Cross where the mask says; what that closes, `close` says to the others."""
    import numpy as np

    before, places = tables.rows[:, seat, row], _places(row, numbers)
    after = np.where(where, CROSSED[before, places].astype(np.int64), before)
    rows, scores = tables.rows.copy(), tables.scores.copy()
    rows[:, seat, row] = after
    scores[:, seat] += np.where(where, POINTS[before, places], 0)
    return Tables(rows, tables.penalties, scores)


def close(tables: Tables) -> Tables:
    """A row closed by one is closed for everybody, after all who close it together (QX-3.4)."""
    import numpy as np

    closed = (tables.rows == CLOSED).any(axis=1, keepdims=True)
    return tables._replace(rows=np.where(closed, CLOSED, tables.rows))


def miss(tables: Tables, seat: int, where: Any) -> Tables:
    """QX-2.5."""
    penalties, scores = tables.penalties.copy(), tables.scores.copy()
    penalties[:, seat] += where
    scores[:, seat] -= PENALTY_POINTS * where
    return Tables(tables.rows, penalties, scores)


def over(tables: Tables) -> Any:
    """QX-4.1."""
    closed = (tables.rows[:, 0] == CLOSED).sum(axis=1) >= ROWS_TO_END
    return closed | (tables.penalties >= MOST_PENALTIES).any(axis=1)


def worth(tables: Tables, seat: int, net: ValueNet, *, following: int) -> Any:
    """The share of the victory: expected, or known where it is over."""
    import numpy as np

    best = tables.scores == tables.scores.max(axis=1, keepdims=True)
    known = best[:, seat] / best.sum(axis=1)
    return np.where(over(tables), known, net.win_shares(_look(tables, seat, following)))


def _look(tables: Tables, seat: int, following: int) -> Array:
    """What `look` of qwixx_sight sees, of many tables."""
    import numpy as np

    seats = tables.scores.shape[1]
    order = [(seat + turn) % seats for turn in range(seats)]
    gaps = tables.scores[:, [seat]] - tables.scores[:, order[1:]]
    turns = np.full((len(gaps), 1), (following - seat) % seats)
    seen = np.concatenate(
        [
            tables.rows[:, order].reshape(len(gaps), -1),
            np.minimum(tables.penalties[:, order], PENALTY_COUNTS - 1),
            np.clip(gaps, -WIDEST_GAP, WIDEST_GAP) + WIDEST_GAP,
            turns,
        ],
        axis=1,
    )
    sizes = [ROW_STATES] * (4 * seats) + [PENALTY_COUNTS] * seats
    sizes += [2 * WIDEST_GAP + 1] * (seats - 1)
    starts: Array = np.cumsum([0, *sizes])
    return seen + starts


def _places(row: Row, numbers: Array) -> Array:
    return numbers - 2 if row < Row.GREEN else 12 - numbers
