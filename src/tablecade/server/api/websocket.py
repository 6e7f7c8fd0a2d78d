"""What all WebSockets share: who may open one, its greeting, refusals."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct

from tablecade.server.api.request import counted
from tablecade.server.errors import BadRequest, ForeignOrigin, Refused
from tablecade.server.gateway.forwarded import neighbourhood
from tablecade.server.gateway.websocket import WebSocket, WebSocketClosed
from tablecade.server.services import Services

log = logging.getLogger(__name__)

GREETING_SECONDS = 10.0
REFUSED = 4000
"""Added to the HTTP status of the refusal, as the code a socket is closed with."""


class Greeting(Struct, frozen=True):
    """The first message a client sends."""

    token: str | None = None
    after: int | None = None
    match: int | None = None


Serve = Callable[[Greeting], Awaitable[None]]

_decode = msgspec.json.Decoder(Greeting).decode


async def greet(socket: WebSocket, services: Services, reference: str, serve: Serve) -> None:
    """Accept a socket, read its greeting and serve it; a refusal closes it."""
    try:
        _check_origin(socket, services)
        socket.accept()
        greeting = await _receive_greeting(socket)
        address = neighbourhood(socket.address)
        services.limits.count_call(
            services.settings, greeting.token, address=address, table=reference
        )
        await serve(greeting)
    except ForeignOrigin as refusal:
        _refuse(socket, services, reference, refusal)
        socket.reject(refusal.status, refusal.code)
    except Refused as refusal:
        _refuse(socket, services, reference, refusal)
        socket.close(REFUSED + refusal.status, refusal.code)
    except WebSocketClosed:
        pass  # the client went before it was served


def _refuse(socket: WebSocket, services: Services, reference: str, refusal: Refused) -> None:
    services.metrics.refusals.labels(refusal.code).inc()
    log.info("socket refused", extra={"code": refusal.code})
    counted(services, refusal, address=neighbourhood(socket.address), table=reference)


def _check_origin(socket: WebSocket, services: Services) -> None:
    host, origin = socket.headers.get("host"), socket.headers.get("origin")
    if not (services.hosts.allows_host(host) and services.hosts.allows_origin(origin, host)):
        raise ForeignOrigin(origin=(origin or "")[:100])


async def _receive_greeting(socket: WebSocket) -> Greeting:
    try:
        return _decode(await asyncio.wait_for(socket.receive(), GREETING_SECONDS))
    except TimeoutError:
        raise BadRequest(problem="no greeting came") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest(problem=str(problem)[:200]) from None
