"""A bounded queue that shares the time of the workers between those who ask."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

HALF_LIFE = 60.0
"""Seconds after which used time counts half."""
LEAST = 0.01
"""Seconds; less is forgotten."""


class QueueFull(Exception):
    """As many items wait as are allowed."""


class FairQueue(Generic[T]):
    """Next is the owner who used the least time lately; the tables of one owner take turns.

    An owner is an address that opens tables. One with many tables gets no more than another.
    """

    def __init__(self, *, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._owners: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._count = 0
        self._used: dict[str, float] = {}
        self._halved = clock()

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, table_id: str, item: T) -> None:
        """Raises QueueFull."""
        if self._count >= self._most:
            raise QueueFull
        self._owners.setdefault(owner, OrderedDict()).setdefault(table_id, deque()).append(item)
        self._count += 1

    def take(self) -> T:
        """The next item. Raises IndexError if nothing waits."""
        if not self._owners:
            raise IndexError
        owner = min(self._owners, key=lambda owner: self._used.get(owner, 0.0))
        tables = self._owners[owner]
        table_id, items = next(iter(tables.items()))
        item = items.popleft()
        self._count -= 1
        if items:
            tables.move_to_end(table_id)
        else:
            del tables[table_id]
        if tables:
            self._owners.move_to_end(owner)
        else:
            del self._owners[owner]
        return item

    def charge(self, owner: str, seconds: float) -> None:
        """Count the time that a worker took for this owner."""
        if self._clock() - self._halved >= HALF_LIFE:
            self._halved = self._clock()
            self._used = {name: used / 2 for name, used in self._used.items() if used > LEAST}
        self._used[owner] = self._used.get(owner, 0.0) + seconds
