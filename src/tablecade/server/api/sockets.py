"""Which handler serves a WebSocket, by its path."""

import re
from collections.abc import Awaitable, Callable

from tablecade.server.api.live import live
from tablecade.server.api.presence import here
from tablecade.server.api.watch_parties import follow
from tablecade.server.gateway.websocket import WebSocket
from tablecade.server.services import Services

Handler = Callable[[WebSocket, Services, str], Awaitable[None]]

HANDLERS: tuple[tuple[re.Pattern[str], Handler], ...] = (
    (re.compile(r"/api/tables/([^/]+)/live"), live),
    (re.compile(r"/api/tables/([^/]+)/here"), here),
    (re.compile(r"/api/shows/([^/]+)/live"), follow),
)


async def serve_socket(socket: WebSocket, services: Services) -> None:
    for pattern, handler in HANDLERS:
        found = pattern.fullmatch(socket.path)
        if found is not None:
            await handler(socket, services, found[1])
            return
    socket.reject(404, "not-found")
