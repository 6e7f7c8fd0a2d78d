"""Reads tables that other processes changed, many in one transaction."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

log = logging.getLogger(__name__)

PACE_SECONDS = 0.02
LATER_SECONDS = 0.2
RETRY_SECONDS = 0.5
MOST_AT_ONCE = 500


class Refresher:
    """One reading serves all requests that come before it begins."""

    def __init__(self, refresh: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self._refresh = refresh
        self._wanted: dict[str, None] = {}
        self._later: set[str] = set()
        self._wake = asyncio.Event()
        self._task = asyncio.ensure_future(self._run())

    @property
    def runs(self) -> bool:
        return not self._task.done()

    def want(self, table_id: str, *, later: bool = False) -> None:
        """Read a table now, or in a moment together with what else changes."""
        if not later:
            self._wanted[table_id] = None
            self._wake.set()
        elif table_id not in self._later:
            self._later.add(table_id)
            asyncio.get_running_loop().call_later(LATER_SECONDS, self._want_now, table_id)

    def _want_now(self, table_id: str) -> None:
        self._later.discard(table_id)
        self.want(table_id)

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            some = [*self._wanted][:MOST_AT_ONCE]
            for table_id in some:
                del self._wanted[table_id]
            if not self._wanted:
                self._wake.clear()
            await self._refresh_safely(some)
            await asyncio.sleep(PACE_SECONDS)

    async def _refresh_safely(self, ids: list[str]) -> None:
        try:
            await self._refresh(ids)
        except Exception as problem:
            log.warning("changed tables can't be read: trying again", exc_info=problem)
            await asyncio.sleep(RETRY_SECONDS)
            for table_id in ids:
                self.want(table_id)
