"""The group-commit writer, on both engines."""

import asyncio
import logging
import sqlite3
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from tablecade.core.match import read_match
from tablecade.server import logs
from tablecade.server.archive import exported, import_match
from tablecade.server.errors import NoSuchTable, Refused, Unavailable
from tablecade.server.store import queries, rows, schema, writer
from tablecade.server.store.postgres import PostgresStore
from tablecade.server.store.rows import Rows
from tablecade.server.store.sqlite import SqliteStore
from tablecade.server.store.store import Store
from tablecade.server.store.writer import Act, CommitUnknown
from tablecade.server.table import series
from tablecade.server.table.table import Table, with_setting
from tests.aside import run_aside
from tests.playing import SETTINGS, random_match
from tests.server.harness.postgres import Postgres
from tests.server.harness.stores import Listening, add_tables, opened, start, touch
from tests.server.table.test_growth import over


def refuse(_table: Table, _now: float) -> Table:
    raise Refused("round-runs")


async def submit_all(store: Store, ids: list[str], edit: Any = touch) -> list[Any]:
    """All at once, so that they share a transaction."""
    futures = [store.change(table_id, edit) for table_id in ids]
    return await asyncio.gather(*futures, return_exceptions=True)


def test_a_failure_while_passing_on_one_change_reaches_nobody_else(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            ids = await add_tables(store, 3)
            committed: list[str] = []

            def listen(table: Table) -> None:
                if table.id == ids[0]:
                    raise KeyError(table.id)
                if table.version > 1:  # PostgreSQL may still tell of the opening
                    committed.append(table.id)

            for table_id in ids:
                store.cache.watch(table_id, Listening(listen))
            found = await asyncio.wait_for(submit_all(store, ids), 30)
            assert [table.version for table in found] == [2, 2, 2]
            assert committed == ids[1:]

    run_aside(scenario())


def test_a_caller_whose_answer_fails_harms_no_other(database: str) -> None:
    class Broken(Act):
        def __init__(self, table_id: str) -> None:
            self.table_id = table_id

        def apply(self, table: Table, now: float) -> Table:
            return touch(table, now)

        def answer(self, _outcome: Table | Exception) -> None:
            raise ValueError("the socket broke")

    async def scenario() -> None:
        async with opened(database) as store:
            one, two = await add_tables(store, 2)
            store.take(Broken(one))
            assert (await store.change(two, touch)).version == 2
            assert (await store.change(one, touch)).version == 3

    run_aside(scenario())


def test_a_refused_edit_harms_no_other(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            one, two, gone = [*await add_tables(store, 2), "no-such-table"]
            futures = [
                store.change(one, touch),
                store.change(one, refuse),
                store.change(gone, touch),
                store.change(one, start),
                store.change(two, touch),
            ]
            found = await asyncio.gather(*futures, return_exceptions=True)
            assert isinstance(found[1], Refused)
            assert found[1].code == "round-runs"
            assert isinstance(found[2], NoSuchTable)
            assert (await store.load(one)).version == 3
            assert (await store.load(one)).status == "playing"
            assert (await store.load(two)).version == 2

    run_aside(scenario())


def test_what_was_committed_together_is_there_after_a_restart(database: str) -> None:
    async def play() -> dict[str, Table]:
        async with opened(database) as store:
            ids = await add_tables(store, 5)
            await submit_all(store, [*ids, *ids], touch)
            await submit_all(store, ids, start)
            return {table_id: await store.load(table_id) for table_id in ids}

    async def read_again(before: dict[str, Table]) -> None:
        async with opened(database) as store:
            for table_id, table in before.items():
                again = await store.load(table_id)
                assert again.version == table.version == 4
                assert (again.decisions, again.state) == (table.decisions, table.state)
                assert again.waiting == table.waiting

    run_aside(read_again(run_aside(play())))


def test_a_match_that_ends_and_its_rematch_share_a_transaction(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            begun = await store.change(table_id, start)
            ended, again = await asyncio.gather(
                store.change(table_id, lambda table, _now: over(table)),
                store.change(table_id, lambda table, now: series.rematch(table, now=now)),
            )
            file = await store.read(partial(queries.finished_match, table_id=table_id, match=1))
            assert read_match(str(file).encode()).decisions == ended.decisions
            assert (begun.version + 2, 2) == (again.version, again.setting.match)
            store.cache.forget([table_id])
            found = await store.load(table_id)
            assert (found.decisions, found.state) == (again.decisions, again.state)

    run_aside(scenario())


def test_a_table_that_cannot_be_loaded_refuses_alone(database: str) -> None:
    async def spoil() -> list[str]:
        async with opened(database) as store:
            ids = await add_tables(store, 2)
            bad = update(schema.tables).where(schema.tables.c.id == ids[0])
            await store.execute(lambda c: c.execute(bad.values(setting=b"{")) and None)
            return ids

    async def scenario(ids: list[str]) -> None:
        async with opened(database) as store:
            bad, good = await submit_all(store, ids)
            assert isinstance(bad, Unavailable)
            assert good.version == 2
            with pytest.raises(Unavailable):
                await store.load(ids[0])

    run_aside(scenario(run_aside(spoil())))


def test_a_transaction_that_fails_is_tried_again_edit_by_edit(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody took away a row that the second edit writes to."""

    async def scenario() -> None:
        async with opened(database) as store:
            ids = await add_tables(store, 3)
            await submit_all(store, ids)
            fail_together(store)
            with caplog.at_level(logging.WARNING):
                found = await submit_all(store, ids)
            assert [table.version for table in found] == [3, 3, 3]
            assert "one by one" in caplog.text

    run_aside(scenario())


def fail_together(store: Any) -> None:
    honest = store.begin

    def begin(batch: Any) -> None:
        if len(batch.acts) > 1:
            raise ValueError("the database does not take this")
        honest(batch)

    store.begin = begin


def test_a_table_pruned_under_its_edit_is_refused_alone(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            pruned, kept = await add_tables(store, 2)
            await submit_all(store, [pruned, kept])
            for place in (schema.stands, schema.tables):
                gone = place.delete().where(place.c.id == pruned)
                await store.execute(partial(Connection.execute, statement=gone))
            first, second = await asyncio.wait_for(submit_all(store, [pruned, kept]), 30)
            assert isinstance(first, NoSuchTable)
            assert second.version == 3

    run_aside(scenario())


def test_any_number_of_old_tables_is_pruned(database: str) -> None:
    """More than a statement of PostgreSQL takes parameters."""

    def fill(connection: Connection) -> None:
        stand = {
            "status": "over",
            "version": 1,
            "n": 0,
            "touched": 0.0,
            "due": None,
            "schedule": b"{}",
            "waiting": b"{}",
        }
        numbers = range(33_000)
        rows = [{"id": f"old-{i}", "code": f"{i:06}", "setting": b"{}"} for i in numbers]
        connection.execute(insert(schema.tables), rows)
        connection.execute(insert(schema.stands), [{"id": f"old-{i}", **stand} for i in numbers])
        counts = {"window": 1, "process": "dead", "count": 9}
        connection.execute(insert(schema.counts), {"key": "somebody", **counts})

    async def scenario() -> None:
        async with opened(database) as store:
            (kept,) = await add_tables(store, 1)
            await store.execute(fill)
            gone = await store.prune(over_days=30, idle_days=14)
            assert len(gone) == 33_000
            left = await store.read(lambda c: c.execute(select(schema.tables.c.id)).scalars().all())
            assert left == [kept]
            counted = select(schema.counts.c.key)
            assert not await store.read(lambda c: c.execute(counted).all())

    run_aside(scenario())


def test_commands_beside_a_server_never_stop_it(database: str) -> None:
    match = read_match(random_match(SETTINGS[-1], 1).write().encode())
    imported: list[Any] = []

    def import_some() -> None:
        imported.extend(import_match(database, match, now=0.0) for _ in range(8))
        exported(database, [])

    async def scenario() -> None:
        async with opened(database) as store:
            ids = await add_tables(store, 4)
            beside = threading.Thread(target=import_some)
            beside.start()
            rounds = 0
            while beside.is_alive():
                assert not [e for e in await submit_all(store, ids) if isinstance(e, Exception)]
                await add_tables(store, 1)
                rounds += 1
            beside.join()
            assert not store.broken.done()
            assert rounds > 1
            assert (await store.load(imported[-1].table)).n == len(match.decisions)

    run_aside(scenario())
    assert len(imported) == 8


def test_a_table_that_nobody_watches_leaves_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            watched, other = await add_tables(store, 2)
            follower = Listening()
            store.cache.watch(watched, follower)
            await submit_all(store, [watched, other])
            assert len(store.cache._tables) == 2
            monkeypatch.setattr(writer, "KEPT_SECONDS", -1.0)
            await store.due()
            assert len(store.cache._tables) == 1
            store.cache.unwatch(watched, follower)
            await store.due()
            assert len(store.cache._tables) == 0
            assert (await store.load(other)).version == 2

    run_aside(scenario())


def test_whoever_watches_first_and_reads_then_misses_nothing(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process changes the table while it is read."""
    monkeypatch.setattr("tablecade.server.store.postgres.LATER_SECONDS", 0.01)
    database = postgres.new_database()

    async def scenario(rounds: int) -> None:
        async with opened(database) as here, opened(database) as there:
            newest: dict[str, int] = {}
            follower = Listening(lambda table: newest.update({table.id: table.version}))
            (table_id,) = await add_tables(there, 1)
            for _ in range(rounds):
                here.cache.watch(table_id, follower)
                changing = asyncio.ensure_future(there.change(table_id, touch))
                newest[table_id] = (await here.load(table_id)).version
                version = (await changing).version
                async with asyncio.timeout(20):
                    while newest[table_id] < version:
                        await asyncio.sleep(0.01)
                here.cache.unwatch(table_id, follower)

    run_aside(scenario(60))


def test_a_database_that_takes_nothing_for_a_while_is_survived(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            ids = await add_tables(store, 2)
            await submit_all(store, ids)
            await refuse_writes(store)
            refused = await submit_all(store, ids)
            assert [type(one) for one in refused] == [Unavailable, Unavailable]
            assert store.outage.failures == 2
            assert (await store.load(ids[0])).version == 2
            await take_writes(store)
            assert [one.version for one in await submit_all(store, ids)] == [3, 3]
            assert not store.broken.done()
            assert store.outage.failures == 0

    run_aside(scenario())
    told = [record.getMessage() for record in caplog.records if record.name == logs.__name__]
    assert told == ["writing fails", "writing works again"]


async def refuse_writes(store: Store) -> None:
    if isinstance(store, SqliteStore):
        store._connection.execute("PRAGMA query_only = ON")
    elif isinstance(store, PostgresStore):
        async with store._connection() as connection:
            await connection.execute("SET default_transaction_read_only = on")


async def take_writes(store: Store) -> None:
    if isinstance(store, SqliteStore):
        store._connection.execute("PRAGMA query_only = OFF")
    elif isinstance(store, PostgresStore):
        async with store._connection() as connection:
            await connection.execute("SET default_transaction_read_only = off")


def test_a_full_disk_is_survived(sqlite_file: Path) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{sqlite_file}") as store:
            assert isinstance(store, SqliteStore)
            ids = await add_tables(store, 2)
            await submit_all(store, ids, start)
            pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
            store._connection.execute(f"PRAGMA max_page_count = {pages}")

            def grow(table: Table, now: float) -> Table:
                return touch(table, now) if table.id == ids[1] else bigger(table)

            found = await submit_all(store, ids, grow)
            assert isinstance(found[0], Unavailable)
            assert found[1].version == 3
            store._connection.execute("PRAGMA max_page_count = 1000000")
            assert (await submit_all(store, ids[:1], grow))[0].version == 3

    run_aside(scenario())


def bigger(table: Table) -> Table:

    return with_setting(table, options={**table.setting.options, "note": "x" * 200_000})


def test_a_disk_whose_truth_is_unknown_stops_the_server(sqlite_file: Path) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{sqlite_file}") as store:
            assert isinstance(store, SqliteStore)
            ids = await add_tables(store, 1)

            def fail(rows: Rows) -> None:
                problem = sqlite3.OperationalError("disk I/O error")
                problem.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
                store._roll_back(rows, problem)

            store._write = fail  # type: ignore[method-assign]
            assert isinstance((await submit_all(store, ids))[0], Unavailable)
            with pytest.raises(CommitUnknown):
                await store.broken
            with pytest.raises(Unavailable):
                await store.change(ids[0], touch)

    run_aside(scenario())


def test_an_act_whose_rows_cannot_be_made_is_refused_alone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = rows.standing

    async def scenario() -> None:
        async with opened(database) as store:
            bad, good = await add_tables(store, 2)

            def fail(table: Table, when_due: float | None) -> rows.Row:
                if table.id == bad:
                    raise RuntimeError
                return honest(table, when_due)

            monkeypatch.setattr(rows, "standing", fail)
            refused, done = await submit_all(store, [bad, good])
            assert isinstance(refused, Unavailable)
            assert done.version == 2

    run_aside(scenario())


def test_only_the_owner_may_read_the_database(sqlite_file: Path) -> None:
    sqlite_file.touch(mode=0o644)

    async def scenario() -> None:
        async with opened(f"sqlite:///{sqlite_file}") as store:
            await add_tables(store, 1)
            files = [*sqlite_file.parent.glob("tables.db*")]
            assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
            assert {f"tables.db{end}" for end in ("", "-wal", "-shm", "-lock")} <= {
                file.name for file in files
            }

    run_aside(scenario())
