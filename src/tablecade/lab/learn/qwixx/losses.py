"""The loss of the network, and its gradient with respect to the outputs."""

from collections.abc import Callable
from typing import Any

import numpy as np

Slopes = Callable[[Any, Any, Any], tuple[Any, Any]]
"""From the array module, answers and targets to the loss and its slope at the answers."""

MARGIN_UNIT = 20.0
"""Points in a unit of the margin, the second answer of a network of win shares."""


def win_slopes(xp: Any, answers: Any, targets: Any) -> tuple[Any, Any]:
    """Cross entropy of the win share, and a quarter of the squared error of the margin."""
    odds = 1 / (1 + xp.exp(-answers[:, 0]))
    error = answers[:, 1] - targets[:, 1]
    slope = xp.stack([odds - targets[:, 0], 0.5 * error], axis=1) / len(answers)
    clipped = xp.clip(odds, 1e-6, 1 - 1e-6)
    share = targets[:, 0]
    loss = -(share * xp.log(clipped) + (1 - share) * xp.log(1 - clipped)).mean()
    return loss, slope.astype(np.float32)
