"""Reads tables that other processes changed, many in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

PACE_SECONDS = 0.02
LATER_SECONDS = 0.2
MOST_AT_ONCE = 500


class Refresher:
    """One reading serves all requests that come before it begins."""

    def __init__(self, refresh: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self._refresh = refresh
        self._wanted: dict[str, None] = {}
        self._later: set[str] = set()
        self._wake = asyncio.Event()

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

    async def run(self) -> None:
        """Read what is wanted. Raises what a reading raises; the next run reads that again."""
        while True:
            await self._wake.wait()
            some = [*self._wanted][:MOST_AT_ONCE]
            for table_id in some:
                del self._wanted[table_id]
            if not self._wanted:
                self._wake.clear()
            try:
                await self._refresh(some)
            except BaseException:
                for table_id in some:
                    self.want(table_id)
                raise
            await asyncio.sleep(PACE_SECONDS)
