"""Workers that play chunks: this process, threads, processes or a Ray cluster, all alike."""

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor
from concurrent.futures import wait as wait_for_futures
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Self

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

Working = dict[Any, Chunk]
"""Tasks of workers: futures, processes or what else a kind of workers waits for."""
Start = Callable[[Chunk], Any]
Finished = Callable[[Working], Iterator[tuple[Any, Played]]]
"""Waits until some of these tasks are done."""


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
        size, seconds = FIRST_SIZE[whole.engine], self._seconds_a_match.get(whole.bots)
        if seconds is not None:
            fair_part = -(-whole.count // self._workers)  # near the end nobody gets all the rest
            size = max(1, min(int(CHUNK_SECONDS / max(seconds, 1e-9)), LARGEST, fair_part))
        if size < whole.count:
            self._todo.appendleft(whole.part(whole.first + size, whole.count - size))
        return whole.part(whole.first, min(size, whole.count))

    def put_back(self, chunk: Chunk) -> None:
        """A chunk whose worker died."""
        self._todo.appendleft(chunk)

    def measured(self, played: Played) -> None:
        self._seconds_a_match[played.bots] = played.seconds / played.count


class Workers(ABC):
    """A context manager: leaving it stops the workers, also in the middle of a chunk."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:  # noqa: B027 - some have nothing to stop
        pass

    @abstractmethod
    def play(self, work: Sequence[Chunk]) -> Iterator[Played]:
        """Each match once, in chunks of any size and order, as they get done."""


def keep_busy(
    queue: ChunkQueue, workers: int, start: Start, finished: Finished
) -> Iterator[Played]:
    """One chunk at a time for each worker, until all are done."""
    working: Working = {}
    while True:
        while len(working) < workers and (chunk := queue.take()):
            working[start(chunk)] = chunk
        if not working:
            return
        for task, played in finished(working):
            del working[task]
            queue.measured(played)
            yield played


def local_workers(workers: int | None, engine: Engine) -> Workers:
    wanted = workers or os.cpu_count() or 1
    if wanted == 1:
        return Here()
    return Threads(wanted) if engine == "kernels" else Processes(wanted)


class Here(Workers):
    """Plays in the calling process, one chunk after the other."""

    def play(self, work: Sequence[Chunk]) -> Iterator[Played]:
        queue = ChunkQueue(work, workers=1)
        while chunk := queue.take():
            played = play_chunk(chunk)
            queue.measured(played)
            yield played


class Threads(Workers):
    """Threads, for compiled matches: those hold no lock."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = ThreadPoolExecutor(workers)

    def __exit__(self, *problem: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def play(self, work: Sequence[Chunk]) -> Iterator[Played]:
        def finished(working: Working) -> Iterator[tuple[Any, Played]]:
            for future in wait_for_futures(working, return_when=FIRST_COMPLETED).done:
                yield future, future.result()

        queue = ChunkQueue(work, workers=self._workers)
        if first := queue.take():  # it compiles, which Ctrl+C stops in this thread only
            yield play_chunk(first)
        yield from keep_busy(
            queue, self._workers, lambda chunk: self._pool.submit(play_chunk, chunk), finished
        )


class ChildProcess:
    """A process that answers each question with the result of `work`, or the exception it raises.

    Leaving it ends it at once, also in the middle of compiled code, where Ctrl+C in this process
    would have to wait. Ctrl+C is left to the parent, which ends its workers itself.
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        """A terminal sends Ctrl+C to all processes of a command: this one ignores it from its first
        moment. One that still imports its modules would print a traceback.
        """
        self.connection, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_answer_all, args=(theirs, work), daemon=True)
        before: Any = None
        if threading.current_thread() is threading.main_thread():  # where Python allows a change
            before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            self._process.start()
        finally:
            if before is not None:
                signal.signal(signal.SIGINT, before)
        theirs.close()

    def __enter__(self) -> "ChildProcess":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def ask(self, question: Any) -> Any:
        """Wait for the answer. Raises what `work` raises, and WorkersLost if the process died."""
        self.send(question)
        return self.receive()

    def send(self, question: Any) -> None:
        with suppress(OSError):  # `receive` tells that it died
            self.connection.send(question)

    def receive(self) -> Any:
        try:
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


class Processes(Workers):
    """Processes, for matches by the rules, each with one chunk at a time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: set[ChildProcess] = set()
        self._idle: list[ChildProcess] = []
        self._lost = 0

    def __exit__(self, *problem: object) -> None:
        for process in self._pool:
            process.terminate()
        for process in self._pool:
            process.close()
        self._pool, self._idle = set(), []

    def play(self, work: Sequence[Chunk]) -> Iterator[Played]:
        queue = ChunkQueue(work, workers=self._workers)

        def start(chunk: Chunk) -> ChildProcess:
            process = self._idle.pop() if self._idle else ChildProcess(play_chunk)
            self._pool.add(process)
            process.send(chunk)
            return process

        def finished(working: Working) -> Iterator[tuple[ChildProcess, Played]]:
            """A chunk whose worker died is played again by another."""
            processes = {process.connection: process for process in working}
            for connection in wait([*processes]):
                process = processes[connection]
                try:
                    played = process.receive()
                except WorkersLost:
                    self._pool.remove(process)
                    process.close()
                    self._lost += 1
                    if self._lost > LOST_AT_MOST:
                        raise WorkersLost(workers=self._lost) from None
                    queue.put_back(working.pop(process))
                else:
                    self._idle.append(process)
                    yield process, played

        return keep_busy(queue, self._workers, start, finished)


RETRIES = 10
"""How often a chunk may lose its worker before the run gives up."""
CONNECT_SECONDS, ANSWER_SECONDS = 3, 6


class OnRay(Workers):
    """The cluster stays; this process leaves it when it ends."""

    def __init__(self, address: str | None) -> None:
        """Join the cluster at an address; None joins one found here, or starts one.

        Raises an error within ten seconds.
        """
        self._address = address
        if address is not None:
            check_address(address)

    def play(self, work: Sequence[Chunk]) -> Iterator[Played]:
        ray: Any = import_module("ray")  # it loads slowly
        if not ray.is_initialized():
            ray.init(self._address, log_to_driver=False, logging_level=logging.ERROR)
        play = ray.remote(max_retries=RETRIES)(play_chunk)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))

        def finished(working: Working) -> Iterator[tuple[Any, Played]]:
            ready, _ = ray.wait([*working], num_returns=1)
            return ((reference, ray.get(reference)) for reference in ready)

        yield from keep_busy(ChunkQueue(work, workers=cores), cores, play.remote, finished)


def check_address(address: str) -> None:
    """Raise unless a Ray cluster answers there. `ray.init` itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port[:6]) < 65536:
        raise TablecadeError("bad-ray-address", address=address)
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()
    except OSError as problem:
        reason = problem.strerror or str(problem) or type(problem).__name__
        raise TablecadeError("no-ray-cluster", address=address, problem=reason) from None
    import_module("ray")
    command = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
    try:
        subprocess.run(  # noqa: S603 - the address is checked above
            command, capture_output=True, timeout=ANSWER_SECONDS, check=True
        )
    except subprocess.SubprocessError:
        raise TablecadeError("no-ray-answer", address=address) from None
