"""SQLite: one process, every answer on the disk first."""

import asyncio
import contextlib
import logging
import math
import os
import sqlite3
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from tablecade.core.errors import TablecadeError
from tablecade.server.errors import NoSuchTable, Unavailable
from tablecade.server.store import queries
from tablecade.server.store.rows import Rows, Unreadable
from tablecade.server.store.store import Store
from tablecade.server.store.writer import Batch, CommitUnknown, Moved, settle
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

STATEMENTS = {
    "reset": "UPDATE tables SET setting = ?2 WHERE id = ?1",
    "shortened": "DELETE FROM decisions WHERE table_id = ?1 AND n >= ?2",
    "decided": "INSERT OR REPLACE INTO decisions (table_id, n, line) VALUES (?, ?, ?)",
    "kept": 'INSERT INTO matches (table_id, "match", file) VALUES (?, ?, ?)',
}
STEP = """UPDATE stands SET status = ?3, version = ?4, n = ?5, touched = ?6, due = ?7,
    schedule = ?8, waiting = ?9 WHERE id = ?1 AND version = ?2"""
VERSION = "SELECT version FROM stands WHERE id = ?"
LOOK_SECONDS = 1.0
"""Tables that another program imports are looked for at least this often."""
PRIMARY_CODE = 0xFF
"""The bits of an error code that name its kind; the others name the cause."""
FSYNC_ERRORS = (sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC)
"""After these it is unknown whether the data is on the disk."""
OWNER_ONLY = 0o600
BUSY_SECONDS = 10.0


