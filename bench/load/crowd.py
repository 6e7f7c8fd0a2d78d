"""Players in processes of their own: one process of players can't fill several servers."""

import asyncio
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import uvloop
from msgspec import Struct

from bench.load.meter import Meter
from bench.load.subjects import open_tables

SPAWN = get_context("spawn")


class Part(Struct, frozen=True):
    """What one process of players does."""

    table: Any
    ports: list[int]
    tables: int
    think: tuple[float, float]
    warm_up: float
    seconds: float
    first_seed: int


class Counted(Struct, frozen=True):
    """What one process of players counted."""

    choices: int
    refused: int
    waits: list[float]
    cpu: float
    broken: int


class Crowd:
    """Every part is played by a process; all begin to count at the same time."""

    def __init__(self, parts: list[Part]) -> None:
        self._lines: list[Connection] = []
        self._processes = []
        for part in parts:
            here, there = SPAWN.Pipe()
            process = SPAWN.Process(target=_play, args=(part, there), daemon=True)
            process.start()
            self._lines.append(here)
            self._processes.append(process)

    def open(self) -> None:
        """Until all tables are open and warm."""
        for line in self._lines:
            line.recv()

    def count(self) -> list[Counted]:
        """Count for the time of the parts, then end."""
        for line in self._lines:
            line.send("count")
        counted = [line.recv() for line in self._lines]
        for process in self._processes:
            process.join()
        return counted


def _play(part: Part, line: Connection) -> None:
    uvloop.run(_tables(part, line))


async def _tables(part: Part, line: Connection) -> None:
    meter = Meter()
    tables = [
        part.table(part.ports, part.think, meter, part.first_seed + seed)
        for seed in range(part.tables)
    ]
    await open_tables(tables)
    await asyncio.sleep(part.warm_up)
    line.send("open")
    await asyncio.to_thread(line.recv)
    began, meter.running = time.process_time(), True
    await asyncio.sleep(part.seconds)
    meter.running = False
    cpu = time.process_time() - began
    broken = sum(table.broken for table in tables)
    line.send(Counted(meter.choices, meter.refused, meter.waits, cpu, broken))
    for table in tables:
        table.close()
