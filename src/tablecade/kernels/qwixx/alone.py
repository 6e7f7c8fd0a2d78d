"""A sheet of Qwixx played alone, as one small number: what an exact solver can count through.

Of a row only its last cross and the count of crosses matter, so that it has 57 states. Red and
yellow are alike, so are green and blue; and the two pairs are alike too, once every die is
turned upside down (7 - face), which changes no chance. That leaves one eighth of all sheets.
"""

import numpy as np

from tablecade.games.qwixx.row import LAST_PLACE
from tablecade.kernels.compiled import Record, compiled
from tablecade.kernels.qwixx.table import LOCK, OPEN_PLACES, PLACES

CLOSED = 56
ROW_STATES = CLOSED + 1
PAIRS = ROW_STATES * (ROW_STATES + 1) // 2
SHEETS = PAIRS * (PAIRS + 1) // 2
"""Sheets up to symmetry, for each number of penalties."""


def _row_state(marks: int) -> int:
    """Ordered by the last place first: every cross leads to a higher state."""
    if marks >> LAST_PLACE:
        return CLOSED
    last = marks.bit_length() - 1
    return 0 if marks == 0 else 1 + last * (last + 1) // 2 + marks.bit_count() - 1


ROW_STATE = np.array([_row_state(marks) for marks in range(2 * LOCK)], dtype=np.int8)
"""By the marks of a row."""

ANY_MARKS = np.zeros(ROW_STATES, dtype=np.int16)
"""Some marks that have this state: all such marks have the same future."""
for _marks in range(1 << LAST_PLACE):
    ANY_MARKS[ROW_STATE[_marks]] = _marks
ANY_MARKS[CLOSED] = 2 * LOCK - 1


def _crossed(state: int, place: int) -> int:
    """The state after a cross, -1 where it is not allowed."""
    marks = int(ANY_MARKS[state])
    if state == CLOSED or not OPEN_PLACES[marks] >> place & 1:
        return -1
    return CLOSED if place == LAST_PLACE else _row_state(marks | 1 << place)


def _points(state: int, place: int) -> int:
    """What the cross brings: one more than the row held, and the lock's on top (QX-3.2)."""
    crosses = int(ANY_MARKS[state]).bit_count() + 1
    return crosses + (crosses + 1 if place == LAST_PLACE else 0)


CROSSED = np.array([[_crossed(s, p) for p in range(PLACES)] for s in range(ROW_STATES)], np.int8)
POINTS = np.array([[_points(s, p) for p in range(PLACES)] for s in range(ROW_STATES)], np.int8)


@compiled
def _pair(one: int, other: int) -> int:
    high, low = max(one, other), min(one, other)
    return high * (high + 1) // 2 + low


@compiled
def sheet_number(red: int, yellow: int, green: int, blue: int) -> int:
    """Grows with every cross, so that counting down meets no sheet before those it leads to."""
    rising, falling = _pair(red, yellow), _pair(green, blue)
    high, low = max(rising, falling), min(rising, falling)
    return high * (high + 1) // 2 + low


@compiled
def row_state(table: Record, seat: int, row: int) -> int:
    """A row closed by anybody is closed for this seat too (QX-3.3)."""
    return int(CLOSED if (table.closed >> row) & 1 else ROW_STATE[table.rows[seat, row]])


@compiled
def alone_value(table: Record, seat: int, player: Record) -> float:
    """Points still to come, were this seat to play on alone."""
    if table.penalties[seat] > 3:
        return 0.0
    number = sheet_number(
        row_state(table, seat, 0),
        row_state(table, seat, 1),
        row_state(table, seat, 2),
        row_state(table, seat, 3),
    )
    return player.alone[table.penalties[seat], number]
