"""A value net inside the compiled loop: looked-up lines, two hidden layers, two answers."""

import numpy as np

from tablecade.kernels.compiled import Record, compiled, compiled_apart
from tablecade.kernels.qwixx.sight import look

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
def win_share(table: Record, track: Record, seat: int, player: Record, thinking: Record) -> float:
    """The expected share of the victory, before the dice are rolled."""
    count = look(table, track, seat, thinking)
    begin(player, thinking)
    for index in range(count):
        line = thinking.seen[index]
        for unit in range(player.widths[0]):
            thinking.hidden[0, unit] += player.lines[line, unit]
    answer(player, thinking)
    return 1.0 / (1.0 + np.exp(-thinking.answers[WIN]))


@compiled
def begin(player: Record, thinking: Record) -> None:
    for unit in range(player.widths[0]):
        thinking.hidden[0, unit] = player.first[unit]


@compiled_apart
def answer(player: Record, thinking: Record) -> None:
    """From the sums of the first layer to both answers."""
    for unit in range(player.widths[1]):
        thinking.hidden[1, unit] = player.second[unit]
    for before in range(player.widths[0]):
        value = thinking.hidden[0, before]
        if value > 0:
            for unit in range(player.widths[1]):
                thinking.hidden[1, unit] += value * player.middle[before, unit]
    for index in range(2):
        thinking.answers[index] = player.third[index]
        for unit in range(player.widths[1]):
            value = thinking.hidden[1, unit]
            if value > 0:
                thinking.answers[index] += value * player.last[unit, index]
