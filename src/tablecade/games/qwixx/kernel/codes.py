"""Conversion between games/ and the compiled rules: tracks, states, dice and actions."""

from typing import Any

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.kernel.numbers import (
    NOT_ANNOUNCED,
    PHASES,
    REASONS,
    decode,
    encode,
    encode_roll,
    phase_of,
)
from tablecade.games.qwixx.kernel.rows import LOCK
from tablecade.games.qwixx.kernel.table import MOST_FIELDS, TABLE, TRACK, set_up
from tablecade.games.qwixx.rules.row import ROWS, Row
from tablecade.games.qwixx.rules.sheet import Sheet
from tablecade.games.qwixx_on_board.rules.track import Track

__all__ = ["decode", "encode", "encode_roll", "encode_state", "encode_track"]


def encode_track(track: Track | None) -> Record:
    """A track as a record; Qwixx has None, a record without fields."""
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


def encode_state(state: Any) -> Record:
    """A state of either game as a table of the compiled rules."""
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
    if state.track is not None:
        record["pawns"][: len(state.pawns)] = state.pawns
        record["turns_left"] = NOT_ANNOUNCED if state.turns_left is None else state.turns_left
    return record


def _marks(sheet: Sheet, row: Row) -> int:
    crossed = sum(1 << row.place(number) for number in sheet.rows[row])
    return crossed | LOCK if sheet.locked(row) else crossed
