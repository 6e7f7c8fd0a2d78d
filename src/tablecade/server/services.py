"""The parts of a running server, how they are started and stopped."""

import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncIterator

from tablecade.server.address import Hosts
from tablecade.server.assets import PackageViews
from tablecade.server.bots.background import BackgroundJobs
from tablecade.server.bots.pool import BotPool
from tablecade.server.computing import Computing
from tablecade.server.limits import Limits
from tablecade.server.live.broadcaster import Broadcaster
from tablecade.server.live.watch_parties import WatchParties
from tablecade.server.metrics import Metrics
from tablecade.server.preflight import telling_unusable
from tablecade.server.presence import HEARTBEAT, Presence
from tablecade.server.schedule import Scheduler
from tablecade.server.settings import Settings
from tablecade.server.store.sqlite import SqliteStore
from tablecade.server.store.store import Store
from tablecade.server.supervisor import Supervisor

log = logging.getLogger(__name__)

PRUNE_EVERY = 3600.0
SHARE_EVERY = 1.0


def open_store(settings: Settings) -> Store:
    path = settings.sqlite_path
    if path is not None:
        return SqliteStore(path)
    from tablecade.server.store.postgres import PostgresStore  # needs the extra `postgres`

    return PostgresStore(settings.database)


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.hosts = Hosts(settings)
        self.store = open_store(settings)
        self.presence = Presence(self.store)
        self.limits = Limits(self.store, settings)
        self.broadcaster = Broadcaster(self.store, self.presence)
        self.watch_parties = WatchParties(self.store)
        self.bots = BotPool(seconds=settings.bot_seconds, workers=settings.bot_workers)
        self.coach = BotPool(seconds=settings.coach_seconds, workers=1)
        self.computing = Computing(self.limits, settings.work, seconds=settings.work_seconds)
        self.background = BackgroundJobs(keep=settings.solved_boards)
        self.scheduler = Scheduler(self.store, self.bots, self.background)
        self.supervisor = Supervisor(lambda task: self.metrics.task_failures.update((task,)))
        self.views = PackageViews()
        self.version = ""
        """Of the packages that are being written; clients are told under `serve --reload` only."""
        self.ready = False

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        with telling_unusable(self.settings.database):
            await self.store.open()
            await self.presence.open()
        self.views.read()
        for name, work in self.store.tasks().items():
            self.supervisor.run(name, work)
        self.supervisor.run("schedule", self.scheduler.run)
        self.supervisor.run("background jobs", self.background.run)
        self.supervisor.every("presence", HEARTBEAT, self.presence.beat)
        self.supervisor.every("limits", SHARE_EVERY, self.limits.share)
        self.supervisor.run("pruning", self._prune)
        self.supervisor.run("disk", self._stop_when_broken)
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            await self.supervisor.stop()
            await self.scheduler.stop()
            await self.bots.stop()
            await self.coach.stop()
            await self.computing.stop()
            await self.presence.close()
            await self.store.close()

    async def _prune(self) -> None:
        settings = self.settings
        while True:
            gone = await self.store.prune(
                over_days=settings.over_days, idle_days=settings.idle_days
            )
            await self.presence.forget()
            parties = await self.watch_parties.prune(days=settings.show_days)
            if gone or parties:
                log.info("pruned", extra={"tables": len(gone), "watch_parties": parties})
            await asyncio.sleep(PRUNE_EVERY)

    async def _stop_when_broken(self) -> None:
        """Stop the process if it is unknown whether a commit was written."""
        await asyncio.wait([self.store.broken])
        log.critical("the database refused a commit: stopping")
        signal.raise_signal(signal.SIGTERM)
        await asyncio.Event().wait()
