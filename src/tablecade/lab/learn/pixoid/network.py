"""Training of the network of games/pixoid/bots/net.py, on NumPy or CuPy arrays.

The layer `pair` sees Pixoid and one Bug at a time; its outputs for the three Bugs are added up and
stand beside the features of the whole position.
"""

from math import cos, pi
from typing import Any, NamedTuple

import numpy as np

from tablecade.lab.learn.array_module import array_module, column_sums
from tablecade.lab.learn.network import (
    LAYERS,
    Activations,
    Adam,
    Weights,
    backward,
    draw_weights,
    forward,
)

PAIR_LAYERS = (("pair", "zero"), *LAYERS)


class Sizes(NamedTuple):
    seen: int
    pair: int
    """Features of Pixoid and one Bug."""
    hidden: tuple[int, int, int]
    """Units of the pair layer, and of the two hidden layers."""


class Batch(NamedTuple):
    """Arrays on the device."""

    seen: Any
    pairs: Any
    """[position, Bug, feature]"""
    targets: Any
    """Share of the cubes, probability to win, weight of the cubes; NaN if unknown."""


def draw_network(sizes: Sizes, seed: int) -> Weights:
    one, first, second = sizes.hidden
    shapes = [(sizes.pair, one), (sizes.seen + one, first), (first, second), (second, 2)]
    return draw_weights(shapes, seed, layers=PAIR_LAYERS)


class NetworkTrainer:
    """Trains in steps, with a rate that falls along half a cosine."""

    def __init__(self, weights: Weights, device: str, steps: int) -> None:
        self._xp, self._steps, self._step = array_module(device), steps, 0
        moved = {name: self._xp.asarray(layer) for name, layer in weights.items()}
        self._adam = Adam(self._xp, moved)
        self.weights = self._adam.weights

    def learn(self, batch: Batch, rate: float, least: float) -> None:
        falling = least + (rate - least) * (1 + cos(pi * self._step / self._steps)) / 2
        self._step += 1
        self._adam.step(self._gradients(batch), falling)

    def answers(self, seen: Any, pairs: Any) -> Any:
        """Shares of the cubes and probabilities to win."""
        return self._shares(self._forward(seen, pairs)[1].answers)

    def _shares(self, odds: Any) -> Any:
        return 1 / (1 + self._xp.exp(-self._xp.clip(odds, -30, 30)))

    def _forward(self, seen: Any, pairs: Any) -> tuple[Any, Activations]:
        """The pair layer, [position, Bug, unit], and the layers after it."""
        xp, net = self._xp, self.weights
        by_bug = xp.maximum(pairs @ net["pair"] + net["zero"], 0)
        inputs = xp.concatenate([seen, by_bug.sum(axis=1)], axis=1)
        return by_bug, forward(xp, net, inputs)

    def _gradients(self, batch: Batch) -> Weights:
        """Of the cross entropy of shares; unknown targets have no gradient."""
        xp, net = self._xp, self.weights
        by_bug, active = self._forward(batch.seen, batch.pairs)
        wanted = batch.targets[:, :2]
        slope = xp.where(xp.isnan(wanted), 0, self._shares(active.answers) - wanted)
        slope[:, 0] *= batch.targets[:, 2]
        found, slope = backward(xp, net, active, (slope / len(slope)).astype(np.float32))
        slope = slope @ net["lines"][-by_bug.shape[2] :].T
        each = (slope[:, None] * (by_bug > 0)).reshape(-1, by_bug.shape[2])
        pairs = batch.pairs.reshape(len(each), -1)
        return found | {"pair": pairs.T @ each, "zero": column_sums(xp, each)}
