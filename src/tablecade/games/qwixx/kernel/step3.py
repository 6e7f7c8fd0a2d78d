"""Step 3: the active player's pawn (QB-2), and the finish it may reach (QB-3)."""

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.cross import cross
from tablecade.games.qwixx.kernel.numbers import BY_FINISH, FIRST_PAWN, NOT_ANNOUNCED, OVER
from tablecade.games.qwixx.kernel.rows import PLACES
from tablecade.games.qwixx.kernel.table import can_cross
from tablecade.games.qwixx_on_board.rules.track import FINISH_FIELDS


@compiled
def landing(table: Record, track: Record, fields: int) -> int:
    """Where a pawn comes to stand, occupied fields jumped (QB-2.2); 0 past the end (QB-2.7)."""
    for place in range(table.pawns[table.active] + 1, track.fields + 1):
        if not _occupied(table, place):
            fields -= 1
            if fields == 0:
                return place
    return 0


@compiled
def _occupied(table: Record, place: int) -> bool:
    for seat in range(table.seats):
        if table.pawns[seat] == place:
            return True
    return False


@compiled
def may_land(table: Record, track: Record, field: int) -> bool:
    return may_be_crossed(table, track, table.active, field)


@compiled
def may_be_crossed(table: Record, track: Record, seat: int, field: int) -> bool:
    """QB-2.3 crossed already or crossed now; QB-2.5 not now in a closed row."""
    row, place = track.row[field], track.place[field]
    marks = table.rows[seat, row]
    if (marks >> place) & 1:
        return True
    return not (table.closed >> row) & 1 and can_cross(marks, place) == 1


@compiled
def crossed_by(table: Record, track: Record, choice: int) -> int:
    """The action that crosses what a pawn's move crosses now; 0 where it crosses nothing."""
    if choice < FIRST_PAWN:
        return 0
    field = landing(table, track, choice - FIRST_PAWN + 1)
    row, place = np.int64(track.row[field]), track.place[field]
    if (table.rows[table.active, row] >> place) & 1:
        return 0
    return 1 + row * PLACES + place


@compiled
def move_pawn(table: Record, track: Record, choice: int) -> None:
    crossing = crossed_by(table, track, choice)
    if choice >= FIRST_PAWN:
        table.pawns[table.active] = landing(table, track, choice - FIRST_PAWN + 1)
    cross(table, table.active, crossing)  # QB-2.4


@compiled
def count_down(table: Record, track: Record) -> None:
    """QB-3.1: announce the end, or count the turns until it comes; QB-3.4: once only."""
    if table.turns_left == NOT_ANNOUNCED:
        if table.pawns[table.active] > track.fields - FINISH_FIELDS:
            table.turns_left = table.seats - 1
        return
    table.turns_left -= 1
    if table.turns_left == 0:
        table.phase = OVER
        table.ended = BY_FINISH
