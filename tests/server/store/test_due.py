"""Which tables are due, on both engines."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablecade.server.store.sqlite import SqliteStore
from tablecade.server.store.store import Store
from tablecade.server.table.table import Table, with_schedule
from tests.aside import run_aside
from tests.server.harness.stores import add_tables, opened, start


def rest_until(seconds: float) -> Callable[[Table, float], Table]:
    """Start the table, and let it rest until so many seconds from now."""
    return lambda table, now: with_schedule(start(table, now), rest=now + seconds)


async def wait_until_due(store: Store, table_id: str) -> None:
    async with asyncio.timeout(30):
        while [*await store.due()] != [table_id]:
            await asyncio.sleep(0.01)


def test_a_change_is_due_at_once_or_later_as_it_says(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            first, second = await add_tables(store, 2)
            assert not await store.due()
            await store.change(first, rest_until(-1.0))
            assert [*await store.due()] == [first]
            await store.change(first, lambda table, _now: with_schedule(table, rest=None))
            assert not await store.due()
            await store.change(second, rest_until(0.3))
            await wait_until_due(store, second)

    run_aside(scenario())


def test_tables_that_were_due_before_the_start_are_found(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            await store.change(table_id, rest_until(-1.0))
        async with opened(database) as store:
            assert [*await store.due()] == [table_id]

    run_aside(scenario())


def test_a_table_that_another_program_wrote_is_found(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "tables.db"
        async with opened(f"sqlite:///{path}") as store:
            (table_id,) = await add_tables(store, 1)
            assert not await store.due()
            with contextlib.closing(sqlite3.connect(path)) as other, other:
                other.execute("UPDATE stands SET due = ?", (store.now - 1,))
            await wait_until_due(store, table_id)

    run_aside(scenario())


def test_sqlite_is_not_asked_while_nothing_can_be_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    read = SqliteStore.read

    async def count(store: SqliteStore, query: Any) -> Any:
        asked.append(query)
        return await read(store, query)

    async def scenario() -> None:
        monkeypatch.setattr("tablecade.server.store.sqlite.LOOK_SECONDS", 3600.0)
        monkeypatch.setattr(SqliteStore, "read", count)
        async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
            for _ in range(10):
                await store.due()

    run_aside(scenario())
    assert len(asked) == 1
