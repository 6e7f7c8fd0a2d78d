"""The pool of workers: fair, bounded, and whole again after any failure."""

import asyncio
import os
import signal
from typing import Any

import pytest

from tablecade.core.packages import GAMES
from tablecade.server.bots import pool
from tablecade.server.bots.pool import BotFailed, BotPool, BotRequest, BotsBusy, WorkerProcess
from tests.aside import run_aside
from tests.server.harness import bad_worker
from tests.server.harness.stores import qwixx_table, start


def request(bot: str) -> BotRequest:
    table = start(qwixx_table(), 1.0)
    hands = table.unsealed
    return BotRequest(table.id, table.game, table.state, bot, hands, "seed")


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", bad_worker.__name__)


@pytest.mark.usefixtures("bad_bots")
def test_more_than_the_queue_holds_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_WAITING", 1)

    async def scenario() -> None:
        bots = BotPool(seconds=60, workers=1)
        asked = [asyncio.ensure_future(bots.choose(request("sleeper"))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(BotsBusy):
            await bots.choose(request("random"))
        await bots.stop()
        assert all(isinstance(e, BaseException) for e in await gather(asked))

    run_aside(scenario())


async def gather(tasks: list[Any]) -> list[Any]:
    return await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.usefixtures("bad_bots")
def test_an_address_with_many_tables_does_not_hold_up_another_s_bots() -> None:
    async def scenario() -> list[str]:
        bots, served = BotPool(seconds=60, workers=1), list[str]()

        async def ask(table_id: str, owner: str) -> None:
            await bots.ask(table_id, request("greedy").question(), owner=owner)
            served.append(owner)

        club = [asyncio.ensure_future(ask(f"t{number}", "club")) for number in range(6)]
        home = asyncio.ensure_future(ask("t", "home"))
        await gather([*club, home])
        await bots.stop()
        return served

    assert run_aside(scenario())[:2] == ["club", "home"]


@pytest.mark.usefixtures("bad_bots")
def test_a_hanging_bot_holds_up_one_worker_alone() -> None:
    async def scenario() -> None:
        bots = BotPool(seconds=60, workers=2)
        hanging = asyncio.ensure_future(bots.choose(request("sleeper")))
        for _ in range(3):
            assert await bots.choose(request("greedy"))
        assert not hanging.done()
        await bots.stop()
        await gather([hanging])

    run_aside(scenario())


@pytest.mark.usefixtures("bad_bots")
def test_a_worker_that_is_killed_costs_one_answer() -> None:
    async def scenario() -> None:
        bots = BotPool(seconds=60, workers=1)
        asked = request("sleeper")
        hanging = asyncio.ensure_future(bots.ask(asked.table_id, asked.question()))
        os.kill(await pid_of(bots), signal.SIGKILL)
        with pytest.raises(BotFailed):
            await hanging
        assert await bots.choose(request("greedy"))
        await bots.stop()

    run_aside(scenario())


async def pid_of(bots: BotPool) -> int:
    """Of its only worker, once that runs."""
    (worker,) = bots.workers
    async with asyncio.timeout(60):
        while worker._process is None:
            await asyncio.sleep(0.01)
    return worker._process.pid


def test_a_worker_killed_between_two_questions_costs_nothing() -> None:
    async def scenario() -> None:
        bots = BotPool(seconds=60, workers=1)
        first = await bots.choose(request("greedy"))
        (worker,) = bots.workers
        process = worker._process
        assert process is not None
        process.kill()
        await process.wait()
        assert (await bots.choose(request("greedy"))).keys() == first.keys()
        await bots.stop()

    run_aside(scenario())


@pytest.mark.usefixtures("bad_bots")
def test_a_bot_may_print() -> None:
    async def scenario() -> None:
        bots = BotPool(seconds=60, workers=1)
        asked = request("talker")
        for _ in range(2):
            answer = await bots.ask(asked.table_id, asked.question())
            assert (answer.choices or {}).keys() == set(asked.hands)
        await bots.stop()

    run_aside(scenario())


def test_a_bot_sees_the_state_and_nothing_else() -> None:
    """No sealed choice, no token, no seed of the dice."""
    asked = request("greedy").question()
    state = bytes(asked.state)
    for secret in (b"waiting", b"token", b"root", b"t0"):
        assert secret not in state
    assert asked.game in GAMES


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_a_worker_outlives_what_the_terminal_says(number: signal.Signals) -> None:
    """The server answers what it accepted, and ends its workers itself."""

    async def scenario() -> None:
        worker = WorkerProcess()
        await worker.ask(request("random").question(), seconds=60)
        before = worker._process
        assert before is not None
        os.kill(before.pid, number)
        await worker.ask(request("random").question(), seconds=60)
        assert worker._process is before
        await worker.stop()

    run_aside(scenario())
