"""Runs the background tasks of a server; a task that fails is logged, counted and restarted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tablecade.server.errors import Unavailable
from tablecade.server.logs import Outage

log = logging.getLogger(__name__)

FIRST_DELAY, LONGEST_DELAY = 0.1, 10.0
"""Seconds before a restart; doubled with every failure in a row."""
HEALTHY_SECONDS = 30.0
"""Seconds without a failure after which a task counts as healthy."""
AWAY_SECONDS = 1.0
"""The same after the database was away, for a task that uses it all the time. Also the longest
delay after such a failure.
"""

Work = Callable[[], Awaitable[None]]


class Supervisor:
    """`failed` is called with the name of a task whenever it fails."""

    def __init__(self, failed: Callable[[str], None]) -> None:
        self._failed = failed
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._down: set[str] = set()
        self._outage = Outage("the database")

    @property
    def down(self) -> tuple[str, ...]:
        """The tasks that have failed and have not run healthily since."""
        return tuple(sorted(self._down))

    def run(self, name: str, work: Work, *, recovery: float = AWAY_SECONDS) -> None:
        """Run until `stop`. Work that returns or raises is started again.

        `recovery`: when the task counts as healthy after the database was away.
        """
        running = self._keep_running(name, work, recovery=recovery)
        self._tasks[name] = asyncio.get_running_loop().create_task(running)

    def every(self, name: str, seconds: float, work: Work) -> None:
        """Call again and again, with a pause in between."""

        async def repeat() -> None:
            while True:
                await asyncio.sleep(seconds)
                await work()
                self._recovered(name)

        self.run(name, repeat, recovery=HEALTHY_SECONDS)

    async def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _recovered(self, name: str) -> None:
        self._down.discard(name)
        if not self._down:
            self._outage.worked()

    async def _keep_running(self, name: str, work: Work, *, recovery: float) -> None:
        delay, healthy = FIRST_DELAY, HEALTHY_SECONDS
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            timer = loop.call_later(healthy, self._recovered, name)
            healthy, longest = HEALTHY_SECONDS, LONGEST_DELAY
            try:
                await work()
                log.error("a background task ended", extra={"task": name})
            except Unavailable as problem:
                self._outage.failed(problem)
                healthy, longest = recovery, AWAY_SECONDS
            except Exception:
                log.exception("a background task failed", extra={"task": name})
            finally:
                timer.cancel()
            self._down.add(name)
            self._failed(name)
            delay = FIRST_DELAY if loop.time() - began > HEALTHY_SECONDS else min(delay, longest)
            await asyncio.sleep(delay)
            delay = min(LONGEST_DELAY, delay * 2)
