"""Legal choices of a seat: a bit for each slot, in the order of games/; pass is always legal.

The slots of action 1 are the rows; of action 2 each row with the lower and the higher white
die; of step 3 the pawn's distances. Bits in one number need no memory and few branches.
"""

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.numbers import ACTION_1, ACTION_2, FIRST_PAWN, PASS, STEP_3
from tablecade.games.qwixx.kernel.rows import PLACES
from tablecade.games.qwixx.kernel.step3 import landing, may_land
from tablecade.games.qwixx.kernel.table import can_cross

SLOTS = 8


def _slots(bits: int) -> list[int]:
    legal_slots = [slot for slot in range(SLOTS) if bits >> slot & 1]
    return legal_slots + [0] * (SLOTS - len(legal_slots))


NTH_SLOT = np.array([_slots(bits) for bits in range(1 << SLOTS)], dtype=np.int8)
COUNT = np.array([bits.bit_count() for bits in range(1 << SLOTS)], dtype=np.int8)


@compiled
def awaits(table: Record, seat: int) -> bool:
    """In action 1 every seat is awaited, even if it can only pass."""
    if table.phase == ACTION_1:
        return True
    return (table.phase == ACTION_2 or table.phase == STEP_3) and seat == table.active


@compiled
def legal_slots(table: Record, track: Record, seat: int) -> int:
    """The slots an awaited seat may choose."""
    if table.phase == ACTION_1:
        return _legal_white(table, seat)
    if table.phase == ACTION_2:
        return _legal_coloured(table)
    return _legal_pawn(table, track)


@compiled
def _legal_white(table: Record, seat: int) -> int:
    """QX-2.3."""
    bits = 0
    number = np.int64(table.white[0]) + table.white[1]
    for row in range(4):
        bits |= _crossable(table, seat, row, number) << row
    return bits


@compiled
def _legal_coloured(table: Record) -> int:
    """QX-2.4: one white die and the row's own, each sum once, the lower first."""
    bits = 0
    low, high = min(table.white[0], table.white[1]), max(table.white[0], table.white[1])
    for row in range(4):
        die = np.int64(table.coloured[row])
        if die > 0:
            bits |= _crossable(table, table.active, row, low + die) << (2 * row)
            if high > low:
                bits |= _crossable(table, table.active, row, high + die) << (2 * row + 1)
    return bits


@compiled
def _crossable(table: Record, seat: int, row: int, number: int) -> int:
    place = number - 2 if row < 2 else 12 - number
    return can_cross(table.rows[seat, row], place) & ~(table.closed >> row) & 1


@compiled
def _legal_pawn(table: Record, track: Record) -> int:
    """QB-2.1."""
    bits = 0
    for fields in range(1, 6):
        place = landing(table, track, fields)
        if place > 0 and may_land(table, track, place):
            bits |= 1 << (fields - 1)
    return bits


@compiled
def nth(table: Record, bits: int, n: int) -> int:
    """The n-th choice of those legal_slots, in the order of games/; pass is the last."""
    return action_of(table, NTH_SLOT[bits, n]) if n < COUNT[bits] else PASS


@compiled
def action_of(table: Record, slot: int) -> int:
    """The action a slot stands for in this phase."""
    if table.phase == STEP_3:
        return FIRST_PAWN + slot
    if table.phase == ACTION_1:
        return _crossing(slot, np.int64(table.white[0]) + table.white[1])
    row, higher = slot >> 1, slot & 1
    low, high = min(table.white[0], table.white[1]), max(table.white[0], table.white[1])
    return _crossing(row, np.int64(table.coloured[row]) + (high if higher else low))


@compiled
def _crossing(row: int, number: int) -> int:
    return 1 + row * PLACES + (number - 2 if row < 2 else 12 - number)
