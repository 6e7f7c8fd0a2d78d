"""Other ASGI servers with Tablecade behind them, and what each can bound by configuration."""

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from importlib.metadata import PackageNotFoundError, version

from msgspec import Struct
from tests.server.harness.postgres import free_port

from bench.load import tablecade
from bench.load.asgi import DATABASE
from bench.load.subjects import Running, Subject

APP = "bench.load.asgi:app"

HYPERCORN = """
import asyncio, sys, uvloop
from hypercorn.asyncio import serve
from hypercorn.config import Config
from bench.load.asgi import app
config = Config()
config.bind = ["127.0.0.1:" + sys.argv[1]]
config.loglevel = "WARNING"
uvloop.run(serve(app, config))
"""

BOUNDS = (
    "bytes of a head",
    "time for a head",
    "time for a body",
    "idle time-out",
    "pings",
    "unsent bytes of a socket",
    "connections of an address",
    "requests of an address",
    "connections in all",
)


class Gateway(Struct, frozen=True):
    package: str
    command: Callable[[str], list[str]]
    configurable: tuple[str, ...]
    """Those of `BOUNDS` that its documented settings have."""

    @property
    def version(self) -> str | None:
        try:
            return version(self.package)
        except PackageNotFoundError:
            return None

    def subject(self) -> Subject:
        return Subject(f"{self.package} {self.version}", _start(self.command), tablecade.Table)


GATEWAYS = (
    Gateway(
        "uvicorn",
        lambda port: [
            *("-m", "uvicorn", APP, "--host", "127.0.0.1", "--port", port, "--http", "h11"),
            *("--ws", "websockets-sansio", "--loop", "uvloop", "--no-access-log"),
            *("--log-level", "warning"),
        ],
        ("bytes of a head", "idle time-out", "pings", "connections in all"),
    ),
    Gateway(
        "hypercorn",
        lambda port: ["-c", HYPERCORN, port],
        ("bytes of a head", "idle time-out", "pings"),
    ),
    Gateway(
        "granian",
        lambda port: [
            *("-m", "granian", "--interface", "asgi", APP, "--host", "127.0.0.1", "--port", port),
            *("--http", "1", "--loop", "uvloop", "--log-level", "warning"),
        ],
        ("bytes of a head", "time for a head", "connections in all"),
    ),
)


def _start(command: Callable[[str], list[str]]) -> Callable[[], AbstractContextManager[Running]]:
    @contextlib.contextmanager
    def start() -> Iterator[Running]:
        with tempfile.TemporaryDirectory(prefix="tablecade-load-") as folder:
            port = free_port()
            environment = {**os.environ, DATABASE: f"sqlite:///{folder}/tables.db"}
            server = subprocess.Popen([sys.executable, *command(str(port))], env=environment)
            try:
                yield Running([port], [server.pid])
            finally:
                server.terminate()
                server.wait()

    return start
