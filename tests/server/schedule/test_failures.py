"""Tables and databases that fail: other tables go on, and the host can see it."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tablecade.server import schedule, supervisor
from tablecade.server.bots.background import BackgroundJobs
from tablecade.server.bots.pool import BotPool
from tablecade.server.errors import Unavailable
from tablecade.server.schedule import Scheduler
from tablecade.server.store import postgres, queries, schema
from tablecade.server.store.store import Store
from tablecade.server.supervisor import Supervisor
from tests.aside import run_aside
from tests.server.harness.stores import add_tables, opened
from tests.server.store.test_due import rest_until


def scheduler_of(store: Any) -> Scheduler:
    return Scheduler(store, BotPool(seconds=1, workers=1), BackgroundJobs(keep=0))


async def spoil(store: Store, table_id: str) -> None:
    """A row that can't be read, due for long."""
    row = update(schema.stands).where(schema.stands.c.id == table_id)
    await store.execute(lambda c: c.execute(row.values(schedule=b"{", due=1.0)) and None)
    store.cache.forget([table_id])


async def wait_for_the_rest_to_end(store: Store, table_id: str) -> None:
    async with asyncio.timeout(30):
        while (await store.load(table_id)).schedule.rest is not None:
            await asyncio.sleep(0.02)


def test_tables_that_cannot_be_read_keep_no_other_from_its_turn(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many of them as one query finds."""
    monkeypatch.setattr(queries, "DUE_AT_ONCE", 1)
    monkeypatch.setattr(postgres, "DUE", postgres.DUE.replace("LIMIT 200", "LIMIT 1"))

    async def scenario() -> None:
        async with opened(database) as store:
            bad, good = await add_tables(store, 2)
            await spoil(store, bad)
            await store.change(good, rest_until(-1.0))
            running = asyncio.ensure_future(scheduler_of(store).run())
            await wait_for_the_rest_to_end(store, good)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    run_aside(scenario())


def test_a_table_that_fails_is_tried_less_and_less_often(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(schedule, "FIRST_DELAY", 0.01)
    monkeypatch.setattr(schedule, "TICK", 0.01)
    monkeypatch.setattr("tablecade.server.store.sqlite.LOOK_SECONDS", 0.01)

    async def scenario() -> None:
        async with opened(f"sqlite:///{sqlite_file}") as store:
            (bad,) = await add_tables(store, 1)
            await spoil(store, bad)
            running = asyncio.ensure_future(scheduler_of(store).run())
            async with asyncio.timeout(30):
                while len(delays(caplog)) < 5:
                    await asyncio.sleep(0.01)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    with caplog.at_level(logging.WARNING, logger=schedule.__name__):
        run_aside(scenario())
    assert delays(caplog)[:5] == [0.01, 0.02, 0.04, 0.08, 0.16]


def delays(caplog: pytest.LogCaptureFixture) -> list[float]:
    """What the scheduler says about the tables it could not update."""
    return [record.delay for record in caplog.records if hasattr(record, "delay")]


class Broken:
    """A store whose reading of what is due fails."""

    def __init__(self, problem: Exception) -> None:
        self.problem: Exception | None = problem

    async def due(self, *, without: object) -> list[str]:
        del without
        if self.problem is not None:
            raise self.problem
        return []


@pytest.mark.parametrize("problem", [RuntimeError("no such column"), Unavailable()])
def test_a_scheduler_that_cannot_read_is_counted_reported_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    for name in ("FIRST_DELAY", "HEALTHY_SECONDS", "AWAY_SECONDS"):
        monkeypatch.setattr(supervisor, name, 0.05)
    failures: list[str] = []

    async def scenario() -> None:
        store, watching = Broken(problem), Supervisor(failures.append)
        watching.run("schedule", scheduler_of(store).run)
        async with asyncio.timeout(30):
            while len(failures) < 2:
                await asyncio.sleep(0.01)
            assert watching.down == ("schedule",)
            store.problem = None
            while watching.down:
                await asyncio.sleep(0.01)
        await watching.stop()

    run_aside(scenario())
    assert set(failures) == {"schedule"}
