"""Descriptions of the network's features, so that it learns from fewer matches.

Each value of a feature (bots/net.py) has a description, a row of numbers. The first
layer is trained on descriptions; for play they are multiplied out into one row for each value.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch

from tablecade.core.array import Array
from tablecade.games.qwixx.bots.net import GAPS, PENALTY_COUNTS, WIDEST_GAP, ArrayFeatures
from tablecade.games.qwixx.kernel.numbers import ANY_MARKS, CLOSED, ROW_STATES
from tablecade.games.qwixx_on_board.bots.learned import (
    AHEAD,
    COUNTDOWNS,
    STEPS,
    WAYS,
    BoardFeatures,
)
from training.network import as_tensor

SYMMETRIES = tuple(
    tuple(rows)
    for pairs in ((0, 1, 2, 3), (2, 3, 0, 1))
    for one in (1, -1)
    for two in (1, -1)
    for rows in [[*pairs[:2][::one], *pairs[2:][::two]]]
)
"""Exchanges of rows that change nothing: red and yellow, green and blue, both pairs."""


class Inputs:
    """Turns features into inputs of the first layer, on the device of `xp`."""

    def __init__(self, xp: Any, seats: int, *, on_board: bool) -> None:
        self._xp, self._seats = xp, seats
        matrices = _descriptions(seats, on_board=on_board)
        self._matrices = [xp.asarray(matrix.astype(np.float32)) for matrix in matrices]
        self._tensors = [as_tensor(matrix) for matrix in self._matrices]
        sizes = (BoardFeatures if on_board else ArrayFeatures).sizes(seats)
        self._starts = np.cumsum([0, *sizes[:-1]]).tolist()

    @property
    def width(self) -> int:
        return sum(matrix.shape[1] for matrix in self._matrices)

    def of(self, features: torch.Tensor, rows: Sequence[int] = SYMMETRIES[0]) -> torch.Tensor:
        """[row, input], with the rows of all sheets exchanged."""
        of_rows = [4 * (index // 4) + rows[index % 4] for index in range(4 * self._seats)]
        sources = [*of_rows, *range(4 * self._seats, len(self._tensors))]
        columns = [
            matrix.index_select(0, features[:, source] - self._starts[source])
            for matrix, source in zip(self._tensors, sources, strict=True)
        ]
        return torch.cat(columns, dim=1)

    def fold(self, weights: Mapping[str, Any]) -> dict[str, Any]:
        """The weights as they are played with: a row of `lines` for each value of a feature."""
        lines, at = [], 0
        for matrix in self._matrices:
            lines.append(matrix @ weights["lines"][at : at + matrix.shape[1]])
            at += matrix.shape[1]
        return {**weights, "lines": self._xp.concatenate(lines)}

    def unfold(self, folded: Mapping[str, Any]) -> dict[str, Any]:
        """Weights that `fold` turns into `folded`, as closely as descriptions allow."""
        xp, first, lines, at = self._xp, folded["first"], [], 0
        for matrix in self._matrices:
            rows = folded["lines"][at : at + len(matrix)]
            at += len(matrix)
            with_bias = xp.concatenate([matrix, xp.ones((len(matrix), 1), matrix.dtype)], axis=1)
            solved = xp.linalg.lstsq(with_bias, rows, rcond=None)[0].astype(np.float32)
            lines.append(solved[:-1])
            first = first + solved[-1]  # each feature has one value, so its bias always counts
        return {**folded, "lines": xp.concatenate(lines), "first": first}


def _descriptions(seats: int, *, on_board: bool) -> list[Array]:
    """A matrix for each feature, in order: a row for each value.

    Every state of a row also has an input of its own.
    """
    rows = np.concatenate([_rows(), np.eye(ROW_STATES)], axis=1)
    matrices = [rows] * (4 * seats) + [_penalties()] * seats
    matrices += [_gaps()] * (seats - 1) + [np.eye(seats)]
    if on_board:
        matrices += [_ways(), _steps(), _ahead()] * seats + [np.eye(COUNTDOWNS)]
    return matrices


def _rows() -> Array:
    """Last place and crosses in unary, the points they bring, and what is left."""
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
