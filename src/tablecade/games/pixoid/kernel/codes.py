"""Conversion between games/ and the compiled rules: states and actions."""

from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Record
from tablecade.core.hand import Seat
from tablecade.games.pixoid.kernel.maze import DIRECTIONS, PROGRAMS
from tablecade.games.pixoid.kernel.table import HANDS, NOBODY, REASONS, TABLE, UNPLACED, set_up
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, Board
from tablecade.games.pixoid.rules.state import Action, Place, Program, State, Variant


def encode_opening(state: State) -> Record:
    """The table at the start of this state's match."""
    table: Any = np.zeros(1, dtype=TABLE)[0]
    set_up(table, state.seats, int(state.variant is Variant.SHORT), int(state.pixoid))
    return table


def encode_state(state: State) -> Record:
    """A state of games/ as a table of the compiled rules."""
    number = {pix: index for index, pix in enumerate(state.board.pix)}
    table = encode_opening(state)
    table["round"] = state.round
    table["second"] = NOBODY if state.second is None else state.second
    table["placed"] = HANDS - state.cubes.count(None)
    lying = [pix in state.bonus for pix in state.board.bonus]
    table["bonus"] = sum(1 << cube for cube, lies in enumerate(lying) if lies)
    table["picked"] = state.picked
    table["reserve"] = state.reserve
    table["ended"] = REASONS.index(state.ended)
    table["cubes"] = [UNPLACED if pix is None else number[pix] for pix in state.cubes]
    table["scores"][: state.seats] = state.scores
    return table


def decode_state(table: Record, board: Board) -> State:
    """The inverse of `encode_state`, for a table on this board."""
    seats, second = int(table["seats"]), int(table["second"])
    return State(
        board=board,
        variant=Variant.SHORT if table["short"] else Variant.STANDARD,
        scores=tuple(map(int, table["scores"][:seats])),
        round=int(table["round"]),
        pixoid=Seat(int(table["pixoid"])),
        second=None if second == NOBODY else Seat(second),
        cubes=tuple(None if pix == UNPLACED else board.pix[pix] for pix in table["cubes"]),
        bonus=tuple(pix for cube, pix in enumerate(board.bonus) if int(table["bonus"]) >> cube & 1),
        reserve=int(table["reserve"]),
        ended=REASONS[table["ended"]],
    )


@cache
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
