"""SQLite's one writer: a thread that gathers what has come, commits once, then answers.

A commit with synchronous=FULL waits for the disk. Here it does so outside the event loop, and
all choices that came in the meantime share the next one.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine

from tablecade.server.errors import Unavailable
from tablecade.server.store.writes import Writes
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

MOST_AT_ONCE = 500
GATHERING_SECONDS = 0.012


class Change(Struct, frozen=True):
    """From one value of a table to the next."""

    old: Table
    new: Table
    done: "asyncio.Future[Any]"


class Statement(Struct, frozen=True):
    """Anything else that is written."""

    run: Callable[[Connection], Any]
    done: "asyncio.Future[Any]"


Job = Change | Statement
Answer = Callable[[], None]


class Writer:
    """`committed` hears of every change, in order, before its caller is answered."""

    def __init__(self, engine: Engine, *, committed: Callable[[Table], None]) -> None:
        self._engine = engine
        self._committed = committed
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self.broken = self._loop.create_future()
        """Fails when a commit failed: the values in memory are then no longer what the disk has."""
        self._thread.start()

    def put(self, job: Job) -> None:
        if self.broken.done():
            raise Unavailable
        self._jobs.put(job)

    async def stop(self) -> None:
        """Commit all that was put before, and end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            going = True
            while going:
                jobs, going = self._gather()
                try:
                    answers = self._commit(connection, jobs)
                except Exception as problem:
                    log.exception("commit failed")
                    self._loop.call_soon_threadsafe(self._break, jobs, problem)
                    return
                self._loop.call_soon_threadsafe(_answer, answers)

    def _gather(self) -> tuple[list[Job], bool]:
        """All that comes within some milliseconds of the first: a commit costs more than a job."""
        job = self._jobs.get()
        jobs: list[Job] = []
        time.sleep(GATHERING_SECONDS)
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit(self, connection: Connection, jobs: list[Job]) -> list[Answer]:
        pending: dict[str, Change] = {}
        answers: list[Answer] = []
        with connection.begin():
            for job in jobs:
                if isinstance(job, Change):
                    _merge(connection, pending, job)
                    answers.append(self._changed(job))
                else:
                    _flush(connection, pending)
                    answers.append(_run_statement(connection, job))
            _flush(connection, pending)
        return answers

    def _changed(self, job: Change) -> Answer:
        def answer() -> None:
            self._committed(job.new)
            _resolve(job.done, job.new)

        return answer

    def _break(self, jobs: list[Job], problem: Exception) -> None:
        for job in jobs:
            _reject(job.done, Unavailable())
        self.broken.set_exception(problem)


def _merge(connection: Connection, pending: dict[str, Change], job: Change) -> None:
    """Several steps of one table become one; a finished match is written before the next."""
    before = pending.get(job.new.id)
    if before is not None and before.new.setting.match != job.new.setting.match:
        _flush(connection, pending)
        before = None
    old = job.old if before is None else before.old
    pending[job.new.id] = Change(old, job.new, job.done)


def _flush(connection: Connection, pending: dict[str, Change]) -> None:
    writes = Writes()
    for change in pending.values():
        writes.change(change.old, change.new)
    writes.execute(connection)
    pending.clear()


def _run_statement(connection: Connection, job: Statement) -> Answer:
    """On its own savepoint, so that one that fails harms nobody else."""
    try:
        with connection.begin_nested():
            result = job.run(connection)
    except Exception as problem:
        failed = problem
        return lambda: _reject(job.done, failed)
    return lambda: _resolve(job.done, result)


def _answer(answers: list[Answer]) -> None:
    for answer in answers:
        answer()


def _resolve(done: "asyncio.Future[Any]", value: Any) -> None:
    if not done.done():
        done.set_result(value)


def _reject(done: "asyncio.Future[Any]", problem: Exception) -> None:
    if not done.done():
        done.set_exception(problem)
