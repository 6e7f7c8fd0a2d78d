"""Serving: uvicorn with the settings a table wants."""

import errno
import gc
import socket
from collections.abc import Callable
from contextlib import closing
from typing import Any, cast

import uvicorn

from tablecade.server.app import make_app
from tablecade.server.errors import BadHost, CertificateUnusable, PortTaken
from tablecade.server.preflight import read_schema
from tablecade.server.services import Services
from tablecade.server.settings import Settings
from tablecade.server.store.files import lock
from tablecade.server.transport.calls import call_protocol
from tablecade.server.transport.sockets import SocketProtocol

LONGEST_GREETING = 4096
FAREWELL_SECONDS = 5
THINKING_SECONDS = 75
"""A connection is kept for the next choice: people think, and a new one costs more than a call."""
BACKLOG = 1024
UNREAD_BYTES = 2**17
"""What the system keeps for somebody who does not read; by itself it would keep megabytes."""


class Server(uvicorn.Server):
    """Says when it is ready to be called."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        spare_the_collector()
        if self.started:
            self._say_started()


def spare_the_collector() -> None:
    """Tables are trees without cycles. Looking through all of them for some, every few hundred
    values, took a tenth of the time; what was loaded once is never looked through again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(settings: Settings, *, started: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal says to stop; what was accepted is answered before.

    Raises PortTaken, BadHost, DatabaseInUse, DatabaseUnusable or SchemaNewer before anything is
    served.
    """
    listening = listen(settings.host, settings.port)
    with closing(listening):
        read_schema(settings.database)
        if settings.sqlite_path is not None:
            lock(settings.sqlite_path).close()
        Server(_config(settings), started).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        if problem.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortTaken(port=str(port)) from None
        raise BadHost(host=host, problem=problem.strerror or str(problem)) from None
    listening.listen(BACKLOG)
    return listening


def _config(settings: Settings) -> uvicorn.Config:
    services = Services(settings)
    app = make_app(services)
    config = uvicorn.Config(
        cast(Any, app),
        http=call_protocol(services, app),
        ws=SocketProtocol,
        log_config=None,
        access_log=False,
        date_header=False,
        server_header=False,
        proxy_headers=settings.trusted_proxy,
        forwarded_allow_ips="*" if settings.trusted_proxy else None,
        ws_max_size=LONGEST_GREETING,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
        timeout_keep_alive=THINKING_SECONDS,
        ssl_certfile=settings.certificate,
        ssl_keyfile=settings.certificate_key,
    )
    try:
        config.load()
    except OSError as problem:
        place = f"{settings.certificate}, {settings.certificate_key}"
        raise CertificateUnusable(file=place, problem=str(problem)) from None
    return config
