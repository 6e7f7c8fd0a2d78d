"""The sockets of this process, table by table, and what each of them is told."""

import asyncio
from collections.abc import Iterable

import msgspec
from msgspec import Struct, field

from tablecade.core.hand import Seat
from tablecade.server.presence import Presence
from tablecade.server.store.store import Store
from tablecade.server.table.news import Sight, news, only_seals, pace, resolved_since
from tablecade.server.table.table import Table
from tablecade.server.table.view import mine, snapshot
from tablecade.server.transport.sockets import framed
from tablecade.server.wire import Message, Mine, Resolved, Snapshot

MOST_UNSENT = 2**18
"""Bytes that may wait for a slow socket, beyond what the system keeps, before it is dropped."""

LIGHTS_SECONDS = 0.2
"""How long a ready light may wait for the next: at a full table most choices come close together,
and what is revealed meanwhile needs no light at all.
"""

_encode = msgspec.json.Encoder().encode
_NO_MINE = len("null}")


def encode(value: object) -> bytes:
    """A message, ready to be sent."""
    return framed(_encode(value))


class Line:
    """The way to one socket; `token` is the hash of the one that let it in."""

    def __init__(
        self, seat: Seat | None, transport: asyncio.WriteTransport, *, token: str | None
    ) -> None:
        self.seat = seat
        self.token = token
        self.gone = asyncio.Event()
        self.dropped = False
        self._transport = transport

    def put(self, message: bytes) -> None:
        """Whoever reads too slowly is let go at once, with all that waits, and comes back."""
        if self.dropped or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self._transport.abort()
            self.drop()
        else:
            self._transport.write(message)

    def drop(self) -> None:
        """Nothing more is sent but the farewell."""
        self.dropped = True
        self.gone.set()


class Watch(Struct):
    """A table as its sockets have seen it last, and as it was heard to be."""

    sight: Sight
    heard: Table
    lines: set[Line] = field(default_factory=set)
    later: asyncio.TimerHandle | None = None
    """When they are told of it, if that may wait."""


class Hub:
    def __init__(self, store: Store, presence: Presence) -> None:
        self._store = store
        self._presence = presence
        self._watches: dict[str, Watch] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        store.heard = self.hear
        store.meetings.append(self.meet)

    @property
    def sockets(self) -> int:
        return sum(len(watch.lines) for watch in self._watches.values())

    async def join(self, table_id: str, line: Line, *, after: int | None) -> None:
        """From here on the line misses nothing: first what was, then what comes."""
        watch = await self._watch(table_id)
        self._catch_up(watch)
        watch.lines.add(line)
        table = watch.sight.table
        if after is not None:
            for message in resolved_since(table, after):
                line.put(encode(message))
        line.put(encode(snapshot(table, watch.sight.present, line.seat)))
        line.put(encode(pace(table, now=self._store.about_now())))

    async def _watch(self, table_id: str) -> Watch:
        if table_id not in self._watches:
            self._store.watch(table_id)
            present = await self._presence.present(table_id)
            table = await self._store.read(table_id)
            self._watches.setdefault(table_id, Watch(Sight(table, present), table))
        return self._watches[table_id]

    def leave(self, table_id: str, line: Line) -> None:
        watch = self._watches.get(table_id)
        if watch is None:
            return
        watch.lines.discard(line)
        if not watch.lines:
            _no_later(watch)
            del self._watches[table_id]
            self._store.unwatch(table_id)

    def hear(self, table: Table) -> None:
        """A newer value of a table was committed, here or elsewhere."""
        watch = self._watches.get(table.id)
        if watch is None or table.version <= watch.heard.version:
            return
        watch.heard = table
        if not only_seals(watch.sight.table, table):
            self._catch_up(watch)
        elif watch.later is None:
            loop = asyncio.get_running_loop()
            watch.later = loop.call_later(LIGHTS_SECONDS, self._catch_up, watch)

    def _catch_up(self, watch: Watch) -> None:
        if watch.heard is not watch.sight.table:
            self._tell(watch, Sight(watch.heard, watch.sight.present))

    def meet(self, table_id: str) -> None:
        if table_id in self._watches:
            task = asyncio.ensure_future(self._look_round(table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_round(self, table_id: str) -> None:
        present = await self._presence.present(table_id)
        watch = self._watches.get(table_id)
        if watch is not None and present != watch.sight.present:
            self._tell(watch, Sight(watch.heard, present))

    def _tell(self, watch: Watch, after: Sight) -> None:
        _no_later(watch)
        messages = [*news(watch.sight, after, now=self._store.about_now())]
        reseated = watch.sight.table.setting is not after.table.setting
        watch.sight = after
        if reseated:
            _drop_strangers(watch)
        for message in messages:
            _send(message, after.table, watch.lines)


def _no_later(watch: Watch) -> None:
    if watch.later is not None:
        watch.later.cancel()
        watch.later = None


def _drop_strangers(watch: Watch) -> None:
    """Sockets whose token died since they were let in."""
    for line in tuple(watch.lines):
        if line.seat is not None and line.token != watch.sight.table.chairs[line.seat].token:
            line.drop()


def _send(message: Message, table: Table, lines: Iterable[Line]) -> None:
    """Encoded once for all; what is a seat's own is put in at the end of its copy."""
    shared = _encode(message)
    copies: dict[Seat | None, bytes] = {None: framed(shared)}
    for line in lines:
        if line.seat not in copies:
            copies[line.seat] = _own_copy(message, shared, table, line.seat) or copies[None]
        line.put(copies[line.seat])


def _own_copy(message: Message, shared: bytes, table: Table, seat: Seat | None) -> bytes | None:
    if seat is None or not isinstance(message, Snapshot | Resolved):
        return None
    return framed(shared[:-_NO_MINE] + _encode(_mine(message, table, seat)) + b"}")


def _mine(message: Snapshot | Resolved, table: Table, seat: Seat) -> Mine:
    """What a seat owes now; nothing behind a decision that others have followed already."""
    passed = isinstance(message, Resolved) and message.n < table.n - 1
    return Mine(seat, {}) if passed else mine(table, seat)
