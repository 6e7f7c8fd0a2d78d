"""PostgreSQL: one statement where nobody else wrote, and nothing lost where they did."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tablecade.core.hand import Seat
from tablecade.server.store.postgres import PostgresStore
from tablecade.server.store.store import Store
from tablecade.server.store.writer import Edit
from tablecade.server.table import play
from tablecade.server.table.play import Choice
from tablecade.server.table.table import Table
from tests.aside import run_aside
from tests.server.harness.postgres import Postgres
from tests.server.harness.refusals import refused
from tests.server.harness.stores import Listening, opened, qwixx_table, start, touch

SECONDS = 30.0


def chosen(seat: int, *, n: int | None = None) -> Edit:
    """The seat's first legal choice."""

    def edit(table: Table, now: float) -> Table:
        hand = table.held_by(Seat(seat))[0]
        action = table.game.write(table.game.choices(table.state, hand)[0])
        choice = Choice(table.n if n is None else n, hand, action)
        return play.seal(table, Seat(seat), choice, now=now)

    return edit


async def commit(store: Store, table_id: str, edit: Edit) -> Table:
    return await asyncio.wait_for(store.change(table_id, edit), SECONDS)


async def two_stores(postgres: Postgres, ending: AsyncExitStack) -> tuple[Store, Store, Table]:
    """Two processes that hold the same table, a match of two people."""
    database = postgres.new_database()
    here = await ending.enter_async_context(opened(database))
    there = await ending.enter_async_context(opened(database))
    added = await here.add(qwixx_table())
    table = await here.change(added.id, start)
    assert await there.load(table.id) == table
    return here, there, table


def fail(*_: Any) -> None:
    raise AssertionError("not needed")


def test_a_choice_is_committed_in_one_statement(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as ending:
            here, there, table = await two_stores(postgres, ending)
            monkeypatch.setattr(PostgresStore, "_load", fail)
            sealed = await commit(here, table.id, chosen(0))
            revealed = await commit(here, table.id, chosen(1))
            assert sealed.n == table.n < revealed.n
            monkeypatch.undo()
            assert (await there.load(table.id)).decisions == revealed.decisions

    run_aside(scenario())


def test_what_another_process_wrote_is_not_overwritten(postgres: Postgres) -> None:
    """The value that this process holds is old, and it has not heard of the new one."""

    async def scenario() -> None:
        async with AsyncExitStack() as ending:
            here, there, table = await two_stores(postgres, ending)
            sealed = await commit(here, table.id, chosen(0))
            revealed = await commit(there, table.id, chosen(1))
            assert revealed.version == sealed.version + 1
            assert revealed.n > table.n
            assert (await here.load(table.id)).decisions == revealed.decisions

    run_aside(scenario())


def test_a_choice_is_never_refused_by_an_old_value(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as ending:
            here, there, table = await two_stores(postgres, ending)
            await commit(here, table.id, chosen(0))
            revealed = await commit(here, table.id, chosen(1))
            seat = table.game.holder(revealed.state, revealed.unsealed[0])
            late = await commit(there, table.id, chosen(seat, n=revealed.n))
            assert late.version == revealed.version + 1
            with refused("stale"):
                await commit(there, table.id, chosen(1, n=table.n))

    run_aside(scenario())


def test_a_newer_value_that_was_heard_of_is_read_before_anything_is_written(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the locks of the whole batch are taken in vain."""
    monkeypatch.setattr("tablecade.server.store.postgres.LATER_SECONDS", 1_000.0)

    async def scenario() -> None:
        async with AsyncExitStack() as ending:
            here, there, table = await two_stores(postgres, ending)
            assert isinstance(here, PostgresStore)
            here.cache.watch(table.id, Listening())
            await commit(there, table.id, chosen(0))
            async with asyncio.timeout(SECONDS):
                while table.id not in here._later:
                    await asyncio.sleep(0.01)
            monkeypatch.setattr(here, "_tried_again", fail)
            revealed = await commit(here, table.id, chosen(1))
            assert revealed.n > table.n

    run_aside(scenario())


def test_one_table_that_was_moved_leaves_the_others_of_its_batch(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as ending:
            here, there, table = await two_stores(postgres, ending)
            other = await there.change((await there.add(qwixx_table())).id, start)
            await here.change(table.id, touch)
            found = await asyncio.gather(
                commit(there, other.id, chosen(0)), commit(there, table.id, chosen(0))
            )
            assert [len(one.waiting) for one in found] == [1, 1]
            assert [one.version for one in found] == [other.version + 1, table.version + 2]

    run_aside(scenario())


def test_acts_that_change_nothing_are_confirmed_too(postgres: Postgres) -> None:
    """Here the choice is the same again; there it was taken back, which this process missed."""

    async def scenario() -> None:
        async with AsyncExitStack() as ending:
            here, there, table = await two_stores(postgres, ending)
            await commit(here, table.id, chosen(0))
            hand = table.held_by(Seat(0))[0]
            await commit(there, table.id, lambda t, _: play.take_back(t, Seat(0), hand, n=t.n))
            again = await commit(here, table.id, chosen(0))
            assert hand in again.waiting
            assert hand in (await there.load(table.id)).waiting

    run_aside(scenario())


def test_whoever_watches_is_told_by_another_process(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as ending:
            here, there, table = await two_stores(postgres, ending)
            told: asyncio.Queue[Table] = asyncio.Queue()
            there.cache.watch(table.id, Listening(told.put_nowait))
            for seat in range(2):
                committed = await commit(here, table.id, chosen(seat))
                followed = await asyncio.wait_for(told.get(), SECONDS)
                assert followed == committed
            assert committed.n > table.n

    run_aside(scenario())
