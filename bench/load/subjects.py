"""The servers that are measured, each started as it is meant to run."""

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

from msgspec import Struct
from tests.server.harness.postgres import Postgres, free_port
from tests.server.harness.served import Served, Wanted

from bench.load import boardgame_io, colyseus, tablecade
from bench.load.limits import CROWD, TEMPO

BENCH = Path(__file__).parents[1]


class Running(Struct, frozen=True):
    ports: list[int]
    pids: list[int]
    database: list[int] = []
    """The processes of a database of its own."""


class Subject(Struct, frozen=True):
    name: str
    start: Callable[[], AbstractContextManager[Running]]
    table: Any


@contextlib.contextmanager
def _on_sqlite() -> Iterator[Running]:
    with tempfile.TemporaryDirectory(prefix="tablecade-load-") as folder, ExitStack() as ending:
        server = Served(Wanted(f"sqlite:///{folder}/tables.db", tempo=TEMPO, bounds=CROWD))
        ending.callback(server.close)
        yield Running([server.wanted.port], [server.pid])


def _on_postgres(processes: int) -> Callable[[], AbstractContextManager[Running]]:
    @contextlib.contextmanager
    def start() -> Iterator[Running]:
        with ExitStack() as ending:
            postgres = Postgres()
            ending.callback(postgres.remove)
            database = postgres.new_database()
            servers = [
                Served(Wanted(database, tempo=TEMPO, bounds=CROWD)) for _ in range(processes)
            ]
            for server in servers:
                ending.callback(server.close)
            ports = [server.wanted.port for server in servers]
            yield Running(ports, [server.pid for server in servers], [postgres.pid])

    return start


def _node(folder: Path) -> Callable[[], AbstractContextManager[Running]]:
    @contextlib.contextmanager
    def start() -> Iterator[Running]:
        if not (folder / "node_modules").exists():
            install = ["npm", "--silent", "--no-audit", "--no-fund", "--no-save", "install"]
            subprocess.run(install, cwd=folder, check=True)
        port = free_port()
        environment = {**os.environ, "NODE_ENV": "production"}
        command = ["node", "server.cjs", str(port)]
        node = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
        try:
            yield Running([port], [node.pid])
        finally:
            node.kill()
            node.wait()

    return start


SQLITE = Subject("Tablecade, SQLite", _on_sqlite, tablecade.Table)
POSTGRES = Subject("Tablecade, PostgreSQL", _on_postgres(1), tablecade.Table)
THREE = Subject("Tablecade, PostgreSQL, 3 processes", _on_postgres(3), tablecade.Table)


def many(processes: int) -> Subject:
    """A table's people at one process: for machines with many cores."""
    name = f"Tablecade, PostgreSQL, {processes} processes, a table at one of them"
    return Subject(name, _on_postgres(processes), tablecade.Gathered)


GATHERED = Subject(
    "Tablecade, PostgreSQL, 3 processes, a table at one of them",
    _on_postgres(3),
    tablecade.Gathered,
)
BOARDGAME_IO = Subject(
    "boardgame.io 0.50.2, in memory", _node(BENCH / "boardgame_io"), boardgame_io.Table
)
COLYSEUS = Subject("Colyseus 0.18, in memory", _node(BENCH / "colyseus"), colyseus.Table)

START_SECONDS = 60.0
OPENED_AT_ONCE = 25
OPENING_SECONDS = 300.0


async def listening(running: Running) -> None:
    """Until every process accepts connections."""
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


async def open_tables(tables: Sequence[Any], *, seconds: float = OPENING_SECONDS) -> list[Any]:
    """The tables that are open after so many seconds: a server that is full may not open all."""
    end, opened = asyncio.get_running_loop().time() + seconds, list[Any]()
    for first in range(0, len(tables), OPENED_AT_ONCE):
        work = {
            asyncio.ensure_future(table.open()): table for table in tables[first:][:OPENED_AT_ONCE]
        }
        left = max(0.0, end - asyncio.get_running_loop().time())
        done, late = await asyncio.wait(work, timeout=left)
        for task in late:
            task.cancel()
        for task in done:
            task.result()
            opened.append(work[task])
        if late:
            print(f"{len(opened)} of {len(tables)} tables opened in time", file=sys.stderr)
            break
    return opened
