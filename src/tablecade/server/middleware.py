"""ASGI middleware of every HTTP call: allowed hosts, rate limits, response headers, HEAD."""

from collections.abc import Mapping

import msgspec

from tablecade.server.errors import ForeignOrigin, Refused, UnknownHost
from tablecade.server.gateway.exchange import ASGIApp, Message, Receive, Scope, Send
from tablecade.server.gateway.forwarded import neighbourhood
from tablecade.server.limits import calls_of
from tablecade.server.services import Services
from tablecade.server.table.wire import RefusalBody

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
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
READING = ("GET", "HEAD", "OPTIONS")


class RequestMiddleware:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        extra = API_HEADERS if scope["path"].startswith("/api/") else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        headers = dict(scope["headers"])
        try:
            self._check_site(scope, headers)
            self._count(scope, headers)
        except Refused as problem:
            self._services.metrics.refusals.labels(problem.code).inc()
            await _refuse(problem, send_with_headers)
            return
        await self._app(_as_get(scope), receive, send_with_headers)

    def _check_site(self, scope: Scope, headers: Mapping[bytes, bytes]) -> None:
        """Pages of other sites may follow links here, and nothing else."""
        hosts = self._services.hosts
        host, origin = _text(headers, b"host"), _text(headers, b"origin")
        if not hosts.allows_host(host):
            raise UnknownHost(host=(host or "")[:100])
        if scope["method"] not in READING and not hosts.allows_origin(origin, host):
            raise ForeignOrigin(origin=(origin or "")[:100])

    def _count(self, scope: Scope, headers: Mapping[bytes, bytes]) -> None:
        """A token's calls are counted by its hash, others by their address."""
        limits, settings = self._services.limits, self._services.settings
        _kind, _, token = (_text(headers, b"authorization") or "").partition(" ")
        if token:
            limits.count(calls_of(token.strip()), settings.calls)
        elif scope["path"].startswith("/api/"):
            address, _port = scope["client"]
            limits.count(f"anonymous {neighbourhood(address)}", settings.anonymous)


def _as_get(scope: Scope) -> Scope:
    """HEAD is answered like GET; the connection leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _text(headers: Mapping[bytes, bytes], name: bytes) -> str | None:
    value = headers.get(name)
    return None if value is None else value.decode("latin-1")


async def _refuse(problem: Refused, send: Send) -> None:
    body = msgspec.json.encode(RefusalBody(problem.code, problem.detail))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if problem.retry_after is not None:
        headers.append((b"retry-after", str(problem.retry_after).encode()))
    start = {"type": "http.response.start", "status": problem.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
