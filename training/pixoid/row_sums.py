"""The network of fitted values and of the board encoder: a value from sums of rows.

A position has three rows of the table of Pixoid and a Bug, and three of the table of two Bugs.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from tablecade.core.array import Array
from tablecade.games.pixoid.solver.board import TURNS
from training.network import Tensors, as_tensor, draw_weights, forward

Rows = Sequence[Iterable[Any]]
"""Of each table three rows of every position, as arrays of the device."""


def draw_head(columns: tuple[int, int], hidden: tuple[int, int], seed: int) -> dict[str, Array]:
    first, second = hidden
    sizes = [(sum(columns) + TURNS - 1, first), (first, second), (second, 1)]
    return draw_weights(sizes, seed)


def row_odds(
    weights: Tensors, tables: Sequence[torch.Tensor], rows: Rows, left: Any
) -> torch.Tensor:
    """Of the share of the cubes to come, from the sums of rows and the turns to go."""
    sums = [
        sum(table.index_select(0, as_tensor(row)) for row in some)
        for table, some in zip(tables, rows, strict=True)
    ]
    turns = torch.eye(TURNS - 1, device=tables[0].device).index_select(0, as_tensor(left - 1))
    return forward(weights, torch.cat([*sums, turns], dim=1))[:, 0]


def row_loss(odds: torch.Tensor, wanted: Any, known: Any, left: Any) -> torch.Tensor:
    """The cross entropy of shares, by the turns to go; zero for positions that can't come up."""
    weight = left * known * np.float32(1 / TURNS / len(left))
    return binary_cross_entropy_with_logits(
        odds, as_tensor(wanted), weight=as_tensor(weight.astype(np.float32)), reduction="sum"
    )


def cubes_off(odds: torch.Tensor, wanted: Any, left: Any) -> torch.Tensor:
    """The error of each position in cubes."""
    return (torch.sigmoid(odds) - as_tensor(wanted)) * as_tensor(left)
