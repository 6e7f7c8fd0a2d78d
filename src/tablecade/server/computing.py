"""Work that anybody may ask for without a token: replays, puzzles, board checks."""

import asyncio
import contextlib
import logging
import pickle
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from tablecade.core.errors import TablecadeError
from tablecade.server.bots.pool import BotFailed, BotPool
from tablecade.server.bots.worker import Compute, Computed
from tablecade.server.errors import TooMany, Unavailable
from tablecade.server.limits import Limits, Tally
from tablecade.server.settings import Rate

T = TypeVar("T")

log = logging.getLogger(__name__)

MOST_WAITING = 10
"""Calls of one address; more are refused."""


class Computing:
    """A process of its own, so that players' messages do not wait for it.

    Addresses are served in turn, and each has a budget of CPU time.
    """

    def __init__(self, limits: Limits, rate: Rate, *, seconds: float) -> None:
        """`rate` is in milliseconds of CPU time, `seconds` for one call."""
        self._pool = BotPool(seconds=seconds, workers=1)
        self._limits = limits
        self._rate = rate
        self._waiting: Counter[str] = Counter()

    async def run(self, address: str, call: Callable[[], T]) -> T:
        """What a call returns, or raises if it is a TablecadeError.

        Raises TooMany when the address has spent its budget or waits for too many calls, and
        Unavailable if the call fails otherwise.
        """
        self._budget(address).count(0)
        if self._waiting[address] >= MOST_WAITING:
            raise TooMany(retry_after=1)
        self._waiting[address] += 1
        task = asyncio.ensure_future(self._compute(address, call))
        task.add_done_callback(partial(self._end, address))
        computed = await asyncio.shield(task)
        outcome: T | TablecadeError = pickle.loads(computed.outcome)  # noqa: S301 (by our worker)
        if isinstance(outcome, TablecadeError):
            raise outcome
        return outcome

    async def _compute(self, address: str, call: Callable[[], object]) -> Computed:
        """To its end: a caller who does not wait for the answer has to pay for it too."""
        try:
            answer = await self._pool.ask(address, Compute(pickle.dumps(call)))
        except BotFailed as problem:
            log.warning("a call could not be computed", extra={"why": problem})
            raise Unavailable from problem
        if answer.computed is None:
            raise Unavailable
        with contextlib.suppress(TooMany):
            self._budget(address).count(1 + int(answer.computed.seconds * 1000))
        return answer.computed

    def _end(self, address: str, task: "asyncio.Task[Computed]") -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]
        if not task.cancelled():
            task.exception()  # seen, also where nobody waits any more

    async def stop(self) -> None:
        await self._pool.stop()

    def _budget(self, address: str) -> Tally:
        return self._limits.tally(f"work {address}", self._rate)
