"""Search of one turn: the seat's choice with the best end of the turn.

In action 1 the other players are assumed to cross nothing; simultaneous.py models their choices.
"""

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled.player import worth
from tablecade.games.qwixx.bots.compiled.scratch import FIRST_TABLE, KEPT, SECOND_TABLE, THIRD_TABLE
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.cross import cross, end_if_closed
from tablecade.games.qwixx.kernel.legal import COUNT, legal_slots, nth
from tablecade.games.qwixx.kernel.numbers import ACTION_1, ACTION_2, PASS, STEP_3
from tablecade.games.qwixx.kernel.turn import act, pass_turn


@compiled_apart
def plan(table: Record, track: Record, seat: int, player: Record, search: Record) -> int:
    """The choice of an awaited seat that leads to the best end of its turn.

    The loops for action 1, action 2 and step 3 are nested: with a recursion or a function each,
    the code that values a table would be compiled in many places.
    """
    search.kept = 0
    together = legal_slots(table, track, seat) if table.phase == ACTION_1 else 0
    for n in range(COUNT[together] + 1):
        search.tables[FIRST_TABLE] = table
        first = search.tables[FIRST_TABLE]
        choice = PASS
        if first.phase == ACTION_1:
            choice = nth(table, together, n)
            _act_1(first, seat, choice)
        coloured = legal_slots(first, track, seat) if first.phase == ACTION_2 else 0
        for m in range(COUNT[coloured] + 1):
            search.tables[SECOND_TABLE] = first
            second = search.tables[SECOND_TABLE]
            crossing = PASS
            if second.phase == ACTION_2:
                crossing = nth(first, coloured, m)
                _act_2(second, track, crossing, search)
            stepping = second.phase == STEP_3 and not (search.short and table.phase == ACTION_1)
            steps = legal_slots(second, track, seat) if stepping else 0
            for k in range(COUNT[steps] + 1):
                search.tables[THIRD_TABLE] = second
                third = search.tables[THIRD_TABLE]
                pawn = PASS
                if third.phase == STEP_3:
                    pawn = nth(second, steps, k)
                    _act_2(third, track, pawn, search)
                value = worth(third, track, seat, player, search)
                chosen = choice if table.phase == ACTION_1 else crossing
                _keep(search, pawn if table.phase == STEP_3 else chosen, value)
    return search.choices[0]


@compiled_apart
def _keep(search: Record, choice: int, value: float) -> None:
    """Keep the best end of each choice, and the best choices in order."""
    at = 0
    while at < search.kept and search.choices[at] != choice:
        at += 1
    if at < search.kept and value <= search.values[at]:
        return
    if at == search.kept:
        if at == KEPT:
            at -= 1
            if value <= search.values[at]:
                return
        else:
            search.kept += 1
    while at > 0 and value > search.values[at - 1]:
        search.choices[at] = search.choices[at - 1]
        search.values[at] = search.values[at - 1]
        search.ends[at] = search.ends[at - 1]
        at -= 1
    search.choices[at] = choice
    search.values[at] = value
    search.ends[at] = search.tables[THIRD_TABLE]


@compiled
def _act_1(table: Record, seat: int, choice: int) -> None:
    """Action 1 when nobody else crosses; the turn of a seat that is not active ends."""
    cross(table, seat, choice)
    if end_if_closed(table):
        return
    if seat == table.active:
        table.phase = ACTION_2
    else:
        pass_turn(table)


@compiled_apart
def _act_2(table: Record, track: Record, choice: int, search: Record) -> None:
    """The active player's choice in action 2 or step 3."""
    search.scratch.choices[table.active] = choice
    act(table, track, search.scratch)
