"""Who is there: seats and hosts with a live socket, on whichever process."""

from collections import Counter
from functools import partial
from secrets import token_hex

from sqlalchemy import Connection, delete, func, insert, select, update

from tablecade.server.store.schema import presence
from tablecade.server.store.store import Store

HOST = -1
HEARTBEAT = 10.0
GONE_AFTER = 30.0
"""A process that died says no farewell: whoever it saw is gone after so many seconds."""


class Presence:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = token_hex(8)
        self._sockets: Counter[tuple[str, int]] = Counter()

    async def open(self) -> None:
        """On SQLite no other process lives, so nobody is there yet."""
        if not self._store.shared:
            await self._store.execute(lambda c: c.execute(update(presence).values(live=0)))

    async def arrive(self, table_id: str, who: int) -> None:
        self._sockets[table_id, who] += 1
        if self._sockets[table_id, who] == 1:
            await self._mark(table_id, who, live=1)

    async def depart(self, table_id: str, who: int) -> None:
        self._sockets[table_id, who] -= 1
        if self._sockets[table_id, who] == 0:
            del self._sockets[table_id, who]
            await self._mark(table_id, who, live=0)

    async def see(self, table_id: str, who: int) -> None:
        """Somebody without a socket did something."""
        if (table_id, who) not in self._sockets:
            await self._mark(table_id, who, live=0)

    async def _mark(self, table_id: str, who: int, *, live: int) -> None:
        row = {"table_id": table_id, "who": who, "process": self._process, "live": live}
        seen = self._store.now
        await self._store.execute(partial(_put, row={**row, "seen": seen}))
        await self._store.notify(table_id)

    async def beat(self) -> None:
        mine = (presence.c.process == self._process) & (presence.c.live == 1)
        beat = update(presence).where(mine).values(seen=self._store.now)
        await self._store.execute(lambda c: c.execute(beat))

    async def present(self, table_id: str) -> frozenset[int]:
        here = select(presence.c.who).where(
            presence.c.table_id == table_id,
            presence.c.live == 1,
            presence.c.seen > self._store.now - GONE_AFTER,
        )
        return frozenset(await self._store.read(lambda c: c.execute(here).scalars().all()))

    async def last_seen(self, table_id: str, who: frozenset[int]) -> float | None:
        """When any of these was there last; now, if one of them is there."""
        latest = select(func.max(presence.c.seen)).where(
            presence.c.table_id == table_id, presence.c.who.in_(who)
        )
        return await self._store.read(lambda c: c.execute(latest).scalar_one())


def _put(connection: Connection, row: dict[str, object]) -> None:
    same = [presence.c[name] == row[name] for name in ("table_id", "who", "process")]
    connection.execute(delete(presence).where(*same))
    connection.execute(insert(presence).values(row))
