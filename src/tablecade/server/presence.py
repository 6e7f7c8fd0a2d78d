"""Who is present: seats and hosts with an open socket, in any process.

Each process knows its own sockets. It writes that state, never an event: whatever was written
late, twice or not at all is put right by the next write. A row belongs to one process. Rows are
locked in order, so that processes can't deadlock.
"""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache, partial
from secrets import token_hex

from sqlalchemy import Connection, Insert, and_, bindparam, delete, func, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from tablecade.server.store.schema import presence
from tablecade.server.store.store import DAY, Store

log = logging.getLogger(__name__)

HEARTBEAT = 10.0
GONE_AFTER = 30.0
"""Seconds after which everybody at a process that no longer writes counts as gone."""
RETRY_SECONDS = 0.5
AT_ONCE = 500

Key = tuple[str, str]
"""A table, and who: the hash of a seat's or host's token."""


class Presence:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = token_hex(8)
        self._sockets: dict[str, Counter[str]] = defaultdict(Counter)
        self._unwritten: set[Key] = set()
        self._untold: set[str] = set()
        """Tables where somebody came or went since watchers were told."""
        self._lock = asyncio.Lock()
        """One write at a time: each has the state at its beginning, the last one the latest."""
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """On SQLite no other process is alive, so nobody is present yet."""
        if not self._store.shared:
            nobody = update(presence).values(live=0)
            await self._store.execute(lambda c: c.execute(nobody) and None)

    def arrive(self, table_id: str, who: str) -> None:
        here = self._sockets[table_id]
        here[who] += 1
        if here[who] == 1:
            self._untold.add(table_id)
        self.see(table_id, who)

    def depart(self, table_id: str, who: str) -> None:
        here = self._sockets[table_id]
        here[who] -= 1
        if here[who] <= 0:
            del here[who]
            self._untold.add(table_id)
        if not here:
            del self._sockets[table_id]
        self.see(table_id, who)

    def see(self, table_id: str, who: str) -> None:
        """Record that a seat or the host did something, also without a socket."""
        self._unwritten.add((table_id, who))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write())

    async def present(self, table_id: str) -> frozenset[str]:
        here = frozenset(self._sockets.get(table_id, ()))
        if not self._store.shared:
            return here
        others = select(presence.c.who).where(
            presence.c.table_id == table_id,
            presence.c.process != self._process,
            presence.c.live == 1,
            presence.c.seen > self._store.now - GONE_AFTER,
        )
        return here | frozenset(await self._store.read(lambda c: c.execute(others).scalars().all()))

    async def last_seen(self, table_id: str, who: frozenset[str]) -> float | None:
        """When any of these was present last; now, if one of them is."""
        if who & await self.present(table_id):
            return self._store.now
        latest = select(func.max(presence.c.seen)).where(
            presence.c.table_id == table_id, presence.c.who.in_(sorted(who))
        )
        return await self._store.read(lambda c: c.execute(latest).scalar())

    async def beat(self) -> None:
        """Write the whole state of this process, and end that of processes that died."""
        async with self._lock:
            now = self._store.now
            await self._write_and_tell(
                partial(beat, process=self._process, present=self._present_here(), now=now)
            )

    async def forget(self) -> None:
        """Delete old rows of those who are no longer present, but for the newest row of each.

        It says since when somebody is away, for as long as the table is there.
        """
        newer = presence.alias()
        same = and_(newer.c.table_id == presence.c.table_id, newer.c.who == presence.c.who)
        seen_later = select(newer.c.who).where(same, newer.c.seen > presence.c.seen).exists()
        old = and_(presence.c.live == 0, presence.c.seen < self._store.now - DAY)
        gone = delete(presence).where(old, seen_later)
        await self._store.execute(lambda c: c.execute(gone) and None)

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    def _present_here(self) -> set[Key]:
        return {(table_id, who) for table_id, here in self._sockets.items() for who in here}

    async def _write(self) -> None:
        while self._unwritten:
            async with self._lock:
                keys, self._unwritten = self._unwritten, set()
                here, now = keys & self._present_here(), self._store.now
                state = partial(write, process=self._process, keys=keys, present=here, now=now)
                try:
                    await self._write_and_tell(state)
                    continue
                except Exception as problem:
                    log.warning("presence can't be written: trying again", exc_info=problem)
                    self._unwritten |= keys
            await asyncio.sleep(RETRY_SECONDS)

    async def _write_and_tell(self, statement: Callable[[Connection], set[str] | None]) -> None:
        """Write the state as it is now, then tell of everybody who came or went until now.

        Also where the state is the one written before: watchers may have read in between.
        """
        untold, self._untold = self._untold, set()
        try:
            found = await self._store.execute(statement)
            untold |= found or set()
            if untold:
                await self._store.notify(*untold)
        except BaseException:
            self._untold |= untold
            raise


def write(
    connection: Connection, *, process: str, keys: set[Key], present: set[Key], now: float
) -> None:
    """Whether each of these is present at this process, as of now."""
    rows = [
        {"table_id": table_id, "who": who, "process": process, "seen": now, "live": live}
        for table_id, who in sorted(keys)
        for live in [int((table_id, who) in present)]
    ]
    if rows:
        connection.execute(_statement(connection.dialect.name), rows)


@cache
def _statement(dialect: str) -> Insert:
    """Made once: its parts refer to each other, so that only the collector could free them."""
    new = (postgresql if dialect == "postgresql" else sqlite).insert(presence)
    later = {"seen": new.excluded.seen, "live": new.excluded.live}
    made: Insert = new.on_conflict_do_update(index_elements=[*presence.primary_key], set_=later)
    return made


_KEY = (presence.c.table_id, presence.c.who, presence.c.process)
_DEAD = and_(presence.c.live == 1, presence.c.seen < bindparam("before"))
_SOME = select(*_KEY).where(_DEAD).order_by(*_KEY).limit(AT_ONCE).with_for_update(skip_locked=True)
_ENDED = update(presence).where(tuple_(*_KEY).in_(_SOME)).values(live=0)
END_DEAD = _ENDED.returning(presence.c.table_id)
"""Made once, like `_statement`."""


def beat(connection: Connection, *, process: str, present: set[Key], now: float) -> set[str]:
    """Make the rows of a process agree with who is present there.

    Also ends the presence at processes that have stopped writing. Returns the tables that changed.
    """
    mine = and_(presence.c.process == process, presence.c.live == 1)
    locked = select(*_KEY[:2]).where(mine).order_by(*_KEY[:2]).with_for_update()
    rows = connection.execute(locked).all()
    wrong = {(row.table_id, row.who) for row in rows} ^ present
    write(connection, process=process, keys=wrong, present=present, now=now)
    connection.execute(update(presence).where(mine).values(seen=now))
    gone = connection.execute(END_DEAD, {"before": now - GONE_AFTER}).scalars()
    return {table_id for table_id, _ in wrong} | {*gone}
