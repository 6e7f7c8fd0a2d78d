"""What is due goes by a clock that does not jump; one that did deletes no tables."""

import time

import pytest
from sqlalchemy import Connection

from tablecade.server.store import postgres_sql
from tablecade.server.store.clock import DAY, TableClock
from tablecade.server.store.store import Store
from tests.aside import run_aside
from tests.server.harness.stores import add_tables, opened, touch

HOUR = 3600.0


def move_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Of this machine and of the database."""
    honest, source = time.time, postgres_sql.CLOCK
    monkeypatch.setattr(time, "time", lambda: honest() + seconds)
    for name in ("READ_CLOCK", "VERSIONS", "LOCK"):
        moved = getattr(postgres_sql, name).replace(source, f"({source} + {seconds})")
        monkeypatch.setattr(postgres_sql, name, moved)


async def keep_time(store: Store) -> None:
    def nothing(_connection: Connection) -> None:
        return None

    await store.execute(lambda c: store.keep_time(c, nothing))


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_a_jump_while_a_server_runs_changes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            (table_id,) = await add_tables(store, 1)
            before = store.now
            move_clock(monkeypatch, seconds)
            touched = (await store.change(table_id, touch)).touched
            await keep_time(store)
            assert before <= touched < before + 600
            assert before - 60 < store.now < before + 600

    run_aside(scenario())


def test_a_clock_that_went_back_over_a_restart_is_not_believed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first() -> float:
        async with opened(database) as store:
            await add_tables(store, 1)
            await keep_time(store)
            return store.now

    async def second(before: float) -> None:
        async with opened(database) as store:
            assert before - 60 < store.now < before + 600

    before = run_aside(first())
    move_clock(monkeypatch, -HOUR)
    run_aside(second(before))


def test_a_start_weeks_ahead_deletes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does the next start by the right clock."""

    async def first() -> str:
        async with opened(database) as store:
            return (await add_tables(store, 1))[0]

    async def prune(table_id: str, *, new: int) -> None:
        async with opened(database) as store:
            assert not await store.prune(over_days=30, idle_days=14)
            await store.load(table_id)
            await add_tables(store, new)

    table_id = run_aside(first())
    with monkeypatch.context() as ahead:
        move_clock(ahead, 20 * DAY)
        run_aside(prune(table_id, new=1))
    run_aside(prune(table_id, new=0))


def test_tables_grow_old_while_a_server_is_off_for_a_few_days(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first() -> None:
        async with opened(database) as store:
            await add_tables(store, 1)

    async def later() -> None:
        async with opened(database) as store:
            assert len(await store.prune(over_days=3, idle_days=3)) == 1

    run_aside(first())
    move_clock(monkeypatch, 4 * DAY)
    run_aside(later())


def test_a_correction_while_the_time_is_read_does_not_set_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another thread corrects the clock in the middle of a reading, nine seconds after the last."""
    monotonic = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: monotonic)
    clock = TableClock()
    clock.set(1_000.0)
    monotonic += 9.0

    def correct_first() -> float:
        monkeypatch.setattr(time, "monotonic", lambda: monotonic)
        clock.follow(1_009.0)
        return monotonic

    monkeypatch.setattr(time, "monotonic", correct_first)
    assert clock.now() == 1_009.0


def test_drift_is_corrected_slowly() -> None:
    clock = TableClock()
    clock.set(1_000.0)
    clock.follow(1_001.0)
    assert 1_000.0 < clock.now() < 1_000.9
    for _ in range(100):
        clock.follow(1_001.0)
    assert clock.now() > 1_000.9
