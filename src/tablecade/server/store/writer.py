"""The group-commit writer, the same for both engines.

Acts that come while a transaction is committed share the next one. A lone act is committed at
once; under load a transaction begins at most every few milliseconds, so that batches grow. Choices
that reveal nothing may wait a little longer.
"""

import asyncio
import logging
import math
import time
from abc import ABC, abstractmethod
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from tablecade.server.errors import Unavailable
from tablecade.server.logs import Outage
from tablecade.server.store.rows import Rows, rows_of
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT_SECONDS = 30.0
"""How long a table that nobody watches stays in memory after its last use."""
MOST_AT_ONCE = 500
PATIENCE = 4
"""Longest time between two transactions when only choices wait that reveal nothing, in paces."""
MOST_TRIES = 10
"""Of acts at a table that other processes change again and again."""

DISGUISED = (StopIteration, RecursionError, UnicodeError)
"""No future can hold the first; the others would be taken for a malformed call."""

Edit = Callable[[Table, float], Table]
"""From a table and the time to the changed table. Raises Refused; then nothing is written."""


class Follower(Protocol):
    """Watches places: tables, or watch parties."""

    def on_commit(self, table: Table) -> None:
        """Called with every committed value of a watched table, from any process."""

    def on_notice(self, place: str) -> None:
        """Called when `Store.notify` names a watched place, in any process."""


