"""The head of a request."""

from urllib.parse import unquote

import h11
from msgspec import Struct

Pairs = list[tuple[bytes, bytes]]


class Head(Struct, frozen=True):
    """`address` is the client's, behind any trusted proxy; `peer` that of the connection."""

    method: str
    target: str
    raw: Pairs
    peer: str
    address: str
    http_version: str

    @property
    def path(self) -> str:
        return unquote(self.target.partition("?")[0])

    @property
    def query(self) -> bytes:
        return self.target.partition("?")[2].encode("latin-1")

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.raw]

    @property
    def headers(self) -> dict[str, str]:
        return dict(self.pairs)

    @property
    def upgrades(self) -> bool:
        return self.headers.get("upgrade", "").lower() == "websocket"


def head_of(request: h11.Request, *, peer: str, address: str) -> Head:
    return Head(
        method=request.method.decode("latin-1"),
        target=request.target.decode("latin-1"),
        raw=[*request.headers],
        peer=peer,
        address=address,
        http_version=request.http_version.decode("latin-1"),
    )
