"""A value net inside the compiled loop: looked-up lines, two hidden layers, two answers."""

import numpy as np

from tablecade.bots.compiled import compiled, compiled_apart
from tablecade.bots.qwixx.compiled.features import write_features
from tablecade.kernels.array import Record

MOST_LINES = 1920
WIDEST = 256
"""Of a hidden layer."""

WIN, MARGIN = 0, 1
"""The answers: the odds of the victory, and by how many points it will be won."""

NET_FIELDS: list[tuple[str, type, tuple[int, ...]]] = [
    ("widths", np.int64, (2,)),
    ("lines", np.float32, (MOST_LINES, WIDEST)),
    ("first", np.float32, (WIDEST,)),
    ("middle", np.float32, (WIDEST, WIDEST)),
    ("second", np.float32, (WIDEST,)),
    ("last", np.float32, (WIDEST, 2)),
    ("third", np.float32, (2,)),
]
"""Of a player's record. `lines` is the first layer, folded over what can be seen; `first`,
`second` and `third` are the layers' biases, `widths` how much of all that is in use."""


@compiled_apart
def win_share(table: Record, track: Record, seat: int, player: Record, search: Record) -> float:
    """The expected share of the victory, before the dice are rolled."""
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
    """From the sums of the first layer to both answers."""
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
