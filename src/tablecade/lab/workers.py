"""Who plays the chunks: this process, all cores, or a Ray cluster. The result is the same."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from itertools import islice
from multiprocessing import get_context
from typing import Protocol

from tablecade.lab.chunk import Chunk, Engine, Played, play_chunk

Done = tuple[Chunk, Played]

AHEAD = 2
"""Chunks in the queue for each worker: enough that none waits, few enough to stop soon."""


class Workers(Protocol):
    """Used as a context: leaving it sends the workers home, whatever they were at."""

    def __enter__(self) -> "Workers": ...

    def __exit__(self, *problem: object) -> None: ...

    def play(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        """Each chunk once, as it gets done: in any order."""


class Here:
    """One after the other, in this process."""

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *problem: object) -> None:
        """There is nobody to send home."""

    def play(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        return ((chunk, play_chunk(chunk)) for chunk in chunks)


class Cores:
    """All cores: threads for the kernels, which hold no lock, processes for the rules."""

    def __init__(self, workers: int, engine: Engine) -> None:
        self._workers = workers
        self._engine = engine
        self._pool: Executor | None = None

    def __enter__(self) -> "Cores":
        return self

    def __exit__(self, *problem: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def play(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        """One chunk alone is sooner done here than a worker is called."""
        if len(chunks) < 2:
            return Here().play(chunks)
        self._pool = self._pool or self._hire()
        return _keep_busy(self._pool, iter(chunks), self._workers * AHEAD)

    def _hire(self) -> Executor:
        if self._engine == "kernels":
            return ThreadPoolExecutor(self._workers)
        # Never a fork of a process that may have threads by now.
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))


def _keep_busy(pool: Executor, chunks: Iterator[Chunk], ahead: int) -> Iterator[Done]:
    waiting: dict[Future[Played], Chunk] = {}
    while True:
        for chunk in islice(chunks, ahead - len(waiting)):
            waiting[pool.submit(play_chunk, chunk)] = chunk
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            yield waiting.pop(future), future.result()


def local_workers(workers: int | None, engine: Engine) -> Workers:
    wanted = workers or os.cpu_count() or 1
    return Here() if wanted == 1 else Cores(wanted, engine)
