"""Asking the process that thinks, with a budget of time."""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from tablecade.core.replay import replay
from tablecade.games import GAMES
from tablecade.server.thinking.task import Choices, Question, Task, any_legal
from tablecade.server.thinking.worker import Thought

log = logging.getLogger(__name__)

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}
"""Bots' matrices are small: more threads cost twice the processor time and gain none."""
LONGEST_ANSWER = 2**20
WORKER = "tablecade.server.thinking.worker"


class BotFailed(Exception):
    """A bot that raised, gave something illegal, or took too long."""


class Thinker:
    def __init__(self, *, seconds: float) -> None:
        self._seconds = seconds
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def choose(self, task: Task) -> Choices:
        """The bot's choices; legal ones in any case."""
        try:
            choices = (await self.ask(task)).choices or {}
            _check(task, choices)
        except BotFailed as problem:
            log.warning("bot replaced by a legal choice", extra={"bot": task.bot, "why": problem})
            return await asyncio.to_thread(any_legal, task)
        return choices

    async def ask(self, question: Question) -> Thought:
        """What the process says. Raises BotFailed."""
        async with self._turn:
            try:
                thought = await asyncio.wait_for(self._exchange(question), self._seconds)
            except (TimeoutError, OSError, msgspec.DecodeError) as problem:
                await self.stop()
                raise BotFailed(type(problem).__name__) from problem
        if thought.problem:
            raise BotFailed(thought.problem)
        return thought

    async def _exchange(self, question: Question) -> Thought:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipes")
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Thought)

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
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _check(task: Task, choices: Choices) -> None:
    """A bot is a program of anybody's: what it says is checked like a stranger's."""
    game = GAMES[task.match.header.game]
    *_, now = replay(game, task.match)
    for hand in task.hands:
        try:
            refusal = game.refusal(now.state, hand, game.read(choices[hand]))
        except Exception as problem:
            raise BotFailed(f"{type(problem).__name__}: {problem}") from problem
        if refusal is not None:
            raise BotFailed(refusal.code)
