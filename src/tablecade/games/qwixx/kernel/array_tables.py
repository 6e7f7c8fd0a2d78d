"""Many tables of Qwixx or Qwixx On Board as arrays, one row a table. Needs NumPy or CuPy only."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tablecade.core.array import Array
from tablecade.games.qwixx.kernel.numbers import NOT_ANNOUNCED, PHASES, REASONS, phase_of
from tablecade.games.qwixx.kernel.rows import LOCK
from tablecade.games.qwixx.rules.row import ROWS
from tablecade.games.qwixx_on_board.rules.track import Track


class Tables(NamedTuple):
    """The first axis of every array is the table; a seat's arrays have it as the second."""

    phase: Any
    active: Any
    crossed: Any
    """Whether the active player has crossed a number in this turn."""
    ended: Any
    """Index into REASONS."""
    turns_left: Any
    """NOT_ANNOUNCED, or the turns until the end (QB-3.1)."""
    dice: Any
    """[table, die]: two white dice, then one for each row; 0 for a die that left the game."""
    marks: Any
    """[table, seat, row]: crosses as bits, as in rows.py."""
    penalties: Any
    pawns: Any
    """[table, seat]: the field of each pawn."""
    track: Any
    """[table]: which of the engine's tracks is played."""

    @property
    def size(self) -> int:
        return len(self.phase)

    def take(self, which: Any) -> "Tables":
        """Some of the tables, or some of them several times."""
        return Tables(*(part[which] for part in self))


def join(xp: Any, parts: Sequence[Tables]) -> Tables:
    return Tables(*(xp.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def encode_states(states: Sequence[Any]) -> Tables:
    """States of either game with the same number of seats and one track, as NumPy arrays."""
    tables = [state.table for state in states]
    sheets = [table.sheets for table in tables]
    none = (0,) * len(sheets[0])
    return Tables(
        phase=_array([PHASES.index(phase_of(state)) for state in states], np.int8),
        active=_array([0 if table.active is None else table.active for table in tables], np.int32),
        crossed=_array([table.crossed for table in tables], np.bool_),
        ended=_array([REASONS.index(table.ended) for table in tables], np.int8),
        turns_left=_array([_turns_left(state) for state in states], np.int8),
        dice=_array([_dice(table) for table in tables], np.int8),
        marks=_array([[_marks(sheet) for sheet in of_table] for of_table in sheets], np.int16),
        penalties=_array([[sheet.penalties for sheet in of] for of in sheets], np.int32),
        pawns=_array([none if s.track is None else s.pawns for s in states], np.int32),
        track=np.zeros(len(states), np.int32),
    )


def _array(values: Any, dtype: Any) -> Array:
    return np.array(values, dtype=dtype)


def _turns_left(state: Any) -> int:
    left = None if state.track is None else state.turns_left
    return NOT_ANNOUNCED if left is None else int(left)


def _dice(table: Any) -> list[int]:
    if table.roll is None:
        return [0] * (2 + len(ROWS))
    return [*table.roll.white, *(die or 0 for die in table.roll.coloured)]


def _marks(sheet: Any) -> list[int]:
    return [
        sum(1 << row.place(number) for number in sheet.rows[row]) | LOCK * sheet.locked(row)
        for row in ROWS
    ]


class Tracks(NamedTuple):
    """[track, field], with field 0 for the start; fields behind the end are empty."""

    fields: Any
    """[track]: how many."""
    row: Any
    place: Any
    bonus: Any


def encode_tracks(tracks: Sequence[Track]) -> Tracks:
    width = 1 + max((len(track.fields) for track in tracks), default=0)
    row, place, bonus = (np.zeros((max(len(tracks), 1), width), np.int32) for _ in range(3))
    for number, track in enumerate(tracks):
        for at, field in enumerate(track.fields, start=1):
            row[number, at], bonus[number, at] = field.row, field.bonus
            place[number, at] = field.row.place(field.number)
    counts = [len(track.fields) for track in tracks] or [0]
    return Tracks(np.array(counts, np.int32), row, place, bonus)
