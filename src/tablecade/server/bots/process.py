"""One worker process and the pipe to it."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from tablecade.server.bots.questions import Question
from tablecade.server.bots.worker import READY, BotAnswer

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
"""Bots' matrices are small, and there is a process for each core."""
LONGEST_ANSWER = 2**26
"""Bytes. The replay of a long match has some megabytes."""
START_SECONDS = 60.0
WORKER = "tablecade.server.bots.worker"


class BotFailed(Exception):
    """A bot that raised, gave an illegal choice, or took too long."""


class WorkerProcess:
    """Started when it is first asked, and again after it failed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, question: Question, *, seconds: float) -> BotAnswer:
        """Raises BotFailed. The time to start the process does not count."""
        try:
            process = await self._running()
            answer = await asyncio.wait_for(_exchange(process, question), seconds)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as problem:
            await self.stop()
            raise BotFailed(type(problem).__name__) from problem
        except BaseException:
            await self.stop()
            raise
        if answer.problem:
            raise BotFailed(answer.problem)
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", WORKER),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
                env={**ONE_THREAD, **os.environ},
            )
            line = await asyncio.wait_for(_read_line(self._process), START_SECONDS)
            if line != READY:
                raise OSError("the worker did not start")
        return self._process


async def _exchange(process: Process, question: Question) -> BotAnswer:
    if process.stdin is None:
        raise OSError("no pipe")
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await _read_line(process), type=BotAnswer)


async def _read_line(process: Process) -> bytes:
    if process.stdout is None:
        raise OSError("no pipe")
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return line
