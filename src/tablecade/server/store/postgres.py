"""PostgreSQL: several processes on the same tables, each change under its tables' row locks."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import create_async_engine

from tablecade.server.errors import NoSuchTable, Refused, Unavailable
from tablecade.server.store.listener import CHANNEL, Listener
from tablecade.server.store.queries import DUE_AT_ONCE, upgrade
from tablecade.server.store.rows import Row, RulesChanged, Stored, Unreadable
from tablecade.server.store.store import Store, Work
from tablecade.server.store.writer import Batch, Moved, TableLocked
from tablecade.server.table.table import Table

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Pooled = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

T = TypeVar("T")

log = logging.getLogger(__name__)

CONNECTIONS = 6
"""For statements that belong to no table."""
POOL_SECONDS = 10.0
COMMAND_SECONDS = 20.0
"""For an answer. A machine or a firewall in between can end a connection without a word."""
LOCK_SECONDS = 2.0
"""A lock of a table that is held longer is held by a process that hangs."""
READ_PACE_SECONDS = 0.02
"""Between two readings of tables that other processes changed."""
LATER_SECONDS = 0.2
"""What was sealed elsewhere is read together with others, or with the reveal."""
CONNECTION_ERRORS = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""The connection was lost. A commit in progress may or may not have succeeded."""

CLOCK = "extract(epoch FROM clock_timestamp())::float8"
DUE = f"""SELECT {CLOCK}, ARRAY(SELECT id FROM stands WHERE due <= $1 AND id != ALL($2::text[])
    ORDER BY due LIMIT {DUE_AT_ONCE})"""  # noqa: S608
LOOK = text("SELECT id FROM tables LIMIT 1")
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) payload"  # noqa: S608
LOAD = """SELECT t.id, t.code, t.setting, s.status, s.version, s.n, s.touched, s.schedule,
    s.waiting, ARRAY(SELECT line FROM decisions d WHERE d.table_id = t.id AND d.n >= wanted.since
        ORDER BY d.n)
    FROM unnest($1::text[], $2::int[]) AS wanted (id, since)
    JOIN tables t ON t.id = wanted.id JOIN stands s ON s.id = wanted.id"""
"""One statement reads a consistent snapshot, so it needs no transaction."""
WRITE = f"""WITH locked AS (
        SELECT id, version FROM stands WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE
    ), steps AS (
        SELECT r.* FROM unnest($2::text[], $3::int8[], $4::text[], $5::int8[], $6::int[],
            $7::float8[], $8::float8[], $9::bytea[], $10::bytea[])
            AS r (id, before, status, version, n, touched, due, schedule, waiting)
        JOIN locked l ON l.id = r.id AND l.version = r.before
    ), stepped AS (
        UPDATE stands s SET status = r.status, version = r.version, n = r.n, touched = r.touched,
            due = r.due, schedule = r.schedule, waiting = r.waiting
        FROM steps r WHERE s.id = r.id
        RETURNING pg_notify('{CHANNEL}', r.id || ' ' || r.version || ' ' || r.n)
    ), reset AS (
        UPDATE tables t SET setting = r.setting
        FROM unnest($11::text[], $12::bytea[]) AS r (id, setting)
        WHERE t.id = r.id AND r.id IN (SELECT id FROM steps)
    ), shortened AS (
        DELETE FROM decisions d USING unnest($13::text[], $14::int[]) AS r (id, n)
        WHERE d.table_id = r.id AND d.n >= r.n AND r.id IN (SELECT id FROM steps)
    ), decided AS (
        INSERT INTO decisions (table_id, n, line)
        SELECT * FROM unnest($15::text[], $16::int[], $17::text[]) AS r (id, n, line)
        WHERE r.id IN (SELECT id FROM steps)
        ON CONFLICT (table_id, n) DO UPDATE SET line = excluded.line
    ), kept AS (
        INSERT INTO matches (table_id, "match", file)
        SELECT * FROM unnest($18::text[], $19::int[], $20::text[]) AS r (id, match, file)
        WHERE r.id IN (SELECT id FROM steps)
    )
    SELECT l.id, l.version, {CLOCK} FROM locked l"""  # noqa: S608
