"""Qwixx as numbers: phases, actions, dice, tables, rows and sheets. Needs NumPy, not Numba.

Only the last cross and the number of crosses of a row matter for what can follow, so a row has 57
states. Red and yellow are equivalent, and so are green and blue; the two pairs are equivalent
when every die is turned upside down (7 - face). That leaves one eighth of all sheets.
"""

from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.rules.state import (
    CROSSES_BEFORE_LOCK,
    LAST_PLACE,
    ROWS,
    Action,
    Cross,
    Phase,
    Roll,
    Row,
    Sheet,
    State,
    cross,
)
from tablecade.games.qwixx.rules.state import PASS as PASS_ACTION

FIRST, ROLL, ACTION_1, ACTION_2, ADDED_STEP, OVER = range(6)
"""Phases. ADDED_STEP is for a game that adds a step to the turn; Qwixx has none."""
PHASES = {
    Phase.FIRST: FIRST,
    Phase.ROLL: ROLL,
    Phase.ACTION_1: ACTION_1,
    Phase.ACTION_2: ACTION_2,
    Phase.OVER: OVER,
}
Reasons = tuple[str | None, ...]
REASONS: Reasons = (None, "penalties", "rows")
BY_PENALTIES, BY_ROWS = 1, 2

PLACES = LAST_PLACE + 1
LOCK = 1 << PLACES
"""Marks are bits: bit i for a cross at place i, and this one for the lock."""

PASS = 0
ACTIONS = 1 + len(ROWS) * PLACES
"""Actions are numbers: pass, then a cross for each row and place."""


def encode(action: Action) -> int:
    if isinstance(action, Cross):
        return 1 + action.row * PLACES + action.row.place(action.number)
    return PASS


@cache
def decode(code: int) -> Action:
    if not 0 <= code < ACTIONS:
        raise ValueError(f"there is no action {code}")
    if code == PASS:
        return PASS_ACTION
    row = ROWS[(code - 1) // PLACES]
    return cross(row, row.numbers[(code - 1) % PLACES])


def encode_roll(roll: Roll | None) -> Array:
    """Six faces, white ones first; 0 for a die that left the game, or before the first roll."""
    faces = (*roll.white, *(die or 0 for die in roll.coloured)) if roll else (0,) * 6
    return np.array(faces, dtype=np.int8)


def encode_marks(sheet: Sheet) -> list[int]:
    return [
        sum(1 << row.place(number) for number in sheet.rows[row]) | LOCK * sheet.locked(row)
        for row in ROWS
    ]


MOST_SEATS = 5
TABLE_FIELDS: list[Any] = [
    ("seats", np.int8),
    ("phase", np.int8),
    ("active", np.int8),
    ("crossed", np.int8),
    ("ended", np.int8),
    ("closed", np.int8),  # a bit for each row
    ("white", np.int8, (2,)),
    ("coloured", np.int8, (4,)),  # 0 for a die that left the game
    ("penalties", np.int8, (MOST_SEATS,)),
    ("rows", np.int16, (MOST_SEATS, 4)),  # marks
]
TABLE = np.dtype(TABLE_FIELDS, align=True)


def encode_state(state: State, *, dtype: Any = TABLE, reasons: Reasons = REASONS) -> Record:
    """A state as a table of the compiled rules. A game that extends Qwixx may have more fields."""
    record: Any = np.zeros(1, dtype=dtype)[0]
    record["seats"] = len(state.sheets)
    record["phase"] = PHASES[state.phase]
    record["active"] = -1 if state.active is None else state.active
    record["crossed"] = state.crossed
    record["ended"] = reasons.index(state.ended)
    record["closed"] = sum(1 << row for row in state.closed_rows)
    dice = encode_roll(state.roll)
    record["white"], record["coloured"] = dice[:2], dice[2:]
    for seat, sheet in enumerate(state.sheets):
        record["penalties"][seat] = sheet.penalties
        record["rows"][seat] = encode_marks(sheet)
    return record


CLOSED = 56
ROW_STATES = CLOSED + 1
PAIRS = ROW_STATES * (ROW_STATES + 1) // 2
SHEETS = PAIRS * (PAIRS + 1) // 2
"""Sheets up to symmetry, for each number of penalties."""


def row_state(last: int, crosses: int) -> int:
    """The state of an open row by the place of its last cross (-1: none) and its crosses.

    States are ordered by the last place first, so every cross leads to a higher state.
    """
    return 0 if last < 0 else last * (last + 1) // 2 + crosses


def sheet_states(sheet: Sheet, closed: tuple[Row, ...]) -> list[int]:
    """The states of a sheet's rows; a row closed by any player is closed (QX-3.3)."""
    return [
        CLOSED if row in closed else row_state(sheet.last(row), len(sheet.rows[row]))
        for row in ROWS
    ]


def sheet_number(red: int, yellow: int, green: int, blue: int) -> int:
    """Number a sheet by its four row states. Every cross leads to a higher number.

    Plain Python that Numba can compile: the helpers are written out.
    """
    high, low = max(red, yellow), min(red, yellow)
    rising = high * (high + 1) // 2 + low
    high, low = max(green, blue), min(green, blue)
    falling = high * (high + 1) // 2 + low
    high, low = max(rising, falling), min(rising, falling)
    return high * (high + 1) // 2 + low


def _state_of_marks(marks: int) -> int:
    if marks >> LAST_PLACE:
        return CLOSED
    return row_state(marks.bit_length() - 1, marks.bit_count())


CROSSES = np.array([marks.bit_count() for marks in range(2 * LOCK)], dtype=np.int8)
LENGTH = np.array([marks.bit_length() for marks in range(2 * LOCK)], dtype=np.int8)
OPEN_PLACES = np.zeros(2 * LOCK, dtype=np.int16)
for _marks in range(2 * LOCK):  # QX-1.2 left to right only; QX-3.1 five crosses before the last one
    _places = range(LENGTH[_marks], LAST_PLACE + (CROSSES[_marks] >= CROSSES_BEFORE_LOCK))
    OPEN_PLACES[_marks] = sum(1 << place for place in _places)
ROW_STATE = np.array([_state_of_marks(marks) for marks in range(2 * LOCK)], dtype=np.int8)
"""All four by marks: a lookup needs no branch, which random play would mispredict."""

ANY_MARKS = np.zeros(ROW_STATES, dtype=np.int16)
"""Some marks with this state; all marks of one state have the same future."""
for _marks in range(1 << LAST_PLACE):
    ANY_MARKS[ROW_STATE[_marks]] = _marks
ANY_MARKS[CLOSED] = 2 * LOCK - 1


CROSSED, POINTS = (np.full((ROW_STATES, PLACES), -1, dtype=np.int8) for _ in range(2))
for _state in range(ROW_STATES):
    _marks = int(ANY_MARKS[_state])
    for _place in range(PLACES):
        _last = _place == LAST_PLACE
        if _state != CLOSED and OPEN_PLACES[_marks] >> _place & 1:
            CROSSED[_state, _place] = CLOSED if _last else _state_of_marks(_marks | 1 << _place)
        # one more than the crosses before; the last number also brings the lock's (QX-3.2)
        POINTS[_state, _place] = _marks.bit_count() + 1 + _last * (_marks.bit_count() + 2)
"""[state, place]: the state after a cross there, -1 where it is not allowed; and its points."""
