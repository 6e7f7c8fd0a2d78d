"""A server that tells how long its event loop computes without a pause."""

import asyncio
import os
import time
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

from tests.server.harness.served import FORKS, Served, Wanted, settings

from tablecade.server.logs import log_to_stderr
from tablecade.server.serve import serve

TICK_SECONDS = 0.001


class TimedServer(Served):
    """`longest_turn` is CPU time, so other work on the machine does not show in it."""

    def __init__(self, wanted: Wanted) -> None:
        self._longest: Synchronized[float] = FORKS.Value("d", 0.0)
        super().__init__(wanted)

    def begin(self) -> None:
        arguments = (self.wanted, self._log.name, self._longest)
        self._process = FORKS.Process(target=_run, args=arguments)
        self._process.start()

    def longest_turn(self) -> float:
        """Seconds of CPU time between two ticks of the loop, at most, since the last call."""
        with self._longest.get_lock():
            longest, self._longest.value = self._longest.value, 0.0
        return longest


def _run(wanted: Wanted, log: str, longest: "Synchronized[float]") -> None:
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 2)
    log_to_stderr("info")
    serve(settings(wanted), started=lambda: _tick(longest, time.thread_time()))


def _tick(longest: "Synchronized[float]", before: float) -> None:
    """Only what the loop's own thread computes counts."""
    now = time.thread_time()
    longest.value = max(longest.value, now - before)
    asyncio.get_running_loop().call_later(TICK_SECONDS, _tick, longest, time.thread_time())
