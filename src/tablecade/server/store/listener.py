"""Hearing of what other processes changed: LISTEN on a connection of its own."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import asyncpg

log = logging.getLogger(__name__)

CHANNEL = "tablecade"
"""Payloads are a table and its n alone: nothing that could tell what was chosen."""

RETRY_SECONDS = 0.5


class Listener:
    """Keeps listening: comes back after the database was away, and says so."""

    def __init__(
        self,
        address: str,
        *,
        noticed: Callable[[str], Awaitable[None]],
        regained: Callable[[], Awaitable[None]],
    ) -> None:
        self._address = address
        self._noticed = noticed
        self._regained = regained
        self._lost = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._connection = await self._connect()
        self._spawn(self._keep())

    async def stop(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            await self._connection.close(timeout=2)

    async def _connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(self._address)
        connection.add_termination_listener(lambda _connection: self._lost.set())
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._spawn(self._noticed(str(payload)))

    async def _keep(self) -> None:
        while True:
            await self._lost.wait()
            log.warning("lost the database's notices")
            self._connection = await self._reconnect()
            await self._regained()

    async def _reconnect(self) -> "asyncpg.Connection[asyncpg.Record]":
        while True:
            self._lost.clear()
            try:
                return await self._connect()
            except (OSError, asyncpg.PostgresError, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
