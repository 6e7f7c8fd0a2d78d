"""Backups: all tables of a database in one SQLite file, whichever engine they come from.

A backup is a database of its own, with the schema of the one it was made of: the version that
wrote that one can restore it. Its matches are verified before it counts as made, and before
anything of it is restored. Both work beside a running server.
"""

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from errno import EISDIR, ENOENT
from os import strerror
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, MetaData, Table, inspect, select

from tablecade.core.errors import BadMatch, TablecadeError, UnreadableFile, unreadable
from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tablecade.server.archive import exported, run_on
from tablecade.server.errors import DatabaseUnusable
from tablecade.server.preflight import read_schema
from tablecade.server.settings import SQLITE, sqlite_path
from tablecade.server.store.schema import decisions, matches, stands, tables, watch_parties
from tablecade.server.store.sqlite import check_unused

OF_A_TABLE = (decisions, matches)
OLDER = ("waiting", "shows")
"""Tables of older schemas."""
Rows = Sequence[dict[str, Any]]
AT_ONCE = 1000


class Kept(Struct, frozen=True):
    """What a backup holds."""

    tables: int
    matches: int
    """Those that were verified."""
    unverified: dict[str, str]
    """Codes of tables, or names of matches, with their game: it is not installed here."""


class Restored(Struct, frozen=True):
    """How many tables were added, and how many were left out because they are there already."""

    tables: int
    present: int


def back_up(database: str, file: Path) -> Kept:
    """Write a backup; a file that is there is replaced once the new one is verified.

    Refused for the database itself, and for the file of another server, which would go on writing
    to the replaced one.
    """
    path = sqlite_path(database)
    if path is not None and path.resolve() == file.resolve():
        raise TablecadeError("backup-into-database", file=str(file))
    check_unused(file)
    schema = read_schema(database).found
    rows = run_on(database, _read_all, reads=True, schema=None)
    beside = file.absolute().parent  # so that the draft can take the file's place in one step
    try:
        with TemporaryDirectory(dir=beside, prefix=".backup-") as folder, _naming(file):
            draft, copy = Path(folder) / "backup.db", Path(folder) / "copy.db"
            run_on(_address(draft), lambda connection: _insert_all(connection, rows), schema=schema)
            shutil.copyfile(draft, copy)  # the draft keeps its schema; verifying needs the newest
            matches, unverified = _verify(copy)
            run_on(_address(draft), _leave_wal, reads=True, schema=None)
            draft.replace(file)
    except OSError as problem:
        raise unreadable(file, problem) from None
    return Kept(len(rows["tables"]), matches, unverified)


def restore(database: str, file: Path) -> Restored:
    """Add the tables of a backup. A table whose id or code is there already stays as it is."""
    if not file.is_file():
        number = EISDIR if file.exists() else ENOENT
        raise unreadable(file, OSError(number, strerror(number)))
    with TemporaryDirectory() as folder, _naming(file):
        copy = Path(folder) / "backup.db"  # that of an older version is migrated there
        try:
            shutil.copyfile(file, copy)
        except OSError as problem:
            raise unreadable(file, problem) from None
        if read_schema(_address(copy)).found is None:
            raise DatabaseUnusable(database=str(file), reason="database-empty")
        rows = run_on(_address(copy), _read_all, reads=True)
        _verify(copy)
    return run_on(database, lambda connection: _add(connection, rows))


def _address(file: Path) -> str:
    return f"{SQLITE}{file}"


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """What can't be used is the file that people know, not its copy."""
    try:
        yield
    except DatabaseUnusable as problem:
        raise DatabaseUnusable(**{**problem.detail, "database": str(file)}) from None


def _leave_wal(connection: Connection) -> None:
    """One file without a journal beside it."""
    connection.exec_driver_sql("COMMIT")
    connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    connection.exec_driver_sql("BEGIN")


def _read_all(connection: Connection) -> dict[str, Rows]:
    """An older schema may lack a table, or columns of one."""
    there = inspect(connection).get_table_names()
    now = [table.name for table in (tables, stands, *OF_A_TABLE, watch_parties)]
    names = [name for name in (*now, *OLDER) if name in there]
    found = {name: connection.execute(select(_found(connection, name))) for name in names}
    return {name: [dict(row) for row in rows.mappings()] for name, rows in found.items()}


def _found(connection: Connection, name: str) -> Table:
    """A table as this database has it."""
    return Table(name, MetaData(), autoload_with=connection)


def _insert_all(connection: Connection, rows: dict[str, Rows]) -> None:
    for name in rows:
        _insert(connection, _found(connection, name), rows[name])


def _insert(connection: Connection, table: Table, rows: Rows) -> None:
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(table.insert(), rows[first : first + AT_ONCE])


def _add(connection: Connection, rows: dict[str, Rows]) -> Restored:
    known = connection.execute(select(tables.c.id, tables.c.code)).all()
    ids, codes = {row.id for row in known}, {row.code for row in known}
    new = [row for row in rows["tables"] if row["id"] not in ids and row["code"] not in codes]
    _insert(connection, tables, new)
    added = {row["id"] for row in new}
    _insert(connection, stands, [row for row in rows["stands"] if row["id"] in added])
    for table in OF_A_TABLE:
        _insert(connection, table, [row for row in rows[table.name] if row["table_id"] in added])
    here = set(connection.execute(select(watch_parties.c.id)).scalars())
    parties = [row for row in rows["watch_parties"] if row["id"] not in here]
    _insert(connection, watch_parties, parties)
    return Restored(len(new), len(rows["tables"]) - len(new))


def _verify(file: Path) -> tuple[int, dict[str, str]]:
    """Replay the matches of a backup, and count them. Raises UnreadableFile for one with an error.

    The second value has what can't be replayed, with the game that is not installed here.
    """
    found = exported(_address(file), [])
    unverified = dict(found.left_out)
    for name, text in found.files.items():
        try:
            match = read_match(text.encode())
            if match.header.game in GAMES:
                verify(GAMES, match)
            else:
                unverified[name] = match.header.game
        except BadMatch as problem:
            raise UnreadableFile(file=name, problem=str(problem)) from None
    return len(found.files.keys() - unverified), unverified
