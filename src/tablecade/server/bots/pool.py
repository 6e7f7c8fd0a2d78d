"""Worker processes for bots, coach and replays, with a time limit for each question."""

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.server.bots.worker import (
    READY,
    BotAnswer,
    Choices,
    Choose,
    Question,
    choices_of,
    public,
)

log = logging.getLogger(__name__)

MOST_WAITING = 2_000
"""Questions that wait for a worker; more are refused."""
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
"""Bots' matrices are small, and there is a process for each core."""
LONGEST_ANSWER = 2**26
"""Bytes. The replay of a long match has some megabytes."""
START_SECONDS = 60.0
WORKER = "tablecade.server.bots.worker"
HALF_LIFE = 60.0
"""Seconds after which used time of a worker counts half."""
LEAST = 0.01
"""Seconds; less is forgotten."""

T = TypeVar("T")


class BotFailed(Exception):
    """A bot that raised, gave an illegal choice, or took too long."""


class BotsBusy(BotFailed):
    """Too many questions wait: ask again later."""


class WorkerProcess:
    """Started when it is first asked, and again after it failed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question, *, seconds: float) -> BotAnswer:
        """Raises BotFailed. The time to start the process does not count."""
        try:
            process = await self._running()
            stdin = cast(asyncio.StreamWriter, process.stdin)
            stdin.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(seconds):
                await stdin.drain()
                line = await _read_line(process)
            answer = msgspec.json.decode(line, type=BotAnswer)
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


async def _read_line(process: Process) -> bytes:
    line = await cast(asyncio.StreamReader, process.stdout).readline()
    if not line:
        raise EOFError
    return line


class FairQueue(Generic[T]):
    """A bounded queue. Next is the owner who used the least time lately; the tables of one owner
    take turns.

    An owner is an address that opens tables. One with many tables gets no more than another.
    """

    def __init__(self, *, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._owners: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._count = 0
        self._used: dict[str, float] = {}
        self._halved = clock()

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, table_id: str, item: T) -> None:
        """Raises BotsBusy."""
        if self._count >= self._most:
            raise BotsBusy
        self._owners.setdefault(owner, OrderedDict()).setdefault(table_id, deque()).append(item)
        self._count += 1

    def take(self) -> T:
        """The next item. Raises IndexError if nothing waits."""
        if not self._owners:
            raise IndexError
        owner = min(self._owners, key=lambda owner: self._used.get(owner, 0.0))
        tables = self._owners[owner]
        table_id, items = next(iter(tables.items()))
        item = items.popleft()
        self._count -= 1
        if items:
            tables.move_to_end(table_id)
        else:
            del tables[table_id]
        if tables:
            self._owners.move_to_end(owner)
        else:
            del self._owners[owner]
        return item

    def charge(self, owner: str, seconds: float) -> None:
        """Count the time that a worker took for this owner."""
        if self._clock() - self._halved >= HALF_LIFE:
            self._halved = self._clock()
            self._used = {name: used / 2 for name, used in self._used.items() if used > LEAST}
        self._used[owner] = self._used.get(owner, 0.0) + seconds


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

    async def choose(self, request: BotRequest) -> Choices:
        """The bot's choices, or other legal ones if it fails. Raises BotsBusy."""
        game, state, hands = request.game, request.state, request.hands
        try:
            answer = await self.ask(request.table_id, request.question(), owner=request.opener)
            choices = answer.choices or {}
            for hand in hands:  # a bot's answer is untrusted input
                try:
                    refusal = game.refusal(state, hand, game.read(choices[hand]))
                except Exception as problem:
                    raise BotFailed(f"{type(problem).__name__}: {problem}") from problem
                if refusal is not None:
                    raise BotFailed(refusal.code)  # noqa: TRY301
        except BotsBusy:
            raise
        except BotFailed as problem:
            extra = {"bot": request.bot, "why": problem}
            log.warning("bot replaced by a legal choice", extra=extra)
            return await asyncio.to_thread(choices_of, game, state, "random", hands, request.seed)
        return choices

    async def ask(self, table_id: str, question: Question, *, owner: str = "") -> BotAnswer:
        """Questions with the same owner share its time; without one a table is its own.

        Raises BotFailed, or BotsBusy if too many questions wait.
        """
        owner = owner or table_id
        done: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        self._waiting.put(owner, table_id, Job(owner, question, done))
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
