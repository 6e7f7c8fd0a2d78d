"""Compiled players of Qwixx On Board: those of Qwixx, with the pawn."""

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled import player, playout
from tablecade.games.qwixx.bots.compiled.player import seat_after
from tablecade.games.qwixx.bots.compiled.playout import cross_worth
from tablecade.games.qwixx.bots.greedy import PASS_WORTH, PENALTY_WORTH
from tablecade.games.qwixx.kernel.numbers import PASS
from tablecade.games.qwixx.kernel.table import active_of, seats_of
from tablecade.games.qwixx_on_board.bots.learned import AHEAD, LONGEST_WAY, STEPS, WAYS
from tablecade.games.qwixx_on_board.kernel.numbers import FIRST_PAWN, STEP_3
from tablecade.games.qwixx_on_board.kernel.table import (
    ON_BOARD,
    RULES,
    compiled,
    compiled_apart,
    crossing_on,
    landing,
    may_be_crossed,
    variant,
)
from tablecade.games.qwixx_on_board.rules.game import FARTHEST
from tablecade.games.qwixx_on_board.rules.state import FINISH_FIELDS


@compiled
def value_of(table: Record, track: Record, seat: int, choice: int) -> float:
    """As in bots/greedy.py; of the pawn the bonus, its cross and the penalty avoided."""
    if table.phase != STEP_3:
        return PASS_WORTH if choice == PASS else cross_worth(table, seat, choice)
    missed = 0.0 if table.crossed else PENALTY_WORTH
    if choice < FIRST_PAWN:
        return missed
    field = landing(table, track, choice - FIRST_PAWN + 1)
    gained = np.float64(track.bonus[field]) - track.bonus[table.pawns[table.active]]
    crossing = crossing_on(table, track, field)
    if crossing == PASS:
        return missed + gained
    return gained + cross_worth(table, active_of(table), crossing)


_write_sheets = ON_BOARD.loop(player.write_features)


@compiled_apart
def write_features(table: Record, track: Record, seat: int, search: Record) -> tuple[int, int]:
    """The features of Qwixx, then those of the pawns (bots/learned.py)."""
    count, offset = _write_sheets(table, track, seat, search)
    seen = search.seen
    for turn in seats_of(table):
        other = seat_after(seat, turn, table.seats)
        way = track.fields - FINISH_FIELDS + 1 - table.pawns[other]
        seen[count] = offset + min(max(way, 0), LONGEST_WAY)
        offset += WAYS
        steps, ahead, start = 0, 0, int(table.pawns[other]) + 1
        for field in range(start, min(start + FARTHEST, track.fields + 1)):
            steps |= int(may_be_crossed(table, track, other, field)) << (field - start)
        start += FARTHEST
        for field in range(start, min(start + AHEAD, track.fields + 1)):
            ahead += int(may_be_crossed(table, track, other, field))
        seen[count + 1] = offset + steps
        seen[count + 2] = offset + STEPS + ahead
        count, offset = count + 3, offset + STEPS + AHEAD + 1
    seen[count] = offset + table.turns_left + 1
    return count + 1, offset


PLAYERS = {**RULES, playout.value_of: value_of, player.write_features: write_features}
"""What stands in place of Qwixx's functions."""
PLAYED = ON_BOARD._replace(loop=variant(PLAYERS))
