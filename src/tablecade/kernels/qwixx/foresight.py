"""A second thought where the first leaves it close: the next turn, over many rolls.

All 36 pairs of white dice, so that only the coloured ones are left to chance; the same rolls for
every choice compared, and everybody chooses in them by the same value.
"""

import numpy as np

from tablecade.kernels.chance import CHOICES, below
from tablecade.kernels.compiled import Record, compiled_apart
from tablecade.kernels.qwixx.offers import awaits
from tablecade.kernels.qwixx.plan import plan
from tablecade.kernels.qwixx.player import worth
from tablecade.kernels.qwixx.table import OVER, ROLL
from tablecade.kernels.qwixx.thinking import TOGETHER
from tablecade.kernels.qwixx.together import plan_together
from tablecade.kernels.qwixx.turn import act, roll

WHITE_PAIRS = 36
MOST_THOUGHTS = 2


@compiled_apart
def plan_ahead(
    table: Record, track: Record, seat: int, player: Record, thinking: Record, inner: Record
) -> int:
    """As `plan`, but what the next turn makes of them counts as much between close choices.

    The best is worth what the best was at first, so that those left out stay behind.
    """
    chosen = plan_together(table, track, seat, player, thinking, inner)
    best, first = -np.inf, thinking.values[0]
    close = first - player.doubt
    if thinking.kept < 2 or thinking.values[1] < close or player.rolls == 0:
        return chosen
    streams, count = thinking.desk.streams[CHOICES], 0
    for index in range(min(thinking.kept, MOST_THOUGHTS)):
        if thinking.values[index] >= close:
            count = index + 1
            thinking.desk.streams[CHOICES] = streams
            ahead = _expect(thinking.ends[index], track, seat, player, thinking, inner)
            value = (thinking.values[index] + ahead) / 2
            thinking.values[index] = value
            if value > best:
                best, chosen = value, thinking.choices[index]
    for index in range(count):
        thinking.values[index] += first - best
    return chosen


@compiled_apart
def _expect(
    end: Record, track: Record, seat: int, player: Record, thinking: Record, inner: Record
) -> float:
    if end.phase == OVER:
        return worth(end, track, seat, player, inner)
    total = 0.0
    for rolls in range(player.rolls * WHITE_PAIRS):
        thinking.tables[TOGETHER] = end
        table = thinking.tables[TOGETHER]
        thinking.desk.dice[0] = 1 + rolls % 6
        thinking.desk.dice[1] = 1 + rolls // 6 % 6
        for die in range(2, 6):
            thinking.desk.dice[die] = 1 + below(thinking.desk, CHOICES, 6)
        roll(table, thinking.desk)
        while table.phase != ROLL and table.phase != OVER:
            for other in range(table.seats):
                if awaits(table, other):
                    thinking.desk.choices[other] = plan(table, track, other, player, inner)
            act(table, track, thinking.desk)
        total += worth(table, track, seat, player, inner)
    return total / (player.rolls * WHITE_PAIRS)
