"""Starts a server and serves until it is told to stop."""

import asyncio
import errno
import gc
import socket
import ssl
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from tablecade.core.errors import unreadable
from tablecade.server.address import family_of
from tablecade.server.api.live import serve_socket
from tablecade.server.app import description, make_app
from tablecade.server.errors import BadHost, CertificateMissing, CertificateUnusable, PortTaken
from tablecade.server.gateway.forwarded import read_networks
from tablecade.server.gateway.gateway import BACKLOG, CHECK_SECONDS, Gateway
from tablecade.server.preflight import read_schema
from tablecade.server.reload import EVERY, Reloader, start_anew
from tablecade.server.services import Services
from tablecade.server.settings import Settings
from tablecade.server.store.rows import CHECKING
from tablecade.server.store.sqlite import lock

CLOSE_SECONDS = 5.0
SWITCH_SECONDS = 0.001
"""How long a thread that computes may keep the event loop waiting."""
UNREAD_BYTES = 2**17
"""The kernel's buffer for a client that does not read; by default it grows to megabytes."""


def serve(
    settings: Settings, *, started: Callable[[], None] = lambda: None, reload: bool = False
) -> None:
    """Serve until a signal says to stop; accepted calls are answered before.

    With `reload` it follows changes in packages, and starts anew when their Python changes.
    Raises PortTaken, BadHost, DatabaseInUse, DatabaseUnusable, SchemaNewer or what
    `read_certificate` does before anything is served.
    """
    listening = listen(settings.host, settings.port)
    with closing(listening):
        certificate = read_certificate(settings)
        read_schema(settings.database)
        if settings.sqlite_path is not None:
            lock(settings.sqlite_path).close()
        sys.setswitchinterval(SWITCH_SECONDS)
        services = Services(settings)
        reloader = Reloader(services) if reload else None
        CHECKING.on = reload
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(services, listening, certificate, started, reloader))
    if reloader is not None and reloader.restarts:
        start_anew()


def read_certificate(settings: Settings) -> ssl.SSLContext | None:
    """Raises CertificateMissing, CertificateUnusable and UnreadableFile."""
    if settings.certificate is None:
        if settings.certificate_key is not None:
            raise CertificateMissing(file=settings.certificate_key)
        return None
    files = [settings.certificate, settings.certificate_key or settings.certificate]
    for file in files:
        _try_to_read(file)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(*files)
    except OSError as problem:
        raise CertificateUnusable(file=", ".join(files), problem=str(problem)) from None
    return context


def _try_to_read(file: str) -> None:
    """To name the file: OpenSSL does not say which of the two it can't read."""
    try:
        Path(file).open("rb").close()
    except OSError as problem:
        raise unreadable(file, problem) from None


async def _serve(
    services: Services,
    listening: socket.socket,
    certificate: ssl.SSLContext | None,
    started: Callable[[], None],
    reloader: Reloader | None,
) -> None:
    gateway = Gateway(
        make_app(services),
        partial(serve_socket, services=services),
        bounds=services.settings.bounds,
        proxies=read_networks(services.settings.trusted_proxy),
        certificate=certificate,
        refused=lambda reason: services.metrics.refused_connections.update((reason,)),
    )

    def ready() -> None:
        spare_the_collector()
        started()
        asyncio.get_running_loop().run_in_executor(None, description)

    async with services.running():
        services.supervisor.every("deadlines", CHECK_SECONDS, gateway.check_deadlines)
        if reloader is not None:
            services.supervisor.every("reload", EVERY, reloader.look)
        await gateway.run(listening, started=ready, seconds_to_close=CLOSE_SECONDS)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Uvloop where it is installed, which is everywhere but on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def spare_the_collector() -> None:
    """Collect garbage rarely: tables are trees without cycles, and searching all of them every
    few hundred allocations took a tenth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(family_of(host))
    if sys.platform != "win32":  # where it would let two servers share a port
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
