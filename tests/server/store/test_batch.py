"""Edits in memory: what one raises is its own answer."""

import asyncio

import pytest

from tablecade.server.store.batch import Batch, PendingEdit, settle
from tablecade.server.table.table import Table
from tests.aside import run_aside
from tests.server.harness.stores import qwixx_table


def test_an_edit_that_ends_an_iteration_is_answered() -> None:
    """`next()` without a default is an easy mistake in the rules of a game."""
    table = qwixx_table()

    def edit(_table: Table, _now: float) -> Table:
        return next(iter(()))

    async def scenario() -> None:
        done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        batch = Batch([PendingEdit(table.id, edit, lambda outcome: settle(done, outcome))])
        batch.apply({table.id: table}, 0.0)
        batch.answer(lambda _table: None)
        with pytest.raises(RuntimeError, match="StopIteration"):
            await asyncio.wait_for(done, 5)

    run_aside(scenario())
