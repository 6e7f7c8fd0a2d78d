"""Databases of other versions: older ones are upgraded, newer ones are refused."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tablecade.server.table.table import Waiting
from tests.aside import run_aside
from tests.server.harness import calls
from tests.server.harness.command import tablecade
from tests.server.harness.postgres import free_port
from tests.server.harness.served import Served, Wanted
from tests.server.harness.stores import opened, touch

DATA = Path(__file__).parent / "data"
"""Written by servers of 0.1.0, on each engine: a finished match of Pixoid and one under way."""


@pytest.fixture
def old(new_database: Callable[[], str], engine: str) -> str:
    """The address of a database as 0.1.0 left it."""
    made = new_database()
    kind = "postgresql" if engine == "postgres" else engine
    execute(made, (DATA / f"tables-0.1.0-{kind}.sql").read_text(encoding="utf-8"))
    return made


def execute(database: str, script: str) -> None:
    if database.startswith("postgresql:"):
        run_aside(_on_postgres(database, script))
        return
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.executescript(script)


async def _on_postgres(database: str, script: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(script)
    await connection.close()


def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    if database.startswith("postgresql:"):
        return run_aside(_rows_of_postgres(database, query))
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        return connection.execute(query).fetchall()


async def _rows_of_postgres(database: str, query: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


def content(database: str) -> list[list[tuple[Any, ...]]]:
    tables = ("alembic_version", "decisions", "matches", "tables")
    return [sorted(rows(database, f"SELECT * FROM {table}"), key=repr) for table in tables]  # noqa: S608


def test_a_database_of_0_1_0_is_upgraded_and_served(old: str, tmp_path: Path) -> None:
    checked = tablecade("serve", "--check", "--port", str(free_port()), "--db", old)
    assert "will be upgraded from schema 0003" in checked.stdout, checked.stderr
    ids = [row[0] for row in rows(old, "SELECT id FROM tables")]
    server = Served(Wanted(old))
    try:
        told = [calls.get(f"{server.url}/api/tables/{table}").json() for table in ids]
    finally:
        server.close()
    assert {table["status"] for table in told} == {"over", "playing"}
    folder = tmp_path / "matches"
    assert tablecade("tables", "export", str(folder), "--db", old).returncode == 0
    files = sorted(map(str, folder.iterdir()))
    assert len(files) == 2
    assert tablecade("verify", *files).returncode == 0


def test_sealed_choices_and_results_come_through(old: str) -> None:
    """The match under way goes on where it was; the finished one stays in its series."""
    ((running, n),) = rows(old, "SELECT id, n FROM tables WHERE status = 'playing'")
    ((over,),) = rows(old, "SELECT id FROM tables WHERE status = 'over'")
    execute(
        old,
        "DELETE FROM waiting;"  # noqa: S608
        f"INSERT INTO waiting VALUES ('{running}', 0, 'up1', NULL), ('{running}', 1, 'up2', 'bot');"
        f"UPDATE tables SET due = 1.5 WHERE id = '{running}';",
    )
    (before,) = rows(old, f"SELECT version, touched FROM tables WHERE id = '{running}'")  # noqa: S608

    async def scenario() -> None:
        async with opened(old) as store:
            assert [*await store.due()] == [running]
            table = await store.load(running)
            assert (table.version, table.touched, table.n) == (*before, n)
            assert table.waiting == {0: Waiting("up1"), 1: Waiting("up2", "bot")}
            assert table.schedule.since > 0
            assert len((await store.load(over)).setting.series) == 1
            assert (await store.change(running, touch)).version == table.version + 1

    run_aside(scenario())


def test_a_backup_of_0_1_0_is_restored(new_database: Callable[[], str], tmp_path: Path) -> None:
    """A SQLite database is a backup too, and moves to either engine."""
    file = tmp_path / "old.db"
    execute(f"sqlite:///{file}", (DATA / "tables-0.1.0-sqlite.sql").read_text(encoding="utf-8"))
    done = tablecade("restore", str(file), "--db", new_database())
    assert "Restored tables: 2" in done.stdout, done.stderr


def test_a_backup_keeps_the_schema_and_changes_nothing(
    old: str, new_database: Callable[[], str], tmp_path: Path
) -> None:
    """0.1.0 had no backups: the new version makes one that 0.1.0 can open."""
    before, file = content(old), tmp_path / "backup.db"
    made = tablecade("backup", str(file), "--db", old)
    assert "Tables: 2; verified matches: 2." in made.stdout, made.stderr
    assert content(old) == before
    assert content(f"sqlite:///{file}") == before
    done = tablecade("restore", str(file), "--db", new_database())
    assert "Restored tables: 2" in done.stdout, done.stderr


@pytest.mark.parametrize(
    "command", [("tables", "list"), ("tables", "export", "x"), ("restore", "x.db")]
)
def test_only_a_server_upgrades_a_database(old: str, command: tuple[str, ...]) -> None:
    before = content(old)
    refused = tablecade(*command, "--db", old)
    assert refused.returncode == 1
    assert "was written by an older Tablecade (schema 0003;" in refused.stderr
    assert content(old) == before


@pytest.mark.parametrize(
    "command",
    [("serve", "--no-browser"), ("serve", "--check"), ("tables", "list"), ("backup", "x.db")],
)
def test_a_newer_database_is_refused_and_left_alone(old: str, command: tuple[str, ...]) -> None:
    execute(old, "UPDATE alembic_version SET version_num = '9999'")
    before = content(old)
    port = ("--port", str(free_port())) if command[0] == "serve" else ()
    refused = tablecade(*command, *port, "--db", old)
    assert refused.returncode == 1
    assert "was written by a newer Tablecade (schema 9999;" in refused.stderr
    assert content(old) == before
