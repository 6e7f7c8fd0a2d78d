"""A turn's movement: Pixoid first, then all Bugs at once (PX-4, PX-5).

Programs and the pix visible along a corridor have the same numbers, direction × 9 + steps - 1: a
cube passes a pix if and only if the number at which it sees the pix is between the first number of
the program's direction and the program.
"""

from tablecade.core.array import Record
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.legal import next_to_place
from tablecade.games.pixoid.kernel.maze import PROGRAMS
from tablecade.games.pixoid.kernel.rounds import end_round, pass_controller
from tablecade.games.pixoid.kernel.table import HANDS, RESERVE, neutral_cubes
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM


@compiled
def act(table: Record, maze: Record, scratch: Record) -> None:
    """Take the legal choices of the awaited hands together; others are ignored."""
    if table.placed < HANDS:
        _place(table, maze, scratch)
    elif not table.ended:
        _play_turn(table, maze, scratch)


@compiled
def _place(table: Record, maze: Record, scratch: Record) -> None:
    hand = next_to_place(table)
    table.cubes[hand] = maze.start[scratch.choices[hand] - PROGRAMS]
    table.placed += 1


@compiled
def _play_turn(table: Record, maze: Record, scratch: Record) -> None:
    program = scratch.choices[table.pixoid]
    caught_at = first_bug(table, maze, program)
    if _pick_up(table, maze, program, caught_at):
        end_round(table, False)
    elif caught_at <= program:  # PX-4.3: the round ends there and then, no Bug moves
        table.cubes[table.pixoid] = maze.end[table.cubes[table.pixoid], caught_at]
        end_round(table, True)
    else:
        table.cubes[table.pixoid] = maze.end[table.cubes[table.pixoid], program]
        _chase(table, maze, scratch)


@compiled
def first_bug(table: Record, maze: Record, program: int) -> int:
    """The program that ends on the first Bug in the way; PROGRAMS if there is none."""
    here = table.cubes[table.pixoid]
    first = program - program % LONGEST_PROGRAM
    nearest = PROGRAMS
    for hand in range(HANDS):
        seen = maze.seen[here, table.cubes[hand]]
        if first <= seen <= program and seen < nearest:
            nearest = seen  # a cube does not see its own pix
    return nearest


@compiled
def _pick_up(table: Record, maze: Record, program: int, caught_at: int) -> bool:
    """PX-4.6: take all bonus cubes before the pix of a catch. Returns whether one won."""
    here = table.cubes[table.pixoid]
    first = program - program % LONGEST_PROGRAM
    passed = 0
    for cube in range(4):
        seen = maze.seen[here, maze.bonus[cube]]
        if (table.bonus >> cube) & 1 and first <= seen <= program and seen < caught_at:
            passed |= 1 << cube
    if passed == 0:
        return False
    if table.short:
        return _pick_until_won(table, maze, passed)
    _take(table, passed)
    return False


@compiled
def _take(table: Record, passed: int) -> None:
    for cube in range(4):
        if (passed >> cube) & 1:
            table.bonus &= ~(1 << cube)
            table.picked += 1


@compiled
def _pick_until_won(table: Record, maze: Record, passed: int) -> bool:
    """PX-7.1, PX-7.2: the twelfth cube wins at once, and he goes no further."""
    here = table.cubes[table.pixoid]
    while passed:
        cube = _nearest(maze, here, passed)
        passed &= ~(1 << cube)
        _take(table, 1 << cube)
        if neutral_cubes(table) >= RESERVE:
            table.cubes[table.pixoid] = maze.bonus[cube]
            return True
    return False


@compiled
def _nearest(maze: Record, here: int, passed: int) -> int:
    nearest = -1
    for cube in range(4):
        if (passed >> cube) & 1 and (
            nearest < 0 or maze.seen[here, maze.bonus[cube]] < maze.seen[here, maze.bonus[nearest]]
        ):
            nearest = cube
    return nearest


@compiled
def _chase(table: Record, maze: Record, scratch: Record) -> None:
    """PX-4.1: all Bugs at once, each the whole way; PX-4.5: nobody blocks anybody."""
    prey = table.cubes[table.pixoid]
    caught = False
    for hand in range(HANDS):
        if hand != table.pixoid:
            here, program = table.cubes[hand], scratch.choices[hand]
            seen = maze.seen[here, prey]
            caught |= program - program % LONGEST_PROGRAM <= seen <= program  # PX-4.4
            table.cubes[hand] = maze.end[here, program]
    if caught:
        end_round(table, True)
    else:
        _escape(table)


@compiled
def _escape(table: Record) -> None:
    """PX-6.1: one cube from the reserve; the twelfth ends the round."""
    table.reserve -= 1
    if table.reserve == 0 or (table.short and neutral_cubes(table) >= RESERVE):
        end_round(table, False)
    else:
        pass_controller(table)
