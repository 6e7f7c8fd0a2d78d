"""The device that computes: CPU or GPU."""

from enum import StrEnum
from importlib.util import find_spec


class Device(StrEnum):
    CPU = "cpu"
    GPU = "gpu"

    @property
    def at_hand(self) -> bool:
        """Whether the library it needs is installed."""
        return self is Device.CPU or find_spec("cupy") is not None
