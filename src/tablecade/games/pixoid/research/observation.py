"""The observation of Pixoid (docs/environments/pixoid.md): planes of the board, then numbers."""

from functools import cache

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.board import DIRECTIONS
from tablecade.games.pixoid.kernel.table import NOBODY, awaits
from tablecade.games.pixoid.rules.board import Board, place_of
from tablecade.games.pixoid.rules.state import HANDS, RESERVE
from tablecade.lab.adapters.observation import Field, Layout

MOST_POINTS = 64
_STATIC, _PLANES = 5, 11


@cache
def layout(size: int) -> Layout:
    plane = (size, size)
    return Layout(
        [
            Field("open", (4, *plane), "where the way up, down, left, right is open"),
            Field("start", plane, "start pix; in all planes row 0 is the lowest, column 0 is a"),
            Field("bonus", plane, "bonus cubes that still lie there"),
            Field("pixoid", plane, "the cube of Pixoid"),
            Field("own", plane, "the observer's cube"),
            Field("others", (3, *plane), "the cubes of the next three hands"),
            Field("role", (2,), "one-hot: the observer is Pixoid, or a Bug"),
            Field("pixoids", (3,), "which of the next three hands is Pixoid"),
            Field("partners", (3,), "which of the next three hands the same seat holds"),
            Field("hand", (4,), "the hand of the observer, one-hot"),
            Field("seat", (4,), "the seat that holds it now, one-hot"),
            Field("points", (4,), f"points / {MOST_POINTS}: own seat, then in turn order"),
            Field("reserve", (1,), "cubes in the reserve / 12"),
            Field("picked", (1,), "bonus cubes Pixoid picked up / 4"),
            Field("round", (1,), "round / 4"),
            Field("seats", (1,), "1 with four players, 0 with three"),
            Field("short", (1,), "whether it is the short game"),
            Field("placing", (1,), "whether cubes are being placed"),
            Field("over", (1,), "whether the match is over"),
            Field("owes", (1,), "whether the observer owes a choice now"),
        ]
    )


def board_planes(board: Board) -> tuple[Array, Array]:
    """The planes that never change, and the cell of each pix in a plane."""
    size = board.size
    planes = np.zeros((_STATIC, size, size), dtype=np.float32)
    cells = np.zeros(len(board.pix), dtype=np.int64)
    for number, pix in enumerate(board.pix):
        column, row = place_of(pix)
        cells[number] = row * size + column
        for direction in board.walks[pix]:
            planes[DIRECTIONS.index(direction), row, column] = 1.0
        planes[4, row, column] = float(pix in board.start)
    return planes.ravel(), cells


@compiled
def observe(
    table: Record, maze: Record, planes: Array, cells: Array, hand: int, out: Array
) -> None:
    """Write the observation of one hand. The order is that of `layout`."""
    area = len(planes) // _STATIC
    out[: len(planes)] = planes
    out[len(planes) :] = 0.0
    for cube in range(4):
        if (table.bonus >> cube) & 1:
            out[5 * area + cells[maze.bonus[cube]]] = 1.0
    for turn in range(HANDS):
        other = (hand + turn) % HANDS
        pix = table.cubes[other]
        if pix >= 0:
            out[(7 + turn) * area + cells[pix]] = 1.0
            if other == table.pixoid:
                out[6 * area + cells[pix]] = 1.0
    _write_numbers(table, hand, out, _PLANES * area)


@compiled
def _write_numbers(table: Record, hand: int, out: Array, at: int) -> None:
    seat = holder(table, hand)
    out[at + (0 if hand == table.pixoid else 1)] = 1.0
    for turn in range(1, HANDS):
        other = (hand + turn) % HANDS
        out[at + 1 + turn] = 1.0 if other == table.pixoid else 0.0
        out[at + 4 + turn] = 1.0 if holder(table, other) == seat else 0.0
    out[at + 8 + hand] = 1.0
    out[at + 12 + seat] = 1.0
    for turn in range(table.seats):
        out[at + 16 + turn] = table.scores[(seat + turn) % table.seats] / MOST_POINTS
    at += 20
    out[at] = table.reserve / RESERVE
    out[at + 1] = table.picked / 4
    out[at + 2] = table.round / 4
    out[at + 3] = 1.0 if table.seats == HANDS else 0.0
    out[at + 4] = table.short
    out[at + 5] = 1.0 if table.placed < HANDS and not table.ended else 0.0
    out[at + 6] = 1.0 if table.ended else 0.0
    out[at + 7] = 1.0 if awaits(table, hand) else 0.0


@compiled
def holder(table: Record, hand: int) -> int:
    """The seat that holds a hand: of the second controller that changes (PX-7.4)."""
    if table.second != NOBODY and hand == HANDS - 1:
        return int(table.second)
    return int(hand)
