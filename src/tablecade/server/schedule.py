"""Runs what is due: bot turns, time-outs, ends of pauses between rounds.

Each process looks for tables that are due by the tables' clock. Whoever gets a table's row lock
first claims its bot turns; when a process dies with a claim, another one takes over.
"""

import asyncio
import hashlib
import logging
import time
from functools import partial

from tablecade.core.hand import Hand
from tablecade.server.bots.background import BackgroundJobs
from tablecade.server.bots.pool import BotPool, BotRequest, BotsBusy
from tablecade.server.errors import NoSuchTable, Unavailable
from tablecade.server.store.rows import Unreadable
from tablecade.server.store.store import Store
from tablecade.server.table.play import seal_for
from tablecade.server.table.schedule import BotTurn, bot_turns, run_due
from tablecade.server.table.table import Table, Waiting

log = logging.getLogger(__name__)

TICK = 0.1
FIRST_DELAY = 1.0
"""Seconds before a table that failed is tried again; doubled with every failure in a row."""
LONGEST_DELAY = 600.0
LONGEST_AWAY = 10.0
"""The longest delay where the database failed, and the table may be in order."""

Choices = dict[Hand, Waiting]


class Scheduler:
    def __init__(self, store: Store, bots: BotPool, background: BackgroundJobs) -> None:
        self._store = store
        self._bots = bots
        self._background = background
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, tuple[float, float]] = {}
        """By table, the time of the monotonic clock at which it is tried again, and the delay."""

    async def run(self) -> None:
        while True:
            for table_id in await self._store.due(without=self._delayed()):
                if table_id not in self._running:
                    task = asyncio.ensure_future(self._run_safely(table_id))
                    self._running[table_id] = task
                    task.add_done_callback(partial(self._running.pop, table_id))
            await asyncio.sleep(TICK)

    def _delayed(self) -> list[str]:
        """Tables that failed a moment ago; they must not keep others from being found."""
        if not self._failures:
            return []
        now = time.monotonic()
        for table_id, (until, _) in tuple(self._failures.items()):
            if now > until + LONGEST_DELAY:
                del self._failures[table_id]  # nobody found it due again: it was deleted
        return [i for i, (until, _) in self._failures.items() if now < until]

    async def stop(self) -> None:
        tasks = tuple(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run_safely(self, table_id: str) -> None:
        try:
            await self._run_due(table_id)
        except NoSuchTable:
            log.warning("a table that is due is gone", extra={"table": table_id})
        except Unavailable as problem:
            longest = LONGEST_DELAY if isinstance(problem, Unreadable) else LONGEST_AWAY
            delay = self._delay(table_id, longest)
            log.warning("a table could not be updated", extra={"table": table_id, "delay": delay})
        except Exception:
            delay = self._delay(table_id, LONGEST_DELAY)
            log.exception("running what is due failed", extra={"table": table_id, "delay": delay})
        else:
            self._failures.pop(table_id, None)

    def _delay(self, table_id: str, longest: float) -> float:
        """Try a table again later, and return the seconds until then."""
        _, before = self._failures.get(table_id, (0.0, FIRST_DELAY / 2))
        delay = min(longest, before * 2)
        self._failures[table_id] = (time.monotonic() + delay, delay)
        return delay

    async def _run_due(self, table_id: str) -> None:
        found: list[BotTurn] = []
        chosen: Choices = {}

        def claim(table: Table, now: float) -> Table:
            after = run_due(table, now=now)
            found[:] = [] if after is table else bot_turns(table, now=now)
            return after

        def seal(there: Table, now: float) -> Table:
            """Only if the decision is unchanged and a bot still has to choose for the seat."""
            if (there.setting.match, there.n) != (table.setting.match, table.n):
                return there
            still_due = {hand for turn in bot_turns(there, now=now) for hand in turn.hands}
            choices = {hand: choice for hand, choice in chosen.items() if hand in still_due}
            return seal_for(there, choices, now=now) if choices else there

        table = await self._store.change(table_id, claim)
        if found:
            for one in await asyncio.gather(*(self._choose(table, turn) for turn in found)):
                chosen |= one
            await self._store.change(table_id, seal)

    async def _choose(self, table: Table, turn: BotTurn) -> Choices:
        """Nothing if the bots are busy: the turn is due again when the claim has run out.

        A bot's randomness comes from the table's secret: nobody can foresee it. A bot that plays
        for a person draws otherwise than one of its own, since the person can see its choice and
        give the seat back.
        """
        setting, person = table.setting, table.chairs[turn.seat].token or ""
        secret = f"{setting.root}/{setting.match}/{table.n}/{turn.seat}/{person}"
        seed = hashlib.sha256(secret.encode()).hexdigest()
        about = (table.id, table.game, table.state, turn.bot, turn.hands)
        request = BotRequest(*about, seed, setting.opener)
        self._background.offer(table.game, table.state, turn.bot)
        try:
            choices = await self._bots.choose(request)
        except BotsBusy:
            log.warning("bots are busy", extra={"table": table.id})
            return {}
        if turn.by == "bell":
            log.info("the bell chose", extra={"table": table.id, "n": table.n})
        return {hand: Waiting(action, turn.by) for hand, action in choices.items()}
