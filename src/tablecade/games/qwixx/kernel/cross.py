"""Crossing a number and closing a row."""

from tablecade.core.array import Record
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.numbers import BY_ROWS, OVER, PASS
from tablecade.games.qwixx.kernel.rows import CROSSES, LOCK
from tablecade.games.qwixx.kernel.table import PLACE_OF, ROW_OF
from tablecade.games.qwixx.rules.row import LAST_PLACE


@compiled
def cross(table: Record, seat: int, choice: int) -> None:
    """Put the cross of a legal choice on a sheet; the last number takes the lock (QX-3.2)."""
    if choice == PASS:
        return
    row, place = ROW_OF[choice], PLACE_OF[choice]
    table.rows[seat, row] |= 1 << place
    if seat == table.active:
        table.crossed = 1
    if place == LAST_PLACE:
        table.rows[seat, row] |= LOCK
        table.closed |= 1 << row  # QX-3.3


@compiled
def end_if_closed(table: Record) -> bool:
    """QX-4.1, QX-4.2: two closed rows or more end the game."""
    if CROSSES[table.closed] < 2:
        return False
    table.phase = OVER
    table.ended = BY_ROWS
    return True
