"""Serving: uvicorn with the settings a table wants."""

import socket
from typing import Any, cast

import uvicorn

from tablecade.server.app import make_app
from tablecade.server.settings import Settings

LONGEST_GREETING = 4096
PING_SECONDS = 20.0
FAREWELL_SECONDS = 5


def serve(settings: Settings, *, listening: socket.socket | None = None) -> None:
    """Serve until a signal says to stop; what was accepted is answered before."""
    server = uvicorn.Server(config(settings))
    server.run(sockets=None if listening is None else [listening])


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        cast(Any, make_app(settings)),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        date_header=False,
        server_header=False,
        proxy_headers=settings.trusted_proxy,
        forwarded_allow_ips="*" if settings.trusted_proxy else None,
        ws="websockets-sansio",
        ws_max_size=LONGEST_GREETING,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )
