"""Search of one turn, and the choice of a compiled player.

A seat's choice is the one with the best end of its turn. `plan` assumes that in action 1 the other
players cross nothing. `plan_simultaneous` models them as choosing by `plan`. The model may be
wrong, and where it ends the match all choices look alike, so there a choice's value is a weighted
mean of the value with the model and the value when nobody else crosses.
"""

from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots.compiled.player import (
    FEATURES,
    GREEDY,
    WIDEST,
    worth,
)
from tablecade.games.qwixx.bots.compiled.playout import choose as choose_simply
from tablecade.games.qwixx.kernel.numbers import (
    ACTION_1,
    ACTION_2,
    ADDED_STEP,
    MOST_SEATS,
    OVER,
    PASS,
    TABLE,
)
from tablecade.games.qwixx.kernel.table import (
    COUNT,
    SCRATCH,
    act,
    active_of,
    compiled,
    compiled_apart,
    cross,
    end_if_closed,
    legal_slots,
    nth,
    pass_turn,
    seats_of,
)

FIRST_TABLE, SECOND_TABLE, THIRD_TABLE = range(3)
"""Tables after action 1, action 2 and a step that another game adds."""

MOST_SEEN = 64
KEPT = 6
"""Choices that are kept: in action 1 all."""


@cache
def search_type(table: Any = TABLE) -> Any:
    """Working memory of a search: tables, the best choices, and the network's layers.

    Allocated once for each loop: allocation in the loop is slow.
    """
    return np.dtype(
        [
            ("short", np.bool_),  # in action 1 the search leaves an added step out
            ("tables", table, (3,)),
            ("kept", np.int64),
            ("choices", np.int64, (KEPT,)),  # the best ones, best first
            ("values", np.float64, (KEPT,)),
            ("ends", table, (KEPT,)),  # the table each leaves behind
            ("guessed", np.int8, (MOST_SEATS,)),  # modelled choices of the others
            ("scratch", SCRATCH),
            ("seen", np.int64, (MOST_SEEN,)),
            ("features", np.float32, (FEATURES,)),
            ("hidden", np.float32, (2, WIDEST)),
            ("answers", np.float32, (2,)),
        ],
        align=True,
    )


@compiled_apart
def plan(table: Record, board: Record, seat: int, player: Record, search: Record) -> int:
    """The choice of an awaited seat that leads to the best end of its turn.

    The loops for action 1, action 2 and an added step are nested: with a recursion or a function
    each, the code that values a table would be compiled in many places.
    """
    search.kept = 0
    together = legal_slots(table, board, seat) if table.phase == ACTION_1 else 0
    for n in range(COUNT[together] + 1):
        search.tables[FIRST_TABLE] = table
        first = search.tables[FIRST_TABLE]
        choice = PASS
        if first.phase == ACTION_1:
            choice = nth(table, together, n)
            act_alone(first, seat, choice)
        coloured = legal_slots(first, board, seat) if first.phase == ACTION_2 else 0
        for m in range(COUNT[coloured] + 1):
            search.tables[SECOND_TABLE] = first
            second = search.tables[SECOND_TABLE]
            crossing = PASS
            if second.phase == ACTION_2:
                crossing = nth(first, coloured, m)
                act_next(second, board, crossing, search)
            stepping = second.phase == ADDED_STEP and not (search.short and table.phase == ACTION_1)
            steps = legal_slots(second, board, seat) if stepping else 0
            for k in range(COUNT[steps] + 1):
                search.tables[THIRD_TABLE] = second
                third = search.tables[THIRD_TABLE]
                added = PASS
                if third.phase == ADDED_STEP:
                    added = nth(second, steps, k)
                    act_next(third, board, added, search)
                value = worth(third, board, seat, player, search)
                chosen = choice if table.phase == ACTION_1 else crossing
                keep(search, added if table.phase == ADDED_STEP else chosen, value, third)
    return search.choices[0]


@compiled_apart
def keep(search: Record, choice: int, value: float, end: Record) -> None:
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
    search.ends[at] = end


@compiled
def act_alone(table: Record, seat: int, choice: int) -> None:
    """Action 1 when nobody else crosses; the turn of a seat that is not active ends."""
    cross(table, seat, choice)
    if end_if_closed(table):
        return
    if seat == table.active:
        table.phase = ACTION_2
    else:
        pass_turn(table)


@compiled_apart
def act_next(table: Record, board: Record, choice: int, search: Record) -> None:
    """The active player's choice after action 1."""
    search.scratch.choices[table.active] = choice
    act(table, board, search.scratch)


@compiled_apart
def plan_simultaneous(
    table: Record, board: Record, seat: int, player: Record, search: Record, inner: Record
) -> int:
    """Like `plan`, with modelled choices of the other players."""
    chosen = plan(table, board, seat, player, search)
    if table.phase != ACTION_1 or search.kept < 2:
        return chosen
    scratch = search.scratch
    for other in seats_of(table):
        if other != seat:
            search.guessed[other] = plan(table, board, other, player, inner)
    for index in range(search.kept):
        search.tables[FIRST_TABLE] = table
        guessed = search.tables[FIRST_TABLE]
        for other in seats_of(table):
            scratch.choices[other] = search.guessed[other]
        scratch.choices[seat] = search.choices[index]
        act(guessed, board, scratch)
        while guessed.phase > ACTION_1 and guessed.phase != OVER:
            active = active_of(guessed)
            scratch.choices[active] = plan(guessed, board, active, player, inner)
            act(guessed, board, scratch)
        value = worth(guessed, board, seat, player, inner)
        search.values[index] += player.guess_weight * (value - search.values[index])
        if guessed.phase != OVER:
            search.ends[index] = guessed
    _sort(search)
    return search.choices[0]


@compiled
def _sort(search: Record) -> None:
    """Best first."""
    for index in range(1, search.kept):
        at = index
        while at > 0 and search.values[at] > search.values[at - 1]:
            value, choice = search.values[at], search.choices[at]
            search.values[at] = search.values[at - 1]
            search.choices[at] = search.choices[at - 1]
            search.values[at - 1], search.choices[at - 1] = value, choice
            search.tables[SECOND_TABLE] = search.ends[at]
            search.ends[at] = search.ends[at - 1]
            search.ends[at - 1] = search.tables[SECOND_TABLE]
            at -= 1


@compiled_apart
def choose_move(
    table: Record, board: Record, seat: int, player: Record, search: Array, scratch: Record
) -> int:
    """The choice of a player of any kind; `search` has two records."""
    if player.guess_weight > 0:
        return plan_simultaneous(table, board, seat, player, search[0], search[1])
    if player.kind > GREEDY:
        return plan(table, board, seat, player, search[0])
    scratch.policies[seat] = player.kind
    return choose_simply(table, board, seat, scratch)
