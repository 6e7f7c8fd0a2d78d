"""A board as a record of lookup tables, by the number a pix has on it, and actions as numbers."""

from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Record
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, Board, Direction
from tablecade.games.pixoid.rules.state import Action, Place, Program

MOST_PIX = 256
DIRECTIONS = tuple(Direction)
PROGRAMS = len(DIRECTIONS) * LONGEST_PROGRAM
"""A program is a number: direction × 9 + distance - 1."""
NOT_SEEN = -1

MAZE = np.dtype(
    [
        ("start", np.int16, (4,)),
        ("bonus", np.int16, (4,)),
        ("open", np.int8, (MOST_PIX,)),  # legal programs of a pix: nine a direction
        ("program", np.int8, (MOST_PIX, PROGRAMS)),  # and which they are
        ("end", np.int16, (MOST_PIX, PROGRAMS)),  # where a program ends
        ("seen", np.int8, (MOST_PIX, MOST_PIX)),  # the shortest program that reaches a pix
        ("steps", np.int16, (MOST_PIX, MOST_PIX)),  # walking distance
    ],
    align=True,
)


def encode_board(board: Board) -> Record:
    number = {pix: index for index, pix in enumerate(board.pix)}
    maze: Any = np.zeros(1, dtype=MAZE)[0]
    maze["start"] = [number[pix] for pix in board.start]
    maze["bonus"] = [number[pix] for pix in board.bonus]
    maze["seen"] = NOT_SEEN
    for pix, here in number.items():
        for direction, walked in board.walks[pix].items():
            walk = [number[onward] for onward in walked]
            first = DIRECTIONS.index(direction) * LONGEST_PROGRAM
            for distance in range(1, LONGEST_PROGRAM + 1):
                program = first + distance - 1
                maze["program"][here, maze["open"][here]] = program
                maze["open"][here] += 1
                maze["end"][here, program] = walk[min(distance, len(walk)) - 1]  # PX-4.2
            for steps, onward in enumerate(walk[:LONGEST_PROGRAM]):
                maze["seen"][here, onward] = first + steps
    _encode_steps(maze, len(number))
    return maze


def _encode_steps(maze: Any, pix: int) -> None:
    """Walking distances between all pix: one step more from everything that is reached."""
    seen = maze["seen"][:pix, :pix]
    beside = (seen >= 0) & (seen % LONGEST_PROGRAM == 0)
    reached, steps = np.eye(pix, dtype=bool), maze["steps"][:pix, :pix]
    for step in range(1, pix):
        onward = (reached @ beside) & ~reached
        if not onward.any():
            return
        steps[onward] = step
        reached |= onward


@cache
def encode_action(board: Board, action: Action) -> int:
    match action:
        case Place(pix):
            return PROGRAMS + board.start.index(pix)
        case Program(direction, distance):
            return DIRECTIONS.index(direction) * LONGEST_PROGRAM + distance - 1


@cache
def decode_action(board: Board, code: int) -> Action:
    if code >= PROGRAMS:
        return Place(board.start[code - PROGRAMS])
    direction, steps = divmod(code, LONGEST_PROGRAM)
    return Program(DIRECTIONS[direction], steps + 1)
