"""Legal choices of a hand, in the order of games/."""

from tablecade.core.array import Record
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.maze import PROGRAMS
from tablecade.games.pixoid.kernel.table import HANDS


@compiled
def awaits(table: Record, hand: int) -> bool:
    if table.ended:
        return False
    return table.placed == HANDS or hand == next_to_place(table)


@compiled
def next_to_place(table: Record) -> int:
    """PX-1.7: Pixoid, then the Bugs clockwise; PX-7.3: the second controller's cube last."""
    if table.placed == table.seats:
        return HANDS - 1
    return (table.pixoid + table.placed) % table.seats


@compiled
def count_legal(table: Record, maze: Record, hand: int) -> int:
    """The number of legal choices of an awaited hand."""
    if table.placed < HANDS:
        return HANDS - table.placed
    return maze.open[table.cubes[hand]]


@compiled
def nth(table: Record, maze: Record, hand: int, n: int) -> int:
    """The n-th legal choice."""
    if table.placed == HANDS:
        return maze.program[table.cubes[hand], n]
    for start in range(4):
        if not _taken(table, maze.start[start]):
            n -= 1
            if n < 0:
                return PROGRAMS + start
    return -1


@compiled
def _taken(table: Record, pix: int) -> bool:
    for hand in range(HANDS):
        if table.cubes[hand] == pix:
            return True
    return False
