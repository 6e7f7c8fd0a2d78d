"""A connection misses no change of its table, and nobody who comes or goes."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tablecade.core.hand import Seat
from tablecade.server.errors import Unavailable
from tablecade.server.gateway.websocket import WebSocketClosed
from tablecade.server.live import broadcaster as module
from tablecade.server.live.broadcaster import DROPPED, Broadcaster, Connection
from tablecade.server.presence import Presence
from tablecade.server.table import seating
from tablecade.server.table.table import Status, Table
from tests.aside import run_aside
from tests.server.harness.postgres import Postgres
from tests.server.harness.stores import Listening, add_tables, opened, start


class Recorder:
    """Keeps what messages tell; a short frame header precedes their JSON."""

    def __init__(self) -> None:
        self.statuses: list[str] = []
        self.present: list[bool] = []
        """Whether each seat is present, as told last."""

    def send(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame[frame.index(b"{") :])
        if message["kind"] == "snapshot":
            self.statuses.append(message["status"])
        if message["kind"] in ("snapshot", "seats"):
            self.present = [seat["present"] for seat in message["seats"]]

    async def wait_for(self, present: list[bool]) -> None:
        async with asyncio.timeout(30):
            while self.present != present:
                await asyncio.sleep(0.01)


def test_a_change_between_reading_and_subscribing_is_not_missed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process starts the match just after this one has read the table."""
    database, recorder = postgres.new_database(), Recorder()

    async def scenario() -> None:
        async with opened(database) as here, opened(database) as there:
            broadcaster = Broadcaster(here, Presence(here))
            (table_id,) = await add_tables(there, 1)
            noticed, honest = asyncio.Event(), here.load

            def on_commit(table: Table) -> None:
                if table.status is Status.PLAYING:
                    noticed.set()

            async def load_and_be_overtaken(wanted: str) -> Table:
                found = await honest(wanted)
                await there.change(wanted, start)
                await asyncio.wait_for(noticed.wait(), 20)
                return found

            here.cache.watch(table_id, Listening(on_commit))
            monkeypatch.setattr(here, "load", load_and_be_overtaken)
            connection = Connection(None, recorder, token=None)  # type: ignore[arg-type]
            await broadcaster.join(table_id, connection, after=None)

    run_aside(scenario())
    assert recorder.statuses[-1] == "playing"


Reading = Callable[[], Awaitable[frozenset[str]]]


class Readings:
    """Presence as each reading of it gives it; the last one is given again and again."""

    def __init__(self, *readings: Reading) -> None:
        self._readings = [*readings]

    async def present(self, _table_id: str) -> frozenset[str]:
        reading = self._readings[0]
        if len(self._readings) > 1:
            del self._readings[0]
        return await reading()


def just(*present: str) -> Reading:
    async def read() -> frozenset[str]:
        return frozenset(present)

    return read


async def fail() -> frozenset[str]:
    raise Unavailable


async def follow(file: Path, readings: Readings, notices: int, *, present: list[bool]) -> None:
    """Join a table, take in these notices at once, and wait until this is told."""
    recorder = Recorder()
    async with opened(f"sqlite:///{file}") as store:
        broadcaster = Broadcaster(store, readings)  # type: ignore[arg-type]
        (table_id,) = await add_tables(store, 1)
        connection = Connection(None, recorder, token=None)  # type: ignore[arg-type]
        await broadcaster.join(table_id, connection, after=None)
        for _ in range(notices):
            broadcaster.on_notice(table_id)
            await asyncio.sleep(0.05)
        await recorder.wait_for(present)
        await asyncio.sleep(0.2)
        assert recorder.present == present


def test_the_latest_reading_of_presence_is_told_last(sqlite_file: Path) -> None:
    """The one before takes longer."""

    async def slow() -> frozenset[str]:
        await asyncio.sleep(0.2)
        return frozenset({"t0"})

    readings = Readings(just(), slow, just("t0", "t1"))
    run_aside(follow(sqlite_file, readings, 2, present=[True, True]))


def test_presence_that_cannot_be_read_is_read_again(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PRESENCE_RETRY_SECONDS", 0.01)
    readings = Readings(just(), fail, fail, just("t1"))
    run_aside(follow(sqlite_file, readings, 1, present=[False, True]))


def test_somebody_who_comes_while_a_connection_joins_is_told(sqlite_file: Path) -> None:
    async def scenario() -> None:
        recorder = Recorder()
        async with opened(f"sqlite:///{sqlite_file}") as store:
            (table_id,) = await add_tables(store, 1)

            async def be_overtaken() -> frozenset[str]:
                broadcaster.on_notice(table_id)
                return frozenset()

            readings = Readings(be_overtaken, just("t0"))
            broadcaster = Broadcaster(store, readings)  # type: ignore[arg-type]
            connection = Connection(None, recorder, token=None)  # type: ignore[arg-type]
            await broadcaster.join(table_id, connection, after=None)
            await recorder.wait_for([True, False])

    run_aside(scenario())


OLD, NEW = "t0", "t2"
"""Hashes of tokens; the first is that of `add_tables`."""


class Dropped(Recorder):
    """A socket that keeps with which code it was closed."""

    code: int | None = None

    def close(self, code: int, _reason: str) -> None:
        self.code = code


@pytest.mark.parametrize("silent", [False, True])
def test_a_token_that_dies_while_its_socket_joins_hears_nothing(
    sqlite_file: Path, *, silent: bool
) -> None:
    """Somebody else sits down on the seat before the connection is at the table."""
    socket = Dropped()

    async def scenario() -> None:
        async with opened(f"sqlite:///{sqlite_file}") as store:
            broadcaster = Broadcaster(store, Presence(store))
            (table_id,) = await add_tables(store, 1)
            connection = Connection(Seat(0), socket, token=OLD)  # type: ignore[arg-type]
            newcomer = seating.Newcomer("Else", token=NEW, nonce="ab" * 16)
            await store.change(
                table_id, lambda table, _: seating.join(seating.free(table, Seat(0)), newcomer)
            )
            join = broadcaster.attend if silent else partial(broadcaster.join, after=None)
            with pytest.raises(WebSocketClosed):
                await join(table_id, connection)

    run_aside(scenario())
    assert (socket.code, socket.statuses) == (DROPPED, [])
