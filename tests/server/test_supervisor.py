"""Background tasks that fail are logged, counted, restarted, and reported while they are down."""

import asyncio

import pytest

from tablecade.server import supervisor
from tablecade.server.errors import Unavailable
from tablecade.server.supervisor import Supervisor
from tests.aside import run_aside


def test_a_task_that_fails_is_restarted_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_DELAY", 0.01)
    monkeypatch.setattr(supervisor, "HEALTHY_SECONDS", 0.1)
    failures: list[str] = []
    down: list[tuple[str, ...]] = []

    async def scenario() -> None:
        watching = Supervisor(failures.append)
        recovered = asyncio.Event()

        async def fragile() -> None:
            if len(failures) < 3:
                raise KeyError("gone")
            recovered.set()
            await asyncio.Event().wait()

        watching.run("fragile", fragile)
        await asyncio.wait_for(recovered.wait(), 20)
        down.append(watching.down)
        while watching.down:
            await asyncio.sleep(0.01)
        await watching.stop()

    run_aside(scenario())
    assert failures == ["fragile"] * 3
    assert down == [("fragile",)]


def test_a_task_that_ends_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_DELAY", 0.01)
    starts: list[int] = []

    async def scenario() -> None:
        watching = Supervisor(lambda _name: None)

        async def ends() -> None:
            starts.append(1)

        watching.run("ends", ends)
        while len(starts) < 3:
            await asyncio.sleep(0.01)
        await watching.stop()

    run_aside(asyncio.wait_for(scenario(), 20))
    assert len(starts) >= 3


def test_an_outage_of_the_database_is_two_lines_of_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor, "FIRST_DELAY", 0.01)
    monkeypatch.setattr(supervisor, "AWAY_SECONDS", 0.05)
    failures: list[str] = []

    async def scenario() -> None:
        watching = Supervisor(failures.append)

        async def reads() -> None:
            if len(failures) < 4:
                raise Unavailable
            await asyncio.Event().wait()

        watching.run("reads", reads)
        while len(failures) < 4 or watching.down:
            await asyncio.sleep(0.01)
        await watching.stop()

    run_aside(asyncio.wait_for(scenario(), 20))
    assert [record.getMessage() for record in caplog.records] == [
        "the database fails",
        "the database works again",
    ]
