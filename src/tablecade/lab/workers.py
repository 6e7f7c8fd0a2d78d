"""Workers that play chunks: this process, threads or processes. The result is the same."""

import os
import signal
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for_futures
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Self

from msgspec import Struct

from tablecade.core.errors import TablecadeError, package_failed
from tablecade.lab.simulation import Chunk, Engine, Played, play_chunk

CHUNK_SECONDS = 0.5
"""A stop costs at most this, or one match where a match takes longer."""
FIRST_SIZE = {"rules": 1, "kernels": 256}
"""Matches of the first chunk of a line-up, whose speed is not known yet."""
LARGEST = 100_000
LOST_AT_MOST = 10
"""Workers that may die before the run gives up."""

# Never a fork of a process that may have threads.
_SPAWN = get_context("spawn")

Done = tuple[Chunk, Played]


class WorkersLost(TablecadeError):
    """Worker processes died again and again, for want of memory for example."""

    code = "workers-lost"


class ChunkQueue:
    """Cuts work into chunks of about half a second, by the speed measured so far.

    Each match comes once. Sizes never change a result, only how soon it comes.
    """

    def __init__(self, work: Iterable[Chunk], *, workers: int) -> None:
        self._todo = deque(work)
        self._workers = workers
        self._seconds_a_match: dict[tuple[str, ...], float] = {}

    def take(self) -> Chunk | None:
        """The next chunk; None when all are taken."""
        if not self._todo:
            return None
        whole = self._todo.popleft()
        size = min(self._size(whole), whole.count)
        if size < whole.count:
            self._todo.appendleft(whole.part(whole.first + size, whole.count - size))
        return whole.part(whole.first, size)

    def _size(self, whole: Chunk) -> int:
        seconds = self._seconds_a_match.get(whole.bots)
        if seconds is None:
            return FIRST_SIZE[whole.engine]
        fair_part = -(-whole.count // self._workers)  # near the end nobody gets all the rest
        return max(1, min(int(CHUNK_SECONDS / max(seconds, 1e-9)), LARGEST, fair_part))

    def put_back(self, chunk: Chunk) -> None:
        """A chunk whose worker died."""
        self._todo.appendleft(chunk)

    def measured(self, chunk: Chunk, seconds: float) -> None:
        self._seconds_a_match[chunk.bots] = seconds / chunk.count


class Workers(ABC):
    """A context manager: leaving it stops the workers, also in the middle of a chunk."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:  # noqa: B027 - some have nothing to stop
        pass

    @abstractmethod
    def play(self, work: Sequence[Chunk]) -> Iterator[Done]:
        """Each match once, in chunks of any size and order, as they get done."""


def local_workers(workers: int | None, engine: Engine) -> Workers:
    wanted = workers or os.cpu_count() or 1
    if wanted == 1:
        return Here()
    return Threads(wanted) if engine == "kernels" else Processes(wanted)


class Here(Workers):
    """Plays in the calling process, one chunk after the other."""

    def play(self, work: Sequence[Chunk]) -> Iterator[Done]:
        queue = ChunkQueue(work, workers=1)
        while chunk := queue.take():
            played = play_chunk(chunk)
            queue.measured(chunk, played.seconds)
            yield chunk, played


class Threads(Workers):
    """Threads, for compiled matches: those hold no lock."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ThreadPoolExecutor | None = None

    def __exit__(self, *problem: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def play(self, work: Sequence[Chunk]) -> Iterator[Done]:
        queue = ChunkQueue(work, workers=self._workers)
        if first := queue.take():  # it compiles, which Ctrl+C stops in this thread only
            yield first, play_chunk(first)
        self._pool = self._pool or ThreadPoolExecutor(self._workers)
        waiting: dict[Future[Played], Chunk] = {}
        while True:
            while len(waiting) < self._workers and (chunk := queue.take()):
                waiting[self._pool.submit(play_chunk, chunk)] = chunk
            if not waiting:
                return
            for future in wait_for_futures(waiting, return_when=FIRST_COMPLETED).done:
                chunk, played = waiting.pop(future), future.result()
                queue.measured(chunk, played.seconds)
                yield chunk, played


class ChildProcess:
    """A process that answers each question with the result of `work`, or the exception it raises.

    Leaving it ends it at once, also in the middle of compiled code, where Ctrl+C in this process
    would have to wait. Ctrl+C is left to the parent, which ends its workers itself.
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.connection, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_answer_all, args=(theirs, work), daemon=True)
        with _ctrl_c_ignored():
            self._process.start()
        theirs.close()

    def __enter__(self) -> "ChildProcess":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def ask(self, question: Any) -> Any:
        """Wait for the answer. Raises what `work` raises, and WorkersLost if the process died."""
        try:
            self.connection.send(question)
            answer = self.connection.recv()
        except (EOFError, OSError):
            raise WorkersLost(workers=1) from None
        if isinstance(answer, BaseException):
            raise answer
        return answer

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


class _Worker(Struct):
    process: ChildProcess
    chunk: Chunk | None = None


class Processes(Workers):
    """Processes, for matches by the rules, each with one chunk at a time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: dict[Connection, _Worker] = {}
        self._lost = 0

    def __exit__(self, *problem: object) -> None:
        for worker in self._pool.values():
            worker.process.terminate()
        for worker in self._pool.values():
            worker.process.close()
        self._pool = {}

    def play(self, work: Sequence[Chunk]) -> Iterator[Done]:
        queue = ChunkQueue(work, workers=self._workers)
        while True:
            self._hand_out(queue)
            busy = [connection for connection, worker in self._pool.items() if worker.chunk]
            if not busy:
                return
            for connection in wait(busy):
                assert isinstance(connection, Connection)  # noqa: S101 - for the type alone
                yield from self._collect(connection, queue)

    def _hand_out(self, queue: ChunkQueue) -> None:
        while idle := self._idle():
            chunk = queue.take()
            if chunk is None:
                return
            self._pool[idle].chunk = chunk
            try:
                idle.send(chunk)
            except OSError:
                self._replace(idle, queue, chunk)

    def _idle(self) -> Connection | None:
        """A worker without a chunk; a new one while there may be more."""
        for connection, worker in self._pool.items():
            if worker.chunk is None:
                return connection
        if len(self._pool) == self._workers:
            return None
        process = ChildProcess(play_chunk)
        self._pool[process.connection] = _Worker(process)
        return process.connection

    def _collect(self, connection: Connection, queue: ChunkQueue) -> Iterator[Done]:
        chunk = self._pool[connection].chunk
        assert chunk is not None  # noqa: S101 - only busy workers are waited for
        try:
            answer = connection.recv()
        except (EOFError, OSError):
            self._replace(connection, queue, chunk)
            return
        if isinstance(answer, BaseException):
            raise answer
        self._pool[connection].chunk = None
        queue.measured(chunk, answer.seconds)
        yield chunk, answer

    def _replace(self, connection: Connection, queue: ChunkQueue, chunk: Chunk) -> None:
        """A worker died: its chunk is played again by another."""
        self._pool.pop(connection).process.close()
        self._lost += 1
        if self._lost > LOST_AT_MOST:
            raise WorkersLost(workers=self._lost)
        queue.put_back(chunk)
