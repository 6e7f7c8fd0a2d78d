"""Starts a server and serves until it is told to stop."""

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import ssl
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from tablecade import __version__
from tablecade.core.errors import TablecadeError, unreadable
from tablecade.server.address import family_of, own_address
from tablecade.server.announce import announcing
from tablecade.server.api.live import serve_socket
from tablecade.server.app import description, make_app
from tablecade.server.errors import PortTaken
from tablecade.server.gateway.admission import Admission, read_networks
from tablecade.server.gateway.gateway import CHECK_SECONDS, Gateway
from tablecade.server.preflight import check_single_name, read_schema
from tablecade.server.reload import EVERY, Reloader, start_anew
from tablecade.server.services import Services
from tablecade.server.settings import Settings
from tablecade.server.store import rows
from tablecade.server.store.sqlite import lock

log = logging.getLogger(__name__)

BACKLOG = 1024
RESERVED_FILES = 128
"""Left for the database, the bots and the log."""
WINDOWS_FILES = 8_192
CLOSE_SECONDS = 5.0
SWITCH_SECONDS = 0.001
"""How long a thread that computes may keep the event loop waiting."""
UNREAD_BYTES = 2**17
"""The kernel's buffer for a client that does not read; by default it grows to megabytes."""


def serve(
    settings: Settings,
    *,
    started: Callable[[], None] = lambda: None,
    announced: Callable[[str | None], None] = lambda _name: None,
    reload: bool = False,
) -> None:
    """Serve until a signal says to stop; accepted calls are answered before.

    In a local network it announces itself; `announced` gets its name, or None if that is refused.
    With `reload` it follows changes in packages, and starts anew when their Python changes.
    Raises TablecadeError, such as PortTaken and DatabaseUnusable, before anything is served.
    """
    listening = listen(settings.host, settings.port)
    with closing(listening):
        certificate = read_certificate(settings)
        read_schema(settings.database)
        check_single_name(settings.database)
        if settings.sqlite_path is not None:
            lock(settings.sqlite_path).close()
        sys.setswitchinterval(SWITCH_SECONDS)
        services = Services(settings)
        reloader = Reloader(services) if reload else None
        rows.checks_rules = reload
        loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
        with contextlib.suppress(ImportError):  # Windows has none
            import uvloop

            loop = uvloop.new_event_loop
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(_serve(services, listening, certificate, started, announced, reloader))
    if reloader is not None and reloader.restarts:
        start_anew()


def read_certificate(settings: Settings) -> ssl.SSLContext | None:
    if settings.certificate is None:
        if settings.certificate_key is not None:
            raise TablecadeError("certificate-missing", file=settings.certificate_key)
        return None
    files = [settings.certificate, settings.certificate_key or settings.certificate]
    for file in files:
        try:  # to name the file: OpenSSL does not say which of the two it can't read
            Path(file).open("rb").close()
        except OSError as problem:
            raise unreadable(file, problem) from None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(*files)
    except OSError as problem:
        raise TablecadeError(
            "certificate-unusable", file=", ".join(files), problem=str(problem)
        ) from None
    return context


async def _serve(
    services: Services,
    listening: socket.socket,
    certificate: ssl.SSLContext | None,
    started: Callable[[], None],
    announced: Callable[[str | None], None],
    reloader: Reloader | None,
) -> None:
    bounds = services.settings.bounds
    files = raise_file_limit() - RESERVED_FILES
    gateway = Gateway(
        make_app(services),
        partial(serve_socket, services=services),
        Admission(
            bounds,
            most=min(bounds.connections or files, files),
            count=lambda reason: services.metrics.refused_connections.update((reason,)),
        ),
        proxies=read_networks(services.settings.trusted_proxy),
        proxy_headers=(services.settings.user_header or "").lower().encode().split(),
        root_path=services.settings.root_path,
        certificate=certificate,
    )

    settings = services.settings
    place = {"host": settings.host, "port": settings.port, "version": __version__}
    async with services.running():
        log.info("the server starts", extra=place)
        services.supervisor.every("deadlines", CHECK_SECONDS, gateway.admission.check)
        if reloader is not None:
            services.supervisor.every("reload", EVERY, reloader.look)
        stop = _stop_signals()
        spare_the_collector()
        started()
        asyncio.get_running_loop().run_in_executor(None, description)
        async with announcing(settings, own_address(settings), told=announced):
            await gateway.run(listening, stop, seconds_to_close=CLOSE_SECONDS)
        log.info("the server stops", extra=place)


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
        raise TablecadeError(
            "bad-host", host=host, problem=problem.strerror or str(problem)
        ) from None
    listening.listen(BACKLOG)
    return listening
