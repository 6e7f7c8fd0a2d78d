"""Exact solution of a matrix game in NumPy, and mixes of silent Bugs, for installs without Numba.

The revised simplex of solver/stage.py, vectorised: its loops would take 40 times as long
without a compiler, and as compiled NumPy code they would be slower than as loops. The row player
maximises; columns are many and enter only as best responses.

Bugs may not coordinate (PX-3.5). The rule of solver/silent.py gives each a mix of its own: each
seat computes the same mixes and plays its own.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.solver.board import (
    EXACT,
    GOLDEN,
    NEGATIVE,
    PIVOT,
    PIVOTS,
    STRONGEST_TILT,
    TILT,
)

Floats = npt.NDArray[np.float64]

TILTS = (TILT, 100 * TILT, STRONGEST_TILT)


class Equilibrium(NamedTuple):
    value: float
    rows: Floats
    columns: Floats


def solve(matrix: Floats) -> Equilibrium:
    """The value for the rows, and both mixes."""
    row, column = int(matrix.min(axis=1).argmax()), int(matrix.max(axis=0).argmin())
    if matrix[row].min() >= matrix[:, column].max():
        rows, columns = np.zeros(len(matrix)), np.zeros(matrix.shape[1])
        rows[row] = columns[column] = 1.0
        return Equilibrium(float(matrix[row, column]), rows, columns)
    for tilt in TILTS:
        found = _Simplex(matrix, tilt).run()
        if found is not None:
            return found
    raise ArithmeticError("a matrix game the simplex can't solve")


class _Simplex:
    """One attempt. The last row of the inverse holds the value and the negative mix of the rows."""

    def __init__(self, matrix: Floats, tilt: float) -> None:
        self._matrix = matrix
        rows = len(matrix)
        numbers = np.arange(rows)
        tilts = tilt * (1.0 + (GOLDEN * numbers) % 1)
        entries = matrix[:, 0]
        top = int((entries - tilts).argmax())
        self._inverse = np.zeros((rows + 1, rows + 1))
        self._inverse[:, top] = -1.0
        self._inverse[numbers, numbers] += 1.0
        self._inverse[:rows, rows] = entries[top] - entries
        self._level = np.append(self._inverse[:rows, rows] + tilts - tilts[top], entries[top])
        self._inverse[top, rows] = self._level[top] = 1.0
        self._inverse[rows, rows] = entries[top]
        self._held = np.full(rows, -1)
        self._held[top] = 0

    def run(self) -> Equilibrium | None:
        for _ in range(PIVOTS):
            mix = self._settle()
            if mix is None:
                return None
            answers = mix @ self._matrix
            column = int(answers.argmin())
            if answers[column] > self._inverse[-1, -1] - EXACT:
                columns, basic = np.zeros(self._matrix.shape[1]), self._held >= 0
                np.add.at(columns, self._held[basic], np.maximum(self._level[:-1][basic], 0.0))
                rows, value = np.maximum(mix, 0.0), float(self._inverse[-1, -1])
                return Equilibrium(value, rows / rows.sum(), columns / columns.sum())
            entries = np.append(self._matrix[:, column], 1.0)
            if not self._exchange(self._inverse @ entries, column):
                return None
        return None

    def _settle(self) -> Floats | None:
        """Pivot until the mix of the rows is optimal against the columns in the basis."""
        for _ in range(PIVOTS):
            mix: Floats = -self._inverse[-1, :-1]
            worst = int(mix.argmin())
            if mix[worst] >= NEGATIVE:
                return mix
            if not self._exchange(self._inverse[:, worst].copy(), -1):
                break
        return None

    def _exchange(self, toward: Floats, entering: int) -> bool:
        """The first basic variable to reach 0 leaves; the value, in the last row, never does."""
        falling = toward[:-1] > PIVOT
        if not falling.any():
            return False
        ratios = np.full(len(falling), np.inf)
        np.divide(self._level[:-1], toward[:-1], out=ratios, where=falling)
        out = int(ratios.argmin())
        line = self._inverse[out] / toward[out]
        self._level -= toward * ratios[out]
        self._inverse -= toward[:, None] * line
        self._inverse[out], self._level[out] = line, ratios[out]
        self._held[out] = entering
        return True


SWEEPS = 6
ENOUGH = 1e-6
"""Rougher than the solver's: a bot's decision has a time limit."""
Mixes = list[Floats]

_OTHERS = ("rabc,b,c->ra", "rabc,a,c->rb", "rabc,a,b->rc")


def silent_mixes(cubes: Floats, joint: Floats) -> tuple[float, Mixes]:
    """What Pixoid gets, and each Bug's mix for a stage, from their best joint mix."""
    pure = np.zeros_like(joint)
    pure[np.unravel_index(joint.argmax(), joint.shape)] = 1.0
    plans = []
    for begin in (joint, pure):
        shares = [begin.sum(axis=(1, 2)), begin.sum(axis=(0, 2)), begin.sum(axis=(0, 1))]
        plans.append(_improve(cubes, shares))
    return min(plans, key=lambda plan: plan[0])


def against_pixoid(cubes: Floats, mixes: Mixes, bug: int) -> Floats:
    """[program of Pixoid, program of one Bug]: the game when the two others play their mixes."""
    others = [mix for other, mix in enumerate(mixes) if other != bug]
    game: Floats = np.einsum(_OTHERS[bug], cubes, *others, optimize=True)
    return game


def _improve(cubes: Floats, mixes: Mixes) -> tuple[float, Mixes]:
    """Improve the mix of one Bug after the other until nothing is gained."""
    value = float((against_pixoid(cubes, mixes, 0) @ mixes[0]).max())
    for _ in range(SWEEPS):
        before = value
        for bug in range(3):
            found = solve(against_pixoid(cubes, mixes, bug))
            if found.value < value - ENOUGH:
                mixes[bug], value = found.columns, found.value
        if value > before - ENOUGH:
            break
    return value, mixes
