"""Choices that reveal nothing can wait for others to share their transaction."""

import asyncio

import pytest
from msgspec.structs import replace

from tablecade.server.store import writer
from tablecade.server.store.writer import Batch, Writer
from tablecade.server.table.table import Table
from tests.aside import run_aside
from tests.server.harness.stores import touch
from tests.server.table.test_table import started


class Recorder(Writer):
    """Commits nothing, and remembers which acts came together."""

    pace = 0.001

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[list[str]] = []
        self.start_writing()

    def begin(self, batch: Batch) -> None:
        self.batches.append([act.table_id for act in batch.acts])
        batch.apply({i: table for i in batch.ids if (table := self.cache.get(i))}, 0.0)
        self.finish(batch, None)

    def sit(self, name: str) -> None:
        """Two people at a table of this name; both owe a choice."""
        self.cache.learn(replace(started(None, None), id=name))

    def do(self, table_id: str, *, seals: bool = False) -> "asyncio.Future[Table]":
        done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self.take(writer.Change(table_id, touch, done), seals=seals)
        return done


async def settled(*futures: "asyncio.Future[Table]") -> None:
    await asyncio.wait_for(asyncio.gather(*futures), 30)


def test_patient_acts_wait_for_company_only_under_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 1_000_000)

    async def scenario() -> list[list[str]]:
        recorder = Recorder()
        for name in ("idle", "first of two", "urgent", "all"):
            recorder.sit(name)
        await settled(recorder.do("idle", seals=True))
        waiting = recorder.do("first of two", seals=True)
        await asyncio.sleep(0.05)
        await settled(waiting, recorder.do("urgent"))
        first = recorder.do("all", seals=True)
        await asyncio.sleep(0.05)
        await settled(first, recorder.do("all", seals=True))
        await recorder.stop_writing()
        return recorder.batches

    found = run_aside(scenario())
    assert found == [["idle"], ["first of two", "urgent"], ["all", "all"]]


def test_what_waits_is_committed_when_the_server_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 1_000_000)

    async def scenario() -> list[list[str]]:
        recorder = Recorder()
        recorder.sit("one")
        recorder.sit("two")
        await settled(recorder.do("one"))
        patient = recorder.do("two", seals=True)
        await recorder.stop_writing()
        await settled(patient)
        return recorder.batches

    assert run_aside(scenario()) == [["one"], ["two"]]
