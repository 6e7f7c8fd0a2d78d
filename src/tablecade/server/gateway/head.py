"""Reads the head of a request into a scope, as ASGI describes it."""

import re
from collections.abc import Collection, MutableMapping, Sequence
from typing import Any
from urllib.parse import unquote

import h11
from msgspec import Struct

from tablecade.server.gateway.admission import BadHead, Network, client_address, is_trusted

Scope = MutableMapping[str, Any]

_ROOT = re.compile(rb"(/[\w.~-]+)+")
ROOT_HEADERS = (b"x-ingress-path", b"x-forwarded-prefix")
"""Where a trusted proxy says under which path it serves the application."""


class Site(Struct, frozen=True):
    """What all requests of a server have in common."""

    scheme: str
    root_path: str
    proxies: Sequence[Network]
    proxy_headers: Collection[bytes]

    def read(self, raw: bytes, address: str) -> tuple[h11.Connection, Scope]:
        """The path is decoded and has single slashes; it begins with the root path, as ASGI has it,
        also where a proxy took that off. The client is the one behind any proxy.

        Raises BadHead, also for a body in chunks (browsers send none), and for a target that does
        not begin with one slash, also after decoding.
        """
        protocol = h11.Connection(h11.SERVER)
        try:
            protocol.receive_data(raw)
            request = protocol.next_event()
        except h11.RemoteProtocolError as problem:
            raise BadHead(problem.error_status_hint or 400) from None
        if not isinstance(request, h11.Request):
            raise BadHead
        named = dict(request.headers)
        if b"transfer-encoding" in named:
            raise BadHead(400 if b"content-length" in named else 411)
        target, _, query = request.target.partition(b"?")
        path = unquote(target.decode("latin-1"))
        if not path.startswith("/") or path.startswith("//"):
            raise BadHead
        upgrades = named.get(b"upgrade", b"").lower() == b"websocket"
        length = int(named.get(b"content-length", 0))
        if upgrades and (request.method, request.http_version, length) != (b"GET", b"1.1", 0):
            raise BadHead
        root, headers = self.root_path, [*request.headers]
        if is_trusted(address, self.proxies):
            told = next((named[name] for name in ROOT_HEADERS if name in named), b"").rstrip(b"/")
            root = told.decode() if _ROOT.fullmatch(told) else root
        else:
            headers = [pair for pair in headers if pair[0] not in self.proxy_headers]
        client = client_address(address, headers, self.proxies)
        path = re.sub("/{2,}", "/", path)
        return protocol, {
            "type": "websocket" if upgrades else "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": request.http_version.decode("latin-1"),
            "scheme": self.scheme,
            "method": request.method.decode("latin-1"),
            "path": path if f"{path}/".startswith(f"{root}/") else root + path,
            "raw_path": target,
            "query_string": query,
            "root_path": root,
            "headers": headers,
            "client": (client, 0),
            "server": None,
        }
