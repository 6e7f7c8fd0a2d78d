"""Between games/ and the kernels: set-ups and actions as numbers, and back."""

from functools import cache
from typing import Any

import numpy as np

from tablecade.games.pixoid.action import Action, Place, Program
from tablecade.games.pixoid.board import LONGEST_PROGRAM, Board
from tablecade.games.pixoid.state import State, Variant
from tablecade.kernels.compiled import Record
from tablecade.kernels.pixoid.maze import DIRECTIONS, PROGRAMS
from tablecade.kernels.pixoid.table import TABLE, set_up


def encode_opening(state: State) -> Record:
    """The table of a match that begins like this one."""
    table: Any = np.zeros(1, dtype=TABLE)[0]
    set_up(table, state.seats, int(state.variant is Variant.SHORT), int(state.pixoid))
    return table


def encode(board: Board, action: Action) -> int:
    match action:
        case Place(pix):
            return PROGRAMS + board.start.index(pix)
        case Program(direction, distance):
            return DIRECTIONS.index(direction) * LONGEST_PROGRAM + distance - 1


@cache
def decode(board: Board, code: int) -> Action:
    if code >= PROGRAMS:
        return Place(board.start[code - PROGRAMS])
    direction, steps = divmod(code, LONGEST_PROGRAM)
    return Program(DIRECTIONS[direction], steps + 1)
