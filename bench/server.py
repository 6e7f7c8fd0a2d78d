"""`python -m bench.server`: how much a server carries, and what two others carry here.

Tables of four scripted players who think, choose, and wait for the reveal. Server and players
share this machine, so what counts is the server's CPU time; times are those of a machine that
does both.
"""

import argparse
import asyncio
import gc
import resource
import sys
import time

import uvloop
from msgspec import Struct

from bench.load.crowd import Crowd, Part
from bench.load.gateways import BOUNDS, GATEWAYS
from bench.load.meter import Meter, used
from bench.load.quiet import beside_bots, idle_memory
from bench.load.subjects import (
    BOARDGAME_IO,
    COLYSEUS,
    GATHERED,
    POSTGRES,
    SQLITE,
    THREE,
    Running,
    Subject,
    listening,
    many,
    open_tables,
)
from bench.load.tablecade import WatchedByOne

WARM_UP = 2.0
TURNS_BEFORE = 4
"""Cubes are placed one after the other: that is not yet the game."""
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
GOAL_TABLES = 1200
BOT_TABLES = (5, 10, 20, 40, 80, 160)
IDLE_TABLES = (1_000, 10_000)
FILES_PER_TABLE = 5
"""Four sockets and a call."""
SPARE_FILES = 500

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

    def print(self) -> None:
        print("| " + " | ".join(self.row()) + " |", flush=True)


async def measure(load: Load) -> Found:
    with load.subject.start() as running:
        await listening(running)
        before = used(running.pids).memory
        meter = Meter()
        tables = await open_tables(
            [load.subject.table(running.ports, THINK, meter, seed) for seed in range(load.tables)]
        )
        memory = (used(running.pids).memory - before) / len(tables)
        for table in tables:  # a server that is full could open no more
            table.think = load.think
        await asyncio.sleep(WARM_UP + TURNS_BEFORE * load.think[1])
        found = await _meter(load, running, meter, memory)
        broken = sum(table.broken for table in tables)
        for table in tables:
            table.close()
    warn(broken, meter.refused)
    return found


def warn(broken: int, refused: int) -> None:
    if broken or refused:
        print(f"{broken} sockets broke, {refused} choices were refused", file=sys.stderr)


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
    found.print()
    return found


def head(title: str) -> None:
    print(f"\n{title}\n")
    print("| " + " | ".join(COLUMNS) + " |")
    print("|---" * len(COLUMNS) + "|", flush=True)


def per_second(found: Found) -> float:
    return found.meter.choices / found.cpu


def goal(name: str, value: str, wanted: str) -> None:
    print(f"\n{name}: {value} (goal: {wanted})", flush=True)


def compare(seconds: float) -> None:
    for title, think, wanted in (
        ("people who think", THINK, ">= 2.0 x"),
        ("as much as they carry", HURRY, ">= 3.0 x"),
    ):
        head(f"{TABLES} tables, {title}")
        ours, *others = (
            tell(Load(subject, TABLES, think=think, seconds=seconds))
            for subject in (SQLITE, BOARDGAME_IO, COLYSEUS)
        )
        for other in others:
            ratio = f"{per_second(ours) / per_second(other):.2f} x"
            goal(f"choices per CPU-second beside {other.load.subject.name}", ratio, wanted)
        if think is THINK:
            goal("p50 of the reveal", f"{ours.meter.percentile(0.5) * 1000:.1f} ms", "<= 5 ms")


def grow(seconds: float) -> None:
    head("Until the slowest hundredth waits for more than 100 ms")
    for subject in (SQLITE, BOARDGAME_IO, COLYSEUS):
        for tables in GROWTH:
            found = tell(Load(subject, tables, seconds=seconds))
            if subject is SQLITE and tables == GOAL_TABLES:
                late = f"{found.meter.percentile(0.99) * 1000:.0f} ms"
                goal(f"p99 at {tables} tables", late, "<= 60 ms")
            if found.meter.percentile(0.99) > SLOW:
                break


def spread(seconds: float) -> None:
    head("The same choices a second, at more and more tables")
    costs = []
    for tables in SPREAD:
        think = tables * SPREAD_THINK
        load = Load(SQLITE, tables, think=(think / 2, think * 1.5), seconds=max(seconds, think * 2))
        costs.append(1 / per_second(tell(load)))
    more = f"{costs[-1] / costs[0] - 1:+.0%}"
    goal(f"cost of a choice at {SPREAD[-1]} tables against {SPREAD[0]}", more, "<= +10 %")


def gateways(seconds: float) -> None:
    """Tablecade's own gateway beside other ASGI servers with the same application."""
    head(f"{TABLES} tables, people who think, by gateway")
    ours = tell(Load(SQLITE, TABLES, seconds=seconds))
    for gateway in GATEWAYS:
        if gateway.version is None:
            print(f"{gateway.package} is not installed: pip install {gateway.package}")
            continue
        found = tell(Load(gateway.subject(), TABLES, seconds=seconds))
        ratio = per_second(ours) / per_second(found)
        print(
            f"\nown gateway against {gateway.package}: {ratio:.2f} x the choices per CPU-second\n"
        )
    _bounds()


