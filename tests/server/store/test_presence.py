"""Presence is state: right after reconnects, outages and the death of a process."""

import asyncio
import gc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, select, update

from tablecade.server import presence as module
from tablecade.server.errors import Unavailable
from tablecade.server.presence import Presence, beat, write
from tablecade.server.store import queries, schema
from tablecade.server.store.sqlite import sqlite_engine
from tablecade.server.store.store import Store
from tests.aside import run_aside
from tests.server.harness.postgres import Postgres
from tests.server.harness.stores import Listening, add_tables, opened

HOST, *PEOPLE = "host", "ada", "bo", "cyn", "dan", "eve"
"""Hashes of tokens."""


async def settled(presence: Presence) -> None:
    """Until everything that changed is written."""
    async with asyncio.timeout(30):
        while presence._unwritten or not (presence._writing is None or presence._writing.done()):
            await asyncio.sleep(0.01)


async def joined(store: Store) -> Presence:
    presence = Presence(store)
    await presence.open()
    return presence


def test_quick_reconnects_leave_everybody_present(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            presence = await joined(store)
            for who in PEOPLE:
                for _ in range(6):
                    presence.arrive(table_id, who)
                    await asyncio.sleep(0)
                    presence.depart(table_id, who)
                presence.arrive(table_id, who)
            await settled(presence)
            assert await presence.present(table_id) == set(PEOPLE)
            assert await written(store, table_id) == set(PEOPLE)
            for who in PEOPLE:
                presence.depart(table_id, who)
            await settled(presence)
            assert await presence.present(table_id) == set()
            assert await written(store, table_id) == set()

    run_aside(scenario())


async def written(store: Store, table_id: str) -> set[str]:
    """As another process sees it."""
    there = schema.presence.c
    live = select(there.who).where(there.table_id == table_id, there.live == 1)
    return set(await store.read(lambda c: c.execute(live).scalars().all()))


def test_whoever_leaves_while_the_database_is_away_is_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.01)

    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            presence = await joined(store)
            presence.arrive(table_id, HOST)
            await settled(presence)
            with monkeypatch.context() as outage:
                outage.setattr(store, "execute", away)
                presence.depart(table_id, HOST)
                with pytest.raises(Unavailable):
                    await presence.beat()
                await asyncio.sleep(0.05)
            await presence.beat()
            await settled(presence)
            assert await written(store, table_id) == set()
            left = await presence.last_seen(table_id, frozenset({HOST}))
            assert left is not None
            assert left <= store.now

    run_aside(scenario())


async def away(*_arguments: Any) -> None:
    raise Unavailable


