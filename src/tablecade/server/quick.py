"""The one call that comes all the time, without ceremony: half its cost was the framework's.

A choice that is right is sealed here. Whatever is odd or refused goes the long way, where it is
refused in the usual form: a refusal writes nothing, so trying twice does no harm.
"""

import re
from typing import cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPRequestEvent, HTTPScope, Message, Receive, Scope, Send

from tablecade.server.api.answers import Chosen
from tablecade.server.api.choices import seal_at
from tablecade.server.house import House
from tablecade.server.table.play import Choice

PATH = re.compile(r"/api/tables/([0-9a-f]{20})/choices")
"""By a table's id; join codes can be guessed, and guesses are counted elsewhere."""

BEARER = b"Bearer "

_decode = msgspec.json.Decoder(Choice).decode
_encode = msgspec.json.Encoder().encode


class Quick:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "POST":
            await self._app(scope, receive, send)
            return
        table, token = PATH.fullmatch(scope["path"]), _token(scope)
        if table is None or token is None:
            await self._app(scope, receive, send)
            return
        first = cast(HTTPRequestEvent, await receive())
        chosen = await self._seal(table[1], token, first)
        if chosen is None:
            await self._app(scope, _once_more(first, receive), send)
        else:
            await _answer(send, _encode(chosen))

    async def _seal(self, table: str, token: str, request: HTTPRequestEvent) -> Chosen | None:
        """None for all that needs more than this: the long way finds out what it is."""
        if request["type"] != "http.request" or request.get("more_body"):
            return None
        try:
            return await seal_at(self._house, table, token, _decode(request["body"]))
        except Exception:  # whatever it is, it is met again there, and answered or logged
            return None


def _token(scope: HTTPScope) -> str | None:
    values = [value for name, value in scope["headers"] if name == b"authorization"]
    if len(values) != 1 or not values[0].startswith(BEARER) or not values[0].isascii():
        return None
    return values[0][len(BEARER) :].decode() or None


def _once_more(first: HTTPRequestEvent, receive: Receive) -> Receive:
    """What has been received already, then the rest."""
    received = [first]

    async def again() -> HTTPRequestEvent:
        return received.pop() if received else cast(HTTPRequestEvent, await receive())

    return cast(Receive, again)


async def _answer(send: Send, body: bytes) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    start = {"type": "http.response.start", "status": 200, "headers": headers}
    await send(cast(Message, start))
    await send({"type": "http.response.body", "body": body, "more_body": False})
