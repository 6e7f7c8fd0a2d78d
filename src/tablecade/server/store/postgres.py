"""PostgreSQL: several processes on the same tables, each change under its tables' row locks."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import (
    AsyncIterator,
    Callable,
    Collection,
    Iterator,
    Mapping,
    Sequence,
)
from typing import TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import create_async_engine

from tablecade.server.errors import NotReady, Unavailable
from tablecade.server.store import notices, postgres_sql
from tablecade.server.store.batch import Batch
from tablecade.server.store.listener import Listener
from tablecade.server.store.migrate import upgrade
from tablecade.server.store.postgres_sql import Loaded
from tablecade.server.store.queries import CodeTaken
from tablecade.server.store.refresher import Refresher
from tablecade.server.store.store import Store, Work
from tablecade.server.store.writer import TableLocked, Writer
from tablecade.server.table.table import Table

T = TypeVar("T")

log = logging.getLogger(__name__)

CONNECTIONS = 6
"""For statements that belong to no table."""
POOL_SECONDS = 10.0
COMMAND_SECONDS = 20.0
"""For an answer. A machine or a firewall in between can end a connection without a word."""
LOCK_SECONDS = 2.0
"""A lock of a table that is held longer is held by a process that hangs."""
PACE_SECONDS = 0.015
"""A transaction costs several messages to the database, so more choices share one."""
CONNECTION_ERRORS = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""The connection was lost. A commit in progress may or may not have succeeded."""


