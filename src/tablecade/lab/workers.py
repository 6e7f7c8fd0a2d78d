"""Who plays the chunks: this process, all cores, or a Ray cluster. The result is the same."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager
from itertools import islice
from multiprocessing import get_context
from typing import Protocol

from tablecade.lab.chunk import Chunk, Engine, Played, play_chunk

Done = tuple[Chunk, Played]

AHEAD = 2
"""Chunks in the queue for each worker: enough that none waits, few enough to stop soon."""


class Workers(Protocol):
    def play(self, chunks: Iterable[Chunk]) -> Iterator[Done]:
        """Each chunk once, as it gets done: in any order."""


class Here:
    """One after the other, in this process."""

    def play(self, chunks: Iterable[Chunk]) -> Iterator[Done]:
        return ((chunk, play_chunk(chunk)) for chunk in chunks)


class Cores:
    """All cores: threads for the kernels, which hold no lock, processes for the rules."""

    def __init__(self, workers: int, engine: Engine) -> None:
        self._workers = workers
        self._engine = engine

    def play(self, chunks: Iterable[Chunk]) -> Iterator[Done]:
        with self._pool() as pool:
            try:
                yield from _keep_busy(pool, iter(chunks), self._workers * AHEAD)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def _pool(self) -> AbstractContextManager[Executor]:
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
