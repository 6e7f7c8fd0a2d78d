"""A network with two hidden layers, its gradients, and Adam; on NumPy or CuPy arrays."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tablecade.lab.learn.array_module import column_sums, fused

Weights = dict[str, Any]

LAYERS = (("lines", "first"), ("middle", "second"), ("last", "third"))
"""Matrix and bias of each layer, as weights files name them."""

SMALL, USUAL = 0.02, 2.0
"""Scales of the initial weights: He's, and for the last layer answers near zero."""


def draw_weights(
    sizes: Sequence[tuple[int, int]],
    seed: int,
    *,
    layers: Sequence[tuple[str, str]] = LAYERS,
) -> Weights:
    """Initial weights; a size is (inputs, outputs) of a layer."""
    rng = np.random.default_rng(seed)
    weights: Weights = {}
    for number, ((matrix, bias), shape) in enumerate(zip(layers, sizes, strict=True)):
        scale = SMALL if number == len(layers) - 1 else USUAL
        drawn = rng.normal(0, np.sqrt(scale / shape[0]), shape)
        weights[matrix] = drawn.astype(np.float32)
        weights[bias] = np.zeros(shape[1], dtype=np.float32)
    return weights


class Activations(NamedTuple):
    inputs: Any
    first: Any
    second: Any
    answers: Any


def forward(xp: Any, weights: Weights, inputs: Any) -> Activations:
    relu = fused(xp, _relu)
    first = relu(inputs @ weights["lines"], weights["first"])
    second = relu(first @ weights["middle"], weights["second"])
    return Activations(inputs, first, second, second @ weights["last"] + weights["third"])


def backward(xp: Any, weights: Weights, active: Activations, slope: Any) -> tuple[Weights, Any]:
    """The gradients from the slope of the loss at the answers; and the slope at `first`."""
    before_relu = fused(xp, slope_before_relu)
    found = {"last": active.second.T @ slope, "third": column_sums(xp, slope)}
    slope = before_relu(slope @ weights["last"].T, active.second)
    found |= {"middle": active.first.T @ slope, "second": column_sums(xp, slope)}
    slope = before_relu(slope @ weights["middle"].T, active.first)
    return found | {"lines": active.inputs.T @ slope, "first": column_sums(xp, slope)}, slope


def _relu(xp: Any, sums: Any, bias: Any) -> Any:
    return xp.maximum(sums + bias, 0)


def slope_before_relu(xp: Any, slope: Any, active: Any) -> Any:
    del xp
    return slope * (active > 0)


class Adam:
    """Changes weights in place, one step at a time."""

    def __init__(self, xp: Any, weights: Weights) -> None:
        self._steps = 0
        self._change = fused(xp, _adam)
        self.weights = weights
        self._means = {name: xp.zeros_like(layer) for name, layer in weights.items()}
        self._squares = {name: xp.zeros_like(layer) for name, layer in weights.items()}

    def step(self, gradients: Weights, rate: float) -> None:
        self._steps += 1
        rate_now = np.float32(rate / (1 - 0.9**self._steps))
        correction = np.float32(1 - 0.999**self._steps)
        for name, gradient in gradients.items():
            moments = self._means[name], self._squares[name]
            self._change(self.weights[name], *moments, gradient, rate_now, correction)


def _adam(  # noqa: PLR0913, PLR0917 - an array each
    xp: Any, weights: Any, mean: Any, square: Any, gradient: Any, rate: Any, correction: Any
) -> None:
    mean += np.float32(0.1) * (gradient - mean)
    square += np.float32(0.001) * (gradient * gradient - square)
    weights -= rate * mean / (xp.sqrt(square / correction) + np.float32(1e-8))
