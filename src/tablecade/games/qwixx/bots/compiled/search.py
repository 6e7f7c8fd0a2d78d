"""Search of one turn, and the choice of a compiled player.

A seat's choice is the one with the best end of its turn. `plan` assumes that in action 1 the other
players cross nothing. `plan_simultaneous` models them as choosing by `plan`. The model may be
wrong, and where it ends the match all choices look alike, so there a choice's value is a weighted
mean of the value with the model and the value when nobody else crosses.
"""

from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots.compiled.player import (
    BOLD,
    FEATURES,
    GREEDY,
    LENGTH,
    PLAIN,
    WIDEST,
    worth,
)
from tablecade.games.qwixx.bots.compiled.playout import choose as choose_simply
from tablecade.games.qwixx.bots.learned import TOLERANCE
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.numbers import (
    ACTION_1,
    ACTION_2,
    ACTIONS,
    MOST_SEATS,
    OVER,
    PASS,
    TABLE,
)
from tablecade.games.qwixx.kernel.table import (
    COUNT,
    PLACE_OF,
    ROW_OF,
    SCRATCH,
    act,
    active_of,
    cross,
    end_if_closed,
    legal_slots,
    nth,
    pass_turn,
    seats_of,
)

FIRST_TABLE, SECOND_TABLE = range(2)
"""Tables after action 1 and action 2."""

MOST_SEEN = 64
KEPT = 6
"""Choices that are kept: in action 1 all."""


def search_fields(table: Any) -> list[Any]:
    """Working memory of a search: tables, the best choices, and the network's layers."""
    return [
        ("tables", table, (2,)),
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
    ]


SEARCH = np.dtype(search_fields(TABLE), align=True)
"""Allocated once for each loop: allocation in the loop is slow."""


def make_search(dtype: Any = SEARCH) -> Record:
    search: Any = np.zeros(1, dtype=dtype)[0]
    return search


@compiled_apart
def plan(table: Record, board: Record, seat: int, player: Record, search: Record) -> int:
    """The choice of an awaited seat that leads to the best end of its turn.

    The loops for action 1 and action 2 are nested: with a recursion or a function each, the code
    that values a table would be compiled in many places.
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
            value = worth(second, board, seat, player, search)
            keep(search, choice if table.phase == ACTION_1 else crossing, value, second)
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
def pick_by_style(table: Record, seat: int, style: int, search: Record) -> int:
    """The preferred one of the choices just searched; equal preferences go by value.

    Styles are those of bots/learned.py.
    """
    best = -np.inf
    for index in range(search.kept):
        best = max(best, search.values[index])
    chosen, most, worth = PASS, -np.inf, -np.inf
    for index in range(search.kept):
        value = search.values[index]
        if value >= best - TOLERANCE:
            choice = search.choices[index]
            preference = _preference(table, seat, choice, style)
            if preference > most or (preference == most and value > worth):
                chosen, most, worth = choice, preference, value
    return chosen


@compiled
def _preference(table: Record, seat: int, choice: int, style: int) -> float:
    if choice == PASS or choice >= ACTIONS:  # no cross, but perhaps a choice of another game
        return 0.0 if style == BOLD else -0.5
    skipped = np.float64(PLACE_OF[choice]) - LENGTH[table.rows[seat, ROW_OF[choice]]]
    return 1.0 + skipped if style == BOLD else -skipped


@compiled_apart
def choose_move(
    table: Record, board: Record, seat: int, player: Record, search: Array, scratch: Record
) -> int:
    """The choice of a player of any kind; `search` has two records."""
    if player.guess_weight > 0:
        chosen = plan_simultaneous(table, board, seat, player, search[0], search[1])
        return (
            chosen if player.style == PLAIN else pick_by_style(table, seat, player.style, search[0])
        )
    if player.kind > GREEDY:
        return plan(table, board, seat, player, search[0])
    scratch.policies[seat] = player.kind
    return choose_simply(table, board, seat, scratch)
