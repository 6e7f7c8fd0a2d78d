"""What every call passes first: its token's limit, and the headers of every answer."""

import hashlib
from collections.abc import Iterable
from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablecade.server.errors import TooMany
from tablecade.server.services import Services

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


class RequestMiddleware:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        headers = API_HEADERS if scope["path"].startswith("/api/") else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        try:
            self.count(scope["headers"])
        except TooMany as problem:
            await _refuse(problem, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)

    def count(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Raises TooMany when the token has called too often of late."""
        for name, value in headers:
            if name == b"authorization":
                key = hashlib.sha256(value).hexdigest()[:32]
                self._services.limits.count(f"calls {key}", self._services.settings.calls)


async def _refuse(problem: TooMany, send: Send) -> None:
    body = b'{"code":"too-many","detail":{"seconds":%d}}' % (problem.retry_after or 1)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(problem.retry_after).encode()),
    ]
    start = {"type": "http.response.start", "status": problem.status, "headers": headers}
    await send(cast(Message, start))
    await send({"type": "http.response.body", "body": body, "more_body": False})
