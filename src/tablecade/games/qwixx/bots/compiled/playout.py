"""Whole matches in a compiled loop."""

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import open_streams
from tablecade.games.qwixx.bots.compiled.policy import choose
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.legal import awaits
from tablecade.games.qwixx.kernel.numbers import ACTION_1, OVER
from tablecade.games.qwixx.kernel.scratch import SCRATCH
from tablecade.games.qwixx.kernel.table import MOST_SEATS, TABLE, score, seats_of, set_up
from tablecade.games.qwixx.kernel.turn import act, deal

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


WORKSPACE = np.dtype([("table", TABLE), ("scratch", SCRATCH)], align=True)
"""Memory of the loop. The caller allocates it: a record taken from an array that compiled code
allocates itself would outlive the array."""


def play(seed: int, first: int, track: Record, policies: Array, results: Array) -> None:
    """Play a match for each result; seat i plays policy i.

    Match `i` has the random numbers of match `first + i`, whatever else is played.
    """
    workspace = np.zeros(1, dtype=WORKSPACE)
    workspace["scratch"]["policies"][0, : len(policies)] = policies
    _play_all(seed, first, track, len(policies), workspace, results)


@compiled
def _play_all(
    seed: int, first: int, track: Record, seats: int, workspace: Array, results: Array
) -> None:
    table, scratch = workspace[0].table, workspace[0].scratch
    for index in range(len(results)):
        open_streams(scratch, seed, first + index)
        set_up(table, seats)
        _play_on(table, track, scratch, results[index])


@compiled
def _play_on(table: Record, track: Record, scratch: Record, result: Record) -> None:
    result.decisions = result.choices = 0
    while table.phase != OVER:
        result.decisions += 1
        if table.phase < ACTION_1:
            deal(table, scratch)
            if result.decisions == 1:
                result.first = table.active
        else:
            result.choices += choose_all(table, track, scratch)
            act(table, track, scratch)
    result.ended = table.ended
    for seat in seats_of(table):
        result.scores[seat] = score(table, track, seat)


@compiled
def choose_all(table: Record, track: Record, scratch: Record) -> int:
    """Choose for every awaited seat by its policy; returns how many were awaited."""
    chosen = 0
    for seat in seats_of(table):
        if awaits(table, seat):
            scratch.choices[seat] = choose(table, track, seat, scratch)
            chosen += 1
    return chosen
