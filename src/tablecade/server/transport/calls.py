"""The one call that comes all the time, sealed where it arrives, without the way through the
framework to a handler and back.

A choice that is right is sealed here. Whatever is odd or refused goes the long way through Gate
and Litestar, where it is refused in the usual form: a refusal writes nothing, so trying twice does
no harm.
"""

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tablecade.server.api.choices import seal_at
from tablecade.server.gate import API_HEADERS, Gate
from tablecade.server.house import House
from tablecade.server.table.play import Choice

PATH = re.compile(r"/api/tables/([0-9a-f]{20})/choices")
"""By a table's id; join codes can be guessed, and guesses are counted elsewhere."""

BEARER = b"Bearer "
LONGEST_CHOICE = 1024

_decode = msgspec.json.Decoder(Choice).decode
_encode = msgspec.json.Encoder().encode
_HEAD = b"".join(
    (
        b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n",
        *(b"%s: %s\r\n" % header for header in API_HEADERS),
        b"content-length: %d\r\n%s\r\n",
    )
)


class CallProtocol(HttpToolsProtocol):
    """A connection of one caller. `_held` is a choice whose body is still on its way."""

    house: House
    gate: Gate
    _held: RequestResponseCycle | None = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Called with every request whose turn it is: at its headers, or after the one before."""
        if not _is_choice(cycle):
            super()._start_asgi_task(cycle, app)
        elif cycle.more_body:
            self._held = cycle
        else:
            self._start_sealing(cycle)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        held = self._held
        if held is not None and held is self.cycle and len(held.body) > LONGEST_CHOICE:
            self._held = None
            super()._start_asgi_task(held, self.app)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        held = self._held
        if held is not None and held is self.cycle:
            self._held = None
            self._start_sealing(held)

    def _start_sealing(self, cycle: RequestResponseCycle) -> None:
        task = self.loop.create_task(self._seal(cycle))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _seal(self, cycle: RequestResponseCycle) -> None:
        try:
            answer = await self._sealed(cycle)
        except Exception:  # whatever it is, it is met again there, and answered or logged
            super()._start_asgi_task(cycle, self.app)
            return
        self._answer(cycle, answer)

    async def _sealed(self, cycle: RequestResponseCycle) -> bytes:
        scope = cycle.scope
        table, token = PATH.fullmatch(scope["path"]), _token(scope["headers"])
        if table is None or token is None:
            raise ValueError(scope["path"])
        choice = _decode(cycle.body)
        self.gate.count(scope["headers"])
        return _encode(await seal_at(self.house, table[1], token, choice))

    def _answer(self, cycle: RequestResponseCycle, body: bytes) -> None:
        cycle.response_started = cycle.response_complete = True
        if not cycle.disconnected:
            last = b"" if cycle.keep_alive else b"connection: close\r\n"
            self.transport.write(_HEAD % (len(body), last) + body)
        if not cycle.keep_alive:
            self.transport.close()
        self.on_response_complete()


def _is_choice(cycle: RequestResponseCycle) -> bool:
    scope = cycle.scope
    return (
        scope["method"] == "POST"
        and scope["path"].endswith("/choices")
        and not cycle.waiting_for_100_continue
    )


def _token(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    values = [value for name, value in headers if name == b"authorization"]
    if len(values) != 1 or not values[0].startswith(BEARER) or not values[0].isascii():
        return None
    return values[0][len(BEARER) :].decode() or None


def call_protocol(house: House, gate: Gate) -> type[CallProtocol]:
    """The protocol for the connections of one house."""
    return type("HouseCalls", (CallProtocol,), {"house": house, "gate": gate})
