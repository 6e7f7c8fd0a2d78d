"""The CUDA source of Qwixx as C++ on the CPU: slow, for machines without a GPU."""

import ctypes
import subprocess
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np

from tablecade.games.qwixx.kernel.cuda.tables import source


class Cpu:
    def __init__(self, seats: int) -> None:
        self.xp: Any = np
        self._library = ctypes.CDLL(str(_build(seats)))

    def launch(self, kernel: str, tables: int, *arguments: Any) -> None:  # noqa: ARG002
        getattr(self._library, kernel)(*map(_argument, arguments))


@cache
def _build(seats: int) -> Path:
    folder = Path(mkdtemp(prefix="tablecade-"))
    code, library = folder / "tables.cpp", folder / "tables.so"
    code.write_text(source(), encoding="utf-8")
    command = ["g++", "-O2", "-std=c++17", "-shared", "-fPIC", "-w", f"-DSEATS={seats}"]
    subprocess.run([*command, str(code), "-o", str(library)], check=True, capture_output=True)
    return library


_SCALARS = {"i": ctypes.c_int, "q": ctypes.c_longlong, "l": ctypes.c_longlong,
            "I": ctypes.c_uint, "Q": ctypes.c_ulonglong, "L": ctypes.c_ulonglong}  # fmt: skip


def _argument(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    return _SCALARS[value.dtype.char](int(value))
