"""Checks of a database before a server or a command opens it."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from errno import errorcode
from importlib.resources import files
from pathlib import Path
from socket import gaierror

import asyncpg
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from tablecade.server.errors import DatabaseUnusable, SchemaNewer
from tablecade.server.settings import sqlite_path

CONNECT_SECONDS = 10
VERSION = "SELECT version_num FROM alembic_version"
TABLES = (
    *("tables", "stands", "waiting", "decisions", "matches", "presence"),
    *("counts", "watch_parties", "shows", "clock", "gaps"),
)
"""What the schema makes: in a new database these names are free."""
NO_FILE = "database-sqlite-cantopen"
TAKEN = "database-taken"
REASONS: dict[type[Exception], str] = {
    TimeoutError: "database-silent",
    ConnectionRefusedError: "database-refuses",
    gaierror: "database-host-unknown",
    FileExistsError: "file-enotdir",
    asyncpg.InvalidCatalogNameError: "database-unknown",
    asyncpg.InvalidAuthorizationSpecificationError: "database-login",
}


class Taken(Exception):
    """Another program has tables of the same names."""


class Schema(Struct, frozen=True):
    """The schema a database has, None for a new one, and the one this version brings it to."""

    found: str | None
    wanted: str


def read_schema(database: str) -> Schema:
    """Raises DatabaseUnusable and SchemaNewer; changes no table."""
    path = sqlite_path(database)
    if path and path.exists() and not path.is_file():  # a device keeps its permissions
        raise DatabaseUnusable(database=database, problem="", reason=NO_FILE)
    try:
        found = _of_sqlite(path) if path else asyncio.run(_of_postgres(database))
    except (OSError, ValueError, sqlite3.Error, asyncpg.PostgresError) as problem:
        raise _unusable(database, problem) from None
    except Taken as problem:
        shown = hide_password(database)
        raise DatabaseUnusable(database=shown, problem=str(problem), reason=TAKEN) from None
    return _compare(database, found)


@contextmanager
def telling_unusable(database: str) -> Iterator[None]:
    """Raises DatabaseUnusable where the database refuses a statement: a full disk, other tables."""
    try:
        yield
    except DBAPIError as problem:
        told = problem.orig or problem
        cause = told.__cause__
        raise _unusable(database, cause if isinstance(cause, Exception) else told) from None


def _unusable(database: str, problem: Exception) -> DatabaseUnusable:
    told = getattr(problem, "strerror", None) or str(problem) or type(problem).__name__
    return DatabaseUnusable(database=hide_password(database), problem=told, reason=_reason(problem))


def _reason(problem: Exception) -> str:
    """The name of the sentence that tells a common problem, or one that no sentence has."""
    for kind, reason in REASONS.items():
        if isinstance(problem, kind):
            return reason
    if isinstance(problem, sqlite3.Error):
        name = getattr(problem, "sqlite_errorname", "unknown")
        return "database-" + "-".join(name.lower().split("_")[:2])
    return f"file-{errorcode.get(getattr(problem, 'errno', 0) or 0, 'unknown').lower()}"


def _compare(database: str, found: str | None) -> Schema:
    scripts = ScriptDirectory(str(files(__package__) / "store" / "migrations"))
    known = [script.revision for script in scripts.walk_revisions()]
    if found is not None and found not in known:
        raise SchemaNewer(database=hide_password(database), found=found, known=known[0])
    return Schema(found, known[0])


def _of_sqlite(path: Path) -> str | None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = not path.exists()
    connection = sqlite3.connect(path, timeout=CONNECT_SECONDS, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        row = connection.execute(VERSION).fetchone() if "alembic_version" in there else None
    finally:
        connection.close()
        if new and path.stat().st_size == 0:
            path.unlink()
    return _version(None if row is None else row[0], there)


async def _of_postgres(database: str) -> str | None:
    connection = await asyncpg.connect(database, timeout=CONNECT_SECONDS)
    names = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    try:
        there = {name for (name,) in await connection.fetch(names)}
        found = await connection.fetchval(VERSION) if "alembic_version" in there else None
    finally:
        await connection.close()
    return _version(found, there)


def _version(found: str | None, there: set[str]) -> str | None:
    """The schema that was found; None if there is room for a new one. Raises Taken."""
    taken = [name for name in TABLES if name in there]
    if found is None and taken:
        raise Taken(", ".join(taken))
    return found


def hide_password(database: str) -> str:
    """`postgresql://ada:secret@host/db` without the secret, to be shown."""
    shown = re.sub(r"(password=)[^&]*", r"\1…", database, flags=re.IGNORECASE)
    scheme, separator, rest = shown.partition("://")
    user, sign, place = rest.rpartition("@")
    if not sign or ":" not in user:
        return shown
    return f"{scheme}{separator}{user.split(':')[0]}:…{sign}{place}"
