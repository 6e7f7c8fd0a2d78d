"""The matrix game of one state, solved exactly: revised simplex on Pixoid's rows.

Columns are many and dear, rows are few: so the basis has a line for each row and one for the
value, and a column comes in only when it is the best answer to Pixoid's present mix. A pure
saddle needs no more than one column; the same steps prove it.

The linear programme is the Bugs' own: the least `value` with, in every row, what their mix gives
Pixoid plus a slack equal to it. `inverse` is the basis turned round: its last line holds
the value, and Pixoid's mix with its sign turned. `level` says how much each basic variable is;
`held` which column it is, or SLACK.
"""

import numpy as np
import numpy.typing as npt

from tablecade.solvers.compiled import compiled

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

SLACK = -1
PIVOTS = 400
"""More than any game seen needed: a game that needs more is an error, not a guess."""

NEGATIVE, TINY, PIVOT = -1e-11, 1e-12, 1e-8
TILT = 1e-10
"""Breaks ties between rows, so that the simplex can't go in circles."""

GOLDEN = 0.6180339887


@compiled
def tilt(row: int) -> float:
    return TILT * (1.0 + GOLDEN * row - int(GOLDEN * row))


@compiled
def begin(inverse: Floats, level: Floats, held: Ints, entries: Floats, column: int) -> None:
    """One column, Pixoid's best answer to it, and the slacks of all other rows."""
    rows = len(entries)
    top = 0
    for row in range(1, rows):
        if entries[row] - tilt(row) > entries[top] - tilt(top):
            top = row
    inverse[:] = 0.0
    for row in range(rows):
        inverse[row, row] = 1.0
        inverse[row, top] = -1.0
        inverse[row, rows] = entries[top] - entries[row]
        level[row] = entries[top] - entries[row] + tilt(row) - tilt(top)
        held[row] = SLACK
    inverse[top, top] = 0.0
    inverse[top, rows] = level[top] = 1.0
    inverse[rows, top] = -1.0
    inverse[rows, rows] = level[rows] = entries[top]
    held[top] = column


@compiled
def settle(inverse: Floats, level: Floats, held: Ints, mix: Floats) -> int:
    """Make Pixoid's mix the best against the columns at hand. Returns the pivots it took."""
    rows = len(mix)
    toward = np.empty(rows + 1)
    for pivots in range(PIVOTS):
        mix[:] = -inverse[rows, :rows]
        worst = np.argmin(mix)
        if mix[worst] >= NEGATIVE:
            return pivots
        toward[:] = inverse[:, worst]
        if not exchange(inverse, level, held, toward, SLACK):
            break
    return PIVOTS


@compiled
def bring(inverse: Floats, level: Floats, held: Ints, entries: Floats, column: int) -> bool:
    """Let a column in. False when nothing can leave for it, which rounding alone could cause."""
    rows = len(entries)
    toward = inverse[:, rows].copy()
    for row in range(rows):
        toward += inverse[:, row] * entries[row]
    return exchange(inverse, level, held, toward, column)


@compiled
def exchange(inverse: Floats, level: Floats, held: Ints, toward: Floats, entering: int) -> bool:
    """`toward` is how fast each basic variable falls as the new one grows; the first at 0 leaves.

    The value itself stands in the last line and never leaves: it may take any sign.
    """
    rows = len(level) - 1
    out, ratio = -1, np.inf
    for row in range(rows):
        if toward[row] > PIVOT and level[row] / toward[row] < ratio:
            out, ratio = row, level[row] / toward[row]
    if out < 0:
        return False
    leaving = inverse[out] / toward[out]
    for line in range(rows + 1):
        inverse[line] -= toward[line] * leaving
        level[line] -= toward[line] * ratio
    inverse[out] = leaving
    level[out] = ratio
    held[out] = entering
    return True
