"""Two players at one table, each in some of the seats: for learning and for measuring."""

from typing import NamedTuple

import numpy as np

from tablecade.kernels.chance import CHOICES, below, open_streams
from tablecade.kernels.compiled import Array, Record, compiled, compiled_apart
from tablecade.kernels.qwixx.desk import DESK
from tablecade.kernels.qwixx.offers import COUNT, awaits, nth, offered
from tablecade.kernels.qwixx.plan import Thinking, make_thinking, plan
from tablecade.kernels.qwixx.player import GREEDY, Player
from tablecade.kernels.qwixx.playout import RESULT
from tablecade.kernels.qwixx.policy import choose as choose_simply
from tablecade.kernels.qwixx.table import ACTION_1, OVER, ROLL, TABLE, score, set_up
from tablecade.kernels.qwixx.turn import act, deal

LONGEST = 120
"""Turns a match is remembered for; far more than any takes."""
_PER_MILLE = 1000


class Duel(NamedTuple):
    """Who plays: `home` where `seating` is 0, `away` elsewhere."""

    home: Player
    away: Player
    seating: Array
    stray: int
    """How many choices in a thousand are random instead: what learning needs to see."""


class Memory(NamedTuple):
    """The table before each roll of each match, and how many there were."""

    tables: Array
    turns: Array


def make_memory(matches: int) -> Memory:
    tables = np.zeros((matches, LONGEST if matches else 0), dtype=TABLE)
    return Memory(tables, np.zeros(matches, dtype=np.int64))


def play_duel(
    duel: Duel, track: Record, *, matches: int, seed: int, first: int = 0, remember: bool = False
) -> tuple[Array, Memory]:
    """Results of the matches numbered from `first` on; seat i is `duel.seating[i]`'s."""
    results = np.zeros(matches, dtype=RESULT)
    memory = make_memory(matches if remember else 0)
    _play(seed, first, track, duel, make_thinking(), results, memory)
    return results, memory


@compiled_apart
def _play(
    seed: int,
    first: int,
    track: Record,
    duel: Duel,
    thinking: Thinking,
    results: Array,
    memory: Memory,
) -> None:
    table = np.zeros(1, dtype=TABLE)[0]
    desk = np.zeros(1, dtype=DESK)[0]
    desk.policies[:] = GREEDY
    for index in range(len(results)):
        open_streams(desk, seed, first + index)
        set_up(table, len(duel.seating))
        _play_on(table, track, desk, duel, thinking, index, memory)
        results[index].ended = table.ended
        for seat in range(table.seats):
            results[index].scores[seat] = score(table, track, seat)


@compiled
def _play_on(
    table: Record,
    track: Record,
    desk: Record,
    duel: Duel,
    thinking: Thinking,
    index: int,
    memory: Memory,
) -> None:
    turn = 0
    while table.phase != OVER:
        if table.phase == ROLL and len(memory.turns) > 0 and turn < LONGEST:
            memory.tables[index, turn] = table
            turn += 1
            memory.turns[index] = turn
        if table.phase < ACTION_1:
            deal(table, desk)
        else:
            for seat in range(table.seats):
                if awaits(table, seat):
                    desk.choices[seat] = _choose(table, track, seat, desk, duel, thinking)
            act(table, track, desk)


@compiled_apart
def _choose(
    table: Record, track: Record, seat: int, desk: Record, duel: Duel, thinking: Thinking
) -> int:
    if duel.stray > 0 and below(desk, CHOICES, _PER_MILLE) < duel.stray:
        bits = offered(table, track, seat)
        return nth(table, bits, below(desk, CHOICES, COUNT[bits] + 1))
    player = duel.home if duel.seating[seat] == 0 else duel.away
    if player.kind <= GREEDY:
        desk.policies[seat] = player.kind
        return choose_simply(table, track, seat, desk)
    return plan(table, track, seat, player, thinking)
