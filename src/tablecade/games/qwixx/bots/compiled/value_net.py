"""The value network in compiled code: two hidden layers and two answers."""

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled.features import write_features
from tablecade.games.qwixx.compiled import compiled, compiled_apart

MOST_LINES = 1920
WIDEST = 256
"""Of a hidden layer."""

WIN, MARGIN = 0, 1
"""The answers: log odds of the win, and the margin in points."""

NET_FIELDS: list[tuple[str, type, tuple[int, ...]]] = [
    ("widths", np.int64, (2,)),
    ("lines", np.float32, (MOST_LINES, WIDEST)),
    ("first", np.float32, (WIDEST,)),
    ("middle", np.float32, (WIDEST, WIDEST)),
    ("second", np.float32, (WIDEST,)),
    ("last", np.float32, (WIDEST, 2)),
    ("third", np.float32, (2,)),
]
"""Fields of a player's record. `lines` is the first layer with a row for each value of a feature;
`first`, `second` and `third` are biases, `widths` the units in use."""


@compiled_apart
def win_share(table: Record, track: Record, seat: int, player: Record, search: Record) -> float:
    """The expected share of the win, before the dice are rolled."""
    count = write_features(table, track, seat, search)
    begin(player, search)
    for index in range(count):
        line = search.seen[index]
        for unit in range(player.widths[0]):
            search.hidden[0, unit] += player.lines[line, unit]
    answer(player, search)
    return 1.0 / (1.0 + np.exp(-search.answers[WIN]))


@compiled
def begin(player: Record, search: Record) -> None:
    for unit in range(player.widths[0]):
        search.hidden[0, unit] = player.first[unit]


@compiled_apart
def answer(player: Record, search: Record) -> None:
    """Compute both answers from the sums of the first layer."""
    for unit in range(player.widths[1]):
        search.hidden[1, unit] = player.second[unit]
    for before in range(player.widths[0]):
        value = search.hidden[0, before]
        if value > 0:
            for unit in range(player.widths[1]):
                search.hidden[1, unit] += value * player.middle[before, unit]
    for index in range(2):
        search.answers[index] = player.third[index]
        for unit in range(player.widths[1]):
            value = search.hidden[1, unit]
            if value > 0:
                search.answers[index] += value * player.last[unit, index]
