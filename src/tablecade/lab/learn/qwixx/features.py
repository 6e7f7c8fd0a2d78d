"""Descriptions of the network's features, so that it learns from fewer matches.

Each value of a feature (bots/qwixx/features.py) has a description, a row of numbers. The first
layer is trained on descriptions; for play they are multiplied out into one row for each value.
"""

from typing import Any

import numpy as np

from tablecade.bots.qwixx.features import (
    AHEAD,
    COUNTDOWNS,
    GAPS,
    PENALTY_COUNTS,
    STEPS,
    WAYS,
    WIDEST_GAP,
)
from tablecade.kernels.array import Array
from tablecade.kernels.qwixx.rows import ANY_MARKS, CLOSED, ROW_STATES


def fold(xp: Any, matrices: list[Any], weights: Any) -> Any:
    """The first layer as it is played with: a line for each number that can be seen."""
    lines, at = [], 0
    for matrix in matrices:
        lines.append(matrix @ weights[at : at + matrix.shape[1]])
        at += matrix.shape[1]
    return xp.concatenate(lines)


def feature_matrices(seats: int, *, on_board: bool) -> list[Array]:
    """A matrix for each number seen, in the order of `look`: a line for each value."""
    lines = [_rows()] * (4 * seats) + [_penalties()] * seats
    lines += [_gaps()] * (seats - 1) + [np.eye(seats)]
    if on_board:
        lines += [_ways(), _steps(), _ahead()] * seats + [np.eye(COUNTDOWNS)]
    return [matrix.astype(np.float32) for matrix in lines]


def _rows() -> Array:
    """The last place and the count as rising bars, what they bring, and what is left."""
    lines = np.zeros((ROW_STATES, 26))
    for state in range(CLOSED):
        marks = int(ANY_MARKS[state])
        last, count = marks.bit_length(), marks.bit_count()
        lines[state, :last] = 1
        lines[state, 10 : 10 + count] = 1
        lines[state, 20] = count * (count + 1) / 60
        lines[state, 21] = (10 - last) * (count + 1) / 20
        lines[state, 22] = min(count, 5) / 5 * (last / 10)
        lines[state, 23] = max(0, 5 - count - (10 - last))
        lines[state, 24] = count > 4
    lines[CLOSED, 25] = 1
    return lines


def _penalties() -> Array:
    return np.tri(PENALTY_COUNTS, k=-1)[:, : PENALTY_COUNTS - 1]


def _gaps() -> Array:
    gap = np.arange(GAPS) - WIDEST_GAP
    return np.stack([gap / 40, *(np.tanh(gap / width) for width in (1.5, 5, 12, 30))], axis=1)


def _ways() -> Array:
    way = np.arange(WAYS)
    near = [way <= limit for limit in (0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30)]
    return np.stack([way / 35, *near], axis=1)


def _steps() -> Array:
    steps = np.arange(STEPS)
    bits = np.stack([steps >> bit & 1 for bit in range(5)], axis=1)
    farthest = np.array([step.bit_length() for step in range(STEPS)])
    return np.concatenate([bits, bits.sum(1, keepdims=True) / 5, farthest[:, None] / 5], axis=1)


def _ahead() -> Array:
    ahead = np.arange(AHEAD + 1)
    return np.stack([ahead / AHEAD, ahead < 2, ahead < 4, ahead < 6], axis=1)
