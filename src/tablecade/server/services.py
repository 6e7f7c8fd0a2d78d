"""Everything a running server holds, from opening to closing."""

import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable

from tablecade.server.bots.pool import BotPool
from tablecade.server.errors import Unavailable
from tablecade.server.limits import Limits
from tablecade.server.live.broadcaster import Broadcaster
from tablecade.server.live.watch_parties import WatchParties
from tablecade.server.metrics import Metrics
from tablecade.server.presence import HEARTBEAT, Presence
from tablecade.server.schedule import Scheduler
from tablecade.server.settings import Settings
from tablecade.server.store.postgres import PostgresStore
from tablecade.server.store.sqlite import SqliteStore
from tablecade.server.store.store import Store

log = logging.getLogger(__name__)

PRUNE_EVERY = 3600.0
SHARE_EVERY = 1.0


def open_store(settings: Settings) -> Store:
    path = settings.sqlite_path
    return PostgresStore(settings.database) if path is None else SqliteStore(path)


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings)
        self.presence = Presence(self.store)
        self.limits = Limits(self.store)
        self.broadcaster = Broadcaster(self.store, self.presence)
        self.watch_parties = WatchParties(self.store)
        self.bots = BotPool(seconds=settings.bot_seconds, workers=settings.bot_workers)
        self.coach = BotPool(seconds=settings.coach_seconds, workers=1)
        self.scheduler = Scheduler(self.store, self.bots)
        self.metrics = Metrics()
        self.ready = False

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.store.open()
        await self.presence.open()
        chores = [asyncio.ensure_future(chore) for chore in self._chores()]
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.scheduler.stop()
            await self.bots.stop()
            await self.coach.stop()
            await self.presence.close()
            await self.store.close()

    def _chores(self) -> list[Awaitable[None]]:
        chores: list[Awaitable[None]] = [
            self.scheduler.run(),
            _every(HEARTBEAT, self.presence.beat),
            _every(SHARE_EVERY, self.limits.share),
            self._prune_now_and_then(),
        ]
        return [*chores, _stop_when_broken(self.store.broken)]

    async def _prune_now_and_then(self) -> None:
        await self._prune()
        await _every(PRUNE_EVERY, self._prune)

    async def _prune(self) -> None:
        gone = await self.store.prune(
            over_days=self.settings.over_days, idle_days=self.settings.idle_days
        )
        shows = await self.watch_parties.prune(days=self.settings.show_days)
        if gone or shows:
            log.info("pruned", extra={"tables": len(gone), "shows": shows})


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Unavailable:
            log.warning("a chore can't reach the database")
        except Exception:
            log.exception("a chore failed")


async def _stop_when_broken(broken: "asyncio.Future[None]") -> None:
    """A disk that refuses a commit: memory is ahead of it, so this process must not go on."""
    try:
        await asyncio.shield(broken)
    except asyncio.CancelledError:
        raise
    except Exception:  # whatever the disk said was logged by the writer
        log.critical("the database refused a commit: stopping")
        signal.raise_signal(signal.SIGTERM)
