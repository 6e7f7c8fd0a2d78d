"""A table of Qwixx or Qwixx On Board as one record."""

from typing import Any

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.numbers import ACTIONS, FIRST, NOT_ANNOUNCED
from tablecade.games.qwixx.kernel.rows import CROSSES, OPEN_PLACES, PLACES

MOST_SEATS = 5
ROW_OF = np.array([max(0, (c - 1) // PLACES) for c in range(ACTIONS)], dtype=np.int8)
PLACE_OF = np.array([(c - 1) % PLACES for c in range(ACTIONS)], dtype=np.int8)
"""Row and place of a cross; a lookup is faster than a division."""

TABLE = np.dtype(
    [
        ("seats", np.int8),
        ("phase", np.int8),
        ("active", np.int8),
        ("crossed", np.int8),
        ("ended", np.int8),
        ("turns_left", np.int8),
        ("closed", np.int8),  # a bit for each row
        ("white", np.int8, (2,)),
        ("coloured", np.int8, (4,)),  # 0 for a die that left the game
        ("penalties", np.int8, (MOST_SEATS,)),
        ("pawns", np.int16, (MOST_SEATS,)),
        ("rows", np.int16, (MOST_SEATS, 4)),
    ],
    align=True,
)

MOST_FIELDS = 255
TRACK = np.dtype(
    [
        ("fields", np.int16),
        ("row", np.int8, (MOST_FIELDS + 1,)),
        ("place", np.int8, (MOST_FIELDS + 1,)),
        ("bonus", np.int8, (MOST_FIELDS + 1,)),
    ],
    align=True,
)
"""By field, 0 for the start field. Qwixx has a track without fields, and so no step 3."""


@compiled
def set_up(table: Record, seats: int) -> None:
    table.seats = seats
    table.phase = FIRST
    table.active = -1
    table.crossed = 0
    table.ended = 0
    table.turns_left = NOT_ANNOUNCED
    table.closed = 0
    table.white[:] = 0
    table.coloured[:] = 0
    table.penalties[:] = 0
    table.pawns[:] = 0
    table.rows[:, :] = 0


@compiled
def seats_of(table: Record) -> range:
    """All seats, as 64-bit integers.

    Numba compiles a function once for each integer type it is called with; `range(table.seats)`
    has another one than Python's own.
    """
    return range(np.int64(table.seats))


@compiled
def active_of(table: Record) -> Any:
    """The active seat, as a 64-bit integer too."""
    return np.int64(table.active)


@compiled
def can_cross(marks: int, place: int) -> int:
    """1 where a row with these marks can take a cross at this place, else 0."""
    return (OPEN_PLACES[marks] >> place) & 1


@compiled
def score(table: Record, track: Record, seat: int) -> int:
    """QX-4.4, QB-3.3."""
    points = -5 * table.penalties[seat]
    for row in range(4):
        crosses = np.int64(CROSSES[table.rows[seat, row]])
        points += crosses * (crosses + 1) // 2
    return points + track.bonus[table.pawns[seat]]
