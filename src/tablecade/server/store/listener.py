"""Notices of what other processes changed: LISTEN on a connection of its own."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg

from tablecade.server.store.postgres_sql import CHANNEL

log = logging.getLogger(__name__)

RETRY_SECONDS = 0.5


class Listener:
    """Listens for as long as it runs; reconnects when the connection is lost."""

    def __init__(
        self,
        address: str,
        *,
        noticed: Callable[[str], None],
        regained: Callable[[], None],
    ) -> None:
        self._address = address
        self._noticed = noticed
        self._regained = regained
        self._lost = asyncio.Event()

    async def start(self) -> None:
        self._connection = await self._connect()
        self._task = asyncio.ensure_future(self._keep())

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            await self._connection.close(timeout=2)

    async def _connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(self._address)
        connection.add_termination_listener(lambda _connection: self._lost.set())
        await connection.add_listener(CHANNEL, self._on_notice)
        return connection

    def _on_notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            self._noticed(str(payload))
        except Exception:
            log.exception("a notice could not be taken in")

    async def _keep(self) -> None:
        while True:
            await self._lost.wait()
            log.warning("lost the database's notices")
            self._connection = await self._reconnect()
            self._regained()

    async def _reconnect(self) -> "asyncpg.Connection[asyncpg.Record]":
        while True:
            self._lost.clear()
            try:
                return await self._connect()
            except (OSError, asyncpg.PostgresError, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)
