"""The kinds of compiled players, the value of a table to the one with a network, and its search.

A seat's choice is the one with the best end of its turn. `plan` assumes that in action 1 the other
players cross nothing. `plan_simultaneous` models them as choosing by `plan`. The model may be
wrong, and where it ends the match all choices look alike, so there a choice's value is a weighted
mean of the value with the model and the value when nobody else crosses.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots import GUESS_WEIGHT
from tablecade.games.qwixx.bots.compiled.playout import choose as choose_simply
from tablecade.games.qwixx.bots.net import GAPS, PENALTY_COUNTS, WIDEST_GAP
from tablecade.games.qwixx.kernel import numbers
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
    score,
    seats_of,
)

MOST_LINES = 1920
WIDEST = 256
"""Of a hidden layer."""

WIN, MARGIN = 0, 1
"""The answers: log odds of the win, and the margin in points."""

NET_FIELDS: list[tuple[str, type, tuple[int, ...]]] = [
    ("widths", np.int64, (2,)),
    ("lines", np.float32, (MOST_LINES, WIDEST)),
    ("first", np.float32, (WIDEST,)),
    ("middle", np.float32, (WIDEST, WIDEST)),
    ("second", np.float32, (WIDEST,)),
    ("last", np.float32, (WIDEST, 2)),
    ("third", np.float32, (2,)),
]
"""Fields of a player's record. `lines` is the first layer with a row for each value of a feature;
`first`, `second` and `third` are biases, `widths` the units in use."""

KINDS = ("random", "greedy", "net")
RANDOM, GREEDY, NET = range(len(KINDS))

PLAYER_FIELDS: list[Any] = [
    ("kind", np.int64),
    ("guess_weight", np.float64),  # weight of the modelled choices of the others
    *NET_FIELDS,
]
PLAYER = np.dtype(PLAYER_FIELDS, align=True)
"""One record for all kinds, so that all share one compiled code. Fields a kind does not use are
never touched and take no memory."""


def make_player(
    kind: str,
    *,
    net: Mapping[str, Array] | None = None,
    guess_weight: float = 0.0,
    dtype: Any = PLAYER,
) -> Record:
    player: Any = np.zeros(1, dtype=dtype)[0]
    player["kind"], player["guess_weight"] = KINDS.index(kind), guess_weight
    if net is not None:
        for name, layer in net.items():
            player[name][tuple(slice(size) for size in layer.shape)] = layer
        player["widths"] = net["middle"].shape
    return player


def make_hard(net: Mapping[str, Array], dtype: Any = PLAYER) -> Record:
    """The level `hard`."""
    return make_player("net", net=net, guess_weight=GUESS_WEIGHT, dtype=dtype)


@compiled
def row_state(table: Record, seat: int, row: int) -> int:
    """QX-3.3: a row closed by any player is closed for this seat too."""
    closed = (table.closed >> row) & 1
    return int(numbers.CLOSED if closed else numbers.ROW_STATE[table.rows[seat, row]])


@compiled_apart
def write_features(table: Record, board: Record, seat: int, search: Record) -> tuple[int, int]:
    """Write the features of a seat before the dice are rolled, small integers (bots/net.py).

    Returns how many, and the number of values that they all can have.
    """
    seats, seen = int(table.seats), search.seen
    count, offset = 0, 0
    for turn in range(seats):
        other = seat_after(seat, turn, seats)
        for row in range(4):
            seen[count] = offset + row_state(table, other, row)
            count, offset = count + 1, offset + numbers.ROW_STATES
    for turn in range(seats):
        seen[count] = offset + table.penalties[seat_after(seat, turn, seats)]
        count, offset = count + 1, offset + PENALTY_COUNTS
    own = score(table, board, seat)
    for turn in range(1, seats):
        gap = own - score(table, board, seat_after(seat, turn, seats))
        seen[count] = offset + min(max(gap, -WIDEST_GAP), WIDEST_GAP) + WIDEST_GAP
        count, offset = count + 1, offset + GAPS
    seen[count] = offset + (table.active - seat + seats) % seats
    count, offset = count + 1, offset + seats
    return count, offset


@compiled
def seat_after(seat: int, turn: int, seats: int) -> int:
    """The seat that is `turn` places to the left."""
    return seat + turn - (seats if seat + turn >= seats else 0)


@compiled_apart
def win_share(table: Record, board: Record, seat: int, player: Record, search: Record) -> float:
    """The expected share of the win, before the dice are rolled."""
    count, _ = write_features(table, board, seat, search)
    for unit in range(player.widths[0]):
        search.hidden[0, unit] = player.first[unit]
    for index in range(count):
        line = search.seen[index]
        for unit in range(player.widths[0]):
            search.hidden[0, unit] += player.lines[line, unit]
    answer(player, search)
    return 1.0 / (1.0 + np.exp(-search.answers[WIN]))


@compiled_apart
def answer(player: Record, search: Record) -> None:
    """Compute both answers from the sums of the first layer."""
    for unit in range(player.widths[1]):
        search.hidden[1, unit] = player.second[unit]
    for before in range(player.widths[0]):
        value = search.hidden[0, before]
        if value > 0:
            for unit in range(player.widths[1]):
                search.hidden[1, unit] += value * player.middle[before, unit]
    for index in range(2):
        search.answers[index] = player.third[index]
        for unit in range(player.widths[1]):
            value = search.hidden[1, unit]
            if value > 0:
                search.answers[index] += value * player.last[unit, index]


@compiled
def share(table: Record, board: Record, seat: int) -> float:
    """The share of the win once the match is over (QX-4.5)."""
    own, equals = score(table, board, seat), 1
    for other in seats_of(table):
        if other != seat:
            points = score(table, board, other)
            if points > own:
                return 0.0
            equals += points == own
    return 1.0 / equals


@compiled_apart
def worth(table: Record, board: Record, seat: int, player: Record, search: Record) -> float:
    """The value of a table between two turns, or at the end, to a seat."""
    if table.phase == numbers.OVER:
        return share(table, board, seat)
    return win_share(table, board, seat, player, search)


FIRST_TABLE, SECOND_TABLE, THIRD_TABLE = range(3)
"""Tables after action 1, action 2 and a step that another game adds."""

MOST_SEEN = 64
KEPT = 6
"""Choices that are kept: in action 1 all."""


@cache
def search_type(table: Any = numbers.TABLE) -> Any:
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
            ("guessed", np.int8, (numbers.MOST_SEATS,)),  # modelled choices of the others
            ("scratch", SCRATCH),
            ("seen", np.int64, (MOST_SEEN,)),
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
    together = legal_slots(table, board, seat) if table.phase == numbers.ACTION_1 else 0
    for n in range(COUNT[together] + 1):
        search.tables[FIRST_TABLE] = table
        first = search.tables[FIRST_TABLE]
        choice = numbers.PASS
        if first.phase == numbers.ACTION_1:
            choice = nth(table, together, n)
            act_alone(first, seat, choice)
        coloured = legal_slots(first, board, seat) if first.phase == numbers.ACTION_2 else 0
        for m in range(COUNT[coloured] + 1):
            crossing = act_next(search, board, SECOND_TABLE, coloured, m)
            second = search.tables[SECOND_TABLE]
            stepping = second.phase == numbers.ADDED_STEP and not (
                search.short and table.phase == numbers.ACTION_1
            )
            steps = legal_slots(second, board, seat) if stepping else 0
            for k in range(COUNT[steps] + 1):
                added = act_next(search, board, THIRD_TABLE, steps, k)
                third = search.tables[THIRD_TABLE]
                value = worth(third, board, seat, player, search)
                chosen = choice if table.phase == numbers.ACTION_1 else crossing
                keep(search, added if table.phase == numbers.ADDED_STEP else chosen, value, third)
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
        table.phase = numbers.ACTION_2
    else:
        pass_turn(table)


@compiled_apart
def act_next(search: Record, board: Record, at: int, bits: int, n: int) -> int:
    """Copy the table before, and play the active player's n-th legal choice there.

    Returns the choice; pass where the table is not in the phase of this one.
    """
    search.tables[at] = search.tables[at - 1]
    table = search.tables[at]
    if table.phase != numbers.ACTION_1 + at:
        return numbers.PASS
    choice = nth(table, bits, n)
    search.scratch.choices[table.active] = choice
    act(table, board, search.scratch)
    return choice


@compiled_apart
def plan_simultaneous(
    table: Record, board: Record, seat: int, player: Record, search: Record, inner: Record
) -> int:
    """Like `plan`, with modelled choices of the other players."""
    chosen = plan(table, board, seat, player, search)
    if table.phase != numbers.ACTION_1 or search.kept < 2:
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
        while guessed.phase > numbers.ACTION_1 and guessed.phase != numbers.OVER:
            active = active_of(guessed)
            scratch.choices[active] = plan(guessed, board, active, player, inner)
            act(guessed, board, scratch)
        value = worth(guessed, board, seat, player, inner)
        search.values[index] += player.guess_weight * (value - search.values[index])
        if guessed.phase != numbers.OVER:
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
