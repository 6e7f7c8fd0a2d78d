"""Who is present: seats and hosts with an open socket, in any process.

Each process knows its own sockets. It writes that state, never an event: whatever was written
late, twice or not at all is put right by the next write.
"""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from secrets import token_hex

from sqlalchemy import Connection

from tablecade.server.store import attendance
from tablecade.server.store.attendance import Key
from tablecade.server.store.store import Store

log = logging.getLogger(__name__)

HOST = -1
HEARTBEAT = 10.0
GONE_AFTER = 30.0
"""Seconds after which everybody at a process that no longer writes counts as gone."""
RETRY_SECONDS = 0.5


class Presence:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = token_hex(8)
        self._sockets: dict[str, Counter[int]] = defaultdict(Counter)
        self._unwritten: set[Key] = set()
        self._untold: set[str] = set()
        """Tables where somebody came or went since watchers were told."""
        self._lock = asyncio.Lock()
        """One write at a time: each has the state at its beginning, the last one the latest."""
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """On SQLite no other process is alive, so nobody is present yet."""
        if not self._store.shared:
            await self._store.execute(attendance.clear)

    async def arrive(self, table_id: str, who: int) -> None:
        here = self._sockets[table_id]
        here[who] += 1
        if here[who] == 1:
            self._untold.add(table_id)
        self._write_soon(table_id, who)

    async def depart(self, table_id: str, who: int) -> None:
        here = self._sockets[table_id]
        here[who] -= 1
        if here[who] <= 0:
            del here[who]
            self._untold.add(table_id)
        if not here:
            del self._sockets[table_id]
        self._write_soon(table_id, who)

    async def see(self, table_id: str, who: int) -> None:
        """Record that a seat or the host did something, also without a socket."""
        self._write_soon(table_id, who)

    async def present(self, table_id: str) -> frozenset[int]:
        here = frozenset(self._sockets.get(table_id, ()))
        if not self._store.shared:
            return here
        since = self._store.now - GONE_AFTER
        others = partial(attendance.others, table_id=table_id, process=self._process, since=since)
        return here | frozenset(await self._store.read(others))

    async def last_seen(self, table_id: str, who: frozenset[int]) -> float | None:
        """When any of these was present last; now, if one of them is."""
        if who & await self.present(table_id):
            return self._store.now
        return await self._store.read(partial(attendance.last_seen, table_id=table_id, who=who))

    async def beat(self) -> None:
        """Write the whole state of this process, and end that of processes that died."""
        async with self._lock:
            beat = self._beat(self._present_here(), self._store.now)
            await self._write_and_tell(partial(self._store.keep_time, then=beat))

    def _beat(self, present: set[Key], now: float) -> "partial[set[str]]":
        return partial(
            attendance.beat,
            process=self._process,
            present=present,
            now=now,
            gone_before=now - GONE_AFTER,
        )

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    def _present_here(self) -> set[Key]:
        return {(table_id, who) for table_id, here in self._sockets.items() for who in here}

    def _write_soon(self, table_id: str, who: int) -> None:
        self._unwritten.add((table_id, who))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        while self._unwritten:
            try:
                async with self._lock:
                    await self._write_state()
            except Exception as problem:
                log.warning("presence can't be written: trying again", exc_info=problem)
                await asyncio.sleep(RETRY_SECONDS)

    async def _write_state(self) -> None:
        keys, self._unwritten = self._unwritten, set()
        state = partial(
            attendance.write,
            process=self._process,
            keys=keys,
            present=keys & self._present_here(),
            now=self._store.now,
        )
        try:
            await self._write_and_tell(state)
        except BaseException:
            self._unwritten |= keys
            raise

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
