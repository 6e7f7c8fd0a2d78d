"""The solver against plain counting through every roll, and the known optimum."""

from functools import cache
from itertools import product

import pytest

from tablecade.games.qwixx.kernel.numbers import CLOSED, CROSSED, POINTS, SHEETS, sheet_number
from tablecade.games.qwixx.solver import solve

Rows = tuple[int, int, int, int]
LAST_BUT_ONE = 1 + 9 * 10 // 2
"""The first of the states whose last cross stands just before the last number."""
LATE: list[tuple[Rows, int]] = [
    ((CLOSED, LAST_BUT_ONE + 9, LAST_BUT_ONE + 4, LAST_BUT_ONE + 2), 3),
    ((CLOSED, LAST_BUT_ONE + 3, LAST_BUT_ONE + 6, LAST_BUT_ONE + 4), 2),
    ((LAST_BUT_ONE + 4, CLOSED, LAST_BUT_ONE, LAST_BUT_ONE - 1), 3),
]


def place(row: int, number: int) -> int:
    return number - 2 if row < 2 else 12 - number


def crossed(rows: Rows, row: int, number: int) -> tuple[Rows, int] | None:
    state = int(CROSSED[rows[row], place(row, number)])
    if state < 0:
        return None
    after = (*rows[:row], state, *rows[row + 1 :])
    return after, int(POINTS[rows[row], place(row, number)])  # type: ignore[return-value]


@cache
def expected(rows: Rows, penalties: int) -> float:
    """The mean over all rolls, each looked at for itself."""
    if rows.count(CLOSED) > 1 or penalties > 3:
        return 0.0
    dice = [range(1, 7), range(1, 7), *((0,) if row == CLOSED else range(1, 7) for row in rows)]
    rolls = list(product(*dice))
    return sum(best_turn(rows, penalties, roll) for roll in rolls) / len(rolls)


def best_turn(rows: Rows, penalties: int, roll: tuple[int, ...]) -> float:
    firsts = [(rows, 0), *filter(None, (crossed(rows, row, roll[0] + roll[1]) for row in range(4)))]
    best = -5 + expected(rows, penalties + 1)
    for after, points in firsts:
        if after != rows:
            best = max(best, points + expected(after, penalties))
        if after.count(CLOSED) > 1:
            continue
        for row, white in product(range(4), roll[:2]):
            second = crossed(after, row, white + roll[2 + row]) if roll[2 + row] else None
            if second is not None:
                best = max(best, points + second[1] + expected(second[0], penalties))
    return best


def test_late_sheets_are_worth_what_counting_every_roll_says() -> None:
    values = solve(lowest=min(sheet_number(*rows) for rows, _ in LATE))
    for rows, penalties in LATE:
        value = values[penalties, sheet_number(*rows)]
        assert value == pytest.approx(expected(rows, penalties), abs=1e-4)


def test_sheets_are_counted_up_to_symmetry() -> None:
    assert 4 * SHEETS == 5_468_124
    assert sheet_number(3, 8, 5, 1) == sheet_number(1, 5, 8, 3) == sheet_number(8, 3, 1, 5)
    assert sheet_number(3, 8, 5, 1) != sheet_number(3, 5, 8, 1)


@pytest.mark.long
def test_the_known_optimum() -> None:
    assert solve()[0, 0] == pytest.approx(115.483, abs=5e-4)
