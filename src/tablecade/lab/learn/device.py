"""Where arrays live: the same functions by the same names, on a CPU or on a GPU."""

from importlib import import_module
from typing import Annotated, Any

import numpy as np
import typer

from tablecade.core.device import Device


def modules(device: str) -> Any:
    """NumPy, or CuPy on a GPU."""
    return np if device == Device.CPU else import_module("cupy")


def _check(device: Device) -> Device:
    if not device.at_hand:
        raise typer.BadParameter('a GPU needs CuPy: pip install "tablecade[gpu]"')
    return device


DeviceOption = Annotated[Device, typer.Option(help="What to work on.", callback=_check)]
"""For the commands of the lab."""
