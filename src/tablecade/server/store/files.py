"""SQLite's files: their permissions, the lock of a server, connections."""

import os
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event

from tablecade.server.errors import DatabaseInUse

OWNER_ONLY = 0o600
BUSY_SECONDS = 10.0


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
    """Raises DatabaseInUse if a server has the database open."""
    if _lock_file(path.resolve()).exists():
        lock(path).close()


def _lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}-lock")


def lock(path: Path) -> sqlite3.Connection:
    """Lock a database for one server; the lock ends with the process. Raises DatabaseInUse."""
    path = path.resolve()
    beside = _lock_file(path)
    make_private(beside)
    connection = sqlite3.connect(beside, timeout=0.2, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        connection.close()
        raise DatabaseInUse(file=str(path)) from None
    return connection
