"""The group-commit writer, the same for both engines.

Edits that come while a transaction is committed share the next one. A lone edit is committed at
once; under load a transaction begins at most every few milliseconds, so that batches grow. Edits
for which nobody waits, such as a sealed choice before the last one, may wait a little longer.
"""

import asyncio
import logging
import math
from abc import abstractmethod
from functools import partial
from typing import Protocol

from tablecade.server.errors import Unavailable
from tablecade.server.store.batch import Answer, Batch, Edit, OnChange, PendingEdit, settle
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

MOST_AT_ONCE = 500
PATIENCE = 4
"""Longest time between two transactions when only patient edits wait, in paces."""


class CommitUnknown(Exception):
    """A commit failed, and it may or may not have been written: the process must stop."""


class TableLocked(Exception):
    """Another transaction has held the lock of a table for too long: nothing was written."""


class Transactor(Protocol):
    @abstractmethod
    async def transact(self, batch: Batch) -> None:
        """Apply a batch to its tables and commit it.

        Raises Unavailable if the database does not answer, CommitUnknown if it is unknown
        whether the batch was written, anything else if nothing was written.
        """


class Writer:
    """Commits edits in the order in which they were submitted."""

    def __init__(self, transactor: Transactor, *, on_change: OnChange, pace: float) -> None:
        """`pace`: seconds from the beginning of a transaction to that of the next, at least."""
        self._transactor = transactor
        self._pace_seconds = pace
        self._on_change = on_change
        self._queue: list[PendingEdit] = []
        self._wake = asyncio.Event()
        self._urgent = asyncio.Event()
        """Set when an edit waits that is not patient."""
        self._patient: set[str] = set()
        """Tables with a patient edit: a second one may complete what the first began."""
        self._loop = asyncio.get_running_loop()
        self._began = -math.inf
        self._closing = False
        self.broken: asyncio.Future[None] = self._loop.create_future()
        """Fails with CommitUnknown."""
        self._task = asyncio.ensure_future(self._run())
        self._task.add_done_callback(self._note_end)

    def submit(
        self, table_id: str, edit: Edit, *, patient: bool = False
    ) -> "asyncio.Future[Table]":
        done: asyncio.Future[Table] = self._loop.create_future()
        self._submit(PendingEdit(table_id, edit, partial(settle, done)), patient=patient)
        return done

    def submit_then(
        self, table_id: str, edit: Edit, answer: Answer, *, patient: bool = False
    ) -> None:
        """For an edit that draws no chance. Calls `answer`, which is cheaper than a future."""
        self._submit(PendingEdit(table_id, edit, answer, repeatable=True), patient=patient)

    def _submit(self, pending: PendingEdit, *, patient: bool) -> None:
        if self._closing or self.broken.done():
            raise Unavailable
        table_id = pending.table_id
        self._queue.append(pending)
        self._wake.set()
        if not patient or table_id in self._patient:
            self._urgent.set()
        self._patient.add(table_id)

    async def stop(self) -> None:
        """Commit all that was submitted before, and end."""
        self._closing = True
        self._wake.set()
        self._urgent.set()
        await asyncio.wait([self._task])

    def _note_end(self, task: "asyncio.Task[None]") -> None:
        """Without its loop nothing is written any more: the process must stop then, too."""
        failed = not task.cancelled() and task.exception() is not None
        if failed and not self.broken.done():
            log.error("the writer failed", exc_info=task.exception())
            self.broken.set_exception(CommitUnknown("the writer ended"))
            Batch(self._queue).reject()

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._wake.wait()
            await self._pace()
            edits, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
            if self._queue:
                self._urgent.set()
            elif not self._closing:
                self._wake.clear()
            if edits:
                await self._commit(Batch(edits))

    async def _pace(self) -> None:
        await self._wait_until(self._began + self._pace_seconds)
        if not self._urgent.is_set():
            latest = self._began + PATIENCE * self._pace_seconds
            timer = self._loop.call_at(latest, self._urgent.set)
            await self._urgent.wait()
            timer.cancel()
        self._urgent.clear()
        self._patient.clear()
        self._began = self._loop.time()

    async def _wait_until(self, time: float) -> None:
        wait = time - self._loop.time()
        if wait > 0 and not self._closing:
            await asyncio.sleep(wait)

    async def _commit(self, batch: Batch) -> None:
        if self.broken.done():
            batch.reject()
            return
        try:
            await self._transactor.transact(batch)
        except Unavailable:
            batch.reject()
        except CommitUnknown as problem:
            log.critical("it is unknown whether a commit was written", exc_info=problem)
            batch.reject()
            self.broken.set_exception(problem)
        except TableLocked as problem:
            await self._commit_by_table(batch, problem)
        except Exception:
            await self._commit_one_by_one(batch)
        else:
            batch.answer(self._on_change)

    async def _commit_by_table(self, batch: Batch, problem: TableLocked) -> None:
        """Commit the edits of each table alone, so that only a locked table's are rejected."""
        if len(batch.ids) == 1:
            log.warning("a table is locked", extra={"table": batch.ids[0]}, exc_info=problem)
            batch.reject()
            return
        for table_id in batch.ids:
            await self._commit(Batch([e for e in batch.edits if e.table_id == table_id]))

    async def _commit_one_by_one(self, batch: Batch) -> None:
        if len(batch.edits) == 1:
            log.exception("a change was not committed", extra={"table": batch.ids[0]})
            batch.reject()
            return
        log.warning("a transaction failed: trying its edits one by one", exc_info=True)
        for pending in batch.edits:
            await self._commit(Batch([pending]))
