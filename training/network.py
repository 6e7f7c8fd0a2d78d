"""A network with two hidden layers in PyTorch, under the names that weights files have.

Matches are played, and positions drawn, on NumPy or CuPy arrays. A tensor shares their memory on
the CPU as on the GPU, so nothing is copied on the way to the network and back.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch

from tablecade.core.array import Array
from training.arrays import to_host

LAYERS = (("lines", "first"), ("middle", "second"), ("last", "third"))
"""Matrix and bias of each layer, as weights files name them."""

SMALL, USUAL = 0.02, 2.0
"""Scales of the initial weights: He's, and for the last layer answers near zero."""

Tensors = Mapping[str, torch.Tensor]


def draw_weights(
    sizes: Sequence[tuple[int, int]], seed: int, *, layers: Sequence[tuple[str, str]] = LAYERS
) -> dict[str, Array]:
    """Initial weights; a size is (inputs, outputs) of a layer."""
    rng = np.random.default_rng(seed)
    weights: dict[str, Array] = {}
    for number, ((matrix, bias), shape) in enumerate(zip(layers, sizes, strict=True)):
        scale = SMALL if number == len(layers) - 1 else USUAL
        drawn = rng.normal(0, np.sqrt(scale / shape[0]), shape)
        weights[matrix] = drawn.astype(np.float32)
        weights[bias] = np.zeros(shape[1], dtype=np.float32)
    return weights


def forward(weights: Tensors, inputs: torch.Tensor) -> torch.Tensor:
    """The answers, before any function of the outputs."""
    first = torch.relu(inputs @ weights["lines"] + weights["first"])
    second = torch.relu(first @ weights["middle"] + weights["second"])
    return second @ weights["last"] + weights["third"]


def as_tensor(array: Any) -> torch.Tensor:
    """A tensor in the memory of a NumPy or CuPy array."""
    return torch.from_dlpack(array)


class Learner:
    """Weights that learn, on the device of an array module, and Adam."""

    def __init__(self, weights: Mapping[str, Any], xp: Any) -> None:
        self._xp = xp
        self.weights = {
            name: as_tensor(xp.array(layer, np.float32)).requires_grad_()
            for name, layer in weights.items()
        }
        self._adam = torch.optim.Adam(self.weights.values())

    def step(self, loss: torch.Tensor, rate: float) -> None:
        for group in self._adam.param_groups:
            group["lr"] = rate
        self._adam.zero_grad()
        loss.backward()
        self._adam.step()

    def arrays(self) -> dict[str, Any]:
        """The weights of now as arrays of the device, in the same memory."""
        return {name: self._xp.from_dlpack(one.detach()) for name, one in self.weights.items()}

    def stored(self) -> dict[str, Array]:
        """A copy of them as NumPy arrays."""
        return {name: np.array(to_host(self._xp, one)) for name, one in self.arrays().items()}
