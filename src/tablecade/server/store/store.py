"""The interface that both engines implement."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from tablecade.server.errors import NoSuchTable
from tablecade.server.store import attendance, clock, queries
from tablecade.server.store.batch import Answer, Edit
from tablecade.server.store.cache import TableCache
from tablecade.server.store.clock import DAY, TableClock
from tablecade.server.store.writer import Writer
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

__all__ = ["DAY", "Edit", "Store", "Work"]

Work = Callable[[], Awaitable[None]]


class Store(ABC):
    """Keeps tables. What `change` answers is committed."""

    shared: bool
    """Whether other processes work on the same tables."""
    writer: Writer

    def __init__(self) -> None:
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Called with every committed value of a table that this process learns of."""
        self.on_notice: list[Callable[[str], None]] = []
        """Called with a place that `notify` named, here or in another process."""
        self.cache = TableCache()
        self.time = TableClock()

    @property
    def broken(self) -> "asyncio.Future[None]":
        """Fails if it is unknown whether a commit was written: the process must stop."""
        return self.writer.broken

    @abstractmethod
    async def open(self) -> None:
        """Connect; raises if the schema is not the one this version knows."""

    def tasks(self) -> Mapping[str, Work]:
        """What has to run while it is open, by name. Each is to be started again if it fails."""
        return {}

    @abstractmethod
    async def close(self) -> None:
        """Commit what was submitted, then close the database."""

    async def add(self, table: Table) -> Table:
        """Keep a new table. Raises CodeTaken."""
        added = replace(table, version=1, touched=self.now)
        await self.execute(partial(queries.add, table=added))
        return added

    async def change(self, table_id: str, edit: Edit) -> Table:
        """Apply an edit to the table as it stands, and commit it."""
        return await asyncio.shield(self.submit(table_id, edit))

    def submit(
        self, table_id: str, edit: Edit, *, patient: bool = False
    ) -> "asyncio.Future[Table]":
        """Like `change`, but returns a future instead of awaiting the commit.

        Under load a patient edit waits some milliseconds longer, to share a transaction.
        """
        return self.writer.submit(table_id, edit, patient=patient)

    def submit_then(
        self, table_id: str, edit: Edit, answer: Answer, *, patient: bool = False
    ) -> None:
        """For an edit that draws no chance. Calls `answer`, in the order of the commits."""
        self.writer.submit_then(table_id, edit, answer, patient=patient)

    @abstractmethod
    async def load(self, table_id: str) -> Table:
        """The newest committed value this process knows, no older than the call.

        Raises NoSuchTable. A caller that has called `watch` before misses no later value.
        """

    @abstractmethod
    async def read(self, query: Callable[[Connection], T]) -> T:
        """Read something, in one statement."""

    @abstractmethod
    async def execute(self, statement: Callable[[Connection], T]) -> T:
        """Write something that is no table's, in a transaction of its own."""

    @abstractmethod
    async def notify(self, *places: str) -> None:
        """Call the listeners of these places, in all processes."""

    @abstractmethod
    def read_source(self, connection: Connection) -> float:
        """What the clock says that the tables' clock follows."""

    def keep_time(self, connection: Connection, then: Callable[[Connection], T]) -> T:
        """Correct the drift of the clock, and record the time, after another statement."""
        result = then(connection)
        source = self.read_source(connection)
        clock.record(connection, self.time.follow(source), source)
        return result

    @property
    def now(self) -> float:
        """The time, by the clock of the tables."""
        return self.time.now()

    async def ping(self) -> None:
        """Read from the database. Raises Unavailable if it does not answer."""
        await self.read(queries.ping)

    def watch(self, place: str) -> None:
        """Pass on every change of this table, and announcements of this place, from now on."""
        self.cache.watch(place)

    def unwatch(self, place: str) -> None:
        self.cache.unwatch(place)

    async def find(self, code: str) -> str:
        """The table of a join code. Raises NoSuchTable."""
        found = await self.read(partial(queries.find, code=code))
        if found is None:
            raise NoSuchTable(table=code)
        return found

    async def due(self, *, without: Collection[str] = ()) -> Sequence[str]:
        """Some of the tables that are due, the longest first."""
        self.cache.sweep()
        return await self.read(partial(queries.due, now=self.now, without=without))

    async def prune(self, *, over_days: float, idle_days: float) -> Sequence[str]:
        """Delete old tables, batch by batch, and what dead processes counted."""
        now = self.now
        over_before, idle_before = await self.read(
            lambda c: [clock.ago(c, now, days * DAY) for days in (over_days, idle_days)]
        )
        gone: list[str] = []
        old = partial(queries.prune, over_before=over_before, idle_before=idle_before)
        while some := await self.execute(old):
            self.cache.delete(some)
            gone += some
        await self.execute(queries.forget_counts)
        await self.execute(partial(attendance.forget, before=now - DAY))
        return gone

    def _notice(self, place: str) -> None:
        for listener in self.on_notice:
            try:
                listener(place)
            except Exception:
                log.exception("a listener failed", extra={"place": place})
