"""PostgreSQL: several processes on the same tables, each change under its table's row lock."""

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Double, bindparam, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tablecade.server.errors import NoSuchTable, Refused, Unavailable
from tablecade.server.store import queries, schema
from tablecade.server.store.listener import CHANNEL, Listener
from tablecade.server.store.migrate import upgrade
from tablecade.server.store.store import Edit, Store, edited
from tablecade.server.store.writes import Writes
from tablecade.server.table.table import Table

T = TypeVar("T")

CACHED = 5_000
CONNECTIONS = 8
POOL_SECONDS = 10.0
CLOCK = func.extract("epoch", func.clock_timestamp()).cast(Double)
EACH_ITS_OWN = "READ COMMITTED"
"""Each statement sees what was committed before it: for changes, which hold the row's lock."""
ONE_MOMENT = "REPEATABLE READ"
"""All statements see the same moment: a table is read in several, and must not be torn."""
ONE_STATEMENT = "AUTOCOMMIT"
"""Without the way there and back that opens a transaction, and the one that closes it."""
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
VERSION = select(schema.tables.c.version).where(schema.tables.c.id == bindparam("key"))
LOCK = (
    select(schema.tables.c.version, CLOCK)
    .where(schema.tables.c.id == bindparam("key"))
    .with_for_update()
)


class PostgresStore(Store):
    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._watched: set[str] = set()
        self._echoes: Counter[str] = Counter()
        """Notices of this process's own changes, still to be heard: what they say is known."""
        self._asking: set[str] = set()
        """Tables that a notice wants to be read, and no connection was free yet."""

    async def open(self) -> None:
        self._engine = create_async_engine(
            self._address.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
        )
        self._engines = {
            isolation: self._engine.execution_options(isolation_level=isolation)
            for isolation in (EACH_ITS_OWN, ONE_MOMENT, ONE_STATEMENT)
        }
        async with self._begin() as connection:
            await connection.run_sync(upgrade)
        self.skew = await self.now() - time.time()
        self._listener = Listener(self._address, noticed=self._noticed, regained=self._regained)
        await self._listener.start()

    async def close(self) -> None:
        await self._listener.stop()
        await self._engine.dispose()

    async def add(self, table: Table) -> Table:
        added = replace(table, version=1, touched=await self.now())
        try:
            await self.tell(partial(queries.add, table=added))
        except IntegrityError:
            raise queries.CodeTaken from None
        return added

    async def change(self, table_id: str, edit: Edit) -> Table:
        """Calls of this process for one table wait here, not on connections of the pool."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                async with self._begin() as connection:
                    after = await connection.run_sync(self._change, table_id, edit)
            except BaseException as problem:
                if isinstance(problem, Unavailable) or not isinstance(problem, Refused):
                    self._echoes.clear()  # was it committed? what is not awaited is read
                raise
            self._learn(after)
        return after

    def _change(self, connection: Connection, table_id: str, edit: Edit) -> Table:
        version, now = _lock_row(connection, table_id)
        self.skew = now - time.time()
        cached = self._cache.get(table_id)
        if cached is None or cached.version != version:
            cached = _loaded(connection, table_id, cached)
        after = edited(cached, edit, now)
        if after is not cached:
            self._echoes[_notice(after)] += 1
            _write(connection, cached, after)
        return after

    async def read(self, table_id: str) -> Table:
        """The cached value, if the database has no newer one."""
        async with self._begin(ONE_MOMENT) as connection:
            self._asking.discard(table_id)
            table = await connection.run_sync(self._read, table_id)
        self._learn(table)
        return table

    def _read(self, connection: Connection, table_id: str) -> Table:
        cached = self._cache.get(table_id)
        if cached is not None:
            version = connection.execute(VERSION, {"key": table_id}).scalar_one_or_none()
            if version == cached.version:
                return cached
        return _loaded(connection, table_id, cached)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        async with self._begin(ONE_STATEMENT) as connection:
            return await connection.run_sync(question)

    async def tell(self, statement: Callable[[Connection], T]) -> T:
        async with self._begin() as connection:
            return await connection.run_sync(statement)

    async def announce(self, table_id: str) -> None:
        async with self._begin(ONE_STATEMENT) as connection:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": table_id})

    @property
    def clock(self) -> ColumnElement[float]:
        return CLOCK

    def watch(self, table_id: str) -> None:
        self._watched.add(table_id)

    def unwatch(self, table_id: str) -> None:
        self._watched.discard(table_id)

    def forget(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            self._cache.pop(table_id, None)

    @contextlib.asynccontextmanager
    async def _begin(self, isolation: str = EACH_ITS_OWN) -> AsyncIterator[AsyncConnection]:
        """A transaction; a database that is away, restarts or is too busy is no caller's fault."""
        try:
            async with self._engines[isolation].begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, NoConnectionFree, OSError, TimeoutError) as problem:
            raise Unavailable from problem

    def _learn(self, table: Table) -> None:
        """Values of a table come from several calls at once: only a newer one counts."""
        known = self._cache.get(table.id)
        if known is not None and known.version >= table.version:
            return
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        if len(self._cache) > CACHED:
            forgotten, _ = self._cache.popitem(last=False)
            self._locks.pop(forgotten, None)
        self.heard(table)

    async def _noticed(self, payload: str) -> None:
        """A table and its n: it changed. A table alone: somebody came or went."""
        table_id, _, n = payload.partition(" ")
        if self._is_echo(payload) or table_id not in self._watched:
            return
        if not n:
            self.met(table_id)
        elif table_id not in self._asking:
            await self._read_for_all(table_id)

    def _is_echo(self, payload: str) -> bool:
        """Who hears another's notice as their own reads a moment later, when their own comes."""
        awaited = self._echoes.pop(payload, 0)
        if awaited > 1:
            self._echoes[payload] = awaited - 1
        return awaited > 0

    async def _read_for_all(self, table_id: str) -> None:
        """One reading serves all notices that come before it begins."""
        self._asking.add(table_id)
        try:
            await self.read(table_id)
        except (NoSuchTable, Unavailable):
            self._asking.discard(table_id)

    async def _regained(self) -> None:
        """After a time without the database, nobody knows what was missed."""
        self._echoes.clear()
        for table_id in tuple(self._watched):
            await self._noticed(f"{table_id} 0")
            self.met(table_id)


def _lock_row(connection: Connection, table_id: str) -> tuple[int, float]:
    row = connection.execute(LOCK, {"key": table_id}).one_or_none()
    if row is None:
        raise NoSuchTable(table=table_id)
    return row[0], float(row[1])


def _loaded(connection: Connection, table_id: str, known: Table | None) -> Table:
    table = queries.load(connection, table_id, known)
    if table is None:
        raise NoSuchTable(table=table_id)
    return table


def _write(connection: Connection, old: Table, new: Table) -> None:
    writes = Writes()
    writes.change(old, new)
    writes.execute(connection)
    connection.execute(NOTIFY, {"channel": CHANNEL, "payload": _notice(new)})


def _notice(table: Table) -> str:
    return f"{table.id} {table.n}"