class PostgresStore(Store):
    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._committing: dict[str, int] = {}
        """Versions that this process is about to commit: notices of them are its own."""
        self._wanted: dict[str, int] = {}
        """Versions of watched tables that other processes committed."""

    async def open(self) -> None:
        self._engine = create_async_engine(
            self._address.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            await self._execute(self._prepare)  # an upgrade takes as long as it takes
        except CONNECTION_ERRORS as problem:
            raise Unavailable from problem
        self._pool = await asyncpg.create_pool(
            self._address,
            min_size=0,
            max_size=3,
            command_timeout=COMMAND_SECONDS,
            reset=_keep,
            server_settings={"lock_timeout": f"{LOCK_SECONDS * 1000:.0f}"},
        )
        self.writer = Writer(self, on_change=self._changed, pace=PACE_SECONDS)
        self._refresher = Refresher(self._refresh)
        self._listener = Listener(self._address, noticed=self._noticed, regained=self._regained)
        await self._listener.open()

    def tasks(self) -> Mapping[str, Work]:
        return {"notices": self._listener.run, "changed tables": self._refresher.run}

    def _prepare(self, connection: Connection) -> None:
        upgrade(connection)
        source = self.read_source(connection)
        self.time.start(connection, source)

    async def close(self) -> None:
        await self._listener.close()
        await self.writer.stop()
        with contextlib.suppress(TimeoutError, *CONNECTION_ERRORS):
            await asyncio.wait_for(self._pool.close(), POOL_SECONDS)
        await self._engine.dispose()

    async def add(self, table: Table) -> Table:
        try:
            return await super().add(table)
        except IntegrityError:
            raise CodeTaken from None

    async def load(self, table_id: str) -> Table:
        found = (await self._load([table_id]))[table_id]
        if isinstance(found, Exception):
            raise found
        return found

    async def _load(self, ids: Sequence[str]) -> Mapping[str, Table | Exception]:
        """The cached values, where the database has no newer ones."""
        try:
            async with self._connection() as connection:
                found, moved = await self._unmoved(connection, ids, postgres_sql.VERSIONS)
                if moved:
                    found |= await self._loaded(connection, moved)
        except asyncpg.PostgresError as problem:
            raise Unavailable from problem
        return {table_id: self._learn(value) for table_id, value in found.items()}

    async def _unmoved(
        self, connection: "postgres_sql.Connection", ids: Sequence[str], versions: str
    ) -> tuple[Loaded, list[str]]:
        """Cached values that are still those of the database, and which tables have others."""
        rows = await connection.fetch(versions, ids)
        if rows:
            self.time.follow(rows[0][2])
        current = {row[0]: row[1] for row in rows}
        found: Loaded = {
            table_id: table
            for table_id in ids
            if (table := self.cache.get(table_id)) and table.version == current.get(table_id)
        }
        return found, [table_id for table_id in ids if table_id not in found]

    async def _loaded(self, connection: "postgres_sql.Connection", ids: Sequence[str]) -> Loaded:
        known = {table_id: table for table_id in ids if (table := self.cache.get(table_id))}
        return await postgres_sql.load(connection, ids, known)

    async def due(self, *, without: Collection[str] = ()) -> Sequence[str]:
        """Asked ten times a second, so with a statement that is prepared."""
        self.cache.sweep()
        async with self._connection() as connection:
            found = await connection.fetch(postgres_sql.DUE, self.now, [*without])
            return [row[0] for row in found]

    async def read(self, query: Callable[[Connection], T]) -> T:
        with _available():
            async with asyncio.timeout(COMMAND_SECONDS), self._reading.connect() as connection:
                return await connection.run_sync(query)

    async def execute(self, statement: Callable[[Connection], T]) -> T:
        with _available():
            async with asyncio.timeout(COMMAND_SECONDS):
                return await self._execute(statement)

    async def _execute(self, statement: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(statement)

    async def ping(self) -> None:
        """Also raises NotReady while changes of other processes do not arrive."""
        await super().ping()
        if not self._listener.listens:
            raise NotReady(tasks="notices")

    async def notify(self, *places: str) -> None:
        async with self._connection() as connection:
            await postgres_sql.notify(connection, places)

    def read_source(self, connection: Connection) -> float:
        return float(connection.execute(text(postgres_sql.READ_CLOCK)).scalar_one())

    async def transact(self, batch: Batch) -> None:
        try:
            async with self._connection() as connection:
                if not await self._transact_at_once(connection, batch):
                    async with connection.transaction():
                        await self._transact(connection, batch)
        except BaseException as problem:
            self.cache.forget(batch.ids)
            for table_id in batch.ids:
                self._refresh_if_watched(table_id)
            if isinstance(problem, asyncpg.LockNotAvailableError):
                raise TableLocked from problem
            raise
        finally:
            self._committing.clear()

    async def _transact_at_once(self, connection: "postgres_sql.Connection", batch: Batch) -> bool:
        """Commit usual edits of tables that no other process has moved, in one statement.

        Edits are applied to the cached values; if those are not current, nothing is written.
        """
        tables = {i: table for i in batch.ids if (table := self.cache.get(i))}
        if len(tables) < len(batch.ids) or not batch.is_repeatable:
            return False
        batch.apply(tables, self.now)
        parts = batch.rows()
        if not batch.all_stepped or len(parts) != 1 or not parts[0].is_usual:
            return False
        self._committing = {table.id: table.version for table in batch.latest.values()}
        clock = await postgres_sql.write_at_once(connection, parts[0])
        if clock is None:
            self._committing = {}
            return False
        self.time.follow(clock)
        return True

    async def _transact(self, connection: "postgres_sql.Connection", batch: Batch) -> None:
        tables, moved = await self._unmoved(connection, batch.ids, postgres_sql.LOCK)
        if moved:
            loaded = await self._loaded(connection, moved)
            for table_id in loaded:
                if self.cache.get(table_id) is not None:
                    # Its notice may have been taken for one of this process.
                    self._learn(loaded[table_id])
            tables |= loaded
        batch.apply(tables, self.now)
        self._committing = {table.id: table.version for table in batch.latest.values()}
        for rows in batch.rows():
            await postgres_sql.write(connection, rows)

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator["postgres_sql.Connection"]:
        with _available():
            try:
                connection = await self._pool.acquire(timeout=POOL_SECONDS)
            except asyncpg.PostgresError as problem:
                raise Unavailable from problem
            try:
                yield connection
            finally:
                await self._pool.release(connection)

    def _changed(self, table: Table) -> None:
        self._learn(table)

    def _learn(self, found: Table | Exception) -> Table | Exception:
        """Values of a table come from several tasks: only a newer one counts."""
        if isinstance(found, Exception):
            return found
        newest = self.cache.learn(found)
        if newest is found and self.cache.is_watched(found.id):
            try:
                self.on_change(found)
            except Exception:
                log.exception("passing on a change failed", extra={"table": found.id})
        return newest

    async def _refresh(self, ids: Sequence[str]) -> None:
        """Read what is still wanted: a change of this process may have read it already."""
        versions = {i: self._wanted.pop(i, 0) for i in ids}
        wanted = [i for i, version in versions.items() if version > self._known_version(i)]
        try:
            if wanted:
                await self._read_again(wanted)
        except BaseException:
            for i in wanted:
                self._wanted[i] = max(versions[i], self._wanted.get(i, 0))
            raise

    async def _read_again(self, ids: Sequence[str]) -> None:
        async with self._connection() as connection:
            for value in (await self._loaded(connection, ids)).values():
                self._learn(value)

    def _refresh_if_watched(self, table_id: str) -> None:
        if self.cache.is_watched(table_id):
            self._wanted[table_id] = sys.maxsize
            self._refresher.want(table_id)

    def _noticed(self, payload: str) -> None:
        """A table, its version and n: it changed. A place alone: it was announced.

        What changed is read where the notice does not tell it. What does not change n, such as
        a sealed choice, may be read a little later, with others.
        """
        place, *words = payload.split(" ")
        if not self.cache.is_watched(place):
            return
        if not words:
            self._notice(place)
            return
        version, n = int(words[0]), int(words[1])
        if version <= max(self._known_version(place), self._committing.get(place, 0)):
            return
        known = self.cache.get(place)
        after = known and notices.follow(known, version, "".join(words[2:]))
        if after is not None:
            self._learn(after)
            return
        self._wanted[place] = max(version, self._wanted.get(place, 0))
        self._refresher.want(place, later=known is not None and known.n == n)

    def _known_version(self, table_id: str) -> int:
        table = self.cache.get(table_id)
        return 0 if table is None else table.version

    def _regained(self) -> None:
        """Notices were lost for a while: everything that is watched is read again."""
        for place in self.cache.watched:
            self._refresh_if_watched(place)
            self._notice(place)


async def _keep(_connection: object) -> None:
    """Instead of a reset: nothing is set on these connections."""


@contextlib.contextmanager
def _available() -> Iterator[None]:
    """Raise Unavailable if the database is away, restarts or is too busy."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, NoConnectionFree, *CONNECTION_ERRORS) as problem:
        raise Unavailable from problem
