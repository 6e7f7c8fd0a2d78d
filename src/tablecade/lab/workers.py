"""Workers that play chunks: this process, threads or processes. The result is the same."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Protocol

from tablecade.lab.chunk import Chunk, Engine, Played
from tablecade.lab.chunk_queue import ChunkQueue
from tablecade.lab.play_chunk import play_chunk
from tablecade.lab.processes import Processes

Done = tuple[Chunk, Played]


class Workers(Protocol):
    """A context manager: leaving it stops the workers, also in the middle of a chunk."""

    def __enter__(self) -> "Workers": ...

    def __exit__(self, *problem: object) -> None: ...

    def play(self, work: Sequence[Chunk]) -> Iterator[Done]:
        """Each match once, in chunks of any size and order, as they get done."""


class Here:
    """Plays in the calling process, one chunk after the other."""

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *problem: object) -> None:
        """Nothing to stop."""

    def play(self, work: Sequence[Chunk]) -> Iterator[Done]:
        queue = ChunkQueue(work, workers=1)
        while chunk := queue.take():
            played = play_chunk(chunk)
            queue.measured(chunk, played.seconds)
            yield chunk, played


class Threads:
    """Threads, for compiled matches: those hold no lock."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ThreadPoolExecutor | None = None

    def __enter__(self) -> "Threads":
        return self

    def __exit__(self, *problem: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def play(self, work: Sequence[Chunk]) -> Iterator[Done]:
        queue = ChunkQueue(work, workers=self._workers)
        yield from self._first(queue)
        self._pool = self._pool or ThreadPoolExecutor(self._workers)
        waiting: dict[Future[Played], Chunk] = {}
        while True:
            while len(waiting) < self._workers and (chunk := queue.take()):
                waiting[self._pool.submit(play_chunk, chunk)] = chunk
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                chunk, played = waiting.pop(future), future.result()
                queue.measured(chunk, played.seconds)
                yield chunk, played

    def _first(self, queue: ChunkQueue) -> Iterator[Done]:
        """The first chunk compiles, which Ctrl+C stops in this thread only."""
        if chunk := queue.take():
            yield chunk, play_chunk(chunk)


def local_workers(workers: int | None, engine: Engine) -> Workers:
    wanted = workers or os.cpu_count() or 1
    if wanted == 1:
        return Here()
    return Threads(wanted) if engine == "kernels" else Processes(wanted)
