"""What a server does beside people who choose: bots that play alone, tables that only stand."""

import asyncio
import time

from bench.load.bots import BotTable
from bench.load.meter import Meter, used
from bench.load.subjects import SQLITE, Running, listening, open_tables
from bench.load.tablecade import Table, WatchedByOne

PERSON_THINKS = (0.5, 1.5)
PEOPLE_TABLES = 5
WARM_UP = 5.0
HUMAN_PACE = 6.0
"""Seconds: a bot takes at most 4 by itself; a slower decision would be noticed."""
NEVER = (1e6, 2e6)
IDLE_SECONDS = 10.0
FORGOTTEN = 40.0
"""Seconds after which a table that nobody watches has left memory."""


async def beside_bots(game: str, count: int, seconds: float) -> bool:
    """Print a row. Answers whether bots still decide at human pace."""
    decisions, waits = Meter(), Meter()
    with SQLITE.start() as running:
        await listening(running)
        people = [Table(running.ports, PERSON_THINKS, waits, seed) for seed in range(PEOPLE_TABLES)]
        bots = [BotTable(running.ports[0], game, "hard", decisions) for _ in range(count)]
        tables: list[Table | BotTable] = [*people, *bots]
        await open_tables(tables)
        await asyncio.sleep(WARM_UP)
        decisions.running = waits.running = True
        await asyncio.sleep(seconds)
        for table in tables:
            table.close()
    p99 = decisions.percentile(0.99)
    figures = (
        f"{decisions.percentile(0.5):.1f} s",
        f"{p99:.1f} s",
        f"{waits.percentile(0.5) * 1000:.1f} ms",
        f"{waits.percentile(0.99) * 1000:.1f} ms",
    )
    print(f"| {count} | " + " | ".join(figures) + " |", flush=True)
    return p99 <= HUMAN_PACE


async def idle_memory(tables: int, *, kind: type[Table] = Table) -> None:
    """Tables of four that were started, with four sockets or one; then all leave.

    A process keeps memory that was freed for the next tables.
    """
    with SQLITE.start() as running:
        await listening(running)
        before = used(running.pids).memory
        opened = [kind(running.ports, NEVER, Meter(), seed) for seed in range(tables)]
        await open_tables(opened)
        watched = (used(running.pids).memory - before) / tables
        cpu = await _cpu_while_idle(running)
        for table in opened:
            table.close()
        await asyncio.sleep(FORGOTTEN)
        left = (used(running.pids).memory - before) / tables
    sockets = 1 if kind is WatchedByOne else 4
    print(
        f"| {tables:,} | {sockets} | {cpu:.1%} | {watched / 1024:.0f} kB | {left / 1024:.0f} kB |",
        flush=True,
    )


async def _cpu_while_idle(running: Running) -> float:
    """The share of a core that the server takes while nobody does anything."""
    before, began = used(running.pids).seconds, time.monotonic()
    await asyncio.sleep(IDLE_SECONDS)
    return (used(running.pids).seconds - before) / (time.monotonic() - began)
