"""What Qwixx On Board adds to the numbers of Qwixx. Needs NumPy, not Numba."""

from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.kernel import numbers as qwixx
from tablecade.games.qwixx.kernel.numbers import MOST_SEATS
from tablecade.games.qwixx_on_board.rules.game import FARTHEST
from tablecade.games.qwixx_on_board.rules.state import MOST_FIELDS, Action, Pawn, State, Track

FIRST_PAWN = qwixx.ACTIONS
ACTIONS = FIRST_PAWN + FARTHEST
"""After the actions of Qwixx: the pawn 1 to 5 fields on."""

STEP_3 = qwixx.ADDED_STEP
REASONS = (*qwixx.REASONS, "finish")
BY_FINISH = len(qwixx.REASONS)
NOT_ANNOUNCED = -1


def encode(action: Action) -> int:
    return FIRST_PAWN + action.fields - 1 if isinstance(action, Pawn) else qwixx.encode(action)


@cache
def decode(code: int) -> Action:
    return Pawn(code - FIRST_PAWN + 1) if FIRST_PAWN <= code < ACTIONS else qwixx.decode(code)


TABLE = np.dtype(
    [("turns_left", np.int8), ("pawns", np.int16, (MOST_SEATS,)), *qwixx.TABLE_FIELDS], align=True
)
"""The new fields come first: Numba would take a record that begins with Qwixx's for one of it."""

TRACK = np.dtype(
    [
        ("fields", np.int16),
        ("row", np.int8, (MOST_FIELDS + 1,)),
        ("place", np.int8, (MOST_FIELDS + 1,)),
        ("bonus", np.int8, (MOST_FIELDS + 1,)),
    ],
    align=True,
)
"""By field, 0 for the start field."""


def encode_track(track: Track) -> Record:
    record: Any = np.zeros(1, dtype=TRACK)[0]
    record["fields"] = len(track.fields)
    for number, field in enumerate(track.fields, start=1):
        record["row"][number] = field.row
        record["place"][number] = field.row.place(field.number)
        record["bonus"][number] = field.bonus
    return record


def encode_state(state: State) -> Record:
    """A state as a table of the compiled rules."""
    record = qwixx.encode_state(state.table, dtype=TABLE, reasons=REASONS)
    if state.pawn_moves:
        record["phase"] = STEP_3
    record["pawns"][: len(state.pawns)] = state.pawns
    record["turns_left"] = NOT_ANNOUNCED if state.turns_left is None else state.turns_left
    return record
