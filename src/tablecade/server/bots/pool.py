"""Worker processes for bots, coach and replays, with a time limit for each question."""

import asyncio
import logging
import os
import time
from functools import partial
from typing import Any

from msgspec import Struct

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.server.bots.process import BotFailed, WorkerProcess
from tablecade.server.bots.questions import Choices, Choose, Question, choices_of, public
from tablecade.server.bots.queue import FairQueue, QueueFull
from tablecade.server.bots.worker import BotAnswer

log = logging.getLogger(__name__)

MOST_WAITING = 2_000
"""Questions that wait for a worker; more are refused."""


class BotsBusy(BotFailed):
    """Too many questions wait: ask again later."""


class BotRequest(Struct, frozen=True):
    """A bot is to choose at a table, as it stands."""

    table_id: str
    game: AnyGame
    state: Any
    bot: str
    hands: tuple[Hand, ...]
    seed: str
    opener: str = ""

    def question(self) -> Choose:
        return Choose(self.game.meta.id, public(self.state), self.bot, self.hands, self.seed)


class Job(Struct, frozen=True):
    owner: str
    question: Question
    done: "asyncio.Future[BotAnswer]"


class BotPool:
    """`seconds` is the time limit of an answer.

    A worker that dies, fails or takes longer costs one answer, and is replaced.
    """

    def __init__(self, *, seconds: float, workers: int = 0) -> None:
        self._seconds = seconds
        self.workers = [WorkerProcess() for _ in range(workers or os.cpu_count() or 1)]
        self._idle = [*self.workers]
        """Idle workers. The one used last is used next, because it is running already."""
        self._waiting: FairQueue[Job] = FairQueue(most=MOST_WAITING)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def choose(self, request: BotRequest) -> Choices:
        """The bot's choices, or other legal ones if it fails. Raises BotsBusy."""
        try:
            answer = await self.ask(request.table_id, request.question(), owner=request.opener)
            choices = answer.choices or {}
            _check(request, choices)
        except BotsBusy:
            raise
        except BotFailed as problem:
            extra = {"bot": request.bot, "why": problem}
            log.warning("bot replaced by a legal choice", extra=extra)
            game, state, hands = request.game, request.state, request.hands
            return await asyncio.to_thread(choices_of, game, state, "random", hands, request.seed)
        return choices

    async def ask(self, table_id: str, question: Question, *, owner: str = "") -> BotAnswer:
        """Questions with the same owner share its time; without one a table is its own.

        Raises BotFailed, or BotsBusy if too many questions wait.
        """
        owner = owner or table_id
        done: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put(owner, table_id, Job(owner, question, done))
        except QueueFull:
            raise BotsBusy from None
        self._dispatch()
        return await done

    def _dispatch(self) -> None:
        while self._idle and self._waiting:
            job = self._waiting.take()
            if not job.done.done():
                worker = self._idle.pop()
                task = asyncio.ensure_future(self._serve(worker, job))
                self._tasks.add(task)
                task.add_done_callback(partial(self._free, worker, job))

    async def _serve(self, worker: WorkerProcess, job: Job) -> None:
        began = time.monotonic()
        try:
            answer = await worker.ask(job.question, seconds=self._seconds)
            if not job.done.done():
                job.done.set_result(answer)
        except Exception as problem:
            if not job.done.done():
                failed = problem if isinstance(problem, BotFailed) else BotFailed(repr(problem))
                job.done.set_exception(failed)
        finally:
            self._waiting.charge(job.owner, time.monotonic() - began)

    def _free(self, worker: WorkerProcess, job: Job, task: "asyncio.Task[None]") -> None:
        job.done.cancel()  # if the server ended first
        self._tasks.discard(task)
        self._idle.append(worker)
        self._dispatch()

    async def stop(self) -> None:
        while self._waiting:
            self._waiting.take().done.cancel()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.workers))


def _check(request: BotRequest, choices: Choices) -> None:
    """A bot's answer is untrusted input and is checked."""
    game = request.game
    for hand in request.hands:
        try:
            refusal = game.refusal(request.state, hand, game.read(choices[hand]))
        except Exception as problem:
            raise BotFailed(f"{type(problem).__name__}: {problem}") from problem
        if refusal is not None:
            raise BotFailed(refusal.code)
