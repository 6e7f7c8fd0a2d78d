"""Where the CUDA source runs: on a GPU with CuPy, or on the CPU as C++ with the same kernels."""

import ctypes
import subprocess
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from shutil import which
from tempfile import mkdtemp
from typing import Any, Protocol

import numpy as np

KERNELS = (
    "seed_all",
    "reset_all",
    "play_all",
    "advance_all",
    "answer_all",
    "legal_all",
    "observe_all",
    "finish_all",
)
THREADS = 128
"""A block: enough to hide latency, few enough for the registers of a table."""


def source() -> str:
    return (files(__package__) / "tables.cu").read_text("utf-8")


class Backend(Protocol):
    xp: Any
    """The array library: cupy or numpy."""

    def launch(self, kernel: str, tables: int, *arguments: Any) -> None:
        """Run a kernel, one thread for each of the tables.

        Arguments are arrays of `xp` and NumPy scalars.
        """


class Gpu:
    """The current CUDA device."""

    def __init__(self, seats: int) -> None:
        self.xp: Any = import_module("cupy")
        options = ("--std=c++17", f"-DSEATS={seats}")
        self._module = self.xp.RawModule(code=source(), options=options)
        self._kernels = {name: self._module.get_function(name) for name in KERNELS}

    def launch(self, kernel: str, tables: int, *arguments: Any) -> None:
        blocks = -(-tables // THREADS)
        self._kernels[kernel]((blocks,), (THREADS,), arguments)


class Cpu:
    """The same source as C++: slow, for tests and machines without a GPU."""

    def __init__(self, seats: int) -> None:
        self.xp: Any = np
        self._library = ctypes.CDLL(str(_build(seats)))

    def launch(self, kernel: str, tables: int, *arguments: Any) -> None:  # noqa: ARG002
        getattr(self._library, kernel)(*map(_argument, arguments))


def has_compiler() -> bool:
    return which("g++") is not None


@cache
def _build(seats: int) -> Path:
    folder = Path(mkdtemp(prefix="tablecade-"))
    code, library = folder / "tables.cpp", folder / "tables.so"
    code.write_text(source(), encoding="utf-8")
    command = ["g++", "-O2", "-std=c++17", "-shared", "-fPIC", "-w", f"-DSEATS={seats}"]
    subprocess.run(  # noqa: S603 - our own source
        [*command, str(code), "-o", str(library)], check=True, capture_output=True
    )
    return library


_SCALARS = {"i": ctypes.c_int, "q": ctypes.c_longlong, "l": ctypes.c_longlong,
            "I": ctypes.c_uint, "Q": ctypes.c_ulonglong, "L": ctypes.c_ulonglong}  # fmt: skip


def _argument(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    return _SCALARS[value.dtype.char](int(value))
