"""A table's socket: sends what happens, takes what players do."""

import logging
from functools import lru_cache, partial

import msgspec
from msgspec import Struct

from tablecade.core.errors import GameFailed, TablecadeError
from tablecade.server.api import edits
from tablecade.server.api.messages import MessageDone, MessageRefused, SentMessage
from tablecade.server.api.refusals import UNPROCESSABLE, body_of
from tablecade.server.api.request import counted, table_id
from tablecade.server.api.websocket import REFUSED, Greeting, greet
from tablecade.server.entropy import hashed
from tablecade.server.errors import BadRequest, Fault, Refused, TooMany
from tablecade.server.gateway.forwarded import neighbourhood
from tablecade.server.gateway.websocket import WebSocket
from tablecade.server.limits import anonymous_of, calls_of
from tablecade.server.live import history
from tablecade.server.live.connection import Connection, encode
from tablecade.server.presence import HOST
from tablecade.server.services import Services
from tablecade.server.table.changes import is_behind
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import Viewer, recognise
from tablecade.server.table.wire import Reloaded

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(SentMessage).decode


class Numbered(Struct, frozen=True):
    """A message of which only the number could be read."""

    id: int


async def live(socket: WebSocket, services: Services, table: str) -> None:
    """`WS /api/tables/{table}/live`."""
    await greet(socket, services, table, partial(_serve, socket, services, table))


async def _serve(socket: WebSocket, services: Services, table: str, greeting: Greeting) -> None:
    address = neighbourhood(socket.address)
    reference = await table_id(services, table, address=address)
    found = await services.store.load(reference)
    viewer = recognise(found, greeting.token)
    if greeting.token is not None:
        services.limits.know(greeting.token)
    after = greeting.after if greeting.match in (None, found.setting.match) else None
    if after is not None and is_behind(found, after):
        cost = history.cost(found)
        services.limits.count_call(services.settings, greeting.token, address=address, cost=cost)
        await history.send_history(socket, found, after)
        after = found.n - 1
    token = greeting.token and hashed(greeting.token)
    connection = Connection(viewer.seat, socket, token=token)
    await services.broadcaster.join(reference, connection, after=after)
    if services.version:
        connection.send(encode(Reloaded(services.version)))
    with services.metrics.sockets.track_inprogress():
        try:
            socket.deliver_to(Session(socket, services, reference, greeting.token).on_message)
            await _attend(socket, services, reference, viewer)
        finally:
            services.broadcaster.leave(reference, connection)


async def _attend(socket: WebSocket, services: Services, reference: str, viewer: Viewer) -> None:
    """Present until the connection is closed."""
    who = HOST if viewer.seat is None and viewer.host else viewer.seat
    if who is not None:
        await services.presence.arrive(reference, who)
    try:
        await socket.closed
    finally:
        if who is not None:
            await services.presence.depart(reference, who)


class Session:
    """Handles the messages of one connection, and answers each by its id."""

    def __init__(
        self, socket: WebSocket, services: Services, reference: str, token: str | None
    ) -> None:
        self._socket = socket
        self._services = services
        self._reference = reference
        self._token = token
        limits, settings = services.limits, services.settings
        if token is None:
            key, rate = anonymous_of(neighbourhood(socket.address)), settings.anonymous
        else:
            key, rate = calls_of(token), settings.calls
        self._count_own = partial(limits.count, key, rate)

    def on_message(self, text: bytes) -> None:
        try:
            message = _decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            self._refuse_unread(text, str(problem)[:200])
            return
        try:
            token = self._token if message.token is None else message.token
            self._count(message)
            answer = partial(self._answer, message.id)
            edits.submit(self._services, self._reference, message.edit(token), answer)
        except TablecadeError as problem:
            self._refuse(message.id, problem)
        else:
            self._socket.begin_work()

    def _count(self, message: SentMessage) -> None:
        """Against the greeting's token, or the message's own."""
        if message.token is None:
            self._count_own()
            return
        self._services.limits.count_call(
            self._services.settings,
            message.token,
            address=neighbourhood(self._socket.address),
            table=self._reference,
        )

    def _answer(self, number: int, outcome: Table | Exception) -> None:
        self._socket.end_work()
        if not isinstance(outcome, Exception):
            self._socket.send(_done(number))
        elif isinstance(outcome, TablecadeError) and not isinstance(outcome, GameFailed):
            self._refuse(number, outcome)
        else:
            log.error("a message failed", exc_info=outcome, extra={"table": self._reference})
            self._refuse(number, Fault())

    def _refuse(self, number: int, problem: TablecadeError) -> None:
        if isinstance(problem, Refused):
            address = neighbourhood(self._socket.address)
            problem = counted(self._services, problem, address=address, table=self._reference)
        body = body_of(problem)
        status = problem.status if isinstance(problem, Refused) else UNPROCESSABLE
        self._services.metrics.refusals.labels(body.code).inc()
        answer = MessageRefused(number, body.code, body.detail, status, body.rule, body.n)
        self._socket.send(encode(answer))

    def _refuse_unread(self, text: bytes, problem: str) -> None:
        """A message of another form is refused by its id; without one the socket is closed."""
        refusal = BadRequest(problem=problem)
        try:
            number = msgspec.json.decode(text, type=Numbered).id
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._socket.close(REFUSED + refusal.status, refusal.code)
        else:
            self._refuse_counted(number, refusal)

    def _refuse_counted(self, number: int, refusal: Refused) -> None:
        try:
            self._count_own()
        except TooMany as limit:
            refusal = limit
        self._refuse(number, refusal)


@lru_cache(maxsize=1024)
def _done(number: int) -> bytes:
    """Cached: all clients count their messages from the same number."""
    return encode(MessageDone(number))
