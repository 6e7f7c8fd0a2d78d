"""Simple players inside the compiled loop: the bots `random` and `greedy`, move for move."""

import numpy as np

from tablecade.games.qwixx.row import LAST_PLACE
from tablecade.kernels.chance import CHOICES, below
from tablecade.kernels.compiled import Record, compiled
from tablecade.kernels.qwixx.offers import COUNT, nth, offered
from tablecade.kernels.qwixx.step3 import crossed_by, landing
from tablecade.kernels.qwixx.table import (
    ACTION_2,
    CROSSES,
    FIRST_PAWN,
    PASS,
    PLACE_OF,
    ROW_OF,
    STEP_3,
)

POLICIES = ("random", "greedy")
"""By number, as the kernels know them; the names are the bots' own."""
RANDOM, GREEDY = range(len(POLICIES))

# The greedy bot's weights: bots/ stands above the kernels, so they are held here as well, and a
# test holds both together.
SKIP_COST = 2.0
LOCK_WORTH = 4.0
PASS_WORTH = -2.0
PENALTY_WORTH = -5.0


@compiled
def choose(table: Record, track: Record, seat: int, desk: Record) -> int:
    bits = offered(table, track, seat)
    if desk.policies[seat] == RANDOM:
        return nth(table, bits, below(desk, CHOICES, COUNT[bits] + 1))
    return _best(table, track, seat, bits, desk)


@compiled
def _best(table: Record, track: Record, seat: int, bits: int, desk: Record) -> int:
    """The choice worth most; among equals each is as likely."""
    best, equals, chosen = -np.inf, 0, PASS
    for n in range(COUNT[bits] + 1):
        choice = nth(table, bits, n)
        worth = worth_of(table, track, seat, choice)
        if worth > best:
            best, equals, chosen = worth, 1, choice
        elif worth == best:
            equals += 1
            if below(desk, CHOICES, equals) == 0:
                chosen = choice
    return chosen


@compiled
def worth_of(table: Record, track: Record, seat: int, choice: int) -> float:
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
    """The bonus gained, the cross made, the penalty dodged."""
    crossing = crossed_by(table, track, choice)
    worth = 0.0 if table.crossed or crossing != PASS else PENALTY_WORTH
    if choice < FIRST_PAWN:
        return worth
    worth += track.bonus[landing(table, track, choice - FIRST_PAWN + 1)]
    worth -= track.bonus[table.pawns[table.active]]
    if crossing != PASS:
        worth += _cross_worth(table, table.active, crossing)
    return worth
