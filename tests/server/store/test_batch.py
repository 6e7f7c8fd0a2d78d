"""Edits in memory: what one raises is its own answer."""

import asyncio

import pytest

from tablecade.server.store.batch import Batch, Edit, PendingEdit, settle
from tablecade.server.table.table import Table
from tests.aside import run_aside
from tests.server.harness.stores import qwixx_table


def exhaust(_table: Table, _now: float) -> Table:
    """`next()` without a default is an easy mistake in the rules of a game."""
    return next(iter(()))


def recur(table: Table, now: float) -> Table:
    return recur(table, now)


@pytest.mark.parametrize(
    ("edit", "problem"), [(exhaust, "StopIteration"), (recur, "RecursionError")]
)
def test_a_defect_in_an_edit_is_answered_as_one(edit: Edit, problem: str) -> None:
    table = qwixx_table()

    async def scenario() -> None:
        done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        batch = Batch([PendingEdit(table.id, edit, lambda outcome: settle(done, outcome))])
        batch.apply({table.id: table}, 0.0)
        batch.answer(lambda _table: None)
        with pytest.raises(RuntimeError, match=problem):
            await asyncio.wait_for(done, 5)

    run_aside(scenario())
