"""A small net and Adam, in plain NumPy: two hidden layers, two answers."""

from collections.abc import Callable

import numpy as np

from tablecade.kernels.array import Array

Weights = dict[str, Array]
Slopes = Callable[[Array, Array], tuple[float, Array]]
"""From answers and targets to the loss and its slope at the answers."""

LAYERS = (("lines", "first"), ("middle", "second"), ("last", "third"))


def draw_weights(sizes: tuple[int, int, int], seed: int) -> Weights:
    """He's initial weights; the answers begin near zero."""
    rng = np.random.default_rng(seed)
    weights: Weights = {}
    scales = (2.0, 2.0, 0.02)
    for (matrix, bias), rows, columns, scale in zip(
        LAYERS, sizes, (*sizes[1:], 2), scales, strict=True
    ):
        spread = np.sqrt(scale / rows)
        weights[matrix] = rng.normal(0, spread, (rows, columns)).astype(np.float32)
        weights[bias] = np.zeros(columns, dtype=np.float32)
    return weights


class Adam:
    """One step at a time, with a rate that the caller lets fall."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._means = {name: np.zeros_like(layer) for name, layer in weights.items()}
        self._squares = {name: np.zeros_like(layer) for name, layer in weights.items()}
        self._steps = 0

    def learn(self, inputs: Array, targets: Array, slopes: Slopes, rate: float) -> float:
        loss, gradients = _gradients(self.weights, inputs, targets, slopes)
        self._steps += 1
        for name, gradient in gradients.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            unbiased = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self.weights[name] -= (rate / (1 - 0.9**self._steps)) * mean / unbiased
        return loss


def _gradients(
    weights: Weights, inputs: Array, targets: Array, slopes: Slopes
) -> tuple[float, Weights]:
    first = np.maximum(inputs @ weights["lines"] + weights["first"], 0)
    second = np.maximum(first @ weights["middle"] + weights["second"], 0)
    loss, slope = slopes(second @ weights["last"] + weights["third"], targets)
    gradients = {"last": second.T @ slope, "third": slope.sum(0)}
    slope = (slope @ weights["last"].T) * (second > 0)
    gradients |= {"middle": first.T @ slope, "second": slope.sum(0)}
    slope = (slope @ weights["middle"].T) * (first > 0)
    return loss, gradients | {"lines": inputs.T @ slope, "first": slope.sum(0)}
