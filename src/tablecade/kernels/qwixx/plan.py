"""Choosing by value: a whole turn is thought to its end, with the others' likely choices.

In action 1 all choose at once. A player who minds the others first asks what each would choose
if nobody else crossed anything, then answers best to that.
"""

from typing import NamedTuple

import numpy as np

from tablecade.kernels.compiled import Array, Record, compiled, compiled_apart
from tablecade.kernels.qwixx.cross import cross, end_if_closed
from tablecade.kernels.qwixx.desk import DESK
from tablecade.kernels.qwixx.net import Room, make_room
from tablecade.kernels.qwixx.offers import COUNT, nth, offered
from tablecade.kernels.qwixx.player import Player, worth
from tablecade.kernels.qwixx.step3 import crossed_by
from tablecade.kernels.qwixx.table import (
    ACTION_1,
    ACTION_2,
    FIRST_PAWN,
    OVER,
    PASS,
    ROW_OF,
    STEP_3,
    TABLE,
)
from tablecade.kernels.qwixx.turn import act, pass_turn

_TOGETHER, _ALONE, _PAWN, _WHOLE = 1, 2, 3, 4
"""Which thought is on which table: each is overwritten by the next of its kind only."""
THOUGHTS = 5


class Thinking(NamedTuple):
    """Tables to try things out on, and who is thought to choose what."""

    tables: Array
    desks: Array
    room: Room


def make_thinking() -> Thinking:
    return Thinking(np.zeros(THOUGHTS, dtype=TABLE), np.zeros(1, dtype=DESK), make_room())


@compiled_apart
def plan(table: Record, track: Record, seat: int, player: Player, thinking: Thinking) -> int:
    """The choice of an awaited seat."""
    if table.phase == STEP_3:
        return _best_pawn(table, track, seat, player, thinking)[1]
    if table.phase == ACTION_2:
        return _best_alone(table, track, seat, player, thinking)[1]
    thinking.desks[0].choices[:] = PASS
    if player.minds_others:
        _guess_others(table, track, seat, player, thinking)
    if seat == table.active:
        return _best_together(table, track, seat, player, thinking)[1]
    if player.minds_others:
        return _best_beside(table, track, seat, player, thinking)
    return _best_apart(table, track, seat, player, thinking)


@compiled_apart
def _best_pawn(
    table: Record, track: Record, seat: int, player: Player, thinking: Thinking
) -> tuple[float, int]:
    best, chosen = -np.inf, PASS
    bits = offered(table, track, seat)
    for n in range(COUNT[bits] + 1):
        thinking.tables[_PAWN] = table
        thought = thinking.tables[_PAWN]
        choice = nth(table, bits, n)
        _try(thought, track, choice, thinking)
        value = worth(thought, track, seat, player, thinking.room)
        if value > best:
            best, chosen = value, choice
    return best, chosen


@compiled_apart
def _best_alone(
    table: Record, track: Record, seat: int, player: Player, thinking: Thinking
) -> tuple[float, int]:
    best, chosen = -np.inf, PASS
    bits = offered(table, track, seat)
    for n in range(COUNT[bits] + 1):
        thinking.tables[_ALONE] = table
        thought = thinking.tables[_ALONE]
        choice = nth(table, bits, n)
        _try(thought, track, choice, thinking)
        if thought.phase == STEP_3:
            value = _best_pawn(thought, track, seat, player, thinking)[0]
        else:
            value = worth(thought, track, seat, player, thinking.room)
        if value > best:
            best, chosen = value, choice
    return best, chosen


@compiled
def _try(thought: Record, track: Record, choice: int, thinking: Thinking) -> None:
    """The active player's choice in action 2 or step 3."""
    kept = thinking.desks[0].choices[thought.active]
    thinking.desks[0].choices[thought.active] = choice
    act(thought, track, thinking.desks[0])
    thinking.desks[0].choices[thought.active] = kept