def test_a_beat_puts_right_what_was_written_wrong(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            presence = await joined(store)
            presence.arrive(table_id, "ada")
            await settled(presence)
            nobody = update(schema.presence).values(live=0)
            await store.execute(lambda connection: connection.execute(nobody) and None)
            await presence.beat()
            assert await written(store, table_id) == {"ada"}

    run_aside(scenario())


def test_whoever_comes_back_before_the_absence_is_written_is_told(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may have read the absence meanwhile."""
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.01)

    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            follower = Listening()
            noticed = follower.noticed
            store.cache.watch(table_id, follower)
            presence = await joined(store)
            presence.arrive(table_id, "ada")
            await settled(presence)
            await told(noticed, table_id)
            with monkeypatch.context() as outage:
                outage.setattr(store, "execute", away)
                presence.depart(table_id, "ada")
                await asyncio.sleep(0.05)
                assert await presence.present(table_id) == set()
                presence.arrive(table_id, "ada")
            await told(noticed, table_id)

    run_aside(scenario())


async def told(noticed: list[str], table_id: str) -> None:
    """The next notice of a table."""
    async with asyncio.timeout(30):
        while table_id not in noticed:
            await asyncio.sleep(0.01)
    noticed.clear()


def test_a_notice_that_fails_is_sent_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.01)

    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            follower = Listening()
            noticed = follower.noticed
            store.cache.watch(table_id, follower)
            presence = await joined(store)
            with monkeypatch.context() as outage:
                outage.setattr(store, "notify", away)
                presence.arrive(table_id, "ada")
                await asyncio.sleep(0.2)
            await told(noticed, table_id)

    run_aside(scenario())


def test_whoever_leaves_during_a_beat_is_gone_after_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            presence = await joined(store)
            presence.arrive(table_id, "ada")
            await settled(presence)
            begun, go_on, honest = asyncio.Event(), asyncio.Event(), store.execute

            async def execute_slowly(statement: Any) -> Any:
                if not begun.is_set():
                    begun.set()
                    await go_on.wait()
                return await honest(statement)

            monkeypatch.setattr(store, "execute", execute_slowly)
            beat = asyncio.ensure_future(presence.beat())
            await begun.wait()
            presence.depart(table_id, "ada")
            await asyncio.sleep(0.2)
            go_on.set()
            await beat
            await settled(presence)
            assert await written(store, table_id) == set()

    run_aside(scenario())


def test_a_beat_locks_the_rows_of_its_process_in_order(postgres: Postgres) -> None:
    """Their order on the disk is another one."""

    async def scenario(database: str) -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            presence = await joined(store)
            for who in ("bo", "ada"):
                presence.arrive(table_id, who)
                await settled(presence)
            other = await asyncpg.connect(database)
            async with other.transaction():
                await other.execute("SELECT FROM presence WHERE who = 'ada' FOR UPDATE")
                beat = asyncio.ensure_future(presence.beat())
                await waiting_for_a_lock(other)
                await other.execute("SELECT FROM presence WHERE who = 'bo' FOR UPDATE NOWAIT")
            await beat
            await other.close()

    run_aside(scenario(postgres.new_database()))


async def waiting_for_a_lock(connection: Any) -> None:
    """Until some other connection waits."""
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    async with asyncio.timeout(30):
        while not await connection.fetchval(waiting):
            await asyncio.sleep(0.01)


def test_it_is_known_for_good_since_when_somebody_is_away(database: str) -> None:
    """Only rows of earlier processes are deleted."""

    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            for process, seen in (("first", 1.0), ("second", 2.0)):
                absent = partial(write, process=process, keys={(table_id, HOST)}, present=set())
                await store.execute(partial(absent, now=seen))
            presence = await joined(store)
            await presence.forget()
            assert await presence.last_seen(table_id, frozenset({HOST})) == 2.0
            rows = select(schema.presence.c.process)
            left = await store.read(lambda c: c.execute(rows).scalars().all())
            assert left == ["second"]

    run_aside(scenario())


def test_people_of_a_process_that_died_are_gone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever watches elsewhere is told."""

    async def scenario(database: str) -> None:
        async with opened(database) as here, opened(database) as there:
            (table_id,) = await add_tables(here, 1)
            follower = Listening()
            noticed = follower.noticed
            here.cache.watch(table_id, follower)
            alive, dead = await joined(here), await joined(there)
            alive.arrive(table_id, "bo")
            dead.arrive(table_id, HOST)
            await settled(dead)
            assert await alive.present(table_id) == {"bo", HOST}
            assert await alive.last_seen(table_id, frozenset({HOST})) == pytest.approx(
                here.now, abs=60
            )
            monkeypatch.setattr(module, "GONE_AFTER", -1.0)
            noticed.clear()
            await alive.beat()
            monkeypatch.setattr(module, "GONE_AFTER", 1000.0)
            async with asyncio.timeout(20):
                while not noticed:
                    await asyncio.sleep(0.01)
            assert HOST not in await alive.present(table_id)

    run_aside(scenario(postgres.new_database()))


KEYS = {("t" * 20, who) for who in PEOPLE}


@pytest.mark.parametrize(
    "statement",
    [
        partial(write, process="p", keys=KEYS, present=KEYS, now=1.0),
        partial(beat, process="p", present=KEYS, now=1.0),
        partial(queries.due, until=1.0, without=["t" * 20]),
    ],
    ids=["write", "beat", "due"],
)
def test_what_is_asked_again_and_again_leaves_nothing_for_the_collector(
    sqlite_file: Path, statement: Callable[[Connection], object]
) -> None:
    """It is seldom asked to collect, and what waits for it looks like a leak."""
    engine = sqlite_engine(sqlite_file)
    with engine.begin() as connection:
        queries.upgrade(connection)
        statement(connection)
        gc.collect()
        gc.disable()
        try:
            for _ in range(20):
                statement(connection)
            assert gc.collect() < 20
        finally:
            gc.enable()
    engine.dispose()
