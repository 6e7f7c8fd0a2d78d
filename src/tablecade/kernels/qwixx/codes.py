"""Between games/ and the kernels: tracks, dice and actions as numbers, and back."""

from functools import cache
from typing import Any

import numpy as np

from tablecade.games.qwixx.action import PASS as PASS_ACTION
from tablecade.games.qwixx.action import Cross, Roll, cross
from tablecade.games.qwixx.row import ROWS, Row
from tablecade.games.qwixx.sheet import Sheet
from tablecade.games.qwixx.state import State as QwixxState
from tablecade.games.qwixx_on_board.action import Action, Pawn
from tablecade.games.qwixx_on_board.state import State as BoardState
from tablecade.games.qwixx_on_board.track import Track
from tablecade.kernels.array import Array, Record
from tablecade.kernels.qwixx.numbers import (
    ACTIONS,
    FIRST_PAWN,
    NOT_ANNOUNCED,
    PASS,
    PHASES,
    REASONS,
    phase_of,
)
from tablecade.kernels.qwixx.rows import LOCK, PLACES
from tablecade.kernels.qwixx.table import MOST_FIELDS, TABLE, TRACK, set_up


def encode_track(track: Track | None) -> Record:
    """A track as a record; that of plain Qwixx, None, has no fields."""
    record: Any = np.zeros(1, dtype=TRACK)[0]
    fields = track.fields if track is not None else ()
    if len(fields) > MOST_FIELDS:
        raise ValueError(f"the kernels hold {MOST_FIELDS} fields, not {len(fields)}")
    record["fields"] = len(fields)
    for number, field in enumerate(fields, start=1):
        record["row"][number] = field.row
        record["place"][number] = field.row.place(field.number)
        record["bonus"][number] = field.bonus
    return record


def encode(action: Action) -> int:
    match action:
        case Cross(row, number):
            return 1 + row * PLACES + row.place(number)
        case Pawn(fields):
            return FIRST_PAWN + fields - 1
    return PASS


@cache
def decode(code: int) -> Action:
    if not 0 <= code < ACTIONS:
        raise ValueError(f"there is no action {code}")
    if code == PASS:
        return PASS_ACTION
    if code >= FIRST_PAWN:
        return Pawn(code - FIRST_PAWN + 1)
    row = ROWS[(code - 1) // PLACES]
    return cross(row, row.numbers[(code - 1) % PLACES])


def encode_roll(roll: Roll) -> Array:
    """Six faces, white ones first; 0 for a die that left the game."""
    return np.array([*roll.white, *(die or 0 for die in roll.coloured)], dtype=np.int8)


def encode_state(state: QwixxState | BoardState) -> Record:
    """A position of games/ as a table of the kernels."""
    table = state.table
    record: Any = np.zeros(1, dtype=TABLE)[0]
    set_up(record, len(table.sheets))
    record["phase"] = PHASES.index(phase_of(state))
    record["active"] = -1 if table.active is None else table.active
    record["crossed"] = table.crossed
    record["ended"] = REASONS.index(table.ended)
    record["closed"] = sum(1 << row for row in table.closed_rows)
    if table.roll is not None:
        dice = encode_roll(table.roll)
        record["white"], record["coloured"] = dice[:2], dice[2:]
    for seat, sheet in enumerate(table.sheets):
        record["penalties"][seat] = sheet.penalties
        record["rows"][seat] = [_marks(sheet, row) for row in ROWS]
    if isinstance(state, BoardState):
        record["pawns"][: len(state.pawns)] = state.pawns
        record["turns_left"] = NOT_ANNOUNCED if state.turns_left is None else state.turns_left
    return record


def _marks(sheet: Sheet, row: Row) -> int:
    crossed = sum(1 << row.place(number) for number in sheet.rows[row])
    return crossed | LOCK if sheet.locked(row) else crossed
