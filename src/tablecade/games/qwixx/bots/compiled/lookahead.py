"""Lookahead: where the best choices are close, their mean value after the next turn.

Every sum of the white dice is played once, with random coloured dice, the same for every choice
that is compared. All players choose by `plan`, without a look at step 3 in action 1.
"""

import numpy as np

from tablecade.core.array import Record
from tablecade.core.compiled import CHOICES, below
from tablecade.games.qwixx.bots.compiled.plan import plan
from tablecade.games.qwixx.bots.compiled.player import worth
from tablecade.games.qwixx.bots.compiled.scratch import FIRST_TABLE
from tablecade.games.qwixx.bots.compiled.simultaneous import plan_simultaneous
from tablecade.games.qwixx.bots.settings import MOST_LOOKAHEADS
from tablecade.games.qwixx.compiled import compiled_apart
from tablecade.games.qwixx.kernel.legal import awaits
from tablecade.games.qwixx.kernel.numbers import OVER, ROLL
from tablecade.games.qwixx.kernel.table import seats_of
from tablecade.games.qwixx.kernel.turn import act, roll

LEAST_SUM, MOST_SUM = 2, 12
WHITE_ROLLS = 36


@compiled_apart
def plan_ahead(
    table: Record, track: Record, seat: int, player: Record, search: Record, inner: Record
) -> int:
    """Like `plan_simultaneous`; close choices get the mean of both values.

    The values are shifted so that the best stays as it was: choices that were left out stay behind.
    """
    chosen = plan_simultaneous(table, track, seat, player, search, inner)
    best, first = -np.inf, search.values[0]
    close = first - player.margin
    if search.kept < 2 or search.values[1] < close or player.rolls == 0:
        return chosen
    streams, count = search.scratch.streams[CHOICES], 0
    for index in range(min(search.kept, MOST_LOOKAHEADS)):
        if search.values[index] >= close:
            count = index + 1
            search.scratch.streams[CHOICES] = streams
            ahead = _expect(search.ends[index], track, seat, player, search, inner)
            value = (search.values[index] + ahead) / 2
            search.values[index] = value
            if value > best:
                best, chosen = value, search.choices[index]
    for index in range(count):
        search.values[index] += first - best
    return chosen


@compiled_apart
def _expect(
    end: Record, track: Record, seat: int, player: Record, search: Record, inner: Record
) -> float:
    if end.phase == OVER:
        return worth(end, track, seat, player, inner)
    total = 0.0
    for _ in range(player.rolls):
        for white in range(LEAST_SUM, MOST_SUM + 1):
            least = max(1, white - 6)
            ways = min(6, white - 1) - least + 1
            search.tables[FIRST_TABLE] = end
            table = search.tables[FIRST_TABLE]
            search.scratch.dice[0] = least + below(search.scratch, CHOICES, ways)
            search.scratch.dice[1] = white - search.scratch.dice[0]
            for die in range(2, 6):
                search.scratch.dice[die] = 1 + below(search.scratch, CHOICES, 6)
            roll(table, search.scratch)
            _play_turn(table, track, player, search, inner)
            total += ways * worth(table, track, seat, player, inner)
    return total / (player.rolls * WHITE_ROLLS)


@compiled_apart
def _play_turn(table: Record, track: Record, player: Record, search: Record, inner: Record) -> None:
    inner.short = True
    while table.phase != ROLL and table.phase != OVER:
        for other in seats_of(table):
            if awaits(table, other):
                search.scratch.choices[other] = plan(table, track, other, player, inner)
        act(table, track, search.scratch)
    inner.short = False
