"""The array module of a device: NumPy for a CPU, CuPy for a GPU. Needs no PyTorch."""

from importlib import import_module
from typing import Any

import numpy as np

from training.device import Device


def array_module(device: str) -> Any:
    return np if device == Device.CPU else import_module("cupy")


def to_host(xp: Any, array: Any) -> Any:
    """A NumPy array with the same contents."""
    return array if xp is np else xp.asnumpy(array)
