"""A process that measures against exact answers, and that Ctrl+C ends at once.

Solvers and their compiler run for seconds without Python, where Ctrl+C would have to wait.
"""

import signal
from multiprocessing import get_context
from typing import Any

from tablecade.lab.benchmark.exact import Part, measure_part
from tablecade.lab.processes import WorkersLost, answer_all

# Never a fork of a process that may have threads.
_SPAWN = get_context("spawn")


class MeasuringProcess:
    """Measures one part after the other. Leaving it ends the process in the middle of one."""

    def __enter__(self) -> "MeasuringProcess":
        self._connection, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=answer_all, args=(theirs, measure_part), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # also in the new process
        try:
            self._process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()
        return self

    def __exit__(self, *problem: object) -> None:
        self._connection.close()
        self._process.terminate()
        self._process.join()

    def measure(self, part: Part) -> Any:
        """Raises what measuring raises, and WorkersLost where the process died."""
        try:
            self._connection.send(part)
            answer = self._connection.recv()
        except (EOFError, OSError):
            raise WorkersLost(workers=1) from None
        if isinstance(answer, BaseException):
            raise answer
        return answer
