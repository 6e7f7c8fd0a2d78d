"""What happens at a table by itself: rests end, bots choose, the bell rings.

Each process looks for tables that are due by the database's clock. Whoever gets a table's row
lock first claims its bot turns; a process that dies with a claim leaves it to the next one.
"""

import asyncio
import hashlib
import logging

from tablecade.core.hand import Hand
from tablecade.server.errors import NoSuchTable, Unavailable
from tablecade.server.store.store import Store
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.play import seal_for
from tablecade.server.table.schedule import BotTurn, bot_turns, run_due
from tablecade.server.table.table import Table, Waiting
from tablecade.server.thinking.task import Task
from tablecade.server.thinking.thinker import Thinker

log = logging.getLogger(__name__)

TICK = 0.1

Choices = dict[Hand, Waiting]


class Clock:
    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._tending: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        while True:
            try:
                for table_id in await self._store.due():
                    self._begin(table_id)
            except Unavailable:
                log.warning("the clock can't reach the database")
            await asyncio.sleep(TICK)

    async def stop(self) -> None:
        for task in tuple(self._tending.values()):
            task.cancel()
        await asyncio.gather(*self._tending.values(), return_exceptions=True)

    def _begin(self, table_id: str) -> None:
        if table_id not in self._tending:
            task = asyncio.ensure_future(self._tend_safely(table_id))
            self._tending[table_id] = task
            task.add_done_callback(lambda _task: self._tending.pop(table_id, None))

    async def _tend_safely(self, table_id: str) -> None:
        try:
            await self._tend(table_id)
        except (NoSuchTable, Unavailable):
            log.warning("a table could not be updated", extra={"table": table_id})
        except Exception:
            log.exception("tending a table failed", extra={"table": table_id})

    async def _tend(self, table_id: str) -> None:
        found: list[BotTurn] = []

        def claim(table: Table, now: float) -> Table:
            after = run_due(table, now=now)
            found[:] = [] if after is table else bot_turns(table, now=now)
            return after

        table = await self._store.change(table_id, claim)
        if found:
            chosen = await self._choose(table, found)
            await self._store.change(table_id, lambda t, now: _seal(t, table, chosen, now))

    async def _choose(self, table: Table, found: list[BotTurn]) -> Choices:
        chosen: Choices = {}
        for turn in found:
            choices = await self._thinker.choose(_task(table, turn))
            chosen |= {hand: Waiting(action, turn.by) for hand, action in choices.items()}
            if turn.by == "bell":
                log.info("the bell chose", extra={"table": table.id, "n": table.n})
        return chosen


def _seal(table: Table, asked: Table, chosen: Choices, now: float) -> Table:
    """Only where the same decision stands, and the seat is still not a person's to choose for."""
    if (table.setting.match, table.n) != (asked.setting.match, asked.n):
        return table
    still_due = {hand for turn in bot_turns(table, now=now) for hand in turn.hands}
    choices = {hand: choice for hand, choice in chosen.items() if hand in still_due}
    return seal_for(table, choices, now=now)


def _task(table: Table, turn: BotTurn) -> Task:
    """All chance of a bot comes from the table's secret: nobody can foresee it."""
    secret = f"{table.setting.root}/{table.setting.match}/{table.n}/{turn.seat}"
    seed = hashlib.sha256(secret.encode()).hexdigest()
    return Task(match_file(table), turn.bot, turn.hands, seed)
