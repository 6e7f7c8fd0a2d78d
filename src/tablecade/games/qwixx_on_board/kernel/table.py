"""The compiled rules of Qwixx On Board: step 3 (QB-2), and the finish (QB-3).

`ON_BOARD` puts the functions of this module in place of Qwixx's.
"""

from pathlib import Path

import numpy as np

from tablecade.core.array import Record
from tablecade.core.compiled import Compiler
from tablecade.games.qwixx.kernel import table as qwixx
from tablecade.games.qwixx.kernel.numbers import ACTION_1, ACTION_2, OVER, PASS, PLACES
from tablecade.games.qwixx_on_board.kernel import numbers
from tablecade.games.qwixx_on_board.rules.game import FARTHEST
from tablecade.games.qwixx_on_board.rules.state import FINISH_FIELDS

_COMPILER = Compiler(Path(qwixx.__file__).parents[1], Path(__file__).parents[1])
compiled = _COMPILER.inlined
compiled_apart = _COMPILER.apart
variant = _COMPILER.variant


@compiled
def set_up(table: Record, seats: int) -> None:
    qwixx.set_up(table, seats)
    table.turns_left = numbers.NOT_ANNOUNCED
    table.pawns[:] = 0


@compiled
def score(table: Record, track: Record, seat: int) -> int:
    """QB-3.3: the sheet, and the bonus under the pawn."""
    return qwixx.score(table, track, seat) + track.bonus[table.pawns[seat]]


@compiled
def legal_slots(table: Record, track: Record, seat: int) -> int:
    """Of step 3 the slots are the pawn's distances (QB-2.1)."""
    if table.phase != numbers.STEP_3:
        return qwixx.legal_slots(table, track, seat)
    bits = 0
    for fields in range(1, FARTHEST + 1):
        place = landing(table, track, fields)
        if place > 0 and may_be_crossed(table, track, table.active, place):
            bits |= 1 << (fields - 1)
    return bits


@compiled
def action_of(table: Record, slot: int) -> int:
    if table.phase == numbers.STEP_3:
        return numbers.FIRST_PAWN + slot
    return qwixx.action_of(table, slot)


@compiled
def act(table: Record, track: Record, scratch: Record) -> None:
    """Take the legal choices of the awaited seats together; others are ignored."""
    if table.phase == ACTION_1:
        qwixx.act_together(table, scratch)
    elif table.phase == ACTION_2:
        qwixx.cross(table, table.active, scratch.choices[table.active])
        if not qwixx.end_if_closed(table):
            table.phase = numbers.STEP_3
    elif table.phase == numbers.STEP_3:
        choice = scratch.choices[table.active]
        if choice >= numbers.FIRST_PAWN:
            field = landing(table, track, choice - numbers.FIRST_PAWN + 1)
            table.pawns[table.active] = field
            qwixx.cross(table, table.active, crossing_on(table, track, field))  # QB-2.4
        if qwixx.end_if_closed(table) or qwixx.miss_if_due(table):
            return
        _count_down(table, track)
        if table.phase != OVER:
            qwixx.pass_turn(table)


@compiled
def landing(table: Record, track: Record, fields: int) -> int:
    """Where a pawn comes to stand, occupied fields jumped (QB-2.2); 0 past the end (QB-2.7)."""
    for place in range(table.pawns[table.active] + 1, track.fields + 1):
        free = 1
        for seat in range(table.seats):
            if table.pawns[seat] == place:
                free = 0
        fields -= free
        if free and fields == 0:
            return place
    return 0


@compiled
def may_be_crossed(table: Record, track: Record, seat: int, field: int) -> bool:
    """QB-2.3 crossed already or crossed now; QB-2.5 not now in a closed row."""
    row, place = track.row[field], track.place[field]
    marks = table.rows[seat, row]
    if (marks >> place) & 1:
        return True
    return not (table.closed >> row) & 1 and qwixx.can_cross(marks, place) == 1


@compiled
def crossing_on(table: Record, track: Record, field: int) -> int:
    """The action that crosses a field's number; pass where the active player has crossed it."""
    row, place = np.int64(track.row[field]), track.place[field]
    if (table.rows[table.active, row] >> place) & 1:
        return PASS
    return 1 + row * PLACES + place


@compiled
def _count_down(table: Record, track: Record) -> None:
    """QB-3.1: announce the end, or count the turns until it comes; QB-3.4: once only."""
    if table.turns_left == numbers.NOT_ANNOUNCED:
        if table.pawns[table.active] > track.fields - FINISH_FIELDS:
            table.turns_left = table.seats - 1
        return
    table.turns_left -= 1
    if table.turns_left == 0:
        table.phase = OVER
        table.ended = numbers.BY_FINISH


RULES = {
    qwixx.set_up: set_up,
    qwixx.score: score,
    qwixx.legal_slots: legal_slots,
    qwixx.action_of: action_of,
    qwixx.act: act,
}
"""What stands in place of Qwixx's functions."""
ON_BOARD = qwixx.Ruleset(numbers.TABLE, numbers.ACTIONS, numbers.REASONS, variant(RULES))
