"""Tables as match files, for the command line: list, export, import."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete

from tablecade.core.match import Match
from tablecade.core.packages import GAMES
from tablecade.core.replay import replay, verify
from tablecade.server.entropy import Entropy, hashed
from tablecade.server.errors import DatabaseUnusable
from tablecade.server.preflight import hide_password, telling_unusable
from tablecade.server.settings import sqlite_path
from tablecade.server.store import queries
from tablecade.server.store.migrate import NEWEST, upgrade
from tablecade.server.store.schema import CHILDREN, stands, tables
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


def listing(database: str) -> list[queries.Listed]:
    return run_on(database, queries.listing, reads=True)


def exported(database: str, wanted: list[str]) -> Exported:
    """The matches of these tables (ids or codes), or of all.

    Raises DatabaseUnusable for a code that no server makes: it would be the name of a file.
    """
    return run_on(database, lambda connection: _export(connection, database, wanted), reads=True)


def _export(connection: Connection, database: str, wanted: list[str]) -> Exported:
    found = Exported({}, {})
    for listed in queries.listing(connection):
        if wanted and listed.id not in wanted and listed.code not in wanted:
            continue
        if not (listed.code.isascii() and listed.code.isalnum()):
            shown = hide_password(database)
            raise DatabaseUnusable(database=shown, problem="", reason="database-sqlite-corrupt")
        if listed.game not in GAMES:
            found.left_out[listed.code] = listed.game
        elif (table := queries.load(connection, listed.id)) is not None:
            found.files.update(_files(connection, table))
    return found


def _files(connection: Connection, table: Table) -> dict[str, str]:
    files: dict[str, str] = {}
    for match in range(1, table.setting.match):
        earlier = queries.finished_match(connection, table.id, match)
        if earlier is not None:
            files[f"{table.code}-{match}.jsonl"] = earlier
    if table.setting.header is not None:
        files[f"{table.code}-{table.setting.match}.jsonl"] = match_file(table).write()
    return files


def forget(database: str, table_id: str) -> None:
    """Delete a table and its matches. Raises DatabaseInUse: a server would write it again."""
    path = sqlite_path(database)
    if path is not None:
        check_unused(path)

    def work(connection: Connection) -> None:
        for rows in CHILDREN:
            connection.execute(delete(rows).where(rows.c.table_id == table_id))
        for place in (stands, tables):
            connection.execute(delete(place).where(place.c.id == table_id))

    run_on(database, work)


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
    setting = replace(setting, series=(Result(match.header.seats, match.closing.outcome),))
    if match.closing.dice is not UNSET:
        # The last link of a chain is its root: so the match keeps the seed it was played by.
        setting = replace(setting, root=match.closing.dice.seed, match=MATCHES, header=match.header)
    return replace(table, status=Status.OVER, setting=setting)


def run_on(
    database: str,
    work: Callable[[Connection], T],
    *,
    reads: bool = False,
    schema: str | None = NEWEST,
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
                upgrade(connection, schema)
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
                await connection.run_sync(upgrade, schema)
        level = "REPEATABLE READ" if reads else "READ COMMITTED"
        async with engine.execution_options(isolation_level=level).begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()
