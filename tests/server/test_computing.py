"""Work without a token: in a process of its own, with a budget for each address."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from tablecade.core.errors import BadNotation, TablecadeError
from tablecade.core.match import read_match
from tablecade.server import computing
from tablecade.server.computing import Computing
from tablecade.server.errors import TooMany, Unavailable
from tablecade.server.limits import Limits
from tablecade.server.settings import Rate, Settings
from tablecade.server.store.sqlite import SqliteStore
from tests.aside import run_aside
from tests.server.harness.computed import busy, die, refuse
from tests.server.harness.served import ONE_WINDOW

ENOUGH = Rate(60_000, seconds=60)


@asynccontextmanager
async def opened(rate: Rate = ENOUGH) -> AsyncIterator[Computing]:
    """The store is not opened: one process shares its counts with nobody."""
    store = SqliteStore(Path("unused.db"))
    work = Computing(Limits(store, Settings("")), rate, seconds=240.0)
    try:
        yield work
    finally:
        await work.stop()


def test_workers_load_no_framework_for_what_they_compute() -> None:
    loaded = subprocess.check_output(
        [sys.executable, "-c", "import sys, tablecade.server.api.computed; print(*sys.modules)"],
        text=True,
    )
    assert not {"litestar", "sqlalchemy"} & set(loaded.split())


def test_it_is_computed_in_another_process() -> None:
    async def scenario() -> int:
        async with opened() as work:
            return await work.run("1.2.3.4", os.getpid)

    assert run_aside(scenario()) != os.getpid()


def test_a_refusal_arrives_as_it_was_raised() -> None:
    async def scenario() -> None:
        async with opened() as work:
            await work.run("1.2.3.4", partial(read_match, b"no match\n"))

    with pytest.raises(TablecadeError) as here:
        read_match(b"no match\n")
    with pytest.raises(type(here.value)) as there:
        run_aside(scenario())
    assert str(there.value) == str(here.value)


def test_a_call_that_fails_or_dies_costs_one_answer() -> None:
    async def scenario() -> int:
        async with opened() as work:
            for call in (die, partial(int, "no number")):
                with pytest.raises(Unavailable):
                    await work.run("1.2.3.4", call)
            return await work.run("1.2.3.4", partial(int, "7"))

    assert run_aside(scenario()) == 7


def test_an_address_pays_also_for_an_answer_it_does_not_wait_for() -> None:
    async def scenario() -> None:
        async with opened(Rate(100, seconds=ONE_WINDOW)) as work:
            call = asyncio.ensure_future(work.run("1.2.3.4", partial(busy, 0.3)))
            await asyncio.sleep(0)
            call.cancel()
            await work.run("5.6.7.8", partial(int, "7"))  # served after it
            with pytest.raises(TooMany):
                await work.run("1.2.3.4", partial(int, "7"))

    run_aside(scenario())


def test_an_address_waits_for_few_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computing, "MOST_WAITING", 2)

    async def scenario() -> int:
        async with opened() as work:
            calls = [work.run("1.2.3.4", partial(busy, 0.01)) for _ in range(3)]
            found = await asyncio.gather(*calls, return_exceptions=True)
            assert [isinstance(one, TooMany) for one in found] == [False, False, True]
            return await work.run("1.2.3.4", partial(int, "7"))

    assert run_aside(scenario()) == 7


def test_bad_notation_is_among_the_errors_that_travel() -> None:
    async def scenario() -> None:
        async with opened() as work:
            await work.run("1.2.3.4", partial(refuse, "up9"))

    with pytest.raises(BadNotation, match="up9"):
        run_aside(scenario())
