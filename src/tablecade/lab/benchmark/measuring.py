"""A process that measures against exact answers, and that Ctrl+C ends at once.

Solvers and their compiler run for seconds without Python, where Ctrl+C would have to wait.
"""

from typing import Any

from tablecade.lab.benchmark.exact import Part, measure_part
from tablecade.lab.worker_process import WorkerProcess, WorkersLost


class MeasuringProcess:
    """Measures one part after the other. Leaving it ends the process in the middle of one."""

    def __enter__(self) -> "MeasuringProcess":
        self._worker = WorkerProcess(measure_part)
        return self

    def __exit__(self, *problem: object) -> None:
        self._worker.close()

    def measure(self, part: Part) -> Any:
        """Raises what measuring raises, and WorkersLost where the process died."""
        try:
            self._worker.connection.send(part)
            answer = self._worker.connection.recv()
        except (EOFError, OSError):
            raise WorkersLost(workers=1) from None
        if isinstance(answer, BaseException):
            raise answer
        return answer
