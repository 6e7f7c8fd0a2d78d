"""Server processes and their database, and the ways they die."""

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.server.harness.leaks import MOVABLE_CLOCK
from tests.server.harness.postgres import Postgres
from tests.server.harness.served import FORKS, Served, Wanted

from bench.chaos.disk import SmallDisk
from bench.chaos.trouble import Trouble

FORKS.set_forkserver_preload(["tests.server.harness.loaded", "bench.chaos.table"])
"""A forked process loads the main module's imports anew unless they are there already."""

KILLED_AT_START = 0.1
"""How often a server is killed again before it is ready."""

ALL_AT_ONCE = 0.1
"""How often all processes are killed in the same instant, as a power cut does."""


STARTS = 3


def _started(server: Served) -> None:
    """A start that fails is told, and tried again as whoever runs a server would."""
    for left in reversed(range(STARTS)):
        try:
            server.wait()
        except RuntimeError as problem:
            if left == 0:
                raise
            print(f"started once more: {problem}", file=sys.stderr, flush=True)
            server.kill()
            server.begin()
        else:
            return


class Deployment(Trouble):
    """On SQLite one process, on PostgreSQL several."""

    def __init__(
        self, engine: str, *, processes: int, rng: Random, planted: str | None = None
    ) -> None:
        self._rng = rng
        self._folder = Path(tempfile.mkdtemp(prefix="tablecade-faults-"))
        self._disk = SmallDisk(self._folder) if engine == "sqlite" else None
        self._postgres = Postgres() if engine == "postgres" else None
        database = f"sqlite:///{self._folder}/tables.db"
        if self._postgres is not None:
            database = self._postgres.new_database()
        wanted = Wanted(database, leak=planted or MOVABLE_CLOCK)
        self._servers = [Served(wanted) for _ in range(processes)]
        self.kills = self.restarts = 0
        super().__init__(self._servers, self._folder, self._postgres, self._disk)

    @property
    def ports(self) -> list[int]:
        return [server.wanted.port for server in self._servers]

    async def kill(self) -> None:
        """SIGKILL, to one process or to all; then they are started again."""
        together = self._rng.random() < ALL_AT_ONCE
        hit = self._servers if together else [self._rng.choice(self._servers)]
        for server in hit:
            server.kill()
        self.kills += len(hit)
        for server in hit:
            server.begin()
        if self._rng.random() < KILLED_AT_START:
            await asyncio.sleep(self._rng.random() * 0.2)
            self.kills += 1
            hit[0].kill()
            hit[0].begin()
        await asyncio.gather(*(asyncio.to_thread(_started, server) for server in hit))

    async def restart_database(self) -> None:
        """`immediate`: PostgreSQL's own crash, with what it had not written lost."""
        if self._postgres is not None:
            await asyncio.to_thread(self._postgres.stop, "immediate")
            await asyncio.to_thread(self._postgres.start)
            self.restarts += 1

    def close(self) -> None:
        for server in self._servers:
            server.close()
        if self._postgres is not None:
            self._postgres.remove()
        if self._disk is not None:
            self._disk.close()
        shutil.rmtree(self._folder)
