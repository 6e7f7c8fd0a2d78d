"""Rate limits of tokens and addresses.

Counted in fixed windows of time. Each process counts for itself; where several share the
tables, they share their counts once a second.
"""

import time
from collections import Counter
from secrets import token_hex

from sqlalchemy import Connection, delete, func, insert, select

from tablecade.server.entropy import hashed
from tablecade.server.errors import BadToken, TooMany
from tablecade.server.settings import Rate, Settings
from tablecade.server.store.schema import counts
from tablecade.server.store.store import Store
from tablecade.server.table.viewer import recognise

Key = tuple[str, int]
"""What is counted, and in which window."""

SHARED_FROM = 5
"""Smaller counts are not shared with the other processes."""

MOST_KNOWN = 20_000
"""Tokens that are remembered as valid; a forgotten one is recognised anew."""


def calls_of(token: str) -> str:
    """What a token's calls are counted under, by HTTP and on sockets."""
    return f"calls {hashed(token)[:32]}"


def anonymous_of(address: str) -> str:
    """What an address's calls without a valid token are counted under."""
    return f"anonymous {address}"


class Limits:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = token_hex(8)
        self._own: Counter[Key] = Counter()
        self._others: dict[Key, int] = {}
        self._ends: dict[Key, float] = {}
        self._known: dict[str, None] = {}
        """Keys of tokens that were recognised, the oldest first."""

    def count_call(
        self, settings: Settings, token: str | None, *, address: str, table: str = "", cost: int = 1
    ) -> None:
        """Count a call or a message against its token, or against its address without one.

        A token that was not recognised yet counts against both: it may be made up.
        """
        known = token is not None and self._is_known(token, table)
        if not known:
            self.count(anonymous_of(address), settings.anonymous, cost)
        if token is not None:
            self.count(calls_of(token), settings.calls, cost)

    def know(self, token: str) -> None:
        """A table or a watch party has recognised this token."""
        key = calls_of(token)
        if key in self._known:
            return
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[key] = None

    def _is_known(self, token: str, table: str) -> bool:
        if calls_of(token) in self._known:
            return True
        found = self._store.cache.get(table)
        if found is None:
            return False
        try:
            recognise(found, token)
        except BadToken:
            return False
        self.know(token)
        return True

    def count(self, key: str, rate: Rate, cost: int = 1) -> None:
        """Add a cost. Raises TooMany, and adds nothing, when the limit is reached already."""
        self._own[self.check(key, rate)] += cost

    def check(self, key: str, rate: Rate) -> Key:
        """The current window, without counting. Raises TooMany when the limit is reached."""
        window = self._window(key, rate)
        if self._own[window] + self._others.get(window, 0) >= rate.most:
            raise TooMany(retry_after=max(1, round(self._ends[window] - time.time())))
        return window

    def _window(self, key: str, rate: Rate) -> Key:
        number = int(time.time()) // rate.seconds
        self._ends[key, number] = float((number + 1) * rate.seconds)
        return key, number

    async def share(self) -> None:
        """Drop past windows, and exchange counts with the other processes."""
        self._forget(time.time())
        if self._store.shared:
            mine = {key: count for key, count in self._own.items() if count >= SHARED_FROM}
            self._others = await self._store.execute(lambda c: self._exchange(c, mine))

    def _forget(self, now: float) -> None:
        for key in [key for key, end in self._ends.items() if end < now]:
            del self._ends[key]
            self._own.pop(key, None)

    def _exchange(self, connection: Connection, mine: dict[Key, int]) -> dict[Key, int]:
        connection.execute(delete(counts).where(counts.c.process == self._process))
        rows = [
            {"key": key, "window": window, "process": self._process, "count": count}
            for (key, window), count in mine.items()
        ]
        if rows:
            connection.execute(insert(counts), rows)
        total = select(counts.c.key, counts.c.window, func.sum(counts.c.count))
        others = total.where(counts.c.process != self._process)
        found = connection.execute(others.group_by(counts.c.key, counts.c.window))
        return {(key, window): count for key, window, count in found}
