"""SQLite: one process, values in memory, every answer on the disk first."""

import asyncio
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, create_engine, event

from tablecade.server.errors import DatabaseInUse, NoSuchTable
from tablecade.server.store import queries
from tablecade.server.store.migrate import migrate
from tablecade.server.store.store import Edit, Store, edited
from tablecade.server.store.writer import Change, Statement, Writer
from tablecade.server.table.table import Table

T = TypeVar("T")

CELLS = 5_000
"""Tables kept in memory when nobody watches them."""


class Cell(Struct):
    """A table: as edits see it, and as last committed."""

    head: Table
    shown: Table
    pending: "asyncio.Future[Table] | None" = None
    """Ends when the head is committed; the last one stays."""


def sqlite_engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """The driver's own transactions would break savepoints, so it is told to open none."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.connection.cursor().execute("BEGIN")


class SqliteStore(Store):
    shared = False

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._cells: OrderedDict[str, Cell] = OrderedDict()
        self._watched: set[str] = set()

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(self.path)
        self._engine = sqlite_engine(self.path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        await asyncio.to_thread(migrate, self._engine)
        self._writer = Writer(self._engine, committed=self._committed)
        self.broken = self._writer.broken

    async def close(self) -> None:
        await self._writer.stop()
        self._reader.shutdown()
        self._engine.dispose()
        self._lock.close()

    async def add(self, table: Table) -> Table:
        added = replace(table, version=1, touched=time.time())
        await self.tell(partial(queries.add, table=added))
        return added

    async def change(self, table_id: str, edit: Edit) -> Table:
        await self._cell(table_id)
        return await asyncio.shield(self.begin(table_id, edit))

    def begin(self, table_id: str, edit: Edit) -> "asyncio.Future[Table]":
        """At once, if the table is in memory."""
        cell = self._cells.get(table_id)
        if cell is None:
            return super().begin(table_id, edit)
        self._cells.move_to_end(table_id)
        after = edited(cell.head, edit, time.time())
        if after is not cell.head:
            done = asyncio.get_running_loop().create_future()
            self._writer.put(Change(cell.head, after, done))
            cell.head, cell.pending = after, done
        return cell.pending or _settled(after)

    async def read(self, table_id: str) -> Table:
        return (await self._cell(table_id)).shown

    async def ask(self, question: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._answer, question)

    def _answer(self, question: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return question(connection)

    async def tell(self, statement: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writer.put(Statement(statement, done))
        return await asyncio.shield(done)

    async def announce(self, table_id: str) -> None:
        self.met(table_id)

    @property
    def clock(self) -> float:
        return time.time()

    def watch(self, table_id: str) -> None:
        self._watched.add(table_id)

    def unwatch(self, table_id: str) -> None:
        self._watched.discard(table_id)

    def forget(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            self._cells.pop(table_id, None)

    async def _cell(self, table_id: str) -> Cell:
        cell = self._cells.get(table_id)
        if cell is None:
            table = await self.ask(partial(queries.load, table_id=table_id))
            if table is None:
                raise NoSuchTable(table=table_id)
            cell = self._cells.setdefault(table_id, Cell(table, table))
            self._make_room()
        self._cells.move_to_end(table_id)
        return cell

    def _make_room(self) -> None:
        """Only what is committed and unwatched may go; the oldest first."""
        for table_id in [*self._cells][: max(0, len(self._cells) - CELLS)]:
            cell = self._cells[table_id]
            if cell.head is cell.shown and table_id not in self._watched:
                del self._cells[table_id]

    def _committed(self, table: Table) -> None:
        self._cells[table.id].shown = table
        self.heard(table)


def _settled(table: Table) -> "asyncio.Future[Table]":
    settled = asyncio.get_running_loop().create_future()
    settled.set_result(table)
    return settled


def lock(path: Path) -> sqlite3.Connection:
    """Held for as long as the process lives; the system lets go of it, however it dies."""
    connection = sqlite3.connect(f"{path}-lock", timeout=0.2, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        connection.close()
        raise DatabaseInUse(file=str(path)) from None
    return connection
