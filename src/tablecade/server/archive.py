"""Tables for the command line: list, export and import as match files, back up and restore.

A backup has all tables of a database in one SQLite file, whichever engine they come from. It is a
database of its own, with the schema of the one it was made of: the version that wrote that one
can restore it. Its matches are verified before it counts as made, and before anything of it is
restored. Both work beside a running server.
"""

import asyncio
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from errno import EISDIR, ENOENT
from os import strerror
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import replace
from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy import Table as Relation

from tablecade.core.errors import BadMatch, TablecadeError, UnreadableFile, unreadable
from tablecade.core.match import Match, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import replay, verify
from tablecade.server.entropy import Entropy, hashed
from tablecade.server.errors import DatabaseUnusable
from tablecade.server.preflight import hide_password, read_schema, telling_unusable
from tablecade.server.settings import SQLITE, sqlite_path
from tablecade.server.store import queries
from tablecade.server.store.schema import decisions, matches, stands, tables, watch_parties
from tablecade.server.store.sqlite import check_unused, sqlite_engine
from tablecade.server.table.matchfile import MATCHES, match_file
from tablecade.server.table.table import Chair, DiceKind, Result, Schedule, Setting, Status, Table

T = TypeVar("T")


class Imported(Struct, frozen=True):
    table: str
    code: str
    host: str


class Exported(Struct, frozen=True):
    files: dict[str, str]
    """Match files by name."""
    left_out: dict[str, str]
    """Codes of tables whose game is not installed here, with the game."""


@contextmanager
def _telling_damage(database: str) -> Iterator[None]:
    """Only around what reads tables: elsewhere the same errors are our own mistakes."""
    try:
        yield
    except (ValueError, LookupError, TypeError) as problem:  # a row that no server writes
        shown, told = hide_password(database), str(problem)
        raise DatabaseUnusable(database=shown, problem=told, reason="database-damaged") from problem


def listing(database: str) -> list[queries.Listed]:
    return run_on(database, _telling_damage(database)(queries.listing), reads=True)


def exported(database: str, wanted: list[str]) -> Exported:
    """The matches of these tables (ids or codes), or of all.

    Raises DatabaseUnusable for a code that no server makes: it would be the name of a file.
    """
    found = Exported({}, {})

    @_telling_damage(database)
    def work(connection: Connection) -> None:
        for listed in queries.listing(connection):
            code = listed.code
            if wanted and listed.id not in wanted and code not in wanted:
                continue
            if not (code.isascii() and code.isalnum()):
                raise ValueError(code)
            if listed.game not in GAMES:
                found.left_out[code] = listed.game
            elif (table := queries.load(connection, listed.id)) is not None:
                for match in range(1, table.setting.match):
                    earlier = queries.finished_match(connection, table.id, match)
                    if earlier is not None:
                        found.files[f"{code}-{match}.jsonl"] = earlier
                if table.setting.header is not None:
                    name = f"{code}-{table.setting.match}.jsonl"
                    found.files[name] = match_file(table).write()

    run_on(database, work, reads=True)
    return found


def forget(database: str, table_id: str) -> None:
    """Delete a table and its matches. Refused beside a server, which would write it again."""
    path = sqlite_path(database)
    if path is not None:
        check_unused(path)
    run_on(database, lambda connection: queries.forget(connection, [table_id]))


def import_match(database: str, match: Match, *, now: float) -> Imported:
    """A table from a match file: a finished one to look at, another one to go on with."""
    verify(GAMES, match)
    entropy = Entropy()
    host = entropy.token()
    table = replace(_table(match, entropy, host=hashed(host)), version=1, touched=now)
    run_on(database, lambda connection: queries.add(connection, table))
    return Imported(table.id, table.code, host)


def _table(match: Match, entropy: Entropy, *, host: str) -> Table:
    game = GAMES[match.header.game]
    *_, last = replay(game, match)
    by_hand = match.header.rolled_by_hand
    setting = Setting(
        game=match.header.game,
        options=match.header.options,
        chairs=tuple(
            Chair(name=name, colour=colour, nonce=entropy.nonce())
            for name, colour in zip(match.header.seats, game.meta.colours, strict=False)
        ),
        host=host,
        root=entropy.seed(),
        header=match.header if by_hand else replace(match.header, dice=UNSET),
        dice=DiceKind.YOURS if by_hand else DiceKind.TABLE,
    )
    table = Table(
        id=entropy.table_id(),
        code=entropy.code(),
        setting=setting,
        state=last.state,
        status=Status.PAUSED,
        schedule=Schedule(paused=0.0),
        decisions=match.decisions,
    )
    if match.closing is None:
        return table
    ended = Result(match.header.seats, match.outcome, match.header.game, match.stopped)
    setting = replace(setting, series=(ended,))
    if match.closing.dice is not UNSET:
        # The last link of a chain is its root: so the match keeps the seed it was played by.
        setting = replace(setting, root=match.closing.dice.seed, match=MATCHES, header=match.header)
    return replace(table, status=Status.OVER, setting=setting)


def run_on(
    database: str,
    work: Callable[[Connection], T],
    *,
    reads: bool = False,
    schema: str | None = queries.NEWEST,
) -> T:
    """Run `work` on a database that a server may be using; reading never makes it wait.

    The database is brought to a schema before; with None it keeps the one it has.
    """
    with telling_unusable(database):
        path = sqlite_path(database)
        if path is None:
            return asyncio.run(_run_on_postgres(database, work, reads=reads, schema=schema))
        return _run_on_sqlite(path, work, reads=reads, schema=schema)


def _run_on_sqlite(
    path: Path, work: Callable[[Connection], T], *, reads: bool, schema: str | None
) -> T:
    engine = sqlite_engine(path.resolve())
    try:
        if schema is not None:
            with engine.begin() as connection:
                queries.upgrade(connection, schema)
        with engine.execution_options(sqlite_reads=reads).begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


async def _run_on_postgres(
    database: str, work: Callable[[Connection], T], *, reads: bool, schema: str | None
) -> T:
    """Reading sees one state of all tables, whatever is written meanwhile."""
    from sqlalchemy.ext.asyncio import create_async_engine  # needs the extra `postgres`

    engine = create_async_engine(database.replace("postgresql://", "postgresql+asyncpg://", 1))
    try:
        if schema is not None:
            async with engine.begin() as connection:
                await connection.run_sync(queries.upgrade, schema)
        level = "REPEATABLE READ" if reads else "READ COMMITTED"
        async with engine.execution_options(isolation_level=level).begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


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

    def fill(connection: Connection) -> None:
        for name in rows:
            _insert(connection, _found(connection, name), rows[name])

    beside = file.absolute().parent  # so that the draft can take the file's place in one step
    try:
        with TemporaryDirectory(dir=beside, prefix=".backup-") as folder, _naming(file):
            draft, copy = Path(folder) / "backup.db", Path(folder) / "copy.db"
            run_on(_address(draft), fill, schema=schema)
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
    except TablecadeError as problem:
        if "database" in problem.detail:
            problem.detail = {**problem.detail, "database": str(file)}
        raise


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


def _found(connection: Connection, name: str) -> Relation:
    """A table as this database has it."""
    return Relation(name, MetaData(), autoload_with=connection)


def _insert(connection: Connection, table: Relation, rows: Rows) -> None:
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
    read_schema(_address(file))  # now the newest, of which no table may be missing
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
