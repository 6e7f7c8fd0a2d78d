"""Matrix games whose entries are all computed: for one stage, and for silent Bugs."""

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.compiled import compiled_exact
from tablecade.games.pixoid.solver.compiled_triples import triple_index
from tablecade.games.pixoid.solver.goal import UNIT
from tablecade.games.pixoid.solver.maze import Words
from tablecade.games.pixoid.solver.simplex import Floats, begin, bring, settle
from tablecade.games.pixoid.solver.stage import Stage, entry
from tablecade.games.pixoid.solver.tolerances import EXACT, PIVOTS, STRONGEST_TILT, TILT


@compiled_exact
def entries_of(stage: Stage, values: Words) -> Floats:
    """[program of Pixoid, program of each Bug …]: the values in cubes."""
    rows, (first, second, third) = (
        len(stage.rows),
        (stage.counts[0], stage.counts[1], stage.counts[2]),
    )
    cubes = np.empty((rows, first, second, third))
    for a in range(first):
        for b in range(second):
            for c in range(third):
                caught = stage.catches[0, a] | stage.catches[1, b] | stage.catches[2, c]
                triple = triple_index(stage.end[0, a], stage.end[1, b], stage.end[2, c])
                for row in range(rows):
                    found = entry(stage.rows[row], values, triple, caught >> row & 1)
                    cubes[row, a, b, c] = found / UNIT
    return cubes


@compiled_exact
def solve_matrix(matrix: Floats, row_mix: Floats, column_mix: Floats) -> float:
    """The value for the rows, which maximise; both mixes are written. NaN if not solved."""
    tilt = TILT
    while tilt <= STRONGEST_TILT:
        value = _attempt(matrix, row_mix, column_mix, tilt)
        if not np.isnan(value):
            return value
        tilt *= 100
    return np.nan


@compiled_exact
def _attempt(matrix: Floats, row_mix: Floats, column_mix: Floats, tilt: float) -> float:
    rows = len(matrix)
    inverse, level = np.empty((rows + 1, rows + 1)), np.empty(rows + 1)
    held, toward = np.empty(rows + 1, np.int64), np.empty(rows + 1)
    begin(inverse, level, held, matrix[:, 0].copy(), 0, tilt)
    for _ in range(PIVOTS):
        if not settle(inverse, level, held, row_mix, toward):
            break
        best, column = _answer(matrix, row_mix)
        if best > inverse[rows, rows] - EXACT:
            _spread(level, held, column_mix)
            return float(inverse[rows, rows])
        if not bring(inverse, level, held, matrix[:, column].copy(), column, toward):
            break
    return np.nan


@compiled_exact
def _answer(matrix: Floats, mix: Floats) -> tuple[float, int]:
    """The column with the least value."""
    best, found = np.inf, 0
    for column in range(matrix.shape[1]):
        total = 0.0
        for row in range(matrix.shape[0]):
            total += mix[row] * matrix[row, column]
        if total < best:
            best, found = total, column
    return best, found


@compiled_exact
def _spread(level: Floats, held: npt.NDArray[np.int64], mix: Floats) -> None:
    """The levels of the basic columns as a mix."""
    mix[:] = 0.0
    for row in range(len(held) - 1):
        if held[row] >= 0:
            mix[held[row]] += max(level[row], 0.0)
    mix /= mix.sum()
