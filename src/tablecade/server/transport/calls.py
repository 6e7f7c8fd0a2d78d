"""The calls that come all the time, taken where they arrive, without the
way through parser and framework to a handler and back.

What is right is done here. Whatever is odd or refused goes through uvicorn, the middleware and
Litestar, where it is refused in the usual form: a refusal writes nothing, so trying twice does no
harm.
"""

import asyncio
import re
import time
from collections.abc import Callable
from enum import Enum
from functools import partial
from math import inf

import msgspec
from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablecade.server.api.choices import begin_ready, begin_sealing, done, sealed
from tablecade.server.api.responses import Chosen
from tablecade.server.middleware import API_HEADERS, RequestMiddleware
from tablecade.server.services import Services
from tablecade.server.table.play import Choice
from tablecade.server.table.table import Table

LONGEST_HEAD, LONGEST_CHOICE = 8192, 1024

_CALL = re.compile(rb"POST /api/tables/([0-9a-f]{20})/(choices|ready) HTTP/1\.1\r\n")
"""By a table's id; join codes can be guessed, and guesses are counted elsewhere."""

_TELLING = re.compile(
    rb"\n(authorization|connection|content-length|expect|transfer-encoding|upgrade)"
    rb"[ \t]*:[ \t]*([^\r]*)",
    re.IGNORECASE,
)
"""The headers that say where a request ends, what becomes of the connection, and who calls."""

_FOLDED = re.compile(rb"\n[ \t]")
_SIZE = re.compile(rb"\d{1,4}")
_KEPT_OPEN = (None, b"keep-alive", b"Keep-Alive")
_BEARER = b"Bearer "

_decode = msgspec.json.Decoder(Choice).decode
_encode = msgspec.json.Encoder().encode
_HEAD = b"".join(
    (
        b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n",
        *(b"%s: %s\r\n" % header for header in API_HEADERS),
        b"content-length: %d\r\n%s\r\n",
    )
)


class Call(Struct, frozen=True):
    """A call as it came."""

    table: str
    verb: bytes
    authorization: bytes
    body: bytes


class Unfit(Enum):
    """Why some bytes are no call to be taken here."""

    ODD = "nothing that is known here"
    SHORT = "a call that is not all there yet"


def read_call(data: bytes) -> Call | Unfit:
    """One whole call and nothing else, told in the plainest way; whoever tells it otherwise may
    be right, and is read by a parser that knows all ways.
    """
    found, end = _CALL.match(data), data.find(b"\r\n\r\n")
    if found is None or not 0 < end <= LONGEST_HEAD:
        return Unfit.ODD
    head, body = data[:end], data[end + 4 :]
    lines = head.count(b"\r\n")
    if head.count(b"\r") != lines or head.count(b"\n") != lines or _FOLDED.search(head):
        return Unfit.ODD
    told = _TELLING.findall(head)
    headers = {name.lower(): value for name, value in told}
    length, authorization = headers.get(b"content-length", b"0"), headers.get(b"authorization")
    if (
        len(told) != len(headers)
        or not headers.keys().isdisjoint((b"expect", b"transfer-encoding", b"upgrade"))
        or headers.get(b"connection") not in _KEPT_OPEN
        or authorization is None
        or not _SIZE.fullmatch(length)
        or not len(body) <= int(length) <= LONGEST_CHOICE
    ):
        return Unfit.ODD
    if len(body) < int(length):
        return Unfit.SHORT
    return Call(found[1].decode(), found[2], authorization, body)


Begun = tuple["asyncio.Future[Table]", Callable[[Table], Struct]]
"""A change on its way to the disk, and what is answered when it is there."""


class CallProtocol(HttpToolsProtocol):
    """A connection of one caller. `_kept` are bytes whose turn has not come: a call that is not all
    there, or what follows one that is not answered yet.
    """

    services: Services
    middleware: RequestMiddleware
    _kept = b""
    _busy = False
    _closing = False
    _answered = -inf
    _between = True
    """The parser has read whole requests so far."""

    def data_received(self, data: bytes) -> None:
        data, self._kept = self._kept + data, b""
        if self._busy:
            self._kept = data
            self.flow.pause_reading()
        elif not (self._idle and self._take(data)):
            super().data_received(data)

    @property
    def _idle(self) -> bool:
        return self._between and (self.cycle is None or self.cycle.response_complete)

    def on_message_begin(self) -> None:
        self._between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._between = True
        super().on_message_complete()

    def _take(self, data: bytes) -> bool:
        call = read_call(data)
        if isinstance(call, Unfit):
            self._kept = data if call is Unfit.SHORT else b""
            return call is Unfit.SHORT
        try:
            future, answer = self._begin(call)
        except Exception:  # whatever it is, it is met again there, and answered or logged
            return False
        self._busy = True
        future.add_done_callback(partial(self._end, data, answer))
        return True

    def _begin(self, call: Call) -> Begun:
        if not call.authorization.startswith(_BEARER):
            raise ValueError(call.authorization)
        token = call.authorization[len(_BEARER) :].decode("ascii")
        choice = _decode(call.body) if call.verb == b"choices" else None
        self.middleware.count(((b"authorization", call.authorization),))
        if choice is None:
            return begin_ready(self.services, call.table, token), done
        return self._seal(call.table, token, choice)

    def _seal(self, table: str, token: str, choice: Choice) -> Begun:
        services, began = self.services, time.perf_counter()

        def answer(_after: Table) -> Chosen:
            return sealed(services, choice, began)

        return begin_sealing(services, table, token, choice), answer

    def _end(
        self, data: bytes, answer: Callable[[Table], Struct], future: "asyncio.Future[Table]"
    ) -> None:
        self._busy = False
        failed = future.cancelled() or future.exception() is not None
        body = b"" if failed else _encode(answer(future.result()))
        if self.transport.is_closing():
            return
        if failed:
            super().data_received(data)
        else:
            self._answer(body)
        if self._closing:
            self.shutdown()
        elif self._kept:
            self.data_received(b"")

    def _answer(self, body: bytes) -> None:
        last = b"connection: close\r\n" if self._closing else b""
        self.transport.write(_HEAD % (len(body), last) + body)
        self._answered = self.loop.time()
        if self._kept or self.timeout_keep_alive_task is None:
            self.on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """One timer for many calls taken here: it looks when the last was answered."""
        quiet = self.loop.time() - self._answered
        if self._busy or quiet < self.timeout_keep_alive:
            left = self.timeout_keep_alive - (0.0 if self._busy else quiet)
            self.timeout_keep_alive_task = self.loop.call_later(
                left, self.timeout_keep_alive_handler
            )
        else:
            super().timeout_keep_alive_handler()

    def shutdown(self) -> None:
        """What was accepted is answered first."""
        if self._busy:
            self._closing = True
        else:
            super().shutdown()


def call_protocol(services: Services, middleware: RequestMiddleware) -> type[CallProtocol]:
    """The protocol for the connections of one services."""
    return type("ServedCalls", (CallProtocol,), {"services": services, "middleware": middleware})
