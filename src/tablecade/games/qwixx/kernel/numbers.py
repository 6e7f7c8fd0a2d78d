"""Qwixx as numbers: phases, actions, dice, tables, rows and sheets. Needs NumPy, not Numba.

Only the last cross and the number of crosses of a row matter for what can follow, so a row has 57
states. Red and yellow are equivalent, and so are green and blue; the two pairs are equivalent
when every die is turned upside down (7 - face). That leaves one eighth of all sheets.
"""

from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.rules.sheet import CROSSES_BEFORE_LOCK, LAST_PLACE, ROWS, Row, Sheet
from tablecade.games.qwixx.rules.state import PASS as PASS_ACTION
from tablecade.games.qwixx.rules.state import Action, Cross, Phase, Roll, State, cross

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


@cache
def _state_of_crosses(row: Row, crossed: tuple[int, ...]) -> int:
    return row_state(row.place(crossed[-1]) if crossed else -1, len(crossed))


def sheet_states(sheet: Sheet, closed: tuple[Row, ...]) -> list[int]:
    """The states of a sheet's rows; a row closed by any player is closed (QX-3.3)."""
    return [
        CLOSED if row in closed else _state_of_crosses(row, crossed)
        for row, crossed in zip(ROWS, sheet.rows, strict=True)
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


def _open_places(marks: int) -> int:
    """QX-1.2 left to right only; QX-3.1 the last number needs five crosses before it."""
    enough = marks.bit_count() >= CROSSES_BEFORE_LOCK
    return sum(1 << place for place in range(marks.bit_length(), LAST_PLACE + enough))


def _state_of_marks(marks: int) -> int:
    if marks >> LAST_PLACE:
        return CLOSED
    return row_state(marks.bit_length() - 1, marks.bit_count())


CROSSES = np.array([marks.bit_count() for marks in range(2 * LOCK)], dtype=np.int8)
LENGTH = np.array([marks.bit_length() for marks in range(2 * LOCK)], dtype=np.int8)
OPEN_PLACES = np.array([_open_places(marks) for marks in range(2 * LOCK)], dtype=np.int16)
ROW_STATE = np.array([_state_of_marks(marks) for marks in range(2 * LOCK)], dtype=np.int8)
"""All four by marks: a lookup needs no branch, which random play would mispredict."""

ANY_MARKS = np.zeros(ROW_STATES, dtype=np.int16)
"""Some marks with this state; all marks of one state have the same future."""
for _marks in range(1 << LAST_PLACE):
    ANY_MARKS[ROW_STATE[_marks]] = _marks
ANY_MARKS[CLOSED] = 2 * LOCK - 1


def _crossed(state: int, place: int) -> int:
    marks = int(ANY_MARKS[state])
    if state == CLOSED or not OPEN_PLACES[marks] >> place & 1:
        return -1
    return CLOSED if place == LAST_PLACE else _state_of_marks(marks | 1 << place)


def _points(state: int, place: int) -> int:
    """One more than the crosses before; the last number also brings the lock's (QX-3.2)."""
    crosses = int(ANY_MARKS[state]).bit_count() + 1
    return crosses + (crosses + 1 if place == LAST_PLACE else 0)


_ALL = [(state, place) for state in range(ROW_STATES) for place in range(PLACES)]
CROSSED = np.array([_crossed(*at) for at in _ALL], np.int8).reshape(ROW_STATES, PLACES)
"""[state, place]: the state after a cross there, -1 where it is not allowed."""
POINTS = np.array([_points(*at) for at in _ALL], np.int8).reshape(ROW_STATES, PLACES)
"""[state, place]: the points a cross there brings."""
