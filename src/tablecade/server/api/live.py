"""WebSockets: a table's changes and what players do; presence alone; watch parties."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache

import msgspec
from msgspec import Struct

from tablecade.core.errors import GameFailed, TablecadeError
from tablecade.server.api.choices import MessageDone, MessageRefused, PlayerAct, Seal, SentMessage
from tablecade.server.api.matches import checked_party
from tablecade.server.api.request import body_of, counted, status_of, table_id
from tablecade.server.assets import client_files
from tablecade.server.errors import Refused, TooMany
from tablecade.server.gateway.websocket import WebSocket, WebSocketClosed
from tablecade.server.live.broadcaster import (
    Connection,
    Subscription,
    encode,
    history_cost,
    send_history,
)
from tablecade.server.services import Services
from tablecade.server.table.table import Table
from tablecade.server.table.view import is_behind
from tablecade.server.table.viewer import Caller
from tablecade.server.table.wire import Outdated, Reloaded

log = logging.getLogger(__name__)

GREETING_SECONDS = 10.0
REFUSED = 4000
"""Added to the HTTP status of the refusal, as the code a socket is closed with."""
MALFORMED = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Greeting(Struct, frozen=True):
    """The first message a client sends."""

    token: str | None = None
    after: int | None = None
    match: int | None = None
    build: str | None = None
    """The script that a page of the client began with."""


class Numbered(Struct, frozen=True):
    """A message of which only the number could be read."""

    id: int


_decode_greeting = msgspec.json.Decoder(Greeting).decode
_decode = msgspec.json.Decoder(SentMessage).decode


async def serve_socket(socket: WebSocket, services: Services) -> None:
    """Accept a socket, read its greeting and serve it; a refusal closes it."""
    found = ((pattern.fullmatch(socket.path), handler) for pattern, handler in HANDLERS)
    reference, serve = next(((path[1], h) for path, h in found if path), ("", None))
    if serve is None:
        socket.reject(404, "not-found")
        return
    host, origin = socket.headers.get("host"), socket.headers.get("origin")
    if not (services.hosts.allows_host(host) and services.hosts.allows_origin(origin, host)):
        foreign = Refused("foreign-origin", origin=(origin or "")[:100])
        _note_refusal(socket, services, reference, foreign)
        socket.reject(foreign.status, foreign.code)
        return
    try:
        socket.accept()
        greeting = await _receive_greeting(socket)
        services.limits.count_call(greeting.token, address=socket.network, table=reference)
        await serve(socket, services, reference, greeting)
    except Refused as refusal:
        _note_refusal(socket, services, reference, refusal)
        socket.close(REFUSED + refusal.status, refusal.code)
    except WebSocketClosed:
        pass  # the client went before it was served
    except Exception:
        log.exception("a socket failed", extra={"path": socket.path})
        socket.abort()


def _note_refusal(socket: WebSocket, services: Services, reference: str, refusal: Refused) -> None:
    services.metrics.refusals[refusal.code] += 1
    log.info("socket refused", extra={"code": refusal.code})
    counted(services, refusal, address=socket.network, table=reference)


async def _receive_greeting(socket: WebSocket) -> Greeting:
    try:
        return _decode_greeting(await asyncio.wait_for(socket.receive(), GREETING_SECONDS))
    except TimeoutError:
        raise Refused("bad-request", problem="no greeting came") from None
    except MALFORMED as problem:
        raise Refused("bad-request", problem=str(problem)[:200]) from None


async def live(socket: WebSocket, services: Services, table: str, greeting: Greeting) -> None:
    """`WS /api/tables/{table}/live`: sends what happens, takes what players do."""
    address = socket.network
    reference = await table_id(services, table, address=address)
    found = await services.store.load(reference)
    who = Caller(greeting.token)
    viewer = who.at(found)
    if greeting.token is not None:
        services.limits.know(greeting.token)
    after = greeting.after if greeting.match in (None, found.setting.match) else None
    if after is not None and is_behind(found, after):
        services.limits.count_call(greeting.token, address=address, cost=history_cost(found))
        await send_history(socket, found, after)
        after = found.n - 1
    connection = Connection(viewer.seat, socket, token=who.secret)
    subscription = await services.broadcaster.join(reference, connection, after=after)
    if services.version:
        connection.send(encode(Reloaded(services.version)))
    if greeting.build is not None and greeting.build not in client_files():
        connection.send(encode(Outdated()))
    tally = services.limits.tally_of(greeting.token, address)
    tally.holders += 1
    try:
        session = Session(services, subscription, connection, who, tally.count)
        socket.deliver_to(session.on_message)
        await _attend(socket, services, reference, who)
    finally:
        tally.holders -= 1
        services.broadcaster.leave(reference, connection)


async def here(socket: WebSocket, services: Services, table: str, greeting: Greeting) -> None:
    """`WS /api/tables/{table}/here`: a seat is present while this is open; nothing is sent.

    For devices that several people share.
    """
    reference = await table_id(services, table, address=socket.network)
    who = Caller(greeting.token)
    seat = who.seat_at(await services.store.load(reference))
    connection = Connection(seat, socket, token=who.secret)
    await services.broadcaster.attend(reference, connection)
    socket.deliver_to(lambda _message: socket.close(1008, "presence only"))
    try:
        await _attend(socket, services, reference, who)
    finally:
        services.broadcaster.leave(reference, connection)


async def _attend(socket: WebSocket, services: Services, reference: str, who: Caller) -> None:
    """Present until the connection is closed; a spectator is only counted."""
    services.metrics.sockets += 1
    if who.secret is not None:
        services.presence.arrive(reference, who.secret)
    try:
        await socket.closed
    finally:
        services.metrics.sockets -= 1
        if who.secret is not None:
            services.presence.depart(reference, who.secret)


async def follow(socket: WebSocket, services: Services, party: str, _greeting: Greeting) -> None:
    """`WS /api/shows/{show}/live`: the position, then every move of the leader."""
    connection = Connection(None, socket, token=None)
    await services.watch_parties.join(checked_party(party), connection)
    socket.deliver_to(lambda _message: socket.close(1008, "nothing to send here"))
    try:
        await _attend(socket, services, party, Caller(None))
    finally:
        services.watch_parties.leave(party, connection)


HANDLERS: tuple[
    tuple[re.Pattern[str], Callable[[WebSocket, Services, str, Greeting], Awaitable[None]]], ...
] = (
    (re.compile(r"/api/tables/([^/]+)/live"), live),
    (re.compile(r"/api/tables/([^/]+)/here"), here),
    (re.compile(r"/api/shows/([^/]+)/live"), follow),
)


class Session(Struct):
    """Handles the messages of one connection, and answers each by its id."""

    services: Services
    subscription: Subscription
    connection: Connection
    who: Caller
    count: Callable[[], None]
    """Counts a message against the greeting's token."""

    def on_message(self, text: bytes) -> None:
        try:
            message = _decode(text)
        except MALFORMED as problem:
            self._refuse_unread(text, str(problem)[:200])
            return
        services, socket, who = self.services, self.connection.socket, self.who
        reference = self.subscription.latest.id
        try:
            if message.token is None:
                self.count()
            else:
                who = Caller(message.token)  # on a shared device it counts against its own token
                services.limits.count_call(message.token, address=socket.network, table=reference)
            act = SentAct(
                table_id=reference, message=message, who=who, metrics=services.metrics, session=self
            )
            services.store.take(act, seals=isinstance(message, Seal))
        except TablecadeError as problem:
            self.refuse(message.id, problem)
        else:
            socket.in_progress += 1

    def refuse(self, number: int, problem: TablecadeError) -> None:
        if isinstance(problem, Refused):
            address, reference = self.connection.socket.network, self.subscription.latest.id
            problem = counted(self.services, problem, address=address, table=reference)
        body = body_of(problem)
        self.services.metrics.refusals[body.code] += 1
        status = status_of(problem)
        answer = MessageRefused(number, body.code, body.detail, status, body.rule, body.n)
        self.connection.send(encode(answer))

    def _refuse_unread(self, text: bytes, problem: str) -> None:
        """A message of another form is refused by its id; without one the socket is closed."""
        refusal: Refused = Refused("bad-request", problem=problem)
        try:
            number = msgspec.json.decode(text, type=Numbered).id
        except MALFORMED:
            self.connection.socket.close(REFUSED + refusal.status, refusal.code)
            return
        try:
            self.count()
        except TooMany as limit:
            refusal = limit
        self.refuse(number, refusal)


class SentAct(PlayerAct, kw_only=True):
    """What came over a socket, and is answered there."""

    message: SentMessage
    session: Session

    def answer(self, outcome: Table | Exception) -> None:
        message, session, connection = self.message, self.session, self.session.connection
        connection.socket.end_work()
        if isinstance(outcome, Table):
            if self.is_new:
                self.metrics.count_choice(self.began)
            if isinstance(message, Seal) and message.n == outcome.n:
                session.subscription.sealers[message.hand] = connection
            connection.send(_done(message.id))
        elif isinstance(outcome, TablecadeError) and not isinstance(outcome, GameFailed):
            session.refuse(message.id, outcome)
        else:
            log.error("a message failed", exc_info=outcome, extra={"table": self.table_id})
            session.refuse(message.id, Refused("fault"))


@lru_cache(maxsize=1024)
def _done(number: int) -> bytes:
    """Cached: all clients count their messages from the same number."""
    return encode(MessageDone(number))
