"""Watch parties: replays led by one person, and the connections of this process that follow."""

import asyncio
from functools import partial

from msgspec import Struct, field

from tablecade.server.entropy import hashed, matches
from tablecade.server.errors import BadToken, NoSuchShow, TokenMissing, Unavailable
from tablecade.server.live.connection import Connection, encode
from tablecade.server.store import shows
from tablecade.server.store.shows import Position, Show
from tablecade.server.store.store import DAY, Store


class Audience(Struct):
    """The connections that follow one party here, and the version last sent to them."""

    version: int = 0
    connections: set[Connection] = field(default_factory=set)


class WatchParties:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._audiences: dict[str, Audience] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        store.on_notice.append(self._on_change)

    async def open(self, show_id: str, *, leader: str, file: str) -> None:
        await self._store.execute(
            partial(
                shows.add,
                show_id=show_id,
                leader=hashed(leader),
                file=file,
                now=self._store.now,
            )
        )

    async def file(self, show_id: str) -> str:
        file = await self._store.read(partial(shows.file_of, show_id=show_id))
        if file is None:
            raise NoSuchShow(show=show_id)
        return file

    async def move(self, show_id: str, position: Position, *, token: str | None) -> None:
        """Move every follower, on all processes. Only the leader may."""
        show = await self._read(show_id)
        if token is None:
            raise TokenMissing
        if not matches(hashed(token), show.leader):
            raise BadToken
        now = self._store.now
        await self._store.execute(partial(shows.move, show_id=show_id, position=position, now=now))
        await self._store.notify(show_id)

    async def join(self, show_id: str, connection: Connection) -> None:
        """Send the current position; from then on every move."""
        await self._read(show_id)
        if show_id not in self._audiences:
            self._store.watch(show_id)
            self._audiences[show_id] = Audience()
        self._audiences[show_id].connections.add(connection)
        try:
            connection.send(encode((await self._read(show_id)).position))
        except BaseException:
            self.leave(show_id, connection)
            raise

    def leave(self, show_id: str, connection: Connection) -> None:
        audience = self._audiences.get(show_id)
        if audience is None:
            return
        audience.connections.discard(connection)
        if not audience.connections:
            del self._audiences[show_id]
            self._store.unwatch(show_id)

    async def prune(self, *, days: float) -> int:
        before = self._store.now - days * DAY
        return await self._store.execute(partial(shows.prune, before=before))

    async def _read(self, show_id: str) -> Show:
        show = await self._store.read(partial(shows.read, show_id=show_id))
        if show is None:
            raise NoSuchShow(show=show_id)
        return show

    def _on_change(self, place: str) -> None:
        if place in self._audiences:
            task = asyncio.ensure_future(self._send_position(place))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send_position(self, show_id: str) -> None:
        try:
            show = await self._store.read(partial(shows.read, show_id=show_id))
        except Unavailable:
            return  # everything is announced again once the database is back
        audience = self._audiences.get(show_id)
        if show is None or audience is None or show.version <= audience.version:
            return
        audience.version = show.version
        for connection in audience.connections:
            connection.send(encode(show.position))