class SqliteStore(Store):
    shared = False
    pace = 0.007
    """Longer would save CPU time, and delay reveals."""

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
        await asyncio.to_thread(_within, self._engine, self._prepare)
        self._connection = connect(self.path)
        self.start_writing()
        self._thread = WritingThread(self._loop)
        self._thread.start()

    def _prepare(self, connection: Connection) -> None:
        queries.upgrade(connection)
        self.start_clock(connection, time.time())

    async def close(self) -> None:
        await self.stop_writing()
        self._reader.shutdown()
        self._thread.end()
        self._connection.close()
        self._engine.dispose()
        self._lock.close()

    async def load(self, table_id: str) -> Table:
        known = self.cache.get(table_id)
        if known is not None:
            return known
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
        self.cache.sweep()
        now = self.now
        if now < self._next_due:
            return ()
        latest = now + LOOK_SECONDS
        self._next_due = math.inf  # a change that is committed meanwhile may set it
        try:
            soon = await self.read(partial(queries.due, until=latest, without=without))
        except BaseException:
            self._next_due = -math.inf
            raise
        self._next_due = min([self._next_due, latest, *(row.due for row in soon[:1])])
        return [row.id for row in soon if row.due <= now]

    async def read(self, query: Callable[[Connection], T]) -> T:
        reading = self._engine.execution_options(sqlite_reads=True)
        run = partial(_available, partial(_within, reading, query))
        return await self._loop.run_in_executor(self._reader, run)

    async def ping(self) -> None:
        """Through a new connection: an open one may answer from its cache."""
        await self._loop.run_in_executor(self._reader, self._look)

    def _look(self) -> None:
        try:
            with contextlib.closing(connect(self.path)) as fresh:
                fresh.execute("SELECT id FROM tables LIMIT 1").fetchall()
        except sqlite3.Error as problem:
            raise Unavailable from problem

    async def execute(self, statement: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        run = partial(_available, partial(_within, self._engine, statement))
        self._thread.jobs.put((run, partial(settle, done)))
        return await done

    async def notify(self, *places: str) -> None:
        for place in places:
            self._notice(place)

    def begin(self, batch: Batch, found: Mapping[str, Table | Exception] | None = None) -> None:
        """Tables that are not in memory are found first."""
        ids = {act.table_id for act in batch.acts}
        tables = found or {i: table for i in ids if (table := self.cache.get(i))}
        if len(tables) < len(ids):
            self._loading = self._loop.create_task(self._load_and_begin(batch))
            return
        rows = batch.apply(tables, self.now)
        if rows.stepped:
            self._thread.jobs.put((partial(self._write, rows), partial(self._written, batch, rows)))
        else:
            self.finish(batch, None)

    async def _load_and_begin(self, batch: Batch) -> None:
        found: dict[str, Table | Exception] = {}
        for table_id in batch.ids:
            try:
                found[table_id] = await self.load(table_id)
            except (NoSuchTable, Unavailable) as problem:
                found[table_id] = problem
        try:
            self.begin(batch, found)
        except Exception as problem:
            self.finish(batch, problem)

    def _written(self, batch: Batch, rows: Rows, problem: Exception | None) -> None:
        if problem is None:
            self._next_due = min(self._next_due, rows.earliest_due)
        elif isinstance(problem, Moved):
            self.cache.forget(batch.ids)
        self.finish(batch, problem)

    def _write(self, rows: Rows) -> None:
        """In the writing thread."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY:
                raise Unavailable from problem  # trying again takes as long
            self._roll_back(Rows(), problem)
            raise
        try:
            if self._connection.executemany(STEP, rows.stepped).rowcount != len(rows.stepped):
                raise Moved([row[0] for row in rows.stepped])  # noqa: TRY301
            for kind, statement in STATEMENTS.items():
                if values := getattr(rows, kind):
                    self._connection.executemany(statement, values)
            self._connection.execute("COMMIT")
        except BaseException as problem:
            self._roll_back(rows, problem)
            raise

    def _roll_back(self, rows: Rows, problem: BaseException) -> None:
        """Make sure that nothing was written. Raises CommitUnknown."""
        if getattr(problem, "sqlite_errorcode", None) in FSYNC_ERRORS:
            raise CommitUnknown from problem
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            found = [self._connection.execute(VERSION, row[:1]).fetchone() for row in rows.stepped]
        except sqlite3.Error as worse:
            raise CommitUnknown from worse
        if found != [(row[1],) for row in rows.stepped] and not isinstance(problem, Moved):
            raise CommitUnknown from problem


class WritingThread(Thread):
    """Runs jobs in order, and tells the event loop what came of each."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="writer", daemon=True)
        self._loop = loop
        self.jobs: SimpleQueue[tuple[Callable[[], object], Callable[..., None]] | None]
        self.jobs = SimpleQueue()
        """What to do, and what to call in the event loop with the result, or with the problem."""

    def run(self) -> None:
        while (work := self.jobs.get()) is not None:
            job, then = work
            try:
                outcome = job()
            except Exception as problem:
                outcome = problem
            self._loop.call_soon_threadsafe(then, outcome)

    def end(self) -> None:
        self.jobs.put(None)
        self.join()


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


def make_private(path: Path) -> None:
    """Create the file if it is missing; only its owner may read it and what stands beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        beside = path.with_name(name)
        if beside.exists():
            beside.chmod(OWNER_ONLY)


def sqlite_engine(path: Path) -> Engine:
    """Every transaction begins IMMEDIATE: one that reads first and writes later could fail."""
    make_private(path)
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def connect(path: Path) -> sqlite3.Connection:
    """A connection of the driver itself, which takes rows as they are."""
    connection = sqlite3.connect(path, check_same_thread=False)
    _prepare(connection, None)
    return connection


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """Set up a connection; without this the driver would begin transactions itself."""
    connection.isolation_level = None
    busy = f"busy_timeout={BUSY_SECONDS * 1000:.0f}"
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    reads = connection.get_execution_options().get("sqlite_reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def check_unused(path: Path) -> None:
    """Raises TablecadeError if a server has the database open."""
    if _lock_file(path.resolve()).exists():
        lock(path).close()


def _lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}-lock")


def lock(path: Path) -> sqlite3.Connection:
    """Lock a database for one server; the lock ends with the process. Raises TablecadeError."""
    path = path.resolve()
    beside = _lock_file(path)
    make_private(beside)
    connection = sqlite3.connect(beside, timeout=0.2, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        connection.close()
        raise TablecadeError("database-in-use", file=str(path)) from None
    return connection
