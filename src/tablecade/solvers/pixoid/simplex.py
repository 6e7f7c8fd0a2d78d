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
TILT, STRONGEST_TILT = 1e-10, 1e-6
"""Rows are tilted a little to break ties, so that the simplex can't go in circles.

Where rounding still leads it astray, about once in 10^8 games, it starts again with more tilt.
"""

GOLDEN = 0.6180339887


@compiled
def _tilt(row: int, strength: float) -> float:
    return strength * (1.0 + GOLDEN * row - int(GOLDEN * row))


@compiled
def begin(
    inverse: Floats, level: Floats, held: Ints, entries: Floats, column: int, tilt: float
) -> None:
    """One column, Pixoid's best answer to it, and the slacks of all other rows."""
    rows = len(entries)
    top = 0
    for row in range(1, rows):
        if entries[row] - _tilt(row, tilt) > entries[top] - _tilt(top, tilt):
            top = row
    for row in range(rows + 1):
        for other in range(rows):
            inverse[row, other] = 0.0
        inverse[row, top] = -1.0
    for row in range(rows):
        inverse[row, row] += 1.0
        inverse[row, rows] = entries[top] - entries[row]
        level[row] = inverse[row, rows] + _tilt(row, tilt) - _tilt(top, tilt)
        held[row] = SLACK
    inverse[top, rows] = level[top] = 1.0
    inverse[rows, rows] = level[rows] = entries[top]
    held[top] = column


@compiled
def settle(inverse: Floats, level: Floats, held: Ints, mix: Floats, toward: Floats) -> bool:
    """Make Pixoid's mix the best against the columns at hand. False when the pivots run out."""
    rows = len(mix)
    for _ in range(PIVOTS):
        worst = 0
        for row in range(rows):
            mix[row] = -inverse[rows, row]
            if mix[row] < mix[worst]:
                worst = row
        if mix[worst] >= NEGATIVE:
            return True
        for line in range(rows + 1):
            toward[line] = inverse[line, worst]
        if not _exchange(inverse, level, held, toward, SLACK):
            break
    return False


@compiled
def bring(
    inverse: Floats, level: Floats, held: Ints, entries: Floats, column: int, toward: Floats
) -> bool:
    """Let a column in. False when nothing can leave for it, which rounding alone can cause."""
    rows = len(entries)
    for line in range(rows + 1):
        toward[line] = inverse[line, rows]
        for row in range(rows):
            toward[line] += inverse[line, row] * entries[row]
    return _exchange(inverse, level, held, toward, column)


@compiled
def _exchange(inverse: Floats, level: Floats, held: Ints, toward: Floats, entering: int) -> bool:
    """`toward` is how fast each basic variable falls as the new one grows; the first at 0 leaves.

    The value itself stands in the last line and never leaves: it may take any sign.
    """
    rows = len(level) - 1
    out, ratio = -1, np.inf
    for row in range(rows):
        if toward[row] > PIVOT and level[row] < ratio * toward[row]:
            out, ratio = row, level[row] / toward[row]
    if out < 0:
        return False
    by = 1.0 / toward[out]
    for line in range(rows + 1):
        if line != out:
            level[line] -= toward[line] * ratio
            for other in range(rows + 1):
                inverse[line, other] -= toward[line] * by * inverse[out, other]
    for other in range(rows + 1):
        inverse[out, other] *= by
    level[out] = ratio
    held[out] = entering
    return True
