"""Whole matches inside the compiled loop."""

import numpy as np

from tablecade.kernels.chance import open_streams
from tablecade.kernels.compiled import Array, Record, compiled
from tablecade.kernels.qwixx.desk import DESK
from tablecade.kernels.qwixx.offers import awaits
from tablecade.kernels.qwixx.policy import choose
from tablecade.kernels.qwixx.table import (
    ACTION_1,
    MOST_SEATS,
    OVER,
    TABLE,
    score,
    set_up,
)
from tablecade.kernels.qwixx.turn import act, deal

RESULT = np.dtype(
    [
        ("scores", np.int16, (MOST_SEATS,)),
        ("ended", np.int8),
        ("first", np.int8),  # the first active player
        ("decisions", np.int32),
        ("choices", np.int32),  # of the seats, dice apart
    ],
    align=True,
)


@compiled
def play(seed: int, first: int, track: Record, policies: Array, results: Array) -> None:
    """The matches numbered from `first` on, one for each result; seat i plays policy i."""
    table = np.zeros(1, dtype=TABLE)[0]
    desk = np.zeros(1, dtype=DESK)[0]
    desk.policies[: len(policies)] = policies
    for index in range(len(results)):
        open_streams(desk, seed, first + index)
        set_up(table, len(policies))
        _play_on(table, track, desk, results[index])


@compiled
def _play_on(table: Record, track: Record, desk: Record, result: Record) -> None:
    result.decisions = result.choices = 0
    while table.phase != OVER:
        result.decisions += 1
        if table.phase < ACTION_1:
            deal(table, desk)
            if result.decisions == 1:
                result.first = table.active
        else:
            result.choices += choose_all(table, track, desk)
            act(table, track, desk)
    result.ended = table.ended
    for seat in range(table.seats):
        result.scores[seat] = score(table, track, seat)


@compiled
def choose_all(table: Record, track: Record, desk: Record) -> int:
    """A choice of every awaited seat, by its policy; says how many were awaited."""
    chosen = 0
    for seat in range(table.seats):
        if awaits(table, seat):
            desk.choices[seat] = choose(table, track, seat, desk)
            chosen += 1
    return chosen
