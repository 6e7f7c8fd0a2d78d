"""Sends table changes to the WebSocket connections of this process, and the decisions that a client
has missed.
"""

import asyncio
import logging
from collections import Counter

import msgspec
from msgspec import Struct, field

from tablecade.core.hand import Seat
from tablecade.server.gateway.websocket import WebSocket, WebSocketClosed, text_frame
from tablecade.server.presence import Presence
from tablecade.server.store.store import Store
from tablecade.server.table import view
from tablecade.server.table.table import Table
from tablecade.server.table.wire import Message, Resolved, Sealed, Snapshot, Unsealed

log = logging.getLogger(__name__)

SEAL_NOTICE_DELAY = 0.28
"""Seconds. "Has sealed" notices are delayed and merged: most seals come close together, and a
reveal makes the pending ones unnecessary.
"""

PRESENCE_RETRY_SECONDS = 0.5

DROPPED = 1008
DECISIONS_A_TURN = 8
"""Replayed in one turn of the event loop, so that a long match holds up nobody else."""
DECISIONS_A_CALL = 10
"""Replaying ten decisions takes about as long as a call."""

_NO_MINE = len("null}")

encode_json = msgspec.json.Encoder().encode


def encode(value: object) -> bytes:
    """A message as a frame, ready to be sent to any number of connections."""
    return text_frame(encode_json(value))


class Connection:
    """One WebSocket. `token` is the hash of the token it was opened with."""

    def __init__(self, seat: Seat | None, socket: WebSocket, *, token: str | None) -> None:
        self.seat = seat
        self.token = token
        self.send = socket.send
        self.socket = socket

    def drop(self) -> None:
        self.socket.close(DROPPED, "dropped")


def history_cost(table: Table) -> int:
    """What a replay counts against the caller's limit, in calls."""
    return 1 + table.n // DECISIONS_A_CALL


async def send_history(socket: WebSocket, table: Table, after: int) -> None:
    """Raises WebSocketClosed if the client leaves meanwhile."""
    for number, message in enumerate(view.replayed(table, after), start=1):
        if message is not None:
            socket.send(encode(message))
        if number % DECISIONS_A_TURN == 0:
            await asyncio.sleep(0)
            if socket.closed.done():
                raise WebSocketClosed


class Subscription(Struct):
    """The connections at one table, the version they have seen and the newest committed one."""

    seen: view.TableView
    latest: Table
    connections: set[Connection] = field(default_factory=set)
    silent: set[Connection] = field(default_factory=set)
    """Sent nothing, but closed like the others when their seat is no longer their token's."""
    sealers: dict[int, Connection] = field(default_factory=dict)
    """The connection that sealed each hand of this decision: it needs no notice of that."""


