"""The value network: win probability from the features of a table."""

from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np

FEW = 64
PART = 128
"""Rows that a processor's cache holds with their hidden units."""


class ValueNet:
    """Two hidden layers. The first layer is a sum of rows of `lines`, one for each feature.

    `xp` is the array module of the layers, NumPy or CuPy.
    """

    def __init__(self, layers: dict[str, Any], xp: Any = np) -> None:
        self.layers = layers
        self._xp = xp

    def win_shares(self, features: Any) -> Any:
        """The expected share of the win for each row of features."""
        if self._xp is not np or len(features) <= PART:
            return self._win_shares(features)
        parts = [features[row : row + PART] for row in range(0, len(features), PART)]
        return np.concatenate([self._win_shares(part) for part in parts])

    def answers(self, features: Any) -> Any:
        """[row, answer]: the share of the win and the margin in points, as it is trained."""
        answers = self._hidden(features) @ self.layers["last"] + self.layers["third"]
        answers[:, 0] = 1 / (1 + self._xp.exp(-answers[:, 0]))
        return answers

    def _win_shares(self, features: Any) -> Any:
        odds = self._hidden(features) @ self.layers["last"][:, 0] + self.layers["third"][0]
        return 1 / (1 + self._xp.exp(-odds))

    def _hidden(self, features: Any) -> Any:
        xp, layers = self._xp, self.layers
        first = xp.maximum(self._sum(xp.asarray(features)) + layers["first"], 0)
        return xp.maximum(first @ layers["middle"] + layers["second"], 0)

    def _sum(self, features: Any) -> Any:
        """Many tables are added feature by feature, which needs less memory."""
        lines = self.layers["lines"]
        if len(features) < FEW:
            return lines[features].sum(axis=1)
        total = lines[features[:, 0]]
        for column in range(1, features.shape[1]):
            total += lines[features[:, column]]
        return total


@cache
def load_net(game: str, seats: int) -> ValueNet:
    """The network that ships with the package."""
    return ValueNet(load_weights(f"{game}-net-{seats}"))


def load_weights(name: str) -> dict[str, Any]:
    """The layers of a network of the package, such as `qwixx-points-3`."""
    with as_file(files(__package__) / "weights" / f"{name}.npz") as path:
        stored: Any = np.load(path)
        return {layer: stored[layer].astype(np.float32) for layer in stored.files}
