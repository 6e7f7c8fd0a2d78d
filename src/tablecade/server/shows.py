"""Films led by one person: the sockets of this process that follow, and what they are told."""

import asyncio
from functools import partial

from msgspec import Struct, field

from tablecade.server.entropy import hashed, matches
from tablecade.server.errors import BadToken, NoSuchShow, TokenMissing, Unavailable
from tablecade.server.hub import Line, encode
from tablecade.server.store import shows
from tablecade.server.store.shows import Position, Show
from tablecade.server.store.store import DAY, Store


class Audience(Struct):
    """Who follows a show here, and the last they were told."""

    version: int = 0
    lines: set[Line] = field(default_factory=set)


class Shows:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._audiences: dict[str, Audience] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        store.meetings.append(self._meet)

    async def open(self, show_id: str, *, leader: str, file: str) -> None:
        await self._store.tell(
            partial(
                shows.add,
                show_id=show_id,
                leader=hashed(leader),
                file=file,
                now=self._store.clock,
            )
        )

    async def file(self, show_id: str) -> str:
        file = await self._store.ask(partial(shows.file_of, show_id=show_id))
        if file is None:
            raise NoSuchShow(show=show_id)
        return file

    async def move(self, show_id: str, position: Position, *, token: str | None) -> None:
        """Only whoever leads moves a show. All who follow are told, on whichever process."""
        show = await self._read(show_id)
        if token is None:
            raise TokenMissing
        if not matches(hashed(token), show.leader):
            raise BadToken
        now = self._store.clock
        await self._store.tell(partial(shows.move, show_id=show_id, position=position, now=now))
        await self._store.announce(show_id)

    async def join(self, show_id: str, line: Line) -> None:
        """From here on the line misses nothing: first where the show stands, then every move."""
        await self._read(show_id)
        self._store.watch(show_id)
        self._audiences.setdefault(show_id, Audience()).lines.add(line)
        try:
            line.put(encode((await self._read(show_id)).position))
        except BaseException:
            self.leave(show_id, line)
            raise

    def leave(self, show_id: str, line: Line) -> None:
        audience = self._audiences.get(show_id)
        if audience is None:
            return
        audience.lines.discard(line)
        if not audience.lines:
            del self._audiences[show_id]
            self._store.unwatch(show_id)

    async def prune(self, *, days: float) -> int:
        before = self._store.clock - days * DAY
        return await self._store.tell(partial(shows.prune, before=before))

    async def _read(self, show_id: str) -> Show:
        show = await self._store.ask(partial(shows.read, show_id=show_id))
        if show is None:
            raise NoSuchShow(show=show_id)
        return show

    def _meet(self, place: str) -> None:
        if place in self._audiences:
            task = asyncio.ensure_future(self._tell(place))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, show_id: str) -> None:
        try:
            show = await self._store.ask(partial(shows.read, show_id=show_id))
        except Unavailable:
            return  # when the database is back, everybody is told anew
        audience = self._audiences.get(show_id)
        if show is None or audience is None or show.version <= audience.version:
            return
        audience.version = show.version
        for line in audience.lines:
            line.put(encode(show.position))
