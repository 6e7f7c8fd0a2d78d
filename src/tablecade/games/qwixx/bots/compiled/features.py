"""Features of the value network: small integers, each with its own row of the first layer.

All are public and relative to one seat: its own sheet first, then the others in turn order.
"""

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.features import (
    AHEAD,
    GAPS,
    LONGEST_WAY,
    PENALTY_COUNTS,
    STEPS,
    WAYS,
    WIDEST_GAP,
)
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.rows import CLOSED, ROW_STATE, ROW_STATES
from tablecade.games.qwixx.kernel.step3 import may_be_crossed
from tablecade.games.qwixx.kernel.table import score, seats_of
from tablecade.games.qwixx_on_board.rules.step3 import FARTHEST
from tablecade.games.qwixx_on_board.rules.track import FINISH_FIELDS


@compiled
def row_state(table: Record, seat: int, row: int) -> int:
    """QX-3.3: a row closed by any player is closed for this seat too."""
    return int(CLOSED if (table.closed >> row) & 1 else ROW_STATE[table.rows[seat, row]])


@compiled_apart
def write_features(table: Record, track: Record, seat: int, search: Record) -> int:
    """Write the features of a seat before the dice are rolled; returns how many."""
    seats, seen = int(table.seats), search.seen
    count, offset = 0, 0
    for turn in range(seats):
        other = _seat(seat, turn, seats)
        for row in range(4):
            seen[count] = offset + row_state(table, other, row)
            count, offset = count + 1, offset + ROW_STATES
    for turn in range(seats):
        seen[count] = offset + table.penalties[_seat(seat, turn, seats)]
        count, offset = count + 1, offset + PENALTY_COUNTS
    own = score(table, track, seat)
    for turn in range(1, seats):
        gap = own - score(table, track, _seat(seat, turn, seats))
        seen[count] = offset + min(max(gap, -WIDEST_GAP), WIDEST_GAP) + WIDEST_GAP
        count, offset = count + 1, offset + GAPS
    seen[count] = offset + (table.active - seat + seats) % seats
    count, offset = count + 1, offset + seats
    return _write_pawns(table, track, seat, search, count, offset) if track.fields > 0 else count


@compiled
def _seat(seat: int, turn: int, seats: int) -> int:
    """The seat that is `turn` places to the left."""
    return seat + turn - (seats if seat + turn >= seats else 0)


@compiled
def _write_pawns(
    table: Record, track: Record, seat: int, search: Record, count: int, offset: int
) -> int:
    seen = search.seen
    for turn in seats_of(table):
        other = _seat(seat, turn, table.seats)
        way = track.fields - FINISH_FIELDS + 1 - table.pawns[other]
        seen[count] = offset + min(max(way, 0), LONGEST_WAY)
        offset += WAYS
        steps, ahead = _open_fields(table, track, other)
        seen[count + 1] = offset + steps
        seen[count + 2] = offset + STEPS + ahead
        count, offset = count + 3, offset + STEPS + AHEAD + 1
    seen[count] = offset + table.turns_left + 1
    return count + 1


@compiled_apart
def _open_fields(table: Record, track: Record, seat: int) -> tuple[int, int]:
    """The next five fields a pawn may land on as bits, and how many of the ten behind them."""
    steps, ahead = 0, 0
    start = int(table.pawns[seat]) + 1
    for field in range(start, min(start + FARTHEST, track.fields + 1)):
        steps |= int(may_be_crossed(table, track, seat, field)) << (field - start)
    start += FARTHEST
    for field in range(start, min(start + AHEAD, track.fields + 1)):
        ahead += int(may_be_crossed(table, track, seat, field))
    return steps, ahead
