"""A network with two hidden layers, its gradients, and Adam; on NumPy or CuPy arrays."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

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
    first = xp.maximum(inputs @ weights["lines"] + weights["first"], 0)
    second = xp.maximum(first @ weights["middle"] + weights["second"], 0)
    return Activations(inputs, first, second, second @ weights["last"] + weights["third"])


def backward(weights: Weights, active: Activations, slope: Any) -> tuple[Weights, Any]:
    """The gradients from the slope of the loss at the answers; and the slope at `first`."""
    found = {"last": active.second.T @ slope, "third": slope.sum(axis=0)}
    slope = (slope @ weights["last"].T) * (active.second > 0)
    found |= {"middle": active.first.T @ slope, "second": slope.sum(axis=0)}
    slope = (slope @ weights["middle"].T) * (active.first > 0)
    return found | {"lines": active.inputs.T @ slope, "first": slope.sum(axis=0)}, slope


class Adam:
    """Changes weights in place, one step at a time."""

    def __init__(self, xp: Any, weights: Weights) -> None:
        self._xp, self._steps = xp, 0
        self.weights = weights
        self._means = {name: xp.zeros_like(layer) for name, layer in weights.items()}
        self._squares = {name: xp.zeros_like(layer) for name, layer in weights.items()}

    def step(self, gradients: Weights, rate: float) -> None:
        self._steps += 1
        for name, gradient in gradients.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            unbiased = self._xp.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self.weights[name] -= (rate / (1 - 0.9**self._steps)) * mean / unbiased