def _bounds() -> None:
    print("\n| can be bounded by its settings | own gateway | ", end="")
    print(" | ".join(gateway.package for gateway in GATEWAYS) + " |")
    print("|---" * (2 + len(GATEWAYS)) + "|")
    for bound in BOUNDS:
        marks = ("yes" if bound in gateway.configurable else "no" for gateway in GATEWAYS)
        print(f"| {bound} | yes | " + " | ".join(marks) + " |")


def several(seconds: float) -> None:
    head("PostgreSQL")
    wanted = {POSTGRES: 1500, THREE: 1000}
    for subject in (POSTGRES, THREE, GATHERED):
        found = tell(Load(subject, TABLES, seconds=seconds))
        if subject in wanted:
            rate = f"{per_second(found):,.0f}"
            goal("choices per server CPU-second", rate, f">= {wanted[subject]:,}")
        if subject is POSTGRES:
            goal("p99", f"{found.meter.percentile(0.99) * 1000:.0f} ms", "<= 40 ms")


def cores(seconds: float) -> None:
    """For a machine with cores to spare: every process full, and players of its own for each."""
    head("1, 2, 4, 8 processes")
    rates = []
    for processes in (1, 2, 4, 8):
        load = Load(many(processes), TABLES * processes, think=HURRY, seconds=seconds)
        found = uvloop.run(crowded(load))
        found.print()
        rates.append(found.meter.choices / found.seconds / processes)
        goal(f"{processes} x one", f"{rates[-1] / rates[0]:.2f} x", ">= 0.75 x")


async def crowded(load: Load) -> Found:
    """As `measure`, with a process of players for each process of the server."""
    with load.subject.start() as running:
        await listening(running)
        before = used(running.pids).memory
        tables = load.tables // len(running.ports)
        warm_up = WARM_UP + TURNS_BEFORE * load.think[1]
        crowd = Crowd(
            [
                Part(load.subject.table, [port], tables, load.think, warm_up, load.seconds, seed)
                for seed, port in zip(range(0, load.tables, tables), running.ports, strict=True)
            ]
        )
        crowd.open()
        server, database = used(running.pids), used(running.database)
        began = time.monotonic()
        counted = crowd.count()
        after, database_after = used(running.pids), used(running.database)
        seconds = time.monotonic() - began
    warn(sum(part.broken for part in counted), sum(part.refused for part in counted))
    return Found(
        load=load,
        meter=Meter(
            choices=sum(part.choices for part in counted),
            waits=[wait for part in counted for wait in part.waits],
        ),
        seconds=seconds,
        cpu=after.seconds - server.seconds,
        database=database_after.seconds - database.seconds,
        players=sum(part.cpu for part in counted),
        memory=(server.memory - before) / load.tables,
    )


def bots(seconds: float) -> None:
    for game in ("pixoid", "qwixx"):
        print(f"\nTables of four hard bots ({game}), and a table of people beside them\n")
        print("| bot tables | decision p50 | decision p99 | p50 of a person | p99 of a person |")
        print("|---|---|---|---|---|", flush=True)
        for count in BOT_TABLES:
            if not uvloop.run(beside_bots(game, count, seconds)):
                break


def idle(_seconds: float) -> None:
    print("\nTables that nobody plays at\n")
    print("| tables | sockets of each | CPU | memory a table | a table, after all have left |")
    print("|---|---|---|---|---|", flush=True)
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    possible = (most_files - SPARE_FILES) // FILES_PER_TABLE
    for tables in IDLE_TABLES:
        if tables > possible:
            print(f"(a process may open {most_files:,} files: {possible:,} tables)", flush=True)
        uvloop.run(idle_memory(min(tables, possible)))
    if IDLE_TABLES[-1] > possible:
        uvloop.run(idle_memory(IDLE_TABLES[-1], kind=WatchedByOne))
    print("\n(goal: <= 100 kB at 10,000 tables; a table nobody watches leaves memory)")


PARTS = {
    "compare": compare,
    "grow": grow,
    "spread": spread,
    "several": several,
    "bots": bots,
    "idle": idle,
    "gateways": gateways,
    "cores": cores,
}
NOT_BY_DEFAULT = ("gateways", "cores")
"""These need more than others: servers from elsewhere, or many cores."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "part", nargs="*", choices=[*PARTS, []], help="by default all but gateways and cores"
    )
    options.add_argument("--seconds", type=float, default=10.0, help="measured in each run")
    chosen = options.parse_args()
    for part in chosen.part or [part for part in PARTS if part not in NOT_BY_DEFAULT]:
        PARTS[part](chosen.seconds)


if __name__ == "__main__":
    main()
