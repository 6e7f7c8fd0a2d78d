"""Whole matches inside the compiled loop."""

import numpy as np

from tablecade.kernels.chance import open_streams
from tablecade.kernels.compiled import Array, Record, compiled
from tablecade.kernels.pixoid.desk import DESK
from tablecade.kernels.pixoid.movement import act
from tablecade.kernels.pixoid.offers import awaits
from tablecade.kernels.pixoid.policy import choose
from tablecade.kernels.pixoid.table import HANDS, TABLE, set_up, wins

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


@compiled
def play(seed: int, first: int, maze: Record, opening: Record, results: Array) -> None:
    """The matches numbered from `first` on, one for each result, all set up like `opening`."""
    table = np.zeros(1, dtype=TABLE)[0]
    desk = np.zeros(1, dtype=DESK)[0]
    for index in range(len(results)):
        open_streams(desk, seed, first + index)
        set_up(table, opening.seats, opening.short, opening.pixoid)
        _play_on(table, maze, desk, results[index])


@compiled
def _play_on(table: Record, maze: Record, desk: Record, result: Record) -> None:
    result.decisions = result.turns = 0
    while not table.ended:
        result.decisions += 1
        result.turns += table.placed == HANDS
        choose_all(table, maze, desk)
        act(table, maze, desk)
    result.ended = table.ended
    for seat in range(table.seats):
        result.scores[seat] = table.scores[seat]
        result.wins[seat] = wins(table, seat)


@compiled
def choose_all(table: Record, maze: Record, desk: Record) -> None:
    """A choice of every awaited hand."""
    for hand in range(HANDS):
        if awaits(table, hand):
            desk.choices[hand] = choose(table, maze, hand, desk)
