"""Worker processes for matches by the rules. Leaving the pool ends them at once."""

from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait

from msgspec import Struct

from tablecade.lab.chunk import Chunk, Played
from tablecade.lab.chunk_queue import ChunkQueue
from tablecade.lab.play_chunk import play_chunk
from tablecade.lab.worker_process import WorkerProcess, WorkersLost

LOST_AT_MOST = 10
"""Workers that may die before the run gives up."""


class _Worker(Struct):
    process: WorkerProcess
    chunk: Chunk | None = None


class Processes:
    """As many processes, each with one chunk at a time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: dict[Connection, _Worker] = {}
        self._lost = 0

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *problem: object) -> None:
        for worker in self._pool.values():
            worker.process.terminate()
        for worker in self._pool.values():
            worker.process.close()
        self._pool = {}

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [worker.process.pid for worker in self._pool.values() if worker.process.pid]

    def play(self, work: Sequence[Chunk]) -> Iterator[tuple[Chunk, Played]]:
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
        return self._start() if len(self._pool) < self._workers else None

    def _start(self) -> Connection:
        process = WorkerProcess(play_chunk)
        self._pool[process.connection] = _Worker(process)
        return process.connection

    def _collect(self, connection: Connection, queue: ChunkQueue) -> Iterator[tuple[Chunk, Played]]:
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
