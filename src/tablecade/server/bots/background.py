"""Runs background jobs of bots, one at a time, each as a process of its own.

Bots at a table ask for the same job at every turn, so a job that is known is ignored. A job that
fails is not tried again before the server starts anew.
"""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE
from typing import Any, cast

from tablecade.bots import BackgroundJob, bots_of
from tablecade.core.replay import AnyGame

log = logging.getLogger(__name__)

MOST_WAITING = 16
"""Jobs that wait; more are left out."""

LONGEST_JOB = 7200.0
"""Seconds. A board takes some minutes of a core's time; a job that hangs would stop all others."""

MOST_KNOWN = 1_000
"""Keys that are remembered; after that all jobs are offered again."""


class BackgroundJobs:
    """`keep` is how many results stay on disk; with 0 nothing is run."""

    def __init__(self, *, keep: int) -> None:
        self._keep = keep
        self._jobs: asyncio.Queue[BackgroundJob] = asyncio.Queue(MOST_WAITING)
        self._known: set[str] = set()

    def offer(self, game: AnyGame, state: Any, bot: str) -> None:
        """Queue the job that helps this bot, if there is one and it is not known yet."""
        if not self._keep or self._jobs.full() or bot not in (known := bots_of(game.meta.id)):
            return
        find = known[bot].background
        job = None if find is None else find(state, self._keep)
        if job is not None and job.key not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known.add(job.key)
            self._jobs.put_nowait(job)

    async def run(self) -> None:
        while True:
            job = await self._jobs.get()
            about = {"job": job.module, "key": job.key}
            log.info("a background job starts", extra=about)
            command = (sys.executable, "-m", job.module)
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE)
            code: int | str
            try:
                stdin = cast(asyncio.StreamWriter, process.stdin)
                async with asyncio.timeout(LONGEST_JOB):
                    stdin.write(job.request + b"\n")  # open: the process ends with this server
                    await stdin.drain()
                    code = await process.wait()
            except TimeoutError:
                code = "out of time"
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
            level = logging.WARNING if code else logging.INFO
            log.log(level, "a background job ended", extra={**about, "code": code})