class TableCache:
    """Tables in memory: those that somebody watches, and those used a moment ago.

    It has the newest committed value of each that this process knows.
    """

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._unwatched: OrderedDict[str, float] = OrderedDict()
        """When each table that nobody watches was used last, the oldest first."""
        self._followers: dict[str, list[Follower]] = {}
        self._deleted: OrderedDict[str, float] = OrderedDict()
        """When tables were deleted: a value read just before must not come back."""

    def watched(self) -> tuple[str, ...]:
        return tuple(self._followers)

    def followers(self, place: str) -> Sequence[Follower]:
        return tuple(self._followers.get(place, ()))

    def get(self, table_id: str) -> Table | None:
        table = self._tables.get(table_id)
        if table is not None and table_id not in self._followers:
            self._use(table_id)
        return table

    def learn(self, table: Table) -> Table:
        """Keep a committed value, and pass it on to those who watch the table, if it is newer than
        the known one. Returns the newest of both.
        """
        if table.id in self._deleted:
            return table
        known = self._tables.get(table.id)
        if known is not None and known.version >= table.version:
            return known
        self._tables[table.id] = table
        if table.id not in self._followers:
            self._use(table.id)
            return table
        for follower in (*self._followers[table.id],):
            try:
                follower.on_commit(table)
            except Exception:
                log.exception("passing on a change failed", extra={"table": table.id})
        return table

    def forget(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            self._tables.pop(table_id, None)
            self._unwatched.pop(table_id, None)

    def delete(self, table_ids: Iterable[str]) -> None:
        """Forget tables that are no longer in the database, and keep no older value of them."""
        ids = tuple(table_ids)
        self.forget(ids)
        self._deleted.update(dict.fromkeys(ids, time.monotonic()))

    def watch(self, place: str, follower: Follower) -> None:
        """Every call needs a matching call of `unwatch`."""
        self._followers.setdefault(place, []).append(follower)
        self._unwatched.pop(place, None)

    def unwatch(self, place: str, follower: Follower) -> None:
        self._followers[place].remove(follower)
        if not self._followers[place]:
            del self._followers[place]
            if place in self._tables:
                self._use(place)

    def sweep(self) -> None:
        """Drop the tables that nobody watches and nobody used for a while."""
        before = time.monotonic() - KEPT_SECONDS
        while self._unwatched and next(iter(self._unwatched.values())) < before:
            table_id, _ = self._unwatched.popitem(last=False)
            del self._tables[table_id]
        while self._deleted and next(iter(self._deleted.values())) < before:
            self._deleted.popitem(last=False)

    def _use(self, table_id: str) -> None:
        self._unwatched[table_id] = time.monotonic()
        self._unwatched.move_to_end(table_id)


class CommitUnknown(Exception):
    """A commit failed, and it may or may not have been written: the process must stop."""


class TableLocked(Exception):
    """Another transaction has held the lock of a table for too long: nothing was written."""


class Moved(Exception):
    """Somebody else wrote these tables: nothing was written to them."""

    def __init__(self, ids: Collection[str]) -> None:
        super().__init__(*ids)
        self.ids = ids


class Act(Protocol):
    """What somebody does at a table: applied by the writer, answered after the commit."""

    table_id: str

    def apply(self, table: Table, now: float, /) -> Table:
        """The changed table, or the same one. May be called again if the table has moved."""

    def answer(self, outcome: Table | Exception, /) -> None:
        """Called with the committed table, or with why nothing was committed."""


class Change(Struct):
    """An edit whose caller awaits a future, which may be cancelled."""

    table_id: str
    edit: Edit
    done: "asyncio.Future[Table]"

    def apply(self, table: Table, now: float) -> Table:
        return self.edit(table, now)

    def answer(self, outcome: Table | Exception) -> None:
        settle(self.done, outcome)


def settle(done: "asyncio.Future[T]", outcome: T | Exception) -> None:
    if done.done():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


class Batch(Struct):
    """Applies acts in order to the tables as they stand. An act that fails harms no other."""

    acts: list[Act]
    tries: int = 0
    steps: list[tuple[Table, Table]] = field(default_factory=list)
    outcomes: list[Table | Exception] = field(default_factory=list)

    @property
    def ids(self) -> list[str]:
        return sorted({act.table_id for act in self.acts})

    def apply(self, tables: Mapping[str, Table | Exception], now: float) -> Rows:
        """Apply all acts in memory. Returns what is to be written.

        `tables` has the reason for each that could not be loaded.
        """
        latest = dict(tables)
        for act in self.acts:
            before = latest[act.table_id]
            outcome: Table | Exception = before
            try:
                if not isinstance(before, Exception):
                    after = act.apply(before, now)
                    if after is not before:
                        outcome = replace(after, version=before.version + 1, touched=now)
                        self.steps.append((before, outcome))
                        latest[act.table_id] = outcome
            except DISGUISED as problem:
                outcome = RuntimeError(f"an act raised {type(problem).__name__}")
                outcome.__cause__ = problem
            except Exception as problem:
                outcome = problem
            self.outcomes.append(outcome)
        return rows_of(self.steps)

    def of(self, ids: Collection[str]) -> "Batch":
        """The acts at these tables, to be tried again."""
        return Batch([act for act in self.acts if act.table_id in ids], tries=self.tries + 1)


class Writer(ABC):
    """Commits acts in the order in which they were taken; by callbacks of the event loop."""

    pace: float
    """Seconds from the beginning of a transaction to that of the next, at least."""

    def __init__(self) -> None:
        self.cache = TableCache()
        self.outage = Outage("writing")
        self._acts: list[Act] = []
        self._sealing: Counter[str] = Counter()
        """How many of them seal a choice at each table."""
        self._retries: deque[Batch] = deque()
        self._began = -math.inf
        self._due = math.inf
        """When the next transaction begins."""
        self._timer: asyncio.Handle | None = None
        self._busy = False
        self._closing = False

    def start_writing(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._idle = asyncio.Event()
        self.broken: asyncio.Future[None] = self._loop.create_future()
        """Fails with CommitUnknown."""

    @abstractmethod
    def begin(self, batch: Batch) -> None:
        """Apply a batch to its tables and commit it, then call `finish`."""

    async def change(self, table_id: str, edit: Edit) -> Table:
        """Apply an edit to the table as it stands, and commit it: also if the caller gives up."""
        done: asyncio.Future[Table] = self._loop.create_future()
        self.take(Change(table_id, edit, done))
        return await done

    def take(self, act: Act, *, seals: bool = False) -> None:
        """Apply an act to its table as it stands, commit it and answer it. `seals`: all it does is
        to seal a choice.

        Raises Unavailable while the store closes.
        """
        if self._closing or self.broken.done():
            raise Unavailable
        self._acts.append(act)
        wait = self.pace
        if seals:  # nobody waits for a choice while other hands have not chosen
            self._sealing[act.table_id] += 1
            table = self.cache.get(act.table_id)
            left = 0 if table is None else len(table.awaited) - len(table.waiting)
            if self._sealing[act.table_id] < left:
                wait *= PATIENCE
        if self._began + wait < self._due:
            self._due = self._began + wait
            if not self._busy:
                self._plan()

    def _plan(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._due <= self._loop.time():
            self._timer = self._loop.call_soon(self._begin)
        else:
            self._timer = self._loop.call_at(self._due, self._begin)

    def _begin(self) -> None:
        self._timer, self._busy = None, True
        if self._retries:
            batch = self._retries.popleft()
        else:
            acts, self._acts = self._acts[:MOST_AT_ONCE], self._acts[MOST_AT_ONCE:]
            self._sealing.clear()
            self._began = self._loop.time()
            self._due = self._began + self.pace if self._acts else math.inf
            batch = Batch(acts)
        if self.broken.done():
            self.finish(batch, Unavailable())
            return
        try:
            self.begin(batch)
        except Exception as problem:
            self.finish(batch, problem)

    def finish(self, batch: Batch, problem: Exception | None) -> None:
        """Pass on what was committed in order, and answer every caller; or try again in parts. Then
        go on with what came meanwhile.
        """
        again = [] if problem is None else self._tried_again(batch, problem)
        if problem is None and self.outage.failures and batch.steps:
            self.outage.worked()
        waiting = {table_id for part in again for table_id in part.ids}
        for _, after in batch.steps:
            if after.id not in waiting:
                self.cache.learn(after)
        for act, outcome in zip(batch.acts, batch.outcomes, strict=False):  # none: not applied
            if act.table_id not in waiting:
                try:
                    act.answer(outcome)
                except Exception:
                    log.exception("answering a caller failed", extra={"table": act.table_id})
        self._retries += again
        if self._retries:
            self._loop.call_soon(self._begin)
            return
        self._busy = False
        if self._acts:
            self._plan()
        else:
            self._idle.set()

    def _tried_again(self, batch: Batch, problem: Exception) -> list[Batch]:
        """The parts to be tried again. Without any, nothing is committed, as far as is known, and
        every caller may try again.
        """
        if isinstance(problem, Moved) and batch.tries < MOST_TRIES:
            return [batch.of(problem.ids)]
        if isinstance(problem, TableLocked) and len(batch.ids) > 1:
            return [batch.of((table_id,)) for table_id in batch.ids]
        if isinstance(problem, CommitUnknown):
            log.critical("it is unknown whether a commit was written", exc_info=problem)
            self.broken.set_exception(problem)
        elif isinstance(problem, (Moved, TableLocked)):
            log.error("not committed", exc_info=problem, extra={"table": batch.ids[0]})
        elif isinstance(problem, Unavailable) or len(batch.acts) == 1:
            self.outage.failed(problem)
        else:
            if not self.outage.failures:
                log.warning("a transaction failed: trying its acts one by one", exc_info=problem)
            return [Batch([act]) for act in batch.acts]
        batch.steps, batch.outcomes = [], [Unavailable()] * len(batch.acts)
        return []

    async def stop_writing(self) -> None:
        """Commit all that was taken before, and take nothing more."""
        self._closing = True
        self._idle.clear()
        if self._acts and not self._busy:
            self._due = -math.inf
            self._plan()
        if self._acts or self._busy:
            await self._idle.wait()
