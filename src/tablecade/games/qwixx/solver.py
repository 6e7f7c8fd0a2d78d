"""Solitaire Qwixx solved: the most expected points of one player who is active in every turn.

Backward induction over all sheets. For a fixed pair of white dice the best turn is a maximum over
four independent coloured dice, so 36 × 6^4 rolls reduce to 21 short sums.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tablecade.core.array import Array
from tablecade.folders import cache_folder
from tablecade.games.qwixx.kernel import numbers
from tablecade.games.qwixx.kernel.table import compiled, compiled_apart

PENALTIES = 4
NEVER = -1e9
"""The value of a cross that is not allowed."""

_PAIRS = [(high, low) for high in range(numbers.ROW_STATES) for low in range(high + 1)]
_PAIR_ROWS = np.array(_PAIRS, dtype=np.int64)


def solve(*, lowest: int = 0, progress: Callable[[float], None] = lambda _done: None) -> Array:
    """[penalties, sheet number]: points to come, for all sheets from number `lowest` on."""
    values = np.zeros((PENALTIES, numbers.SHEETS), dtype=np.float32)
    for penalties in reversed(range(PENALTIES)):
        for high in reversed(range(numbers.PAIRS)):
            _solve_pair(values, penalties, high, lowest)
            if high % 50 == 0:
                done = 1 - (high / numbers.PAIRS) ** 2
                progress((PENALTIES - 1 - penalties + done) / PENALTIES)
    return values


def load_or_solve(progress: Callable[[float], None] = lambda _done: None) -> Array:
    """The cached solution; the first call computes it, in about a minute."""
    # named by the contents of this file: a changed solver never uses an old solution
    version = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    file = cache_folder() / "solved" / f"qwixx-solitaire-{version}.npy"
    if file.exists():
        cached: Array = np.load(file, mmap_mode="r")
        return cached
    values = solve(progress=progress)
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}.npy")
    np.save(unfinished, values)
    unfinished.replace(file)
    return values


@compiled_apart
def _solve_pair(values: Array, penalties: int, high: int, lowest: int) -> None:
    """All sheets whose higher pair of rows is this one."""
    rows = np.empty(4, dtype=np.int64)
    pairs_best = np.empty((4, 13), dtype=np.float64)
    sorting = np.empty((2, 24), dtype=np.float64)
    for low in range(high, -1, -1):
        number = high * (high + 1) // 2 + low
        if number < lowest:
            return
        rows[0], rows[1] = _PAIR_ROWS[high]
        rows[2], rows[3] = _PAIR_ROWS[low]
        if _closed(rows) < 2:
            values[penalties, number] = _expect(values, penalties, rows, pairs_best, sorting)


@compiled
def _closed(rows: Array) -> int:
    closed = 0
    for row in range(4):
        closed += rows[row] == numbers.CLOSED
    return closed


@compiled_apart
def _expect(values: Array, penalties: int, rows: Array, second: Array, sorting: Array) -> float:
    """The mean over all rolls of the best turn."""
    total = 0.0
    for white_sum in range(2, 13):
        floor = _turns(values, penalties, rows, white_sum, second)
        for low in range(max(1, white_sum - 6), white_sum // 2 + 1):
            weight = 1 if 2 * low == white_sum else 2
            total += weight * _expect_coloured(floor, second, low, white_sum - low, sorting)
    return total / 36


@compiled_apart
def _turns(values: Array, penalties: int, rows: Array, white_sum: int, second: Array) -> float:
    """The best turn without a coloured die; into `second` the best with each row and number."""
    second[:, :] = NEVER
    best = -5.0 + (values[penalties + 1, _number(rows)] if penalties < 3 else 0.0)  # QX-2.5
    _continue(values[penalties], rows, 0.0, second)
    for row in range(4):
        place, before = white_sum - 2 if row < 2 else 12 - white_sum, rows[row]
        if numbers.CROSSED[before, place] >= 0:
            rows[row] = numbers.CROSSED[before, place]
            points = np.float64(numbers.POINTS[before, place])
            if _closed(rows) > 1:  # QX-4.3: no action 2
                best = max(best, points)
            else:
                best = max(best, points + values[penalties, _number(rows)])
                _continue(values[penalties], rows, points, second)
            rows[row] = before
    return best


_sheet_number = compiled(numbers.sheet_number)


@compiled
def _number(rows: Array) -> int:
    return _sheet_number(rows[0], rows[1], rows[2], rows[3])


@compiled_apart
def _continue(values: Array, rows: Array, points: float, second: Array) -> None:
    """Action 2 after this action 1, with every row and number."""
    for row in range(4):
        before = rows[row]
        for place in range(numbers.PLACES):
            if numbers.CROSSED[before, place] >= 0:
                rows[row] = numbers.CROSSED[before, place]
                total = points + numbers.POINTS[before, place] + values[_number(rows)]
                number = place + 2 if row < 2 else 12 - place
                second[row, number] = max(second[row, number], total)
        rows[row] = before


@compiled_apart
def _expect_coloured(floor: float, second: Array, low: int, high: int, sorting: Array) -> float:
    """The mean of the maximum of four independent dice and the floor."""
    count = 0  # faces of all dice that beat the floor, best first, with their rows
    for row in range(4):
        for face in range(1, 7):
            value = max(second[row, low + face], second[row, high + face])
            if value > floor:
                at = count
                while at > 0 and sorting[0, at - 1] < value:
                    sorting[0, at], sorting[1, at] = sorting[0, at - 1], sorting[1, at - 1]
                    at -= 1
                sorting[0, at], sorting[1, at] = value, row
                count += 1
    faces = np.array([6, 6, 6, 6])
    total, chance = 0.0, 1.0
    for index in range(count):
        row = int(sorting[1, index])
        below = chance * (faces[row] - 1) / faces[row]
        total += sorting[0, index] * (chance - below)
        faces[row] -= 1
        chance = below
        if faces[row] == 0:
            return total
    return total + floor * chance
