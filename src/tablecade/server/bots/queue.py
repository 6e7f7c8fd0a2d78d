"""A bounded queue that serves tables in turn."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class QueueFull(Exception):
    """As many items wait as are allowed."""


class FairQueue(Generic[T]):
    """First in, first out at each table; a table with many items waits no less than others."""

    def __init__(self, *, most: int) -> None:
        self._most = most
        self._tables: OrderedDict[str, deque[T]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, table_id: str, item: T) -> None:
        """Raises QueueFull."""
        if self._count >= self._most:
            raise QueueFull
        self._tables.setdefault(table_id, deque()).append(item)
        self._count += 1

    def take(self) -> T:
        """The next item of the next table. Raises IndexError if nothing waits."""
        if not self._tables:
            raise IndexError
        table_id, items = next(iter(self._tables.items()))
        item = items.popleft()
        self._count -= 1
        if items:
            self._tables.move_to_end(table_id)
        else:
            del self._tables[table_id]
        return item
