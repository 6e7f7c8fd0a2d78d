"""The net of bots/pixoid/value_net.py, and Adam, for NumPy and for CuPy alike.

`pair` sees Pixoid and one Bug at a time; what it makes of the three Bugs is added up and stands
beside all that is seen of the whole position.
"""

from math import cos, pi
from typing import Any, NamedTuple

import numpy as np

from tablecade.kernels.array import Array
from tablecade.lab.learn.device import modules

Weights = dict[str, Array]
LAYERS = (("pair", "zero"), ("lines", "first"), ("middle", "second"), ("last", "third"))


class Sizes(NamedTuple):
    seen: int
    pair: int
    """Numbers told of Pixoid and one Bug."""
    hidden: tuple[int, int, int]
    """Units that look at one Bug, and of the two hidden layers."""


class Batch(NamedTuple):
    """On the device that learns."""

    seen: Any
    pairs: Any
    """[position, Bug, number]"""
    targets: Any
    """Share of the cubes, chance to win, weight of the cubes; NaN where one is not known."""


def draw_weights(sizes: Sizes, seed: int) -> Weights:
    """He's initial weights; the answers begin near zero."""
    rng = np.random.default_rng(seed)
    one, first, second = sizes.hidden
    shapes = ((sizes.pair, one), (sizes.seen + one, first), (first, second), (second, 2))
    weights: Weights = {}
    for (matrix, bias), shape, scale in zip(LAYERS, shapes, (2.0, 2.0, 2.0, 0.02), strict=True):
        weights[matrix] = rng.normal(0, np.sqrt(scale / shape[0]), shape).astype(np.float32)
        weights[bias] = np.zeros(shape[1], np.float32)
    return weights


class NetworkTrainer:
    """One step at a time, with a rate that falls along half a cosine."""

    def __init__(self, weights: Weights, device: str, steps: int) -> None:
        self._xp, self._steps, self._step = modules(device), steps, 0
        self.weights = {name: self._xp.asarray(layer) for name, layer in weights.items()}
        self._means = {name: self._xp.zeros_like(layer) for name, layer in self.weights.items()}
        self._squares = {name: self._xp.zeros_like(layer) for name, layer in self.weights.items()}

    def learn(self, batch: Batch, rate: float, least: float) -> None:
        falling = least + (rate - least) * (1 + cos(pi * self._step / self._steps)) / 2
        self._step += 1
        for name, gradient in self._gradients(batch).items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            unbiased = self._xp.sqrt(square / (1 - 0.999**self._step)) + 1e-8
            self.weights[name] -= (falling / (1 - 0.9**self._step)) * mean / unbiased

    def answers(self, seen: Any, pairs: Any) -> Any:
        """Shares of the cubes and chances to win."""
        return self._forward(seen, pairs)[-1]

    def _forward(self, seen: Any, pairs: Any) -> tuple[Any, ...]:
        xp, net = self._xp, self.weights
        alone = xp.maximum(pairs @ net["pair"] + net["zero"], 0)
        inputs = xp.concatenate([seen, alone.sum(axis=1)], axis=1)
        first = xp.maximum(inputs @ net["lines"] + net["first"], 0)
        second = xp.maximum(first @ net["middle"] + net["second"], 0)
        odds = xp.clip(second @ net["last"] + net["third"], -30, 30)
        return alone, inputs, first, second, 1 / (1 + xp.exp(-odds))

    def _gradients(self, batch: Batch) -> dict[str, Any]:
        """Of the cross entropy of shares; the unknown teaches nothing."""
        xp, net = self._xp, self.weights
        alone, inputs, first, second, answers = self._forward(batch.seen, batch.pairs)
        wanted = batch.targets[:, :2]
        slope = xp.where(xp.isnan(wanted), 0, answers - wanted)
        slope[:, 0] *= batch.targets[:, 2]
        slope = (slope / len(slope)).astype(np.float32)
        found = {"last": second.T @ slope, "third": slope.sum(axis=0)}
        slope = (slope @ net["last"].T) * (second > 0)
        found |= {"middle": first.T @ slope, "second": slope.sum(axis=0)}
        slope = (slope @ net["middle"].T) * (first > 0)
        found |= {"lines": inputs.T @ slope, "first": slope.sum(axis=0)}
        slope = slope @ net["lines"][-alone.shape[2] :].T
        each = (slope[:, None] * (alone > 0)).reshape(-1, alone.shape[2])
        pairs = batch.pairs.reshape(len(each), -1)
        return found | {"pair": pairs.T @ each, "zero": each.sum(axis=0)}
