"""Boards that are turns of each other have the same values: one of the four is solved for all."""

from collections.abc import Callable
from functools import lru_cache

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from tablecade.games.pixoid.rules.board import Board, Pix, pix_at, place_of

Turn = Callable[[Pix], Pix]


class Canonical(Struct, frozen=True, eq=False):
    """The board that stands for all four turns of a board."""

    board: Board
    places: npt.NDArray[np.int64]
    """[pix of the given board]: its number on that board."""


@lru_cache(maxsize=64)
def canonical(board: Board) -> Canonical:
    """The turn with the smallest encoding; bonus cubes and starts are in the order of the pix."""
    turns = [_turn(board.size, quarters) for quarters in range(4)]
    turned = [_turned(board, turn) for turn in turns]
    least = min(range(4), key=lambda number: msgspec.json.encode(turned[number]))
    number = {pix: place for place, pix in enumerate(turned[least].pix)}
    places = np.array([number[turns[least](pix)] for pix in board.pix], np.int64)
    return Canonical(turned[least], places)


def _turn(size: int, quarters: int) -> Turn:
    def turn(pix: Pix) -> Pix:
        column, row = place_of(pix)
        for _ in range(quarters):
            column, row = row, size - 1 - column
        return pix_at(column, row)

    return turn


def _turned(board: Board, turn: Turn) -> Board:
    def ordered(pixes: tuple[Pix, ...]) -> tuple[Pix, ...]:
        return tuple(sorted(map(turn, pixes), key=place_of))

    edges = []
    for edge in board.open:
        one, other = ordered(edge)
        edges.append((one, other))
    edges.sort(key=lambda edge: (place_of(edge[0]), place_of(edge[1])))
    starts, bonus = ordered(board.start), ordered(board.bonus)
    return Board(board.size, ordered(board.pix), tuple(edges), starts, bonus)
