"""The ASGI application: all HTTP calls, and what is done around each of them (allowed hosts, rate
limits, response headers, HEAD).
"""

import asyncio
import re
from collections.abc import Mapping
from functools import cache
from typing import cast

import msgspec
from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.serialization import encode_json

from tablecade import __version__
from tablecade.server import web
from tablecade.server.api import choices, games, hosting, matches, tables
from tablecade.server.api.request import refuse
from tablecade.server.errors import Refused
from tablecade.server.gateway.admission import neighbourhood
from tablecade.server.gateway.gateway import ASGIApp, Message, Receive, Scope, Send
from tablecade.server.services import Services
from tablecade.server.table.wire import RefusalBody

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",  # Home Assistant shows its add-ons in a frame
    )
)

HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

API_HEADERS = [*HEADERS, (b"cache-control", b"no-store")]
OK = 200
READING = ("GET", "HEAD", "OPTIONS")
_TABLE = re.compile(r"/api/tables/([^/]+)")
PROVING = re.compile(r"GET /api/tables/[^/]+|POST /api/shows/[^/]+/position")
"""Calls that succeed only without a token or with a valid one."""


class RequestMiddleware:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"].removeprefix(scope["root_path"])
        extra = API_HEADERS if path.startswith("/api/") else HEADERS
        headers = dict(scope["headers"])
        _kind, _, shown = (_text(headers, b"authorization") or "").partition(" ")
        token = shown.strip() or None

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
                proves = PROVING.fullmatch(f"{scope['method']} {path}")
                if token and message["status"] == OK and proves:
                    self._services.limits.know(token)
            await send(message)

        try:
            self._check_site(scope, headers)
            if path.startswith("/api/"):  # pages and pictures are free
                table = _TABLE.match(path)
                self._services.limits.count_call(
                    token,
                    address=neighbourhood(scope["client"][0]),
                    table="" if table is None else table[1],
                )
        except Refused as problem:
            self._services.metrics.refusals[problem.code] += 1
            body = msgspec.json.encode(RefusalBody(problem.code, problem.detail))
            about = {"content-type": "application/json", "content-length": str(len(body))}
            if problem.retry_after is not None:
                about["retry-after"] = str(problem.retry_after)
            told = [(name.encode(), value.encode()) for name, value in about.items()]
            start = {"type": "http.response.start", "status": problem.status, "headers": told}
            await send_with_headers(start)
            await send_with_headers({"type": "http.response.body", "body": body})
            return
        if scope["method"] == "HEAD":  # answered like GET; the connection leaves the body out
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send_with_headers)

    def _check_site(self, scope: Scope, headers: Mapping[bytes, bytes]) -> None:
        """Pages of other sites may follow links here, and nothing else."""
        hosts = self._services.hosts
        host, origin = _text(headers, b"host"), _text(headers, b"origin")
        if not hosts.allows_host(host):
            raise Refused("unknown-host", host=(host or "")[:100])
        if scope["method"] not in READING and not hosts.allows_origin(origin, host):
            raise Refused("foreign-origin", origin=(origin or "")[:100])


def _text(headers: Mapping[bytes, bytes], name: bytes) -> str | None:
    value = headers.get(name)
    return None if value is None else value.decode("latin-1")


USUAL_BODY = 100_000
"""Bytes. A call that takes more says so."""


@get("/api/openapi.json", include_in_schema=False, media_type="application/vnd.oai.openapi+json")
async def describe() -> bytes:
    """The description of all calls."""
    return await asyncio.to_thread(description)


CALLS = [
    describe,
    *(
        handler
        for module in (games, tables, hosting, choices, matches, web)
        for handler in vars(module).values()
        if isinstance(handler, HTTPRouteHandler)
    ),
]


def make_app(services: Services) -> RequestMiddleware:
    """The HTTP calls; `api.live` has the WebSockets."""
    app = Litestar(
        CALLS,
        dependencies=_dependencies(services),
        exception_handlers={Exception: refuse},
        state=State({"services": services}),
        openapi_config=None,
        request_max_body_size=USUAL_BODY,
        logging_config=None,
    )
    return RequestMiddleware(cast(ASGIApp, app), services)


def _dependencies(services: Services | None) -> dict[str, Provide]:
    return {"services": Provide(lambda: services, sync_to_thread=False)}


@cache
def description() -> bytes:
    """All calls as OpenAPI; takes a third of a second, so it is made at the start, in a thread."""
    config = OpenAPIConfig(title="Tablecade", version=__version__, use_handler_docstrings=True)
    dependencies = _dependencies(None)
    app = Litestar(CALLS, dependencies=dependencies, openapi_config=config, logging_config=None)
    return encode_json(app.openapi_schema.to_schema())
