"""The option `--device` of the commands of Pixoid."""

from typing import Annotated

import typer

from training.device import Device


def _check(device: Device) -> Device:
    if not device.at_hand:
        raise typer.BadParameter('a GPU needs CuPy: pip install ".[gpu]"')
    return device


DeviceOption = Annotated[Device, typer.Option(help="What to work on.", callback=_check)]
