"""Checks of a database before a server or a command opens it."""

import asyncio
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, ENOTDIR, errorcode
from importlib.resources import files
from pathlib import Path

from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy.exc import StatementError

from tablecade.core.errors import TablecadeError, need
from tablecade.server.errors import DatabaseUnusable
from tablecade.server.settings import sqlite_path

CONNECT_SECONDS = 10
VERSION = "SELECT version_num FROM alembic_version"
TABLES = ("tables", "stands", "decisions", "matches", "presence", "counts", "watch_parties")
OLDER = ("waiting", "shows", "clock", "gaps")
"""Of older schemas. In a new database all these names are free."""
REASONS = {
    "TimeoutError": "database-silent",
    "ConnectionRefusedError": "database-refuses",
    "gaierror": "database-host-unknown",
    "InvalidCatalogNameError": "database-unknown",
    "InvalidAuthorizationSpecificationError": "database-login",
}
"""The sentence of a common problem, by the name of its exception: asyncpg may not be installed."""


class Schema(Struct, frozen=True):
    """The schema a database has, None for a new one, and the one this version brings it to."""

    found: str | None
    wanted: str


def read_schema(database: str) -> Schema:
    """Raises DatabaseUnusable, MissingExtra and `schema-newer`; changes nothing."""
    path = sqlite_path(database)
    try:
        found, there = _of_sqlite(path) if path else _of_postgres(database)
    except (OSError, ValueError, sqlite3.Error) as problem:
        raise _unusable(database, problem) from None
    taken = [name for name in (*TABLES, *OLDER) if name in there]
    shown = hide_password(database)
    if found is None and taken:
        raise DatabaseUnusable(database=shown, problem=", ".join(taken), reason="database-taken")
    scripts = ScriptDirectory(str(files(__package__) / "store" / "migrations"))
    known = [script.revision for script in scripts.walk_revisions()]
    if found is not None and found not in known:
        raise TablecadeError("schema-newer", database=shown, found=found, known=known[0])
    missing = ", ".join(name for name in TABLES if name not in there)
    if found == known[0] and missing:
        raise DatabaseUnusable(database=shown, problem=missing, reason="database-incomplete")
    return Schema(found, known[0])


def check_single_name(database: str) -> None:
    """The lock of a server stands beside the file, so a hard link elsewhere would not be locked.

    Raises DatabaseUnusable.
    """
    path = sqlite_path(database)
    if path and path.exists() and path.stat().st_nlink > 1:
        raise DatabaseUnusable(database=database, problem="", reason="database-linked")


@contextmanager
def telling_unusable(database: str) -> Iterator[None]:
    """Raises DatabaseUnusable where the database refuses a statement: a full disk, other tables."""
    try:
        yield
    except StatementError as problem:
        told = problem.orig or problem
        cause = told.__cause__
        raise _unusable(database, cause if isinstance(cause, Exception) else told) from None


def _unusable(database: str, problem: BaseException) -> DatabaseUnusable:
    told = getattr(problem, "strerror", None) or str(problem) or type(problem).__name__
    names = [kind.__name__ for kind in type(problem).__mro__]
    reason = next((REASONS[name] for name in names if name in REASONS), None)
    if reason is None and isinstance(problem, sqlite3.Error):
        name = getattr(problem, "sqlite_errorname", "unknown")
        reason = "database-" + "-".join(name.lower().split("_")[:2])
    reason = reason or f"file-{errorcode.get(getattr(problem, 'errno', 0) or 0, 'unknown').lower()}"
    return DatabaseUnusable(database=hide_password(database), problem=told, reason=reason)


Found = tuple[str | None, set[str]]
"""The schema that was found, and the names of all tables."""


def _of_sqlite(path: Path) -> Found:
    """Whoever reads also writes, into the file and beside it: SQLite would tell it too late."""
    if path.exists() and not path.is_file():  # a device keeps its permissions
        problem = sqlite3.OperationalError()
        problem.sqlite_errorname = "SQLITE_CANTOPEN"
        raise problem
    path = path.resolve()
    folder = next(parent for parent in path.parents if parent.exists())
    if not folder.is_dir():
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
    closed = path.exists() and not os.access(path, os.R_OK | os.W_OK)
    if closed or not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    if not path.exists():
        return None, set()
    connection = sqlite3.connect(path, timeout=CONNECT_SECONDS, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        row = connection.execute(VERSION).fetchone() if "alembic_version" in there else None
    finally:
        connection.close()
    return None if row is None else row[0], there


def _of_postgres(database: str) -> Found:
    need("asyncpg")
    import asyncpg

    async def ask() -> Found:
        connection = await asyncpg.connect(database, timeout=CONNECT_SECONDS)
        names = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        try:
            there = {name for (name,) in await connection.fetch(names)}
            found = await connection.fetchval(VERSION) if "alembic_version" in there else None
        finally:
            await connection.close()
        return found, there

    try:
        return asyncio.run(ask())
    except asyncpg.PostgresError as problem:
        raise _unusable(database, problem) from None


def hide_password(database: str) -> str:
    """`postgresql://ada:secret@host/db` without the secret, to be shown."""
    shown = re.sub(r"(password=)[^&]*", r"\1…", database, flags=re.IGNORECASE)
    scheme, separator, rest = shown.partition("://")
    user, sign, place = rest.rpartition("@")
    if not sign or ":" not in user:
        return shown
    return f"{scheme}{separator}{user.split(':')[0]}:…{sign}{place}"
