"""`python -m bench.server`: how much a server carries, and what boardgame.io carries here.

Tables of four scripted players who think, choose, and wait for the reveal. Server and players
share this machine, so what counts is the server's CPU time; times are those of a machine that
does both.
"""

import argparse
import asyncio
import contextlib
import gc
import sys
import time
from typing import Any

import uvloop
from msgspec import Struct

from bench.load.meter import Meter, used
from bench.load.subjects import BOARDGAME_IO, GATHERED, POSTGRES, SQLITE, THREE, Running, Subject

WARM_UP = 2.0
TURNS_BEFORE = 4
"""Cubes are placed one after the other: that is not yet the game."""
OPENED_AT_ONCE = 25
THINK = (0.5, 1.5)
"""Seconds, drawn evenly."""
HURRY = (0.1, 0.3)
"""So little that every server here is full."""
TABLES = 200
SLOW = 0.1
"""Growth ends when the slowest hundredth waits longer than this many seconds."""
GROWTH = (100, 200, 300, 400, 600, 800, 1200, 1600)
SPREAD = (100, 500, 1000, 2000)
SPREAD_THINK = 0.005
"""Seconds of thinking for each table: however many there are, together they choose as often."""
START_SECONDS = 20.0

COLUMNS = (
    "server",
    "tables",
    "sockets",
    "choices/s",
    "choices per CPU-second",
    "p50",
    "p99",
    "memory a table",
    "database CPU",
    "players' CPU",
)


class Load(Struct, frozen=True):
    subject: Subject
    tables: int
    think: tuple[float, float] = THINK
    seconds: float = 10.0


class Found(Struct, frozen=True):
    load: Load
    meter: Meter
    seconds: float
    cpu: float
    database: float
    players: float
    memory: float

    def row(self) -> tuple[str, ...]:
        meter = self.meter
        return (
            self.load.subject.name,
            f"{self.load.tables:,}",
            f"{self.load.tables * 4:,}",
            f"{meter.choices / self.seconds:,.0f}",
            f"{meter.choices / self.cpu:,.0f}",
            f"{meter.percentile(0.5) * 1000:.1f} ms",
            f"{meter.percentile(0.99) * 1000:.1f} ms",
            f"{self.memory / 1024:.0f} kB",
            f"{self.database / self.seconds:.0%}",
            f"{self.players / self.seconds:.0%}",
        )


async def measure(load: Load) -> Found:
    with load.subject.start() as running:
        await _listening(running)
        before = used(running.pids).memory
        meter = Meter()
        tables = [
            load.subject.table(running.ports, load.think, meter, seed)
            for seed in range(load.tables)
        ]
        await _open(tables)
        memory = (used(running.pids).memory - before) / load.tables
        await asyncio.sleep(WARM_UP + TURNS_BEFORE * load.think[1])
        found = await _meter(load, running, meter, memory)
        broken = sum(table.broken for table in tables)
        for table in tables:
            table.close()
    if broken or meter.refused:
        print(f"{broken} sockets broke, {meter.refused} choices were refused", file=sys.stderr)
    return found


async def _listening(running: Running) -> None:
    for port in running.ports:
        async with asyncio.timeout(START_SECONDS):
            while not await _answers(port):
                await asyncio.sleep(0.05)


async def _answers(port: int) -> bool:
    with contextlib.suppress(OSError):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()
        return True
    return False


async def _open(tables: list[Any]) -> None:
    for first in range(0, len(tables), OPENED_AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[first : first + OPENED_AT_ONCE]))


async def _meter(load: Load, running: Running, meter: Meter, memory: float) -> Found:
    gc.collect()
    gc.freeze()
    server, database = used(running.pids), used(running.database)
    players, began, meter.running = time.process_time(), time.monotonic(), True
    await asyncio.sleep(load.seconds)
    meter.running = False
    return Found(
        load=load,
        meter=meter,
        seconds=time.monotonic() - began,
        cpu=used(running.pids).seconds - server.seconds,
        database=used(running.database).seconds - database.seconds,
        players=time.process_time() - players,
        memory=memory,
    )


def tell(load: Load) -> Found:
    """Measure, and print the row."""
    found = uvloop.run(measure(load))
    print("| " + " | ".join(found.row()) + " |", flush=True)
    return found


def head(title: str) -> None:
    print(f"\n{title}\n")
    print("| " + " | ".join(COLUMNS) + " |")
    print("|---" * len(COLUMNS) + "|", flush=True)


def compare(seconds: float) -> None:
    for title, think in (("people who think", THINK), ("as much as they carry", HURRY)):
        head(f"{TABLES} tables, {title}")
        found = [
            tell(Load(subject, TABLES, think=think, seconds=seconds))
            for subject in (SQLITE, BOARDGAME_IO)
        ]
        ours, theirs = (one.meter.choices / one.cpu for one in found)
        print(f"\nchoices per CPU-second: {ours / theirs:.2f} times the other's (goal: 2)")


def grow(seconds: float) -> None:
    head("Until the slowest hundredth waits for more than 100 ms")
    for subject in (SQLITE, BOARDGAME_IO):
        for tables in GROWTH:
            if tell(Load(subject, tables, seconds=seconds)).meter.percentile(0.99) > SLOW:
                break


def spread(seconds: float) -> None:
    head("The same choices a second, at more and more tables")
    for tables in SPREAD:
        think = tables * SPREAD_THINK
        tell(Load(SQLITE, tables, think=(think / 2, think * 1.5), seconds=max(seconds, think * 2)))


def several(seconds: float) -> None:
    head("PostgreSQL")
    for subject in (POSTGRES, THREE, GATHERED):
        tell(Load(subject, TABLES, seconds=seconds))


PARTS = {"compare": compare, "grow": grow, "spread": spread, "several": several}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("part", nargs="*", choices=[*PARTS, []], help="all, if none is named")
    options.add_argument("--seconds", type=float, default=10.0, help="measured in each run")
    given = options.parse_args()
    for part in given.part or PARTS:
        PARTS[part](given.seconds)


if __name__ == "__main__":
    main()
