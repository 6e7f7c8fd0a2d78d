"""The bots `random` and `greedy` in compiled code."""

import numpy as np

from tablecade.core.array import Record
from tablecade.core.compiled import CHOICES, below
from tablecade.games.qwixx.bots.greedy import LOCK_WORTH, PASS_WORTH, PENALTY_WORTH, SKIP_COST
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.legal import COUNT, legal_slots, nth
from tablecade.games.qwixx.kernel.numbers import ACTION_2, FIRST_PAWN, PASS, STEP_3
from tablecade.games.qwixx.kernel.rows import CROSSES
from tablecade.games.qwixx.kernel.step3 import crossed_by, landing
from tablecade.games.qwixx.kernel.table import PLACE_OF, ROW_OF, active_of
from tablecade.games.qwixx.rules.row import LAST_PLACE

POLICIES = ("random", "greedy")
"""Policies by number; the names are those of the bots."""
RANDOM, GREEDY = range(len(POLICIES))


@compiled
def choose(table: Record, track: Record, seat: int, scratch: Record) -> int:
    bits = legal_slots(table, track, seat)
    if scratch.policies[seat] == RANDOM:
        return nth(table, bits, below(scratch, CHOICES, COUNT[bits] + 1))
    return _best(table, track, seat, bits, scratch)


@compiled
def _best(table: Record, track: Record, seat: int, bits: int, scratch: Record) -> int:
    """The choice with the highest value; ties are broken at random."""
    best, equals, chosen = -np.inf, 0, PASS
    for n in range(COUNT[bits] + 1):
        choice = nth(table, bits, n)
        worth = value_of(table, track, seat, choice)
        if worth > best:
            best, equals, chosen = worth, 1, choice
        elif worth == best:
            equals += 1
            if below(scratch, CHOICES, equals) == 0:
                chosen = choice
    return chosen


@compiled
def value_of(table: Record, track: Record, seat: int, choice: int) -> float:
    if table.phase == STEP_3:
        return _pawn_worth(table, track, choice)
    if choice != PASS:
        return _cross_worth(table, seat, choice)
    last_chance = table.phase == ACTION_2 and not table.crossed and track.fields == 0
    return PENALTY_WORTH if last_chance else PASS_WORTH


@compiled
def _cross_worth(table: Record, seat: int, choice: int) -> float:
    row, place = ROW_OF[choice], PLACE_OF[choice]
    marks = table.rows[seat, row]
    lock = LOCK_WORTH if place == LAST_PLACE else 0.0
    return CROSSES[marks] + 1 + lock - SKIP_COST * _skipped(marks, place)


@compiled
def _skipped(marks: int, place: int) -> int:
    skipped = 0
    while skipped < place and not (marks >> (place - skipped - 1)):
        skipped += 1
    return skipped


@compiled
def _pawn_worth(table: Record, track: Record, choice: int) -> float:
    """The bonus gained, the cross made and the penalty avoided."""
    crossing = crossed_by(table, track, choice)
    worth = 0.0 if table.crossed or crossing != PASS else PENALTY_WORTH
    if choice < FIRST_PAWN:
        return worth
    worth += track.bonus[landing(table, track, choice - FIRST_PAWN + 1)]
    worth -= track.bonus[table.pawns[table.active]]
    if crossing != PASS:
        worth += _cross_worth(table, active_of(table), crossing)
    return worth
