"""Faults that kill no server: each is caused, lasts a moment, and is over."""

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import psutil
from tests.server.harness.postgres import Postgres
from tests.server.harness.served import Served

from bench.chaos.disk import SmallDisk

MOMENT = 1.0
"""Seconds that a fault lasts."""
CUT_LISTENERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()"""
READ_ONLY = "ALTER SYSTEM SET default_transaction_read_only = {}"
RELOAD = "SELECT pg_reload_conf()"


class Trouble:
    """Counts what it caused, by name."""

    def __init__(
        self,
        servers: list[Served],
        folder: Path,
        postgres: Postgres | None,
        disk: SmallDisk | None,
    ) -> None:
        self._servers = servers
        self._disk = disk
        self._folder = folder
        self._postgres = postgres
        self.caused: Counter[str] = Counter()

    async def trouble(self, rng: Random) -> None:
        """Any one of the faults that this engine can have."""
        faults = {"bot workers killed": self._kill_workers, "clock moved": self._move_clock}
        if self._postgres is None:
            faults["database blocked"] = self._block
            if self._disk is not None and self._disk.mounted:
                faults["disk full"] = self._fill_disk
        else:
            faults["listeners cut"] = self._cut_listeners
            faults["database read-only"] = self._make_read_only
        name = rng.choice(sorted(faults))
        self.caused[name] += 1
        await faults[name]()

    async def _kill_workers(self) -> None:
        for server in self._servers:
            with contextlib.suppress(psutil.Error):
                for process in psutil.Process(server.pid).children():
                    if any(word.endswith(".worker") for word in process.cmdline()):
                        process.kill()

    async def _move_clock(self) -> None:
        """An hour ahead, and back."""
        for _ in range(2):
            for server in self._servers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(server.pid, signal.SIGUSR1)
            await asyncio.sleep(MOMENT)

    async def _block(self) -> None:
        """Another program writes for a while."""
        other = sqlite3.connect(self._folder / "tables.db", isolation_level=None)
        try:
            other.execute("PRAGMA busy_timeout = 5000")
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(MOMENT)
            other.execute("ROLLBACK")
        finally:
            other.close()

    async def _fill_disk(self) -> None:
        """Full, and free again."""
        if self._disk is not None:
            await asyncio.to_thread(self._disk.fill)
            await asyncio.sleep(MOMENT)
            self._disk.free()

    async def _cut_listeners(self) -> None:
        await asyncio.to_thread(self._sql, CUT_LISTENERS)

    async def _make_read_only(self) -> None:
        for value in ("on", "off"):
            await asyncio.to_thread(self._sql, READ_ONLY.format(value), RELOAD)
            await asyncio.sleep(MOMENT)

    def _sql(self, *statements: str) -> None:
        if self._postgres is not None:
            self._postgres.sql(*statements)
