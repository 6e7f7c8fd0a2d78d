"""A worker process: it gets questions and sends an answer to each."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from tablecade.core.errors import TablecadeError
from tablecade.core.failures import package_failed

# Never a fork of a process that may have threads.
_SPAWN = get_context("spawn")


class WorkersLost(TablecadeError):
    """Worker processes died again and again, for want of memory for example."""

    code = "workers-lost"


class WorkerProcess:
    """Answers with the result of `work`, or with the exception it raises.

    Ctrl+C is left to the parent, which ends its workers itself.
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.connection, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_answer_all, args=(theirs, work), daemon=True)
        with _ctrl_c_ignored():
            self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def terminate(self) -> None:
        """Stop it, in the middle of its work too, and do not wait."""
        self._process.terminate()

    def close(self) -> None:
        """Stop it and wait. The pipe is closed last: the worker never sees a broken one."""
        self._process.terminate()
        self._process.join()
        self.connection.close()


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """A process that is started here ignores Ctrl+C from its first moment.

    A terminal sends Ctrl+C to all processes of a command. One that still imports its modules
    would print a traceback.
    """
    if threading.current_thread() is not threading.main_thread():  # where Python allows no change
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _answer_all(connection: Connection, work: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError):  # the parent is gone
            return
        try:
            answer: Any = work(question)
        except Exception as problem:
            answer = package_failed(problem) or problem
        try:
            connection.send(answer)
        except OSError:
            return
