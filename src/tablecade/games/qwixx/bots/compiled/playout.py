"""Whole matches of the bots `random` and `greedy` in a compiled loop."""

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import CHOICES, below, open_streams
from tablecade.games.qwixx.bots.greedy import LOCK_WORTH, PASS_WORTH, PENALTY_WORTH, SKIP_COST
from tablecade.games.qwixx.kernel import numbers
from tablecade.games.qwixx.kernel.table import (
    COUNT,
    PLACE_OF,
    QWIXX,
    ROW_OF,
    SCRATCH,
    Ruleset,
    act,
    awaits,
    compiled,
    deal,
    legal_slots,
    nth,
    score,
    seats_of,
    set_up,
)
from tablecade.games.qwixx.rules.state import LAST_PLACE

POLICIES = ("random", "greedy")
"""Policies by number; the names are those of the bots."""
RANDOM, GREEDY = range(len(POLICIES))

RESULT = np.dtype(
    [
        ("scores", np.int16, (numbers.MOST_SEATS,)),
        ("ended", np.int8),
        ("first", np.int8),  # the first active player
        ("decisions", np.int32),
        ("choices", np.int32),  # of the seats, dice apart
    ],
    align=True,
)


@compiled
def choose(table: Record, board: Record, seat: int, scratch: Record) -> int:
    """By the seat's policy. `greedy` takes the highest value and breaks ties at random."""
    bits = legal_slots(table, board, seat)
    if scratch.policies[seat] == RANDOM:
        return nth(table, bits, below(scratch, CHOICES, COUNT[bits] + 1))
    best, equals, chosen = -np.inf, 0, numbers.PASS
    for n in range(COUNT[bits] + 1):
        choice = nth(table, bits, n)
        worth = value_of(table, board, seat, choice)
        if worth > best:
            best, equals, chosen = worth, 1, choice
        elif worth == best:
            equals += 1
            if below(scratch, CHOICES, equals) == 0:
                chosen = choice
    return chosen


@compiled
def value_of(table: Record, _board: Record, seat: int, choice: int) -> float:
    if choice != numbers.PASS:
        return cross_worth(table, seat, choice)
    last_chance = table.phase == numbers.ACTION_2 and not table.crossed
    return PENALTY_WORTH if last_chance else PASS_WORTH


@compiled
def cross_worth(table: Record, seat: int, choice: int) -> float:
    place, marks = PLACE_OF[choice], table.rows[seat, ROW_OF[choice]]
    lock = LOCK_WORTH if place == LAST_PLACE else 0.0
    return numbers.CROSSES[marks] + 1 + lock - SKIP_COST * (np.int64(place) - numbers.LENGTH[marks])


def workspace_of(rules: Ruleset) -> Array:
    """Memory of the loop. The caller allocates it: a record taken from an array that compiled code
    allocates itself would outlive the array.
    """
    return np.zeros(1, dtype=np.dtype([("table", rules.table), ("scratch", SCRATCH)], align=True))


def play(
    work: tuple[int, int],
    policies: Array,
    results: Array,
    *,
    rules: Ruleset = QWIXX,
    board: Record = None,
) -> None:
    """Play a match for each result; seat i plays policy i. `work` is the seed and a number `first`.

    Match `i` has the random numbers of match `first + i`, whatever else is played.
    """
    workspace = workspace_of(rules)
    workspace["scratch"]["policies"][0, : len(policies)] = policies
    rules.loop(play_all)(*work, board, len(policies), workspace, results)


@compiled
def play_all(
    seed: int, first: int, board: Record, seats: int, workspace: Array, results: Array
) -> None:
    table, scratch = workspace[0].table, workspace[0].scratch
    for index in range(len(results)):
        open_streams(scratch, seed, first + index)
        set_up(table, seats)
        result = results[index]
        result.decisions = result.choices = 0
        while table.phase != numbers.OVER:
            result.decisions += 1
            if table.phase < numbers.ACTION_1:
                deal(table, scratch)
                if result.decisions == 1:
                    result.first = table.active
            else:
                for seat in seats_of(table):
                    if awaits(table, seat):
                        scratch.choices[seat] = choose(table, board, seat, scratch)
                        result.choices += 1
                act(table, board, scratch)
        result.ended = table.ended
        for seat in seats_of(table):
            result.scores[seat] = score(table, board, seat)
