"""A value net inside the compiled loop: looked-up lines, two hidden layers, two answers."""

from typing import NamedTuple

import numpy as np

from tablecade.kernels.compiled import Array, Record, compiled_apart
from tablecade.kernels.qwixx.sight import look

WIDEST = 128
"""Of a hidden layer."""
MOST_SEEN = 64
FEATURES = 25
"""Of the sparring net, which sees numbers instead."""

WIN, MARGIN = 0, 1
"""The answers: the odds of the victory, and by how many points it will be won."""
POINTS_A_UNIT = 20.0


class Net(NamedTuple):
    """Weights in single precision. `lines` is the first layer, folded over what can be seen."""

    lines: Array
    first: Array
    """The first layer's bias."""
    middle: Array
    second: Array
    last: Array
    third: Array


class Room(NamedTuple):
    """Where a net computes: made once, for a compiled loop that allocates is a slow one."""

    seen: Array
    features: Array
    hidden: Array
    answers: Array


def make_room() -> Room:
    return Room(
        np.zeros(MOST_SEEN, dtype=np.int64),
        np.zeros(FEATURES, dtype=np.float32),
        np.zeros((2, WIDEST), dtype=np.float32),
        np.zeros(2, dtype=np.float32),
    )


@compiled_apart
def win_share(table: Record, track: Record, seat: int, net: Net, room: Room) -> float:
    """The expected share of the victory, before the dice are rolled."""
    count = look(table, track, seat, room.seen)
    for unit in range(net.lines.shape[1]):
        room.hidden[0, unit] = net.first[unit]
    for index in range(count):
        line = net.lines[room.seen[index]]
        for unit in range(net.lines.shape[1]):
            room.hidden[0, unit] += line[unit]
    answer(net, room)
    return 1.0 / (1.0 + np.exp(-room.answers[WIN]))


@compiled_apart
def answer(net: Net, room: Room) -> None:
    """From the sums of the first layer to both answers."""
    for unit in range(net.middle.shape[1]):
        room.hidden[1, unit] = net.second[unit]
    for before in range(net.middle.shape[0]):
        value = room.hidden[0, before]
        if value > 0:
            for unit in range(net.middle.shape[1]):
                room.hidden[1, unit] += value * net.middle[before, unit]
    for index in range(2):
        room.answers[index] = net.third[index]
        for unit in range(net.middle.shape[1]):
            value = room.hidden[1, unit]
            if value > 0:
                room.answers[index] += value * net.last[unit, index]
