"""Exact solution of the matrix game of one state: revised simplex on Pixoid's rows.

Columns are many and expensive, rows are few. So the basis has a row for each row of the game and
one for the value, and a column enters only if it is the best response to Pixoid's current mix. A
pure saddle point needs one column; the same steps prove it.

The linear program is that of the Bugs: minimise `value`, where in every row their mix gives Pixoid
`value` minus a slack. `inverse` is the inverse of the basis: its last row holds the value and the
negative mix of Pixoid. `level` is the value of each basic variable, `held` its column, or SLACK.
"""

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.compiled import compiled_exact
from tablecade.games.pixoid.solver.tolerances import GOLDEN, NEGATIVE, PIVOT, PIVOTS

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

SLACK = -1


@compiled_exact
def _tilt(row: int, strength: float) -> float:
    return strength * (1.0 + GOLDEN * row - int(GOLDEN * row))


@compiled_exact
def begin(
    inverse: Floats, level: Floats, held: Ints, entries: Floats, column: int, tilt: float
) -> None:
    """The first basis: one column, Pixoid's best response to it, and the other slacks."""
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


@compiled_exact
def settle(inverse: Floats, level: Floats, held: Ints, mix: Floats, toward: Floats) -> bool:
    """Pivot until Pixoid's mix is optimal for the columns in the basis. False on failure."""
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


@compiled_exact
def bring(
    inverse: Floats, level: Floats, held: Ints, entries: Floats, column: int, toward: Floats
) -> bool:
    """Let a column enter the basis. False if nothing can leave, which only rounding causes."""
    rows = len(entries)
    for line in range(rows + 1):
        toward[line] = inverse[line, rows]
        for row in range(rows):
            toward[line] += inverse[line, row] * entries[row]
    return _exchange(inverse, level, held, toward, column)


@compiled_exact
def _exchange(inverse: Floats, level: Floats, held: Ints, toward: Floats, entering: int) -> bool:
    """`toward` is the rate at which each basic variable falls; the first to reach 0 leaves.

    The value is in the last row and never leaves: it may have any sign.
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
