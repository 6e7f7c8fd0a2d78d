"""Pixoid as numbers."""

from functools import lru_cache
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.kernel.board import decode_action, encode_action, encode_board
from tablecade.games.pixoid.kernel.table import ACTIONS, encode_state
from tablecade.games.pixoid.research.observation import board_planes, layout, observe
from tablecade.games.pixoid.research.text import maze_lines
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import HANDS
from tablecade.lab.adapters.observation import Layout


class PixoidAdapter:
    """direction × 9 + distance - 1 is a program; 36 to 39 place the cube on a start pix."""

    hands = HANDS
    actions = ACTIONS

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats

    def encode(self, state: Any, action: Any) -> int:
        return encode_action(state.board, action)

    def decode(self, state: Any, code: int) -> Any:
        return decode_action(state.board, code)

    def layout(self, state: Any) -> Layout:
        return layout(state.board.size)

    def observe(self, state: Any, hand: Hand) -> Array:
        maze, planes, cells = encoded(state.board)
        out = np.zeros(self.layout(state).size, dtype=np.float32)
        observe(encode_state(state), maze, planes, cells, int(hand), out)
        return out

    def describe_hand(self, state: Any, hand: Hand) -> dict[str, Any]:
        return {"role": "pixoid" if hand == state.pixoid else "bug"}

    def describe_board(self, state: Any) -> dict[str, Any]:
        return {"maze": maze_lines(state.board)}


@lru_cache(maxsize=64)
def encoded(board: Board) -> tuple[Record, Array, Array]:
    """A board for the kernels, and its planes."""
    return encode_board(board), *board_planes(board)
