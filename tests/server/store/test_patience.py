"""Edits that can wait for others to share their transaction."""

import asyncio

import pytest

from tablecade.server.errors import NoSuchTable
from tablecade.server.store import writer
from tablecade.server.store.batch import Batch
from tablecade.server.store.writer import Writer
from tablecade.server.table.table import Table
from tests.aside import run_aside
from tests.server.harness.stores import touch


class Recorder:
    """Commits nothing, and remembers which edits came together."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []

    async def transact(self, batch: Batch) -> None:
        self.batches.append([pending.table_id for pending in batch.edits])
        batch.apply({table_id: NoSuchTable(table=table_id) for table_id in batch.ids}, 0.0)


async def settled(*futures: "asyncio.Future[Table]") -> None:
    await asyncio.wait_for(asyncio.gather(*futures, return_exceptions=True), 30)


def test_patient_edits_wait_for_company_only_under_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 1_000_000)

    async def scenario() -> list[list[str]]:
        recorder = Recorder()
        writes = Writer(recorder, on_change=lambda _table: None, pace=0.001)
        await settled(writes.submit("idle", touch, patient=True))
        waiting = writes.submit("first of two", touch, patient=True)
        await asyncio.sleep(0.05)
        await settled(waiting, writes.submit("urgent", touch))
        await settled(*(writes.submit("same", touch, patient=True) for _ in range(2)))
        await writes.stop()
        return recorder.batches

    found = run_aside(scenario())
    assert found == [["idle"], ["first of two", "urgent"], ["same", "same"]]


def test_what_waits_is_committed_when_the_server_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 1_000_000)

    async def scenario() -> list[list[str]]:
        recorder = Recorder()
        writes = Writer(recorder, on_change=lambda _table: None, pace=0.001)
        await settled(writes.submit("one", touch))
        patient = writes.submit("two", touch, patient=True)
        await writes.stop()
        await settled(patient)
        return recorder.batches

    assert run_aside(scenario()) == [["one"], ["two"]]
