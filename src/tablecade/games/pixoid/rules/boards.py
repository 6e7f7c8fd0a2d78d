"""Boards of Pixoid: their names, and the check of a board somebody drew."""

from typing import Any

import msgspec

from tablecade.core.errors import BadBoard, MalformedOption
from tablecade.core.game import Boards, Checked
from tablecade.games.pixoid.rules.board import Board, end_points
from tablecade.games.pixoid.rules.faults import faults
from tablecade.games.pixoid.rules.tiles import (
    board_names,
    lay_board,
    project_tiles,
    read_board_drawing,
)


def check_board(value: Any) -> Checked:
    """A board in full, a drawing or the name of a board."""
    try:
        board = _read(value)
    except BadBoard as problem:
        return Checked((problem.fault,))
    found = tuple(faults(board))
    return Checked(found, {} if found else {"end_points": round(end_points(board), 2)})


def _read(value: Any) -> Board:
    if isinstance(value, str):
        return read_board_drawing(value) if "\n" in value else lay_board(value, project_tiles())
    try:
        return msgspec.convert(value, Board)
    except msgspec.ValidationError as problem:
        raise MalformedOption(name="board", problem=str(problem), rule="PX-8.1") from None


BOARDS = Boards("board", "board", tuple(board_names()), check_board, Board)
