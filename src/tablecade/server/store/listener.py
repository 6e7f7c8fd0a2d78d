"""Notices of what other processes changed: LISTEN on a connection of its own."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg

from tablecade.server.errors import Unavailable

log = logging.getLogger(__name__)

CHANNEL = "tablecade"
"""Payloads are a table, its version and n, or a place alone: nothing tells what was chosen."""
CONNECT_SECONDS = 10.0
CHECK_SECONDS = 10.0
"""A connection that says nothing for so long is asked for an answer."""
ANSWER_SECONDS = 5.0
AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""Usual while the database is away."""


class Listener:
    """Listens from `open` to `close`; while it runs, a lost connection is replaced."""

    def __init__(
        self, address: str, *, noticed: Callable[[str], None], regained: Callable[[], None]
    ) -> None:
        self._address = address
        self._noticed = noticed
        self._regained = regained

    @property
    def listens(self) -> bool:
        """Whether notices arrive, as far as is known."""
        return not self._lost.is_set()

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            await self._connection.close(timeout=2)

    async def open(self) -> None:
        lost = asyncio.Event()
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(
            self._address, timeout=CONNECT_SECONDS
        )
        try:
            connection.add_termination_listener(lambda _connection: lost.set())
            await asyncio.wait_for(
                connection.add_listener(CHANNEL, self._on_notice), ANSWER_SECONDS
            )
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._lost = connection, lost

    def _on_notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            self._noticed(str(payload))
        except Exception:
            log.exception("a notice could not be taken in")

    async def run(self) -> None:
        """Raises Unavailable if the database is away; the next run connects again."""
        while True:
            try:
                if self._lost.is_set():
                    await self.open()
                    self._regained()
            except BaseException as problem:
                self._drop()
                if isinstance(problem, AWAY):
                    raise Unavailable from problem
                raise
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), CHECK_SECONDS)
                log.warning("lost the database's notices")
                continue
            try:  # a machine or a firewall in between can end a connection without a word
                await self._connection.fetchval("SELECT 1", timeout=ANSWER_SECONDS)
            except Exception as problem:
                log.warning("the connection for notices does not answer", exc_info=problem)
                self._drop()

    def _drop(self) -> None:
        self._lost.set()
        self._connection.terminate()
