"""What another process changed arrives, also after failures of the database in between."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tablecade.server.errors import Unavailable
from tablecade.server.store import refresher
from tablecade.server.store.postgres import PostgresStore
from tablecade.server.table.table import Table, with_setting
from tests.aside import run_aside
from tests.server.harness.postgres import Postgres
from tests.server.harness.stores import add_tables, opened


def turn_the_coach(table: Table, _now: float) -> Table:
    """A change of the setting: its notice does not tell what changed."""
    return with_setting(table, coach=not table.setting.coach)


async def wait_until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not fits():
            await asyncio.sleep(0.01)


def test_a_change_whose_reading_fails_is_read_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refresher, "RETRY_SECONDS", 0.01)
    honest, readings = PostgresStore._read_again, 0

    async def fail_first(store: PostgresStore, ids: Sequence[str]) -> None:
        nonlocal readings
        readings += 1
        if readings == 1:
            raise Unavailable
        await honest(store, ids)

    async def scenario(database: str) -> None:
        async with opened(database) as here, opened(database) as there:
            (table_id,) = await add_tables(there, 1)
            seen: dict[str, Any] = {}
            here.on_change = lambda table: seen.update({table.id: table.version})
            here.watch(table_id)
            await here.load(table_id)
            monkeypatch.setattr(PostgresStore, "_read_again", fail_first)
            version = (await there.change(table_id, turn_the_coach)).version
            await wait_until(lambda: seen[table_id] == version)

    run_aside(scenario(postgres.new_database()))
    assert readings == 2
