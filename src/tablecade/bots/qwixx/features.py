"""The input of the value network for a table of Qwixx or Qwixx On Board.

A feature is a small number; each has a segment of the network's first layer of its own, so the
first layer is a sum of looked-up rows. All features are public and seen from one seat: its own
sheet first, then the others in turn order. compiled/features.py writes the same numbers.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Any

from tablecade.core.hand import Seat
from tablecade.games.qwixx.row import Row
from tablecade.games.qwixx.sheet import Sheet, can_cross
from tablecade.games.qwixx_on_board.step3 import FARTHEST
from tablecade.games.qwixx_on_board.track import FINISH_FIELDS, Field, Track
from tablecade.kernels.qwixx.rows import ROW_STATES, sheet_states

WIDEST_GAP = 80
GAPS = 2 * WIDEST_GAP + 1
"""Differences in points, cut off at both ends."""
PENALTY_COUNTS = 5
LONGEST_WAY = 63
WAYS = LONGEST_WAY + 1
"""Fields to the finish."""
STEPS = 1 << FARTHEST
"""Sets of the next five fields."""
AHEAD = 10
"""Fields behind those that are counted."""
COUNTDOWNS = 6

Segments = Iterator[tuple[int, int]]
"""A feature, and the size of its segment."""


def segment_sizes(seats: int, *, on_board: bool) -> list[int]:
    """How many values each feature can have, in order."""
    sizes = [ROW_STATES] * (4 * seats) + [PENALTY_COUNTS] * seats + [GAPS] * (seats - 1) + [seats]
    if on_board:
        sizes += [WAYS, STEPS, AHEAD + 1] * seats + [COUNTDOWNS]
    return sizes


def features_of(state: Any, seat: Seat, *, following: Seat) -> list[int]:
    """The features of a seat between two turns, when `following` is active in the next."""
    table = state.table
    seats = len(table.sheets)
    order = [Seat((seat + turn) % seats) for turn in range(seats)]
    closed = table.closed_rows
    values = [*_sheets(table, order, closed), *_gaps(state.scores, order)]
    values.append(((following - seat) % seats, seats))
    if state.track is not None:
        values += _pawns(state, order, closed)
    starts = accumulate((size for _, size in values), initial=0)
    return [start + value for start, (value, _) in zip(starts, values, strict=False)]


def _sheets(table: Any, order: list[Seat], closed: tuple[Row, ...]) -> Segments:
    for seat in order:
        for state in sheet_states(table.sheets[seat], closed):
            yield state, ROW_STATES
    for seat in order:
        yield table.sheets[seat].penalties, PENALTY_COUNTS


def _gaps(scores: tuple[int, ...], order: list[Seat]) -> Segments:
    for other in order[1:]:
        gap = scores[order[0]] - scores[other]
        yield min(max(gap, -WIDEST_GAP), WIDEST_GAP) + WIDEST_GAP, GAPS


def _pawns(state: Any, order: list[Seat], closed: tuple[Row, ...]) -> Segments:
    """The way to the finish, the next fields a pawn may land on, open fields behind them."""
    fields = len(state.track.fields)
    for seat in order:
        pawn = state.pawns[seat]
        way = fields - FINISH_FIELDS + 1 - pawn
        yield min(max(way, 0), LONGEST_WAY), WAYS
        steps, behind = _open_fields(state.track, pawn, state.table.sheets[seat], closed)
        yield steps, STEPS
        yield behind, AHEAD + 1
    yield 0 if state.turns_left is None else state.turns_left + 1, COUNTDOWNS


@lru_cache(maxsize=4096)
def _open_fields(track: Track, pawn: int, sheet: Sheet, closed: tuple[Row, ...]) -> tuple[int, int]:
    """The next five fields a pawn may land on as bits, and how many of the ten behind them.

    Cached: most sheets and pawns do not change during the search of one turn.
    """
    ahead = track.fields[pawn : pawn + FARTHEST + AHEAD]
    may = [_may_land(sheet, field, closed) for field in ahead]
    return sum(one << step for step, one in enumerate(may[:FARTHEST])), sum(may[FARTHEST:])


def _may_land(sheet: Sheet, field: Field, closed: tuple[Row, ...]) -> bool:
    """QB-2.3, QB-2.5."""
    row = field.row
    if sheet.has(row, field.number):
        return True
    return row not in closed and can_cross(sheet, row, field.number)
