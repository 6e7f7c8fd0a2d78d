"""Rate limits of tokens and addresses.

Counted in fixed windows of time. Each process counts for itself; where several share the
tables, they share their counts once a second.
"""

import time
from secrets import token_hex

from sqlalchemy import Connection, delete, func, insert, select

from tablecade.server.entropy import hashed
from tablecade.server.errors import BadToken, TooMany
from tablecade.server.settings import Rate, Settings
from tablecade.server.store.schema import counts
from tablecade.server.store.store import Store
from tablecade.server.table.viewer import Caller

SHARED_FROM = 5
"""Smaller counts are not shared with the other processes."""

MOST_KNOWN = 20_000
"""Tokens that are remembered as valid; a forgotten one is recognised anew."""


class Tally:
    """What a token or an address has done in the current window."""

    __slots__ = ("holders", "others", "own", "rate", "window")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.window = 0
        """The number of the window that is counted."""
        self.own = 0
        self.others = 0
        """What other processes counted."""
        self.holders = 0
        """Sockets that count here."""

    def count(self, cost: int = 1) -> None:
        """Add a cost; 0 only asks. Raises TooMany when the limit is reached already."""
        now, seconds = time.time(), self.rate.seconds
        window = int(now) // seconds
        if window != self.window:
            self.window, self.own, self.others = window, 0, 0
        if self.own + self.others >= self.rate.most:
            raise TooMany(retry_after=max(1, round((window + 1) * seconds - now)))
        self.own += cost

    def give_back(self) -> None:
        self.own = max(0, self.own - 1)


class Limits:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._process = token_hex(8)
        self._tallies: dict[str, Tally] = {}
        self._others: dict[tuple[str, int], int] = {}
        """By key and window, what other processes counted."""
        self._known: dict[str, None] = {}
        """Keys of tokens that were recognised, the oldest first."""

    def tally(self, key: str, rate: Rate) -> Tally:
        """One for each key, shared by all that count under it."""
        tally = self._tallies.get(key)
        if tally is None:
            tally = self._tallies[key] = Tally(rate)
            tally.window = int(time.time()) // rate.seconds
            tally.others = self._others.get((key, tally.window), 0)
        return tally

    def tally_of(self, token: str | None, address: str) -> Tally:
        """For the calls and messages of a recognised token; without one, of an address."""
        if token is None:
            return self.tally(f"anonymous {address}", self._settings.anonymous)
        return self.tally(_calls_of(token), self._settings.calls)

    def count_call(
        self, token: str | None, *, address: str, table: str = "", cost: int = 1
    ) -> None:
        """Count a call or a message against its token, or against its address without one.

        A token that was not recognised yet counts against both: it may be made up.
        """
        if token is None or not self._is_known(token, table):
            self.tally_of(None, address).count(cost)
        if token is not None:
            self.tally_of(token, address).count(cost)

    def know(self, token: str) -> None:
        """A table or a watch party has recognised this token."""
        key = _calls_of(token)
        if key in self._known:
            return
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[key] = None

    def _is_known(self, token: str, table: str) -> bool:
        if _calls_of(token) in self._known:
            return True
        found = self._store.cache.get(table)
        if found is None:
            return False
        try:
            Caller(token).at(found)
        except BadToken:
            return False
        self.know(token)
        return True

    async def share(self) -> None:
        """Drop past windows, and exchange counts with the other processes."""
        now = int(time.time())
        for key, tally in [*self._tallies.items()]:
            if not tally.holders and tally.window < now // tally.rate.seconds:
                del self._tallies[key]
        if self._store.shared:
            mine = {(k, t.window): t.own for k, t in self._tallies.items() if t.own >= SHARED_FROM}
            self._others = await self._store.execute(lambda c: self._exchange(c, mine))
            for key, tally in self._tallies.items():
                tally.others = self._others.get((key, tally.window), 0)

    def _exchange(
        self, connection: Connection, mine: dict[tuple[str, int], int]
    ) -> dict[tuple[str, int], int]:
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


def _calls_of(token: str) -> str:
    return f"calls {hashed(token)[:32]}"
