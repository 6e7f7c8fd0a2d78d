"""Tables in memory: those that somebody watches, and those used a moment ago."""

import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Protocol

from tablecade.server.table.table import Table

KEPT_SECONDS = 30.0
"""How long a table that nobody watches stays after its last use."""


class Follower(Protocol):
    """Watches places: tables, or watch parties."""

    def on_commit(self, table: Table) -> None:
        """Called with every committed value of a watched table, from any process."""

    def on_notice(self, place: str) -> None:
        """Called when `Store.notify` names a watched place, in any process."""


class TableCache:
    """The newest committed value of each table that this process knows."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._unwatched: OrderedDict[str, float] = OrderedDict()
        """When each table that nobody watches was used last, the oldest first."""
        self._followers: dict[str, list[Follower]] = {}
        self._deleted: OrderedDict[str, float] = OrderedDict()
        """When tables were deleted: a value read just before must not come back."""

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def watched(self) -> tuple[str, ...]:
        return tuple(self._followers)

    def followers(self, place: str) -> Sequence[Follower]:
        return tuple(self._followers.get(place, ()))

    def get(self, table_id: str) -> Table | None:
        table = self._tables.get(table_id)
        if table is not None:
            self._use(table_id)
        return table

    def learn(self, table: Table) -> Table:
        """Keep a value if it is newer than the known one; the newest of both."""
        if table.id in self._deleted:
            return table
        known = self._tables.get(table.id)
        if known is not None and known.version >= table.version:
            return known
        self._tables[table.id] = table
        self._use(table.id)
        return table

    def forget(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            self._tables.pop(table_id, None)
            self._unwatched.pop(table_id, None)

    def delete(self, table_ids: Iterable[str]) -> None:
        """Forget tables that are no longer in the database, and keep no older value of them."""
        ids = tuple(table_ids)
        self.forget(ids)
        self._deleted.update(dict.fromkeys(ids, time.monotonic()))

    def watch(self, place: str, follower: Follower) -> None:
        """Every call needs a matching call of `unwatch`."""
        self._followers.setdefault(place, []).append(follower)
        self._unwatched.pop(place, None)

    def unwatch(self, place: str, follower: Follower) -> None:
        self._followers[place].remove(follower)
        if not self._followers[place]:
            del self._followers[place]
            if place in self._tables:
                self._use(place)

    def sweep(self) -> None:
        """Drop the tables that nobody watches and nobody used for a while."""
        before = time.monotonic() - KEPT_SECONDS
        while self._unwatched and next(iter(self._unwatched.values())) < before:
            table_id, _ = self._unwatched.popitem(last=False)
            del self._tables[table_id]
        while self._deleted and next(iter(self._deleted.values())) < before:
            self._deleted.popitem(last=False)

    def _use(self, table_id: str) -> None:
        if table_id not in self._followers:
            self._unwatched[table_id] = time.monotonic()
            self._unwatched.move_to_end(table_id)
