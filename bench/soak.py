"""`python -m bench.soak`: tables are played for a long time; does anything pile up?

Memory, open files and child processes of the server, every minute. Ends with 1 if memory after the
first tenth of the time grew by more than a twentieth, or files or processes were left behind.
"""

import argparse
import asyncio
import sys
import time

import psutil
import uvloop
from msgspec import Struct

from bench.load.meter import Meter, used
from bench.load.subjects import SQLITE, listening, open_tables
from bench.load.tablecade import Table

THINK = (0.5, 1.5)
FLAT = 0.05
SPARE_FILES = 20


class Sample(Struct, frozen=True):
    minutes: float
    memory: int
    files: int
    """Without sockets whose other end is open here: their number changes with the load."""
    processes: int
    choices: int

    def row(self) -> str:
        memory = f"{self.memory / 2**20:.1f} MB"
        cells = (f"{self.minutes:.1f}", memory, self.files, self.processes, f"{self.choices:,}")
        return "| " + " | ".join(str(cell) for cell in cells) + " |"


async def soak(tables: int, minutes: float) -> list[Sample]:
    meter = Meter(running=True)
    with SQLITE.start() as running:
        await listening(running)
        people = [Table(running.ports, THINK, meter, seed) for seed in range(tables)]
        await open_tables(people)
        began, samples = time.monotonic(), list[Sample]()
        print(
            "| minutes | memory | files | processes | choices |\n|---|---|---|---|---|", flush=True
        )
        while not samples or samples[-1].minutes < minutes:
            await asyncio.sleep(min(60.0, minutes * 60 / 10))
            samples.append(_sample(running.pids[0], meter, (time.monotonic() - began) / 60))
            print(samples[-1].row(), flush=True)
            meter.waits.clear()
        for table in people:
            table.close()
    return samples


def _sample(pid: int, meter: Meter, minutes: float) -> Sample:
    process = psutil.Process(pid)
    here = {one.laddr.port for one in psutil.Process().net_connections("tcp")}
    sockets = process.net_connections("tcp")
    files = process.num_fds() - sum(bool(one.raddr) and one.raddr.port in here for one in sockets)
    children = process.children(recursive=True)
    return Sample(minutes, used([pid]).memory, files, len(children), meter.choices)


def problems(samples: list[Sample]) -> list[str]:
    first, last = samples[len(samples) // 10], samples[-1]
    found = []
    if last.memory > first.memory * (1 + FLAT):
        found.append(f"memory grew from {first.memory:,} to {last.memory:,} bytes")
    if last.files > first.files + SPARE_FILES:
        found.append(f"open files grew from {first.files} to {last.files}")
    if last.processes > first.processes:
        found.append(f"processes grew from {first.processes} to {last.processes}")
    return found


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--minutes", type=float, default=60.0)
    arguments = options.parse_args()
    found = problems(uvloop.run(soak(arguments.tables, arguments.minutes)))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
