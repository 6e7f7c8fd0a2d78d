"""Another program holds a lock of the database: whom it keeps waiting, and for how long."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, text

from tablecade.server.errors import Unavailable
from tablecade.server.store import postgres as postgres_module
from tablecade.server.store import queries
from tablecade.server.store import sqlite as sqlite_module
from tablecade.server.store.sqlite import SqliteStore
from tests.aside import run_aside
from tests.server.harness.postgres import Postgres
from tests.server.harness.stores import add_tables, opened
from tests.server.store.test_writer import submit_all


def test_a_locked_table_keeps_no_other_from_being_changed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "LOCK_SECONDS", 0.2)

    async def scenario(database: str) -> None:
        async with opened(database) as store:
            held, free = await add_tables(store, 2)
            other = await asyncpg.connect(database)
            async with other.transaction():
                await other.execute("SELECT FROM stands WHERE id = $1 FOR UPDATE", held)
                first, changed, second = await submit_all(store, [held, free, held])
                assert isinstance(first, Unavailable)
                assert isinstance(second, Unavailable)
                assert changed.version == 2
            await other.close()
            (later,) = await submit_all(store, [held])
            assert later.version == 2

    run_aside(scenario(postgres.new_database()))


def test_a_database_that_does_not_answer_is_given_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "COMMAND_SECONDS", 0.5)

    def hang(connection: Connection) -> None:
        connection.execute(text("SELECT pg_sleep(60)"))

    async def scenario(database: str) -> None:
        async with opened(database) as store:
            for ask in (store.read, store.execute):
                with pytest.raises(Unavailable):
                    await asyncio.wait_for(ask(hang), 30)
                await ask(queries.newest)

    run_aside(scenario(postgres.new_database()))


def test_a_locked_file_is_waited_for_once_for_all_callers(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_module, "BUSY_SECONDS", 0.1)
    writes: list[Any] = []
    honest = SqliteStore._write

    def count(store: SqliteStore, parts: Any) -> None:
        writes.append(parts)
        honest(store, parts)

    monkeypatch.setattr(SqliteStore, "_write", count)

    async def scenario() -> None:
        async with opened(f"sqlite:///{sqlite_file}") as store:
            ids = await add_tables(store, 3)
            with contextlib.closing(sqlite3.connect(sqlite_file)) as other:
                other.execute("BEGIN IMMEDIATE")
                refused = await submit_all(store, ids)
            assert [type(one) for one in refused] == [Unavailable] * 3
            assert len(writes) == 1
            assert [table.version for table in await submit_all(store, ids)] == [2, 2, 2]

    run_aside(scenario())
