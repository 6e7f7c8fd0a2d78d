"""Calls for the computing process. It imports this module, so the module imports little."""

import os
import time

from tablecade.core.errors import BadNotation


def busy(seconds: float) -> float:
    began = time.process_time()
    while time.process_time() - began < seconds:
        pass
    return seconds


def die() -> None:
    os._exit(1)


def refuse(text: str) -> None:
    raise BadNotation(text)