class Broadcaster:
    """Follows the tables that somebody here looks at."""

    def __init__(self, store: Store, presence: Presence) -> None:
        self._store = store
        self._presence = presence
        self._subscriptions: dict[str, Subscription] = {}
        self._joining: Counter[str] = Counter()
        self._moved: set[str] = set()
        """Tables where somebody came or went since their presence was read."""
        self._reading: dict[str, asyncio.Task[None]] = {}
        """One reading of presence a table: of two, the older could arrive last."""
        self._unnoticed: dict[str, float] = {}
        """Tables with seals nobody was told of, and when to tell: the earliest first."""
        self._timer: asyncio.TimerHandle | None = None

    async def join(
        self, table_id: str, connection: Connection, *, after: int | None
    ) -> Subscription:
        """Send the decisions after `after` and a snapshot; from then on every change.

        Raises WebSocketClosed if the seat has changed hands since its token was recognised.
        """
        subscription = await self._admit(table_id, connection)
        subscription.connections.add(connection)
        table = subscription.seen.table
        if after is not None:
            for message in view.resolved_since(table, after):
                connection.send(encode(message))
        connection.send(encode(view.snapshot(table, subscription.seen.present, connection.seat)))
        connection.send(encode(view.pace(table, now=self._store.now)))
        return subscription

    async def attend(self, table_id: str, connection: Connection) -> None:
        """Send nothing, and close the connection once its seat changes. Raises as `join` does."""
        subscription = await self._admit(table_id, connection)
        subscription.silent.add(connection)

    async def _admit(self, table_id: str, connection: Connection) -> Subscription:
        subscription = await self._subscribe(table_id)
        self._send_changes(subscription)
        if _is_revoked(connection, subscription.seen.table):
            connection.drop()
            self._drop_unused(table_id, subscription)
            raise WebSocketClosed
        return subscription

    async def _subscribe(self, table_id: str) -> Subscription:
        """Listen first, read afterwards: a version committed in between is not missed."""
        if table_id not in self._subscriptions:
            self._joining[table_id] += 1
            self._store.cache.watch(table_id, self)
            try:
                present = await self._presence.present(table_id)
                loaded = await self._store.load(table_id)
                table = self._store.cache.get(table_id) or loaded
                new = Subscription(view.TableView(table, present), table)
            except BaseException:
                self._store.cache.unwatch(table_id, self)
                raise
            finally:
                self._joining[table_id] -= 1
                if not self._joining[table_id]:
                    del self._joining[table_id]
            if self._subscriptions.setdefault(table_id, new) is not new:
                self._store.cache.unwatch(table_id, self)
            if table_id in self._moved:
                self.on_notice(table_id)
        return self._subscriptions[table_id]

    def leave(self, table_id: str, connection: Connection) -> None:
        subscription = self._subscriptions.get(table_id)
        if subscription is None:
            return
        subscription.connections.discard(connection)
        subscription.silent.discard(connection)
        self._drop_unused(table_id, subscription)

    def _drop_unused(self, table_id: str, subscription: Subscription) -> None:
        if not subscription.connections and not subscription.silent:
            self._unnoticed.pop(table_id, None)
            del self._subscriptions[table_id]
            self._store.cache.unwatch(table_id, self)

    def on_commit(self, table: Table) -> None:
        """Called with every committed version, from this process or another."""
        subscription = self._subscriptions.get(table.id)
        if subscription is None or table.version <= subscription.latest.version:
            return
        subscription.latest = table
        seen = subscription.seen.table
        only_seals = (
            seen.n == table.n
            and seen.status is table.status
            and (seen.setting is table.setting or seen.setting == table.setting)
            and (seen.schedule is table.schedule or seen.schedule == table.schedule)
        )
        if not only_seals:
            self._send_changes(subscription)
        elif table.id not in self._unnoticed and seen.waiting.keys() != table.waiting.keys():
            loop = asyncio.get_running_loop()
            self._unnoticed[table.id] = loop.time() + SEAL_NOTICE_DELAY
            if self._timer is None:
                self._timer = loop.call_later(SEAL_NOTICE_DELAY, self._notice_seals)

    def _notice_seals(self) -> None:
        """One timer for all tables: a reveal takes its table off the list."""
        loop, self._timer = asyncio.get_running_loop(), None
        for table_id, time in [*self._unnoticed.items()]:
            if time > loop.time():
                self._timer = loop.call_at(time, self._notice_seals)
                return
            self._send_changes(self._subscriptions[table_id])
            self._unnoticed.pop(table_id, None)

    def tell_all(self, message: Message) -> None:
        """Send a message to every connection of every table."""
        frame = encode(message)
        for subscription in self._subscriptions.values():
            for connection in subscription.connections:
                connection.send(frame)

    def on_notice(self, table_id: str) -> None:
        """Somebody came or went."""
        if table_id in self._subscriptions or table_id in self._joining:
            self._moved.add(table_id)
        if table_id in self._subscriptions and table_id not in self._reading:
            reading = asyncio.ensure_future(self._follow_presence(table_id))
            self._reading[table_id] = reading

    async def _follow_presence(self, table_id: str) -> None:
        """Read who is present until nobody has come or gone since the reading began."""
        try:
            while table_id in self._moved and table_id in self._subscriptions:
                self._moved.discard(table_id)
                subscription = self._subscriptions[table_id]
                try:
                    present = await self._presence.present(table_id)
                except Exception as problem:
                    log.warning("presence can't be read: trying again", exc_info=problem)
                    self._moved.add(table_id)
                    await asyncio.sleep(PRESENCE_RETRY_SECONDS)
                    continue
                is_current = self._subscriptions.get(table_id) is subscription
                if is_current and present != subscription.seen.present:
                    self._send_changes(subscription, present)
        finally:
            del self._reading[table_id]
            if table_id not in self._joining:
                self._moved.discard(table_id)

    def _send_changes(
        self, subscription: Subscription, present: view.Present | None = None
    ) -> None:
        before, table = subscription.seen, subscription.latest
        old = before.table
        if table is old and present is None:
            return
        self._unnoticed.pop(table.id, None)
        alike = table.setting is old.setting and table.status is old.status and present is None
        after = view.TableView(table, before.present if present is None else present)
        if alike and table.n == old.n + 1 and table.events is not None:  # a reveal and nothing else
            messages: list[Message] = [view.revealed(table)]
        else:
            messages = [*view.diff(before, after, now=self._store.now)]
        subscription.seen = after
        if table.setting is not old.setting:
            for connections in (subscription.connections, subscription.silent):
                for revoked in [one for one in connections if _is_revoked(one, table)]:
                    connections.discard(revoked)
                    revoked.drop()
        for message in messages:
            _send(message, subscription)
        if table.n != old.n:
            subscription.sealers.clear()


def _is_revoked(connection: Connection, table: Table) -> bool:
    """Whether a token no longer belongs to the seat it was accepted for; in a lobby people move."""
    seat = connection.seat
    if seat is None:
        return False
    return seat >= len(table.chairs) or connection.token != table.chairs[seat].token


def _send(message: Message, subscription: Subscription) -> None:
    """Encode the message once; a seat's copy ends with its own `mine`."""
    shared, connections = encode_json(message), subscription.connections
    if not isinstance(message, (Snapshot, Resolved)):
        frame, told = text_frame(shared), None
        if isinstance(message, Sealed):
            told = subscription.sealers.get(message.hand)
        elif isinstance(message, Unsealed):
            subscription.sealers.pop(message.hand, None)
        for connection in connections:
            if connection is not told:
                connection.send(frame)
        return
    table = subscription.seen.table
    passed = isinstance(message, Resolved) and message.n < table.n - 1  # later ones have followed
    owed = [one for one in message.hands if one.hand in message.awaited and not passed]
    copies: dict[Seat | None, bytes] = {}
    for connection in connections:
        seat = connection.seat
        if seat is None and seat not in copies:
            copies[seat] = text_frame(shared)
        elif seat is not None and seat not in copies:
            own = encode_json(view.mine(table, seat, owed))
            copies[seat] = text_frame(shared[:-_NO_MINE] + own + b"}")
        connection.send(copies[seat])