@compiled_apart
def _best_together(
    table: Record, track: Record, seat: int, player: Player, thinking: Thinking
) -> tuple[float, int]:
    """Action 1 of the active player, who knows all dice: with the rest of the turn in mind."""
    best, chosen = -np.inf, PASS
    bits = offered(table, track, seat)
    for n in range(COUNT[bits] + 1):
        thinking.tables[_TOGETHER] = table
        thought = thinking.tables[_TOGETHER]
        choice = nth(table, bits, n)
        thinking.desks[0].choices[seat] = choice
        act(thought, track, thinking.desks[0])
        if thought.phase == OVER:
            value = worth(thought, track, seat, player, thinking.room)
        else:
            value = _best_alone(thought, track, seat, player, thinking)[0]
        if value > best:
            best, chosen = value, choice
    return best, chosen


@compiled_apart
def _best_apart(table: Record, track: Record, seat: int, player: Player, thinking: Thinking) -> int:
    """Action 1 of another player, as if nobody else crossed anything in this turn."""
    best, chosen = -np.inf, PASS
    bits = offered(table, track, seat)
    if bits == 0:
        return PASS
    for n in range(COUNT[bits] + 1):
        thinking.tables[_TOGETHER] = table
        thought = thinking.tables[_TOGETHER]
        choice = nth(table, bits, n)
        cross(thought, seat, choice)
        if not end_if_closed(thought):
            pass_turn(thought)
        value = worth(thought, track, seat, player, thinking.room)
        if value > best:
            best, chosen = value, choice
    return chosen


@compiled_apart
def _guess_others(
    table: Record, track: Record, seat: int, player: Player, thinking: Thinking
) -> None:
    """What each other seat would choose if nobody else crossed anything; left on the desk."""
    guesses = np.zeros(len(thinking.desks[0].choices), dtype=np.int8)
    for other in range(table.seats):
        if other == seat:
            continue
        if other == table.active:
            thinking.desks[0].choices[:] = PASS
            guesses[other] = _best_together(table, track, other, player, thinking)[1]
        else:
            guesses[other] = _best_apart(table, track, other, player, thinking)
    thinking.desks[0].choices[:] = guesses


@compiled_apart
def _best_beside(
    table: Record, track: Record, seat: int, player: Player, thinking: Thinking
) -> int:
    """Action 1 of another player, beside what all others are thought to do in this turn."""
    bits = offered(table, track, seat)
    if bits == 0:
        return PASS
    alone, pawn = _guess_rest(table, track, seat, player, thinking)
    best, chosen = -np.inf, PASS
    for n in range(COUNT[bits] + 1):
        thinking.tables[_WHOLE] = table
        thought = thinking.tables[_WHOLE]
        choice = nth(table, bits, n)
        thinking.desks[0].choices[seat] = choice
        act(thought, track, thinking.desks[0])
        if thought.phase == ACTION_2:
            _try(thought, track, _if_open(thought, alone), thinking)
        if thought.phase == STEP_3:
            crossing = crossed_by(thought, track, pawn)
            _try(thought, track, pawn if _if_open(thought, crossing) == crossing else PASS, thinking)
        value = worth(thought, track, seat, player, thinking.room)
        if value > best:
            best, chosen = value, choice
    return chosen


@compiled
def _if_open(table: Record, choice: int) -> int:
    """A cross whose row was closed meanwhile becomes a pass (QX-3.5)."""
    return PASS if choice != PASS and (table.closed >> ROW_OF[choice]) & 1 else choice


@compiled_apart
def _guess_rest(
    table: Record, track: Record, seat: int, player: Player, thinking: Thinking
) -> tuple[int, int]:
    """The active player's action 2 and step 3 after the guessed action 1."""
    thinking.tables[_WHOLE] = table
    thought = thinking.tables[_WHOLE]
    thinking.desks[0].choices[seat] = PASS
    act(thought, track, thinking.desks[0])
    alone, pawn = PASS, PASS
    if thought.phase == ACTION_2:
        alone = _best_alone(thought, track, thought.active, player, thinking)[1]
        _try(thought, track, alone, thinking)
    if thought.phase == STEP_3:
        pawn = _best_pawn(thought, track, thought.active, player, thinking)[1]
    return alone, pawn
