"""`python -m bench.small_machine`: a server on a machine like a small Raspberry Pi.

`tablecade serve` runs on one core with 512 MB (a cgroup, so this needs root on Linux). Prints the
seconds from its start to the first table, then what 20 tables with four people each are like, who
think for 2 to 6 seconds. Ends with 1 if the first table takes 10 seconds or longer, or if the
server was out of memory.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import uvloop
from msgspec import Struct
from tests.server.harness.client import Caller, open_seats
from tests.server.harness.postgres import free_port
from tests.server.harness.served import is_ready

from bench.load.meter import Meter, used
from bench.load.subjects import open_tables
from bench.load.tablecade import Table

CGROUPS = Path("/sys/fs/cgroup")
MEMORY = 512 * 2**20
FIRST_TABLE = 10.0
TABLES, SECONDS = 20, 60.0
THINK = (2.0, 6.0)


class Box(Struct, frozen=True):
    """A cgroup of version 2, or of version 1."""

    folder: Path
    limit: str
    peak: str


@contextlib.contextmanager
def small_box() -> Iterator[Box]:
    """For processes that may have so much memory, the files they read included."""
    name = f"tablecade-{os.getpid()}"
    if (CGROUPS / "memory").is_dir():
        box = Box(CGROUPS / "memory" / name, "memory.limit_in_bytes", "memory.max_usage_in_bytes")
    else:
        box = Box(CGROUPS / name, "memory.max", "memory.peak")
    try:
        box.folder.mkdir()
        (box.folder / box.limit).write_text(str(MEMORY))
    except OSError as problem:
        sys.exit(f"No cgroup with a limit of memory can be made here: {problem}")
    try:
        yield box
    finally:
        box.folder.rmdir()


@contextlib.contextmanager
def serving(box: Box, folder: str, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    def move_in() -> None:
        (box.folder / "cgroup.procs").write_text(str(os.getpid()))
        os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])

    command = [sys.executable, "-m", "tablecade", "serve", "--no-browser", "--port", str(port)]
    limits = {"TABLECADE_OPENINGS": "1000/60", "TABLECADE_ANONYMOUS": "10000/60"}
    environment = {**os.environ, **limits, "TABLECADE_LOG": "warning"}
    server = subprocess.Popen(
        [*command, "--db", f"sqlite:///{folder}/tables.db"],
        stdout=subprocess.DEVNULL,
        env=environment,
        preexec_fn=move_in,
    )
    try:
        yield server
    finally:
        server.terminate()
        server.wait()


def main() -> int:
    with small_box() as box, tempfile.TemporaryDirectory() as folder:
        port = free_port()
        began = time.monotonic()
        with serving(box, folder, port) as server:
            while not is_ready(port):
                if server.poll() is not None:
                    return 1
                time.sleep(0.05)
            ready = time.monotonic() - began
            wish = open_seats(4, game="pixoid")
            Caller(f"http://127.0.0.1:{port}").call("POST", "/api/tables", wish)
            first = time.monotonic() - began
            worked = used([server.pid]).seconds
            print(
                f"ready after {ready:.1f} s, first table after {first:.1f} s ({worked:.1f} s CPU)"
            )
            uvloop.run(play(server.pid, port))
            peak = int((box.folder / box.peak).read_text())
            print(f"most memory, with files that were read: {peak / 2**20:.0f} of 512 MB")
            return int(first >= FIRST_TABLE or server.poll() is not None)


async def play(pid: int, port: int) -> None:
    meter = Meter()
    people = [Table([port], THINK, meter, seed) for seed in range(TABLES)]
    await open_tables(people)
    meter.running, before = True, used([pid])
    await asyncio.sleep(SECONDS)
    meter.running, after = False, used([pid])
    share = (after.seconds - before.seconds) / SECONDS
    p50, p99 = (meter.percentile(part) * 1000 for part in (0.5, 0.99))
    print(
        f"{TABLES} tables, {4 * TABLES} people, {SECONDS:.0f} s: {meter.choices} choices,"
        f" {meter.refused} refused; reveal p50 {p50:.0f} ms, p99 {p99:.0f} ms;"
        f" {share:.0%} of the core, {after.memory / 2**20:.0f} MB"
    )
    for table in people:
        table.close()


if __name__ == "__main__":
    sys.exit(main())
