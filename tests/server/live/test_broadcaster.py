"""A connection that joins while a table changes misses nothing."""

import asyncio

import msgspec
import pytest

from tablecade.server.live.broadcaster import Broadcaster
from tablecade.server.live.connection import Connection
from tablecade.server.presence import Presence
from tablecade.server.table.table import Status, Table
from tests.aside import run_aside
from tests.server.harness.postgres import Postgres
from tests.server.harness.stores import add_tables, opened, start


class Recorder:
    """Keeps the status that each snapshot tells; a short frame header precedes the JSON."""

    def __init__(self) -> None:
        self.statuses: list[str] = []

    def send(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame[frame.index(b"{") :])
        if message["kind"] == "snapshot":
            self.statuses.append(message["status"])


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

            def on_change(table: Table) -> None:
                broadcaster.on_commit(table)
                if table.status is Status.PLAYING:
                    noticed.set()

            async def load_and_be_overtaken(wanted: str) -> Table:
                found = await honest(wanted)
                await there.change(wanted, start)
                await asyncio.wait_for(noticed.wait(), 20)
                return found

            here.on_change = on_change
            monkeypatch.setattr(here, "load", load_and_be_overtaken)
            connection = Connection(None, recorder, token=None)  # type: ignore[arg-type]
            await broadcaster.join(table_id, connection, after=None)

    run_aside(scenario())
    assert recorder.statuses[-1] == "playing"
