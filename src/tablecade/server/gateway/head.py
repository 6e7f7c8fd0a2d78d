"""The head of a request: checked as it came, and its path read once for all who look at it."""

import re
from collections.abc import Sequence
from urllib.parse import unquote

import h11
from msgspec import Struct

from tablecade.server.gateway.forwarded import Network, client_address

END = b"\r\n\r\n"
MOST_LINES = 256
_BAD_LINE = re.compile(rb"(?<!\r)\n|\n[ \t]")
"""A line that ends without a carriage return, or one that goes on in the next (obs-fold). Servers
and proxies read such heads differently, so that one may see a request which the other does not.
"""
_SLASHES = re.compile("/{2,}")


class BadHead(Exception):
    """A head that is refused, with this status."""

    def __init__(self, status: int = 400, reason: str = "bad request head") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class Head(Struct, frozen=True):
    """`path` is decoded and has single slashes; `address` is the client's, behind any proxy."""

    method: str
    target: str
    path: str
    headers: list[tuple[bytes, bytes]]
    address: str
    http_version: str
    body_bytes: int
    upgrades: bool
    """Whether it asks for a WebSocket."""


def check_lines(part: bytes, *, most_bytes: int) -> None:
    """Of a head, or of as much as has come. Raises BadHead."""
    if part[:1] <= b" ":  # an empty line, or the start of a TLS handshake
        raise BadHead
    if len(part) > most_bytes:
        raise BadHead(431)
    if part.count(b"\n") > MOST_LINES:
        raise BadHead(431, "too many header lines")
    if _BAD_LINE.search(part):
        raise BadHead


def read_head(
    protocol: h11.Connection, raw: bytes, *, peer: str, proxies: Sequence[Network]
) -> Head:
    """Raises BadHead, also for a body in chunks: browsers send none."""
    try:
        protocol.receive_data(raw)
        request = protocol.next_event()
    except h11.RemoteProtocolError as problem:
        raise BadHead(problem.error_status_hint or 400) from None
    if not isinstance(request, h11.Request):
        raise BadHead
    headers, target = dict(request.headers), request.target.decode("latin-1")
    if b"transfer-encoding" in headers:
        raise BadHead(400 if b"content-length" in headers else 411)
    head = Head(
        method=request.method.decode("latin-1"),
        target=target,
        path=read_path(target),
        headers=[*request.headers],
        address=client_address(peer, request.headers, proxies),
        http_version=request.http_version.decode("latin-1"),
        body_bytes=int(headers.get(b"content-length", 0)),
        upgrades=headers.get(b"upgrade", b"").lower() == b"websocket",
    )
    if head.upgrades and (head.method, head.http_version, head.body_bytes) != ("GET", "1.1", 0):
        raise BadHead
    return head


def read_path(target: str) -> str:
    """Raises BadHead for a target that does not begin with one slash, also after decoding."""
    path = unquote(target.partition("?")[0])
    if not path.startswith("/") or path.startswith("//"):
        raise BadHead
    return _SLASHES.sub("/", path)
