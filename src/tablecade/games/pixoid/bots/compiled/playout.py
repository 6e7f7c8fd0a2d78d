"""Whole matches in a compiled loop."""

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import open_streams
from tablecade.games.pixoid.bots.compiled.policy import choose
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.table import SCRATCH, TABLE, act, awaits, set_up, wins
from tablecade.games.pixoid.rules.state import HANDS

RESULT = np.dtype(
    [
        ("scores", np.int16, (HANDS,)),
        ("wins", np.int8, (HANDS,)),
        ("ended", np.int8),
        ("decisions", np.int32),
        ("turns", np.int32),  # joint programs of all hands, placements apart
    ],
    align=True,
)


WORKSPACE = np.dtype([("table", TABLE), ("scratch", SCRATCH)], align=True)
"""Memory of the loop. The caller allocates it: a record taken from an array that compiled code
allocates itself would outlive the array."""


def play(seed: int, first: int, maze: Record, opening: Record, results: Array) -> None:
    """Play a match for each result, all set up like `opening`.

    Match `i` has the random numbers of match `first + i`, whatever else is played.
    """
    _play_all(seed, first, maze, opening, np.zeros(1, dtype=WORKSPACE), results)


@compiled
def _play_all(
    seed: int, first: int, maze: Record, opening: Record, workspace: Array, results: Array
) -> None:
    table, scratch = workspace[0].table, workspace[0].scratch
    for index in range(len(results)):
        open_streams(scratch, seed, first + index)
        set_up(table, opening.seats, opening.short, opening.pixoid)
        _play_on(table, maze, scratch, results[index])


@compiled
def _play_on(table: Record, maze: Record, scratch: Record, result: Record) -> None:
    result.decisions = result.turns = 0
    while not table.ended:
        result.decisions += 1
        result.turns += table.placed == HANDS
        choose_all(table, maze, scratch)
        act(table, maze, scratch)
    result.ended = table.ended
    for seat in range(table.seats):
        result.scores[seat] = table.scores[seat]
        result.wins[seat] = wins(table, seat)


@compiled
def choose_all(table: Record, maze: Record, scratch: Record) -> None:
    """Choose for every awaited hand."""
    for hand in range(HANDS):
        if awaits(table, hand):
            scratch.choices[hand] = choose(table, maze, hand, scratch)
