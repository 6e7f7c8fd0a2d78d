"""The interface that both engines implement."""

import logging
import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tablecade.server.errors import NoSuchTable, Unavailable
from tablecade.server.store import queries
from tablecade.server.store.writer import Writer
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")


class CodeTaken(Exception):
    """Another table has this join code: draw again."""


DAY = 86400.0
JUMP = 5.0
"""A difference of more seconds than this is a jump of the source, not drift."""

Work = Callable[[], Awaitable[None]]


class Store(Writer):
    """Keeps tables. What is answered is committed."""

    shared: bool
    """Whether other processes work on the same tables."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead = 0.0
        """Of the monotonic clock."""

    @abstractmethod
    async def open(self) -> None:
        """Connect; raises if the schema is not the one this version knows."""

    def tasks(self) -> Mapping[str, Work]:
        """What has to run while it is open, by name. Each is to be started again if it fails."""
        return {}

    @abstractmethod
    async def close(self) -> None:
        """Commit what was taken, then close the database."""

    async def add(self, table: Table) -> Table:
        """Keep a new table. Raises CodeTaken."""
        added = replace(table, version=1, touched=self.now)
        try:
            await self.execute(partial(queries.add, table=added))
        except IntegrityError:
            raise CodeTaken from None
        except Unavailable as problem:
            self.outage.failed(problem)
            raise
        self.outage.worked()
        return added

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
        """Call the followers of these places, in all processes."""

    @property
    def now(self) -> float:
        """Seconds since 1970: the database's time at the start, and from then on the monotonic
        clock. Jumps are ignored.
        """
        return self._ahead + time.monotonic()

    def start_clock(self, connection: Connection, source: float) -> None:
        """A source that is behind the newest change has gone back: it is not believed."""
        self._ahead = max(source, queries.newest(connection) or source) - time.monotonic()

    def follow_clock(self, source: float) -> None:
        """Correct a little of the drift."""
        drift = source - self.now
        if abs(drift) < JUMP:
            self._ahead += drift / 10

    @abstractmethod
    async def ping(self) -> None:
        """Read from the database. Raises Unavailable if it does not answer."""

    async def check_writing(self) -> None:
        """Write something if the last write failed. Raises Unavailable if this one fails too."""
        if self.outage.failures:
            await self.execute(queries.try_to_write)
            self.outage.worked()

    async def find(self, code: str) -> str:
        """The table of a join code. Raises NoSuchTable."""
        found = await self.read(partial(queries.find, code=code))
        if found is None:
            raise NoSuchTable(table=code)
        return found

    @abstractmethod
    async def due(self, *, without: Collection[str] = ()) -> Sequence[str]:
        """Some of the tables that are due, the longest first."""

    async def prune(self, *, over_days: float, idle_days: float) -> Sequence[str]:
        """Delete old tables, batch by batch, and what dead processes counted."""
        over_before, idle_before = (self.now - days * DAY for days in (over_days, idle_days))
        gone: list[str] = []
        old = partial(queries.prune, over_before=over_before, idle_before=idle_before)
        while some := await self.execute(old):
            self.cache.delete(some)
            gone += some
        await self.execute(queries.forget_counts)
        return gone

    def _notice(self, place: str) -> None:
        for follower in self.cache.followers(place):
            try:
                follower.on_notice(place)
            except Exception:
                log.exception("a follower failed", extra={"place": place})
