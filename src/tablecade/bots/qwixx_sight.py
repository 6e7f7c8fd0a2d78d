"""What a learned bot sees of a table of Qwixx or On Board, as line numbers of its net.

The readable twin of kernels/qwixx/sight.py: all public, told from one seat's side, its own
sheet first, then the others' in turn order.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate

from tablecade.core.hand import Seat
from tablecade.games.qwixx.row import ROWS, Row
from tablecade.games.qwixx.sheet import Sheet, can_cross
from tablecade.games.qwixx.state import State
from tablecade.games.qwixx_on_board.state import State as BoardState
from tablecade.games.qwixx_on_board.step3 import FARTHEST
from tablecade.games.qwixx_on_board.track import FINISH_FIELDS, Field, Track

CLOSED = 56
ROW_STATES = CLOSED + 1
PENALTY_COUNTS = 5
WIDEST_GAP = 80
LONGEST_WAY = 63
AHEAD = 10
COUNTDOWNS = 6

Seen = Iterator[tuple[int, int]]
"""A value, and how many values there could be."""


def look(state: State | BoardState, seat: Seat, *, following: Seat) -> list[int]:
    """The lines this seat sees between two turns, `following` being active in the next."""
    table = state.table
    seats = len(table.sheets)
    round_table = [Seat((seat + turn) % seats) for turn in range(seats)]
    closed = table.closed_rows
    values = [*_sheets(table, round_table, closed), *_gaps(state, round_table)]
    values.append(((following - seat) % seats, seats))
    if isinstance(state, BoardState):
        values += _pawns(state, round_table, closed)
    starts = accumulate((size for _, size in values), initial=0)
    return [start + value for start, (value, _) in zip(starts, values, strict=False)]


def _sheets(table: State, round_table: list[Seat], closed: tuple[Row, ...]) -> Seen:
    for seat in round_table:
        for row, crossed in zip(ROWS, table.sheets[seat].rows, strict=True):
            yield CLOSED if row in closed else _state_of(row, crossed), ROW_STATES
    for seat in round_table:
        yield table.sheets[seat].penalties, PENALTY_COUNTS


def row_state(sheet: Sheet, row: Row) -> int:
    """Of an open row only the last place and the count of crosses matter."""
    return _state_of(row, sheet.rows[row])


@cache
def _state_of(row: Row, crossed: tuple[int, ...]) -> int:
    """Kept, for a row is looked at a thousand times before it changes; there are few of them."""
    last = row.place(crossed[-1]) if crossed else -1
    return 0 if last < 0 else last * (last + 1) // 2 + len(crossed)


def scores(state: State | BoardState) -> tuple[int, ...]:
    if isinstance(state, BoardState):
        return state.scores
    return tuple(sheet.score for sheet in state.sheets)


def _gaps(state: State | BoardState, round_table: list[Seat]) -> Seen:
    points = scores(state)
    for other in round_table[1:]:
        gap = points[round_table[0]] - points[other]
        yield min(max(gap, -WIDEST_GAP), WIDEST_GAP) + WIDEST_GAP, 2 * WIDEST_GAP + 1


def _pawns(state: BoardState, round_table: list[Seat], closed: tuple[Row, ...]) -> Seen:
    """How far to the finish, where a pawn may land next, how open the fields behind are."""
    fields = len(state.track.fields)
    for seat in round_table:
        pawn = state.pawns[seat]
        way = fields - FINISH_FIELDS + 1 - pawn
        yield min(max(way, 0), LONGEST_WAY), LONGEST_WAY + 1
        steps, behind = _open_fields(state.track, pawn, state.table.sheets[seat], closed)
        yield steps, 1 << FARTHEST
        yield behind, AHEAD + 1
    yield 0 if state.turns_left is None else state.turns_left + 1, COUNTDOWNS


@lru_cache(maxsize=4096)
def _open_fields(track: Track, pawn: int, sheet: Sheet, closed: tuple[Row, ...]) -> tuple[int, int]:
    """Which of the next fields a pawn may land on as a number, and how many behind them.

    Kept, for most sheets and pawns stay as they are while one turn is thought through.
    """
    ahead = track.fields[pawn : pawn + FARTHEST + AHEAD]
    may = [_may_be_crossed(sheet, field, closed) for field in ahead]
    return sum(one << step for step, one in enumerate(may[:FARTHEST])), sum(may[FARTHEST:])


def _may_be_crossed(sheet: Sheet, field: Field, closed: tuple[Row, ...]) -> bool:
    """QB-2.3, QB-2.5, of any field and anybody's pawn."""
    row = field.row
    if sheet.has(row, field.number):
        return True
    return row not in closed and can_cross(sheet, row, field.number)
