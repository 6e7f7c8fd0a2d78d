"""Runs what is due: bot turns, time-outs, ends of pauses between rounds.

Each process looks for tables that are due by the tables' clock. Whoever gets a table's row lock
first claims its bot turns; when a process dies with a claim, another one takes over.
"""

import asyncio
import hashlib
import logging

from tablecade.core.hand import Hand
from tablecade.server.bots.background import BackgroundJobs
from tablecade.server.bots.pool import BotPool, BotRequest, BotsBusy
from tablecade.server.errors import NoSuchTable, Unavailable
from tablecade.server.store.store import Store
from tablecade.server.table.play import seal_for
from tablecade.server.table.schedule import BotTurn, bot_turns, run_due
from tablecade.server.table.table import Table, Waiting

log = logging.getLogger(__name__)

TICK = 0.1

Choices = dict[Hand, Waiting]


class Scheduler:
    def __init__(self, store: Store, bots: BotPool, background: BackgroundJobs) -> None:
        self._store = store
        self._bots = bots
        self._background = background
        self._running: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        while True:
            await self._look()
            await asyncio.sleep(TICK)

    async def _look(self) -> None:
        """Log a failed query instead of ending the loop."""
        try:
            for table_id in await self._store.due():
                self._start(table_id)
        except Unavailable:
            log.warning("the scheduler can't reach the database")
        except Exception:
            log.exception("the scheduler failed to read what is due")

    async def stop(self) -> None:
        tasks = tuple(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, table_id: str) -> None:
        if table_id not in self._running:
            task = asyncio.ensure_future(self._run_safely(table_id))
            self._running[table_id] = task
            task.add_done_callback(lambda _task: self._running.pop(table_id, None))

    async def _run_safely(self, table_id: str) -> None:
        try:
            await self._run_due(table_id)
        except (NoSuchTable, Unavailable):
            log.warning("a table could not be updated", extra={"table": table_id})
        except Exception:
            log.exception("running what is due failed", extra={"table": table_id})

    async def _run_due(self, table_id: str) -> None:
        found: list[BotTurn] = []

        def claim(table: Table, now: float) -> Table:
            after = run_due(table, now=now)
            found[:] = [] if after is table else bot_turns(table, now=now)
            return after

        table = await self._store.change(table_id, claim)
        if found:
            chosen = await self._choose(table, found)
            await self._store.change(table_id, lambda t, now: _seal(t, table, chosen, now))

    async def _choose(self, table: Table, turns: list[BotTurn]) -> Choices:
        chosen: Choices = {}
        for one in await asyncio.gather(*(self._choose_one(table, turn) for turn in turns)):
            chosen |= one
        return chosen

    async def _choose_one(self, table: Table, turn: BotTurn) -> Choices:
        """Nothing if the bots are busy: the turn is due again when the claim has run out."""
        self._background.offer(table.game, table.state, turn.bot)
        try:
            choices = await self._bots.choose(_request(table, turn))
        except BotsBusy:
            log.warning("bots are busy", extra={"table": table.id})
            return {}
        if turn.by == "bell":
            log.info("the bell chose", extra={"table": table.id, "n": table.n})
        return {hand: Waiting(action, turn.by) for hand, action in choices.items()}


def _seal(table: Table, asked: Table, chosen: Choices, now: float) -> Table:
    """Seals only if the decision is unchanged and a bot still has to choose for the seat."""
    if (table.setting.match, table.n) != (asked.setting.match, asked.n):
        return table
    still_due = {hand for turn in bot_turns(table, now=now) for hand in turn.hands}
    choices = {hand: choice for hand, choice in chosen.items() if hand in still_due}
    return seal_for(table, choices, now=now) if choices else table


def _request(table: Table, turn: BotTurn) -> BotRequest:
    """A bot's randomness comes from the table's secret: nobody can foresee it."""
    secret = f"{table.setting.root}/{table.setting.match}/{table.n}/{turn.seat}"
    seed = hashlib.sha256(secret.encode()).hexdigest()
    opener = table.setting.opener
    return BotRequest(table.id, table.game, table.state, turn.bot, turn.hands, seed, opener)
