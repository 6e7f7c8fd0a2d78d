"""A turn, phase by phase: the dice, then the choices."""

import numpy as np

from tablecade.core.array import Record
from tablecade.core.compiled import DICE, below, draw
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.cross import cross, end_if_closed
from tablecade.games.qwixx.kernel.numbers import (
    ACTION_1,
    ACTION_2,
    BY_PENALTIES,
    FIRST,
    OVER,
    ROLL,
    STEP_3,
)
from tablecade.games.qwixx.kernel.step3 import count_down, move_pawn

_FACES = np.uint64(6)
_SIX_DICE = np.uint64(6**6)


@compiled
def start(table: Record, seat: int) -> None:
    """QX-2.1."""
    table.active = seat
    table.phase = ROLL


@compiled
def roll(table: Record, scratch: Record) -> None:
    """Dice as given, white ones first; the dice of closed rows left the game (QX-3.3)."""
    table.white[0], table.white[1] = scratch.dice[0], scratch.dice[1]
    for row in range(4):
        table.coloured[row] = 0 if (table.closed >> row) & 1 else scratch.dice[2 + row]
    table.crossed = 0
    table.phase = ACTION_1


@compiled
def deal(table: Record, scratch: Record) -> None:
    """Draw the first player, or roll."""
    if table.phase == FIRST:
        start(table, below(scratch, DICE, table.seats))
    elif table.phase == ROLL:
        faces = draw(scratch, DICE) % _SIX_DICE  # one draw for six dice; uneven by 1e-15
        for die in range(6):
            scratch.dice[die] = np.int8(faces % _FACES) + 1
            faces //= _FACES
        roll(table, scratch)


@compiled
def act(table: Record, track: Record, scratch: Record) -> None:
    """Take the legal choices of the awaited seats together; others are ignored."""
    if table.phase == ACTION_1:
        _act_1(table, scratch)
    elif table.phase == ACTION_2:
        _act_2(table, track, scratch.choices[table.active])
    elif table.phase == STEP_3:
        _step_3(table, track, scratch.choices[table.active])


@compiled
def _act_1(table: Record, scratch: Record) -> None:
    """QX-2.3: everybody's choice takes effect together."""
    for seat in range(table.seats):
        cross(table, seat, scratch.choices[seat])
    if not end_if_closed(table):
        table.phase = ACTION_2


@compiled
def _act_2(table: Record, track: Record, choice: int) -> None:
    cross(table, table.active, choice)
    if end_if_closed(table):
        return
    if track.fields > 0:
        table.phase = STEP_3
    elif not _miss_if_due(table):
        pass_turn(table)


@compiled
def _step_3(table: Record, track: Record, choice: int) -> None:
    move_pawn(table, track, choice)
    if end_if_closed(table) or _miss_if_due(table):
        return
    count_down(table, track)
    if table.phase != OVER:
        pass_turn(table)


@compiled
def _miss_if_due(table: Record) -> bool:
    """QX-2.5: who crossed nothing crosses a penalty; the fourth ends the game (QX-4.1)."""
    if table.crossed:
        return False
    table.penalties[table.active] += 1
    if table.penalties[table.active] < 4:
        return False
    table.phase = OVER
    table.ended = BY_PENALTIES
    return True


@compiled
def pass_turn(table: Record) -> None:
    following = table.active + 1
    table.active = 0 if following == table.seats else following
    table.phase = ROLL
