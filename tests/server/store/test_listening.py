"""What another process changed arrives, also after failures of the database in between."""

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg
import pytest

from tablecade.server.errors import Unavailable
from tablecade.server.services import Services
from tablecade.server.settings import Settings
from tablecade.server.store import listener
from tablecade.server.store.listener import Listener
from tablecade.server.store.postgres import PostgresStore
from tablecade.server.supervisor import Supervisor
from tablecade.server.table.table import Table, with_setting
from tests.aside import run_aside
from tests.server.harness.postgres import Postgres
from tests.server.harness.refusals import refused
from tests.server.harness.stores import Listening, add_tables, opened


def turn_the_coach(table: Table, _now: float) -> Table:
    return with_setting(table, coach=not table.setting.coach)


async def wait_until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not fits():
            await asyncio.sleep(0.01)


def test_a_change_whose_reading_fails_is_read_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, readings = PostgresStore._load, 0

    async def fail_first(store: PostgresStore, connection: Any, ids: Sequence[str]) -> Any:
        nonlocal readings
        readings += 1
        if readings == 1:
            raise Unavailable
        return await honest(store, connection, ids)

    async def scenario(database: str) -> None:
        async with opened(database) as here, opened(database) as there:
            (table_id,) = await add_tables(there, 1)
            seen: dict[str, Any] = {}
            follower = Listening(lambda table: seen.update({table.id: table.version}))
            here.cache.watch(table_id, follower)
            await here.load(table_id)
            await there.load(table_id)
            monkeypatch.setattr(PostgresStore, "_load", fail_first)
            version = (await there.change(table_id, turn_the_coach)).version
            await wait_until(lambda: seen[table_id] == version)

    run_aside(scenario(postgres.new_database()))
    assert readings == 2


@pytest.mark.parametrize("problem", [asyncpg.InterfaceError, asyncpg.InternalClientError])
def test_a_connection_that_ends_while_it_is_opened_is_opened_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, problem: type[Exception]
) -> None:
    honest, openings = asyncpg.Connection.add_listener, 0

    async def fail_first(connection: Any, channel: str, callback: Any) -> None:
        nonlocal openings
        openings += 1
        if openings == 1:
            raise problem("connection is closed")
        await honest(connection, channel, callback)

    async def scenario(database: str) -> None:
        async with opened(database) as here, opened(database) as there:
            assert isinstance(here, PostgresStore)
            follower = Listening()
            noticed = follower.noticed
            here.cache.watch("somewhere", follower)
            monkeypatch.setattr(asyncpg.Connection, "add_listener", fail_first)
            here._listener._connection.terminate()
            await wait_until(lambda: noticed == ["somewhere"])  # it may have been announced before
            await there.notify("somewhere")
            await wait_until(lambda: len(noticed) == 2)
            await here.ping()

    run_aside(scenario(postgres.new_database()))
    assert openings == 2


def test_a_process_that_hears_of_no_changes_is_not_ready(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_listener: Listener) -> None:
        raise OSError("no way to the database")

    async def scenario(database: str) -> None:
        async with opened(database) as store:
            assert isinstance(store, PostgresStore)
            await store.ping()
            monkeypatch.setattr(Listener, "open", fail)
            store._listener._connection.terminate()
            await wait_until(lambda: not store._listener.listens)
            with refused("not-ready"):
                await store.ping()

    run_aside(scenario(postgres.new_database()))


class Wire:
    """Passes bytes between a client and the database, until it is cut without a word."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cut = asyncio.Event()
        self._pumps: list[asyncio.Task[None]] = []

    async def open(self) -> int:
        """Returns the port to connect to."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1")
        return int(self._server.sockets[0].getsockname()[1])

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", self._port)
        for source, sink in ((near, forth), (far, back)):
            self._pumps.append(asyncio.ensure_future(_pump(source, sink, self._cut)))

    def cut(self) -> None:
        """Connections of before pass nothing any more; later ones do."""
        self._cut.set()
        self._cut = asyncio.Event()

    async def close(self) -> None:
        self._server.close()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)
        await asyncio.sleep(0)


async def _pump(
    source: asyncio.StreamReader, sink: asyncio.StreamWriter, cut: asyncio.Event
) -> None:
    try:
        while chunk := await source.read(65536):
            if cut.is_set():
                await asyncio.Event().wait()
            sink.write(chunk)
    finally:
        sink.transport.abort()


def test_a_connection_that_was_cut_without_a_word_is_replaced(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CHECK_SECONDS", "ANSWER_SECONDS"):
        monkeypatch.setattr(listener, name, 0.5)

    async def scenario(database: str) -> None:
        wire = Wire(postgres.port)
        address = database.replace(f":{postgres.port}/", f":{await wire.open()}/")
        noticed: list[str] = []
        regained = asyncio.Event()
        listening = Listener(address, noticed=noticed.append, regained=regained.set)
        await listening.open()
        supervisor = Supervisor(lambda _task: None)
        supervisor.run("notices", listening.run)
        async with opened(database) as store:
            wire.cut()
            await asyncio.wait_for(regained.wait(), 30)
            await store.notify("somewhere")
            await wait_until(lambda: noticed == ["somewhere"])
        await supervisor.stop()
        await listening.close()
        await wire.close()

    run_aside(scenario(postgres.new_database()))


def test_a_failure_to_listen_is_counted_and_reported(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Listener.open

    async def fail(_listener: Listener) -> None:
        raise OSError("no way to the database")

    async def scenario(database: str) -> str:
        services = Services(Settings(database))
        async with services.running():
            assert isinstance(services.store, PostgresStore)
            monkeypatch.setattr(Listener, "open", fail)
            services.store._listener._connection.terminate()
            await wait_until(lambda: services.supervisor.down == ("notices",))
            monkeypatch.setattr(Listener, "open", honest)
            await wait_until(lambda: not services.supervisor.down)
        return services.metrics.text().decode()

    said = run_aside(scenario(postgres.new_database()))
    assert re.search(r'task_failures_total\{task="notices"\} [1-9]', said)
