"""SQLite: one process, every answer on the disk first."""

import asyncio
import contextlib
import logging
import math
import sqlite3
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tablecade.server.errors import NoSuchTable, Unavailable
from tablecade.server.store import queries
from tablecade.server.store.batch import Batch
from tablecade.server.store.files import connect, lock, sqlite_engine
from tablecade.server.store.migrate import upgrade
from tablecade.server.store.rows import Rows
from tablecade.server.store.store import Store
from tablecade.server.store.stored import Unreadable
from tablecade.server.store.writer import CommitUnknown, Writer
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

STATEMENTS = {
    "stepped": """UPDATE tables SET status = ?2, version = ?3, n = ?4, touched = ?5, due = ?6,
        rhythm = ?7 WHERE id = ?1 AND version = ?8""",
    "reset": "UPDATE tables SET setting = ?2 WHERE id = ?1",
    "unsealed": "DELETE FROM waiting WHERE table_id = ?1 AND hand = ?2",
    "sealed": 'INSERT OR REPLACE INTO waiting (table_id, hand, action, "by") VALUES (?, ?, ?, ?)',
    "forgotten": "DELETE FROM decisions WHERE table_id = ?1",
    "decided": "INSERT INTO decisions (table_id, n, line) VALUES (?, ?, ?)",
    "kept": 'INSERT INTO matches (table_id, "match", file) VALUES (?, ?, ?)',
}
PACE_SECONDS = 0.007
"""Longer would save CPU time, and delay reveals (docs/server.md)."""
LOOK_SECONDS = 1.0
"""Tables that another program imports are looked for at least this often."""
PRIMARY_CODE = 0xFF
"""The bits of an error code that name its kind; the others name the cause."""
VERSION = "SELECT version FROM tables WHERE id = ?"
FSYNC_ERRORS = (sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC)
"""After these it is unknown whether the data is on the disk."""


class Moved(Exception):
    """Somebody else wrote a table that this process holds."""


class SqliteStore(Store):
    shared = False

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path.resolve()
        """Two names of one file are one database."""
        self._next_due = -math.inf
        """Before this time nothing is due."""

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(self.path)
        self._engine = sqlite_engine(self.path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        await asyncio.to_thread(_within, self._engine, self._prepare)
        self._connection = connect(self.path)
        self.writer = Writer(self, on_change=self._changed, pace=PACE_SECONDS)

    def _prepare(self, connection: Connection) -> None:
        upgrade(connection)
        self.time.start(connection, time.time())

    async def close(self) -> None:
        await self.writer.stop()
        self._reader.shutdown()
        self._writing.shutdown()
        self._connection.close()
        self._engine.dispose()
        self._lock.close()

    async def load(self, table_id: str) -> Table:
        return self.cache.get(table_id) or await self._load(table_id)

    async def _load(self, table_id: str) -> Table:
        try:
            table = await self.read(partial(queries.load, table_id=table_id))
        except Unavailable:
            raise
        except Exception as problem:
            log.exception("a table can't be loaded", extra={"table": table_id})
            raise Unreadable from problem
        if table is None:
            raise NoSuchTable(table=table_id)
        return self.cache.learn(table)

    async def due(self, *, without: Collection[str] = ()) -> Sequence[str]:
        """Every change is made here, so the database is asked only when something can be due."""
        if self.now < self._next_due:
            self.cache.sweep()
            return ()
        latest = self.now + LOOK_SECONDS
        self._next_due = math.inf  # a change that is committed meanwhile may set it
        try:
            found = await super().due(without=without)
            next_due = await self.read(partial(queries.next_due, without=without))
        except BaseException:
            self._next_due = -math.inf
            raise
        self._be_due(latest if next_due is None else min(next_due, latest))
        return found

    def _be_due(self, time: float) -> None:
        self._next_due = min(self._next_due, time)

    async def read(self, query: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._answer, query)

    def _answer(self, query: Callable[[Connection], T]) -> T:
        reading = self._engine.execution_options(sqlite_reads=True)
        return _available(lambda: _within(reading, query))

    async def ping(self) -> None:
        """Through a new connection: an open one may answer from its cache."""
        await asyncio.get_running_loop().run_in_executor(self._reader, self._look)

    def _look(self) -> None:
        try:
            with contextlib.closing(connect(self.path)) as fresh:
                fresh.execute("SELECT id FROM tables LIMIT 1").fetchall()
        except sqlite3.Error as problem:
            raise Unavailable from problem

    async def execute(self, statement: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        run = partial(_available, partial(_within, self._engine, statement))
        return await asyncio.shield(loop.run_in_executor(self._writing, run))

    async def notify(self, *places: str) -> None:
        for place in places:
            self._notice(place)

    def read_source(self, _connection: Connection) -> float:
        return time.time()

    async def transact(self, batch: Batch) -> None:
        batch.apply(await self._tables(batch.ids), self.now)
        rows = batch.rows()
        if rows:
            loop = asyncio.get_running_loop()
            try:
                await loop.run_in_executor(self._writing, self._write, rows)
            except Moved:
                self.cache.forget(batch.ids)
                raise
            for part in rows:
                self._be_due(part.earliest_due)

    async def _tables(self, ids: list[str]) -> Mapping[str, Table | Exception]:
        found: dict[str, Table | Exception] = {}
        for table_id in ids:
            try:
                found[table_id] = self.cache.get(table_id) or await self._load(table_id)
            except (NoSuchTable, Unavailable) as problem:
                found[table_id] = problem
        return found

    def _write(self, parts: list[Rows]) -> None:
        """In the writing thread."""
        self._begin()
        try:
            for rows in parts:
                _write(self._connection, rows)
            self._connection.execute("COMMIT")
        except BaseException as problem:
            self._roll_back(parts, problem)
            raise

    def _begin(self) -> None:
        """Raises Unavailable if another program writes for too long: trying again takes as long."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY:
                raise Unavailable from problem
            self._roll_back([], problem)
            raise

    def _roll_back(self, parts: list[Rows], problem: BaseException) -> None:
        """Make sure that nothing was written. Raises CommitUnknown."""
        if getattr(problem, "sqlite_errorcode", None) in FSYNC_ERRORS:
            raise CommitUnknown from problem
        before = {row[0]: row[-1] for rows in reversed(parts) for row in rows.stepped}
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            found = [self._connection.execute(VERSION, (table,)).fetchone() for table in before]
        except sqlite3.Error as worse:
            raise CommitUnknown from worse
        if found != [(version,) for version in before.values()] and not isinstance(problem, Moved):
            raise CommitUnknown from problem

    def _changed(self, table: Table) -> None:
        self.cache.learn(table)
        self.on_change(table)


def _write(connection: sqlite3.Connection, rows: Rows) -> None:
    for kind, values in rows.kinds():
        written = connection.executemany(STATEMENTS[kind], values)
        if kind == "stepped" and written.rowcount != len(values):
            raise Moved


def _within(engine: Engine, statement: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return statement(connection)


def _available(run: Callable[[], T]) -> T:
    """Raise Unavailable if the database is full, read-only or busy."""
    try:
        return run()
    except DBAPIError as problem:
        if isinstance(problem.orig, sqlite3.OperationalError):
            raise Unavailable from problem
        raise
