"""What is due goes by a clock that does not jump."""

import time
from pathlib import Path

import pytest

from tablecade.server.store import postgres
from tablecade.server.store.sqlite import SqliteStore
from tablecade.server.store.store import DAY
from tests.aside import run_aside
from tests.server.harness.stores import add_tables, opened, touch

HOUR = 3600.0


def move_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Of this machine and of the database."""
    honest, source = time.time, postgres.CLOCK
    monkeypatch.setattr(time, "time", lambda: honest() + seconds)
    for name in ("CLOCK", "WRITE", "DUE"):
        moved = getattr(postgres, name).replace(source, f"({source} + {seconds})")
        monkeypatch.setattr(postgres, name, moved)


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
            await store.due()
            assert before <= touched < before + 600
            assert before - 60 < store.now < before + 600

    run_aside(scenario())


def test_a_clock_that_went_back_over_a_restart_is_not_believed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first() -> float:
        async with opened(database) as store:
            await add_tables(store, 1)
            return store.now

    async def second(before: float) -> None:
        async with opened(database) as store:
            assert before - 60 < store.now < before + 600

    before = run_aside(first())
    move_clock(monkeypatch, -HOUR)
    run_aside(second(before))


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


def test_drift_is_corrected_slowly(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "unused.db")
    start = store.now
    store.follow_clock(start + 1)
    assert start < store.now < start + 0.9
    for _ in range(100):
        store.follow_clock(start + 1)
    assert store.now > start + 0.9
