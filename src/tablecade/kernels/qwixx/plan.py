"""Choosing by value: the rest of a turn is thought to its end.

In action 1 all choose at once; what the others will choose is not guessed at here, but in
together.py.
"""

from tablecade.kernels.compiled import Record, compiled, compiled_apart
from tablecade.kernels.qwixx.cross import cross, end_if_closed
from tablecade.kernels.qwixx.offers import COUNT, nth, offered
from tablecade.kernels.qwixx.player import worth
from tablecade.kernels.qwixx.table import ACTION_1, ACTION_2, PASS, STEP_3
from tablecade.kernels.qwixx.thinking import ALONE, KEPT, PAWN, TOGETHER
from tablecade.kernels.qwixx.turn import act, pass_turn


@compiled_apart
def plan(table: Record, track: Record, seat: int, player: Record, thinking: Record) -> int:
    """The choice of an awaited seat: the first of the best turn it can still have.

    One loop in another for action 1, action 2 and step 3: a recursion, or a function for each,
    would have the value of a table compiled into many places.
    """
    thinking.kept = 0
    together = offered(table, track, seat) if table.phase == ACTION_1 else 0
    for n in range(COUNT[together] + 1):
        thinking.tables[TOGETHER] = table
        first = thinking.tables[TOGETHER]
        choice = PASS
        if first.phase == ACTION_1:
            choice = nth(table, together, n)
            _act_together(first, seat, choice)
        alone = offered(first, track, seat) if first.phase == ACTION_2 else 0
        for m in range(COUNT[alone] + 1):
            thinking.tables[ALONE] = first
            second = thinking.tables[ALONE]
            crossing = PASS
            if second.phase == ACTION_2:
                crossing = nth(first, alone, m)
                _act_alone(second, track, crossing, thinking)
            steps = offered(second, track, seat) if second.phase == STEP_3 else 0
            for k in range(COUNT[steps] + 1):
                thinking.tables[PAWN] = second
                third = thinking.tables[PAWN]
                pawn = PASS
                if third.phase == STEP_3:
                    pawn = nth(second, steps, k)
                    _act_alone(third, track, pawn, thinking)
                value = worth(third, track, seat, player, thinking)
                chosen = choice if table.phase == ACTION_1 else crossing
                _keep(thinking, pawn if table.phase == STEP_3 else chosen, value)
    return thinking.choices[0]


@compiled_apart
def _keep(thinking: Record, choice: int, value: float) -> None:
    """Each choice with the best table it can lead to; of these the best, in order."""
    at = 0
    while at < thinking.kept and thinking.choices[at] != choice:
        at += 1
    if at < thinking.kept and value <= thinking.values[at]:
        return
    if at == thinking.kept:
        if at == KEPT:
            at -= 1
            if value <= thinking.values[at]:
                return
        else:
            thinking.kept += 1
    while at > 0 and value > thinking.values[at - 1]:
        thinking.choices[at] = thinking.choices[at - 1]
        thinking.values[at] = thinking.values[at - 1]
        thinking.ends[at] = thinking.ends[at - 1]
        at -= 1
    thinking.choices[at] = choice
    thinking.values[at] = value
    thinking.ends[at] = thinking.tables[PAWN]


@compiled
def _act_together(table: Record, seat: int, choice: int) -> None:
    """Action 1, as if nobody else crossed; who is not active is through with the turn."""
    cross(table, seat, choice)
    if end_if_closed(table):
        return
    if seat == table.active:
        table.phase = ACTION_2
    else:
        pass_turn(table)


@compiled_apart
def _act_alone(table: Record, track: Record, choice: int, thinking: Record) -> None:
    """The active player's choice in action 2 or step 3."""
    thinking.desk.choices[table.active] = choice
    act(table, track, thinking.desk)
