"""Many tables of Qwixx in the memory of a GPU: a thread plays a table, with the rules of
games/qwixx/kernel.
"""

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import numpy as np

from tablecade.games.qwixx.kernel.numbers import ACTIONS

THREADS = 128
"""A block: enough to hide latency, few enough for the registers of a table."""


def source() -> str:
    return (files(__package__) / "tables.cu").read_text("utf-8")


class Gpu:
    """Runs the CUDA source on the current device, with the arrays of CuPy."""

    def __init__(self, seats: int) -> None:
        self.xp: Any = import_module("cupy")
        options = ("--std=c++17", f"-DSEATS={seats}")
        self._kernel = cache(self.xp.RawModule(code=source(), options=options).get_function)

    def launch(self, kernel: str, tables: int, *arguments: Any) -> None:
        """Run a kernel, one thread for each of the tables, on arrays and NumPy scalars."""
        blocks = -(-tables // THREADS)
        self._kernel(kernel)((blocks,), (THREADS,), arguments)


class CudaTables:
    """Arrays go in and come out on the device. Seats that no learner has choose at random.

    `backend` is a Gpu, or what runs the same source elsewhere.
    """

    actions = ACTIONS

    def __init__(self, backend: Any, *, seats: int, count: int, seed: int = 0) -> None:
        self._backend = backend
        self.xp = backend.xp
        self.hands, self._count = seats, count
        self._size = 50 * seats + 46 + 2 * seats
        self._tables = self.xp.zeros((count, seats + 2), dtype=np.uint64)
        self.seed(seed)

    def _launch(self, kernel: str, *arguments: Any) -> None:
        count = np.int64(self._count)
        self._backend.launch(kernel, self._count, self._tables, count, *arguments)

    def seed(self, seed: int) -> None:
        self._launch("seed_all", np.uint64(seed % 2**64))

    def reset(self, where: Any) -> None:
        self._launch("reset_all", self._bytes(where))

    def _bytes(self, where: Any) -> Any:
        return self.xp.ascontiguousarray(where, dtype=np.uint8)

    def advance(self, where: Any, learners: Any) -> None:
        self._launch("advance_all", self._bytes(where), _bits(learners))

    def answer(self, where: Any, choices: Any, learners: Any) -> None:
        answers = self.xp.ascontiguousarray(choices, dtype=np.int64)
        self._launch("answer_all", self._bytes(where), _bits(learners), answers)

    def observe(self, learners: Any) -> Any:
        out = self.xp.empty((self._count, len(learners), self._size), dtype=np.float32)
        self._launch("observe_all", _bits(learners), out)
        return out

    def masks(self, learners: Any) -> Any:
        mask = self.xp.empty((self._count, len(learners), ACTIONS + 1), dtype=np.int8)
        self._launch("legal_all", _bits(learners), mask)
        return mask

    def finish(self) -> tuple[Any, Any, Any]:
        """Parts of the victory, scores, and which tables are over."""
        credit = self.xp.empty((self._count, self.hands), dtype=np.float32)
        scores = self.xp.empty((self._count, self.hands), dtype=np.int16)
        over = self.xp.empty(self._count, dtype=np.uint8)
        self._launch("finish_all", credit, scores, over)
        return credit, scores, over.astype(np.bool_)

    def credits(self) -> Any:
        return self.finish()[0]

    @property
    def over(self) -> Any:
        return self.finish()[2]

    def play(self, turns: int, *, logged: int = 0) -> tuple[Any, Any, Any]:
        """Turns of random players in one kernel; matches that end begin again.

        Returns decisions and finished matches by table, and the log of the first tables.
        """
        decisions = self.xp.zeros(self._count, dtype=np.uint32)
        matches = self.xp.zeros(self._count, dtype=np.uint32)
        log = self.xp.zeros((max(logged, 1), turns, 10 + 2 * self.hands), dtype=np.int8)
        self._launch("play_all", np.int32(turns), decisions, matches, log, np.int64(logged))
        return decisions, matches, log[:logged]


def _bits(learners: Any) -> np.uint32:
    return np.uint32(sum(1 << int(seat) for seat in learners))
