"""Losses of the two kinds of networks, and their gradients with respect to the outputs."""

from collections.abc import Callable
from typing import Any

import numpy as np

Slopes = Callable[[Any, Any, Any], tuple[Any, Any]]
"""From the array module, answers and targets to the loss and its slope at the answers."""

MARGIN_UNIT = 20.0
"""Points in a unit of the margin, the second answer of a network of win shares."""
SCORE_UNIT = 50.0
"""Points in a unit of the score, the first answer of a network of points."""


def win_slopes(xp: Any, answers: Any, targets: Any) -> tuple[Any, Any]:
    """Cross entropy of the win share, and a quarter of the squared error of the margin."""
    odds = 1 / (1 + xp.exp(-answers[:, 0]))
    error = answers[:, 1] - targets[:, 1]
    slope = xp.stack([odds - targets[:, 0], 0.5 * error], axis=1) / len(answers)
    clipped = xp.clip(odds, 1e-6, 1 - 1e-6)
    share = targets[:, 0]
    loss = -(share * xp.log(clipped) + (1 - share) * xp.log(1 - clipped)).mean()
    return loss, slope.astype(np.float32)


def points_slopes(xp: Any, answers: Any, targets: Any) -> tuple[Any, Any]:
    """Squared error of the mean; the log variance fits the distance to the final score."""
    error = answers[:, 0] - targets[:, 0]
    log_variance = xp.clip(answers[:, 1], -6, 2)
    surprise = (answers[:, 0] - targets[:, 2]) ** 2 * xp.exp(-log_variance)
    slope = xp.stack([2 * error, 0.25 * (1 - surprise)], axis=1) / len(answers)
    return (error**2).mean(), slope.astype(np.float32)
