"""The one small interface both engines stand behind."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, select

from tablecade.server.errors import NoSuchTable
from tablecade.server.store import queries
from tablecade.server.store.queries import Clock
from tablecade.server.table.table import Table

T = TypeVar("T")

DAY = 86400.0

Edit = Callable[[Table, float], Table]
"""What to do with a table at a time; raises Refused, and then nothing is written."""

Heard = Callable[[Table], None]
"""Called with every committed value of a table this process learns of."""


Met = Callable[[str], None]
"""Called with a table where somebody came or went, or with a show that moved on."""


class Store(ABC):
    """Keeps tables. What `change` answers is committed."""

    def __init__(self) -> None:
        self.heard: Heard = lambda _table: None
        self.meetings: list[Met] = []
        self.skew = 0.0
        """How far the database's clock was ahead of this process's, when it was heard last."""

    def met(self, place: str) -> None:
        for listener in self.meetings:
            listener(place)

    @abstractmethod
    async def open(self) -> None:
        """Connect; raises if the schema is not the one this version knows."""

    @abstractmethod
    async def close(self) -> None:
        """Commit what was accepted, then let go of the database."""

    @abstractmethod
    async def add(self, table: Table) -> Table:
        """Keep a new table. Raises CodeTaken."""

    @abstractmethod
    async def change(self, table_id: str, edit: Edit) -> Table:
        """Apply an edit to the table as it stands, one after the other, and commit it."""

    def begin(self, table_id: str, edit: Edit) -> "asyncio.Future[Table]":
        """The same for who does not wait here. A refusal is raised, or comes with the future."""
        return asyncio.ensure_future(self.change(table_id, edit))

    @abstractmethod
    async def read(self, table_id: str) -> Table:
        """The table as last committed. Raises NoSuchTable."""

    @abstractmethod
    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Read something, in one statement."""

    @abstractmethod
    async def tell(self, statement: Callable[[Connection], T]) -> T:
        """Write something that is no table's, and commit it."""

    @abstractmethod
    async def announce(self, table_id: str) -> None:
        """Tell all processes that somebody came to a table or went, or that a show moved on."""

    @property
    @abstractmethod
    def clock(self) -> Clock:
        """Now, as the database has it: for use in a statement."""

    async def now(self) -> float:
        clock = self.clock
        if isinstance(clock, float):
            return clock
        return await self.ask(lambda connection: connection.execute(select(clock)).scalar_one())

    def about_now(self) -> float:
        """About now by the database's clock, unasked: for what is told, not what is done."""
        return time.time() + self.skew

    @abstractmethod
    def watch(self, table_id: str) -> None:
        """From now on this process wants to hear of every change of a table."""

    @abstractmethod
    def unwatch(self, table_id: str) -> None: ...

    @abstractmethod
    def forget(self, table_ids: Sequence[str]) -> None:
        """These tables are gone."""

    @property
    @abstractmethod
    def shared(self) -> bool:
        """Whether other processes work on the same tables."""

    async def find(self, code: str) -> str:
        """The table of a join code. Raises NoSuchTable."""
        found = await self.ask(partial(queries.find, code=code))
        if found is None:
            raise NoSuchTable(table=code)
        return found

    async def due(self) -> Sequence[str]:
        return await self.ask(partial(queries.due, now=self.clock))

    async def prune(self, *, over_days: float, idle_days: float) -> Sequence[str]:
        now = self.clock
        gone = await self.tell(
            partial(
                queries.prune, over_before=now - over_days * DAY, idle_before=now - idle_days * DAY
            )
        )
        self.forget(gone)
        return gone


def edited(table: Table, edit: Edit, now: float) -> Table:
    """The table after an edit, counted on; the same value where nothing changed."""
    after = edit(table, now)
    if after is table:
        return table
    return replace(after, version=table.version + 1, touched=now)
