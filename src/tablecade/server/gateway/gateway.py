"""Accepts connections, watches over them, and shuts down in order."""

import asyncio
import contextlib
import logging
import signal
import socket
import ssl
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from tablecade.server.gateway.bounds import Bounds
from tablecade.server.gateway.exchange import ASGIApp
from tablecade.server.gateway.forwarded import Network
from tablecade.server.gateway.http import HttpConnection
from tablecade.server.gateway.open_connections import OpenConnections, Refusals
from tablecade.server.gateway.websocket import WebSocket

log = logging.getLogger(__name__)

BACKLOG = 1024
CHECK_SECONDS = 0.5
WINDOWS_FILES = 8_192
RESERVED_FILES = 128
"""Left for the database, the bots and the log."""

SocketHandler = Callable[[WebSocket], Awaitable[None]]


class Gateway:
    """Serves an ASGI application and a handler of WebSockets on one listening socket."""

    def __init__(
        self,
        app: ASGIApp,
        sockets: SocketHandler,
        *,
        bounds: Bounds,
        proxies: Sequence[Network],
        certificate: ssl.SSLContext | None = None,
        refused: Callable[[str], None],
    ) -> None:
        self.app = app
        self.bounds = bounds
        self.proxies = proxies
        self.refusals = Refusals(refused)
        files = raise_file_limit() - RESERVED_FILES
        most = min(bounds.connections or files, files)
        self.connections = OpenConnections(bounds, self.refusals, most=most)
        self.stopping = False
        self._certificate = certificate
        self._sockets = sockets
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def serve_socket(self, opened: WebSocket) -> None:
        try:
            await self._sockets(opened)
        except Exception:
            log.exception("a socket failed", extra={"path": opened.path})
            opened.abort()

    async def run(
        self, listening: socket.socket, *, started: Callable[[], None], seconds_to_close: float
    ) -> None:
        """Serve until a signal says to stop; a second one does not wait for clients."""
        stop = _stop_signals()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: HttpConnection(self),
            sock=listening,
            backlog=BACKLOG,
            ssl=self._certificate,
            ssl_handshake_timeout=self.bounds.head_seconds if self._certificate else None,
        )
        started()
        await stop.wait()
        stop.clear()
        self.stopping = True
        server.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._drain(stop), seconds_to_close)
        for connection in self.connections:
            connection.abort()
        await self._end_tasks()

    async def check_deadlines(self) -> None:
        """Close HTTP connections that take too long. To be called every `CHECK_SECONDS`."""
        self.check(asyncio.get_running_loop().time())

    def check(self, now: float) -> None:
        for connection in self.connections.plain:
            try:
                connection.check(now)
            except Exception:
                log.exception("checking a connection failed")
                connection.abort()

    async def _drain(self, stop: asyncio.Event) -> None:
        """What was accepted is answered before its connection is closed."""
        while len(self.connections) and not stop.is_set():
            for connection in self.connections:
                connection.shut_down()
            await asyncio.sleep(0.02)

    async def _end_tasks(self) -> None:
        """Give handlers a moment to see that their connections are gone."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1.0)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _stop_signals() -> asyncio.Event:
    """Also when the terminal is closed, unless `nohup` says to go on then."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    numbers = [signal.SIGTERM, signal.SIGINT]
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        numbers.append(signal.SIGHUP)
    for number in numbers:
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


def raise_file_limit() -> int:
    """Allow as many open files as the system lets this process have; the new limit."""
    try:
        import resource
    except ImportError:  # Windows
        return WINDOWS_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1_000_000 if hard == resource.RLIM_INFINITY else hard
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft
