"""A table of Pixoid as one record, and its actions as numbers."""

import numpy as np

from tablecade.core.array import Record
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.maze import PROGRAMS

HANDS = 4
RESERVE = 12
ACTIONS = PROGRAMS + 4
"""A program; or a start pix to place a cube on, counted after the programs."""
NOBODY = -1
UNPLACED = -1
ALL_BONUSES = 0b1111

REASONS = (None, "rounds", "twelve", "caught")
BY_ROUNDS, BY_TWELVE, BY_CATCH = 1, 2, 3

TABLE = np.dtype(
    [
        ("seats", np.int8),
        ("short", np.int8),
        ("round", np.int8),
        ("pixoid", np.int8),
        ("second", np.int8),  # who holds the second controller
        ("placed", np.int8),  # cubes in the maze
        ("bonus", np.int8),  # a bit for each bonus cube that still lies there
        ("picked", np.int8),
        ("reserve", np.int8),
        ("ended", np.int8),
        ("cubes", np.int16, (HANDS,)),
        ("scores", np.int16, (HANDS,)),
    ],
    align=True,
)


@compiled
def set_up(table: Record, seats: int, short: int, first_pixoid: int) -> None:
    table.seats = seats
    table.short = short
    table.ended = 0
    table.scores[:] = 0
    table.round = 0
    begin_round(table, first_pixoid)


@compiled
def begin_round(table: Record, pixoid: int) -> None:
    """PX-6.4: cubes and bonus cubes are restored; PX-7.4: the second controller at the left."""
    table.round += 1
    table.pixoid = pixoid
    table.second = (pixoid + 1) % table.seats if table.seats < HANDS else NOBODY
    table.cubes[:] = UNPLACED
    table.placed = 0
    table.bonus = ALL_BONUSES
    table.picked = 0
    table.reserve = RESERVE


@compiled
def neutral_cubes(table: Record) -> int:
    return RESERVE - table.reserve + table.picked


@compiled
def wins(table: Record, seat: int) -> bool:
    """PX-6.5 most points win, ties share; PX-7.1 in the short game Pixoid or the Bugs."""
    if table.short:
        return (seat == table.pixoid) == (table.ended == BY_TWELVE)
    for other in range(table.seats):
        if table.scores[other] > table.scores[seat]:
            return False
    return True
