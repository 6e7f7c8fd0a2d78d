"""Acts in memory: what one raises is its own answer."""

import asyncio

import pytest

from tablecade.server.store.writer import Batch, Change, Edit
from tablecade.server.table.table import Table
from tests.aside import run_aside
from tests.server.harness.stores import qwixx_table
from tests.server.table.test_table import NOW


def exhaust(_table: Table, _now: float) -> Table:
    """`next()` without a default is an easy mistake in the rules of a game."""
    return next(iter(()))


def recur(table: Table, now: float) -> Table:
    return recur(table, now)


async def batch_of(table: Table, *edits: Edit) -> Batch:
    loop = asyncio.get_running_loop()
    batch = Batch([Change(table.id, edit, loop.create_future()) for edit in edits])
    batch.apply({table.id: table}, NOW)
    return batch


@pytest.mark.parametrize(
    ("edit", "problem"), [(exhaust, "StopIteration"), (recur, "RecursionError")]
)
def test_a_defect_in_an_edit_is_answered_as_one(edit: Edit, problem: str) -> None:
    (outcome,) = run_aside(batch_of(qwixx_table(), edit)).outcomes
    assert isinstance(outcome, RuntimeError)
    assert problem in str(outcome)