"""A whole transaction: lock the tables, sorted so that two processes can't wait for each other;
write those that nobody else has moved; return the version that each had.
"""

Loaded = dict[str, Table | Exception]


class PostgresStore(Store):
    shared = True
    pace = 0.015
    """A transaction costs a message to the database, so more choices share one."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._committing: dict[str, int] = {}
        """Versions that this process is about to commit: notices of them are its own."""
        self._wanted: dict[str, int] = {}
        """Versions of watched tables that other processes committed."""
        self._later: dict[str, int] = {}
        """The same, of tables that are read in a moment."""

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
        self.start_writing()
        self._wake = asyncio.Event()
        self._listener = Listener(self._address, noticed=self._noticed, regained=self._regained)
        await self._listener.open()

    def tasks(self) -> Mapping[str, Work]:
        return {"notices": self._listener.run, "changed tables": self._read_changed}

    def _prepare(self, connection: Connection) -> None:
        upgrade(connection)
        source = connection.execute(text(f"SELECT {CLOCK}")).scalar_one()
        self.start_clock(connection, float(source))

    async def close(self) -> None:
        await self._listener.close()
        await self.stop_writing()
        with contextlib.suppress(TimeoutError, *CONNECTION_ERRORS):
            await asyncio.wait_for(self._pool.close(), POOL_SECONDS)
        await self._engine.dispose()

    async def load(self, table_id: str) -> Table:
        async with self._connection() as connection:
            found = (await self._load(connection, [table_id]))[table_id]
        if isinstance(found, Exception):
            raise found
        return found

    async def _load(self, connection: "Pooled", ids: Sequence[str]) -> Loaded:
        """The newest values, from older ones where those are known; or why one can't be loaded."""
        known = {table_id: table for table_id in ids if (table := self.cache.get(table_id))}
        found: Loaded = {table_id: NoSuchTable(table=table_id) for table_id in ids}
        try:
            rows = await connection.fetch(LOAD, ids, [known[i].n if i in known else 0 for i in ids])
            anew = []
            for *columns, lines in rows:
                value = _value(Stored(*columns), known.get(columns[0]), lines)
                if value is None:
                    anew.append(columns[0])
                else:
                    found[columns[0]] = (
                        self.cache.learn(value) if isinstance(value, Table) else value
                    )
            if anew:
                self.cache.forget(anew)
                found |= await self._load(connection, anew)
        except asyncpg.PostgresError as problem:
            raise Unavailable from problem
        return found

    async def due(self, *, without: Collection[str] = ()) -> Sequence[str]:
        """Asked ten times a second, so with a statement that is prepared."""
        self.cache.sweep()
        async with self._connection() as connection:
            (row,) = await connection.fetch(DUE, self.now, [*without])
        self.follow_clock(row[0])
        found: Sequence[str] = row[1]
        return found

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
        """Also refuses while changes of other processes do not arrive."""
        await self.read(lambda connection: connection.execute(LOOK).first())
        if not self._listener.listens:
            raise Refused("not-ready", tasks="notices")

    async def notify(self, *places: str) -> None:
        async with self._connection() as connection:
            await connection.execute(NOTIFY, [*places])

    def begin(self, batch: Batch) -> None:
        self._writing = self._loop.create_task(self._commit(batch))

    async def _commit(self, batch: Batch) -> None:
        problem: Exception | None = None
        try:
            moved = await self._write(batch)
            problem = Moved(moved) if moved else None
        except Exception as failure:
            locked = isinstance(failure, asyncpg.LockNotAvailableError)
            problem = TableLocked() if locked else failure
            self.cache.forget(batch.ids)
            for table_id in batch.ids:
                self._read_if_watched(table_id)
        finally:
            self._committing.clear()
        self.finish(batch, problem)

    async def _write(self, batch: Batch) -> list[str]:
        """Apply a batch to the values this process knows, and write it where they are the newest.

        Tables of which a newer value was heard are read before, so that no locks are taken in vain.
        Those that other processes have changed all the same are read again and returned.
        """
        ids = batch.ids
        tables: Loaded = {i: table for i in ids if (table := self.cache.get(i))}
        async with self._connection() as connection:
            heard = {**self._later, **self._wanted}
            stale = [i for i in ids if i not in tables or heard.get(i, 0) > self._known_version(i)]
            if stale:
                tables |= await self._load(connection, stale)
            rows = batch.apply(tables, self.now)
            self._committing = {row[0]: row[3] for row in rows.stepped}
            found = await connection.fetch(
                WRITE,
                ids,
                *_columns(rows.stepped, 9),
                *_columns(rows.reset, 2),
                *_columns(rows.shortened, 2),
                *_columns(rows.decided, 3),
                *_columns(rows.kept, 3),
            )
            for row in found[:1]:
                self.follow_clock(row[2])
            current = {row[0]: row[1] for row in found}
            moved = [
                table_id
                for table_id, table in tables.items()
                if isinstance(table, Table) and table.version != current.get(table_id)
            ]
            if moved:
                self._committing.clear()
                self.cache.forget(i for i in moved if i not in current)
                await self._load(connection, moved)
        return moved

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator["Pooled"]:
        with _available():
            try:
                connection = await self._pool.acquire(timeout=POOL_SECONDS)
            except asyncpg.PostgresError as problem:
                raise Unavailable from problem
            try:
                yield connection
            finally:
                await self._pool.release(connection)

    async def _read_changed(self) -> None:
        """Read what other processes changed; what fails is read again by the next run."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            wanted = dict(self._wanted)
            try:
                newer = [i for i, version in wanted.items() if version > self._known_version(i)]
                if newer:
                    async with self._connection() as connection:
                        await self._load(connection, newer)
            except BaseException:
                self._wake.set()
                raise
            for table_id, version in wanted.items():
                if self._wanted.get(table_id) == version:
                    del self._wanted[table_id]
            await asyncio.sleep(READ_PACE_SECONDS)

    def _want(self, table_id: str, version: int) -> None:
        self._wanted[table_id] = max(version, self._wanted.get(table_id, 0))
        self._wake.set()

    def _read_if_watched(self, table_id: str) -> None:
        if self.cache.followers(table_id):
            self._want(table_id, sys.maxsize)

    def _noticed(self, payload: str) -> None:
        """A table, its version and n: it changed. A place alone: it was announced.

        What does not change n, such as a sealed choice, may be read a little later, with others.
        """
        place, *numbers = payload.split(" ")
        if not self.cache.followers(place):
            return
        if not numbers:
            self._notice(place)
            return
        version, n = map(int, numbers)
        known = self.cache.get(place)
        if version <= max(self._known_version(place), self._committing.get(place, 0)):
            return
        if known is None or known.n != n:
            self._want(place, version)
        elif place in self._later:
            self._later[place] = max(version, self._later[place])
        else:
            self._later[place] = version
            self._loop.call_later(LATER_SECONDS, lambda: self._want(place, self._later.pop(place)))

    def _known_version(self, table_id: str) -> int:
        table = self.cache.get(table_id)
        return 0 if table is None else table.version

    def _regained(self) -> None:
        """Notices were lost for a while: everything that is watched is read again."""
        for place in self.cache.watched():
            self._read_if_watched(place)
            self._notice(place)


def _value(row: Stored, known: Table | None, lines: list[str]) -> Table | Exception | None:
    """None if it does not continue the known value: all its decisions are to be read."""
    try:
        if known is not None and known.version == row.version:
            return known
        if known is not None and not row.continues(known):
            return None
        return row.table(known, lines)
    except RulesChanged as problem:
        return problem
    except Exception:
        log.exception("a table can't be loaded", extra={"table": row.id})
        return Unreadable()


def _columns(rows: list[Row], width: int) -> Sequence[Sequence[object]]:
    return [*zip(*rows, strict=True)] or [()] * width


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
