"""Stores without a server around them, and tables to keep in them."""

import contextlib
from collections.abc import AsyncIterator, Callable

from msgspec.structs import replace

from tablecade.server.entropy import Entropy
from tablecade.server.services import open_store
from tablecade.server.settings import Settings
from tablecade.server.store.store import Store
from tablecade.server.supervisor import Supervisor
from tablecade.server.table import lobby, seating
from tablecade.server.table.table import Table
from tests.server.table.wishes import wish

ENTROPY = Entropy()


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = open_store(Settings(database))
    await store.open()
    supervisor = Supervisor(lambda _task: None)
    for name, work in store.tasks().items():
        supervisor.run(name, work)
    try:
        yield store
    finally:
        await supervisor.stop()
        await store.close()


def qwixx_table() -> Table:
    """A table of two people, about to start."""
    table = lobby.new_table(wish("qwixx", (None, None)), ENTROPY, host="h")
    for seat in range(2):
        newcomer = seating.Newcomer(f"Person {seat}", token=f"t{seat}", nonce="ab" * 16)
        table = seating.join(table, newcomer)
    return table


class Listening:
    """Watches tables, and keeps or passes on what it is told."""

    def __init__(self, on_commit: Callable[[Table], None] = lambda _table: None) -> None:
        self.on_commit = on_commit
        self.noticed: list[str] = []

    def on_notice(self, place: str) -> None:
        self.noticed.append(place)


async def add_tables(store: Store, count: int) -> list[str]:
    return [(await store.add(qwixx_table())).id for _ in range(count)]


def start(table: Table, now: float) -> Table:
    return lobby.start(table, ENTROPY, now=now)


def touch(table: Table, _now: float) -> Table:
    """A change of nothing but the version."""
    return replace(table, events=None)
