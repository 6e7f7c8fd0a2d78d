"""Watch parties: replays led by one person, and the connections of this process that follow."""

import asyncio

from msgspec import Struct, field, structs
from sqlalchemy import Connection as Database
from sqlalchemy import delete, insert, select, update

from tablecade.server.entropy import hashed, matches
from tablecade.server.errors import BadToken, NoSuchShow, Refused, Unavailable
from tablecade.server.live.broadcaster import Connection, encode
from tablecade.server.store.schema import watch_parties
from tablecade.server.store.store import DAY, Store
from tablecade.server.table.table import Table

MOST = 1_000
"""Parties that are kept; of more, those that moved last."""
MOST_OF_ADDRESS = 20
"""Parties that one address has opened: a new one replaces its oldest, not somebody else's."""


class Position(Struct, frozen=True):
    """The current step of a replay, and how it runs on."""

    step: int
    playing: bool
    speed: float


START = Position(step=0, playing=False, speed=1.0)


class Party(Struct, frozen=True):
    """A party without its file; `leader` is the hash of the token that leads it."""

    leader: str
    version: int
    position: Position


class Audience(Struct):
    """The connections that follow one party here, and the version last sent to them."""

    version: int = 0
    connections: set[Connection] = field(default_factory=set)


class WatchParties:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._audiences: dict[str, Audience] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._opened: dict[str, list[str]] = {}
        """By address, the parties that were opened here, the oldest first."""

    async def open(self, party_id: str, *, leader: str, file: str, address: str) -> None:
        """Beyond MOST, the parties that moved longest ago are deleted."""
        own = [*self._opened.get(address, ()), party_id]
        self._opened[address] = own[-MOST_OF_ADDRESS:]
        row = {"id": party_id, "leader": hashed(leader), "file": file, "version": 1}
        new = insert(watch_parties).values(**row, **structs.asdict(START), touched=self._store.now)
        latest = select(watch_parties.c.id).order_by(watch_parties.c.touched.desc()).limit(MOST)
        kept = watch_parties.c.id.in_(latest) & watch_parties.c.id.not_in(own[:-MOST_OF_ADDRESS])

        def add(database: Database) -> None:
            database.execute(new)
            database.execute(delete(watch_parties).where(~kept))

        await self._store.execute(add)

    async def file(self, party_id: str) -> str:
        wanted = select(watch_parties.c.file).where(watch_parties.c.id == party_id)
        file = await self._store.read(lambda database: database.execute(wanted).scalar())
        if file is None:
            raise NoSuchShow(show=party_id)
        return str(file)

    async def move(self, party_id: str, position: Position, *, token: str | None) -> None:
        """Move every follower, on all processes. Only the leader may."""
        party = await self._read(party_id)
        if token is None:
            raise Refused("token-missing")
        if not matches(hashed(token), party.leader):
            raise BadToken
        moved = (
            update(watch_parties)
            .where(watch_parties.c.id == party_id)
            .values(
                **structs.asdict(position),
                version=watch_parties.c.version + 1,
                touched=self._store.now,
            )
        )
        await self._store.execute(lambda database: database.execute(moved) and None)
        await self._store.notify(party_id)

    async def join(self, party_id: str, connection: Connection) -> None:
        """Send the current position; from then on every move."""
        await self._read(party_id)
        if party_id not in self._audiences:
            self._store.cache.watch(party_id, self)
            self._audiences[party_id] = Audience()
        self._audiences[party_id].connections.add(connection)
        try:
            connection.send(encode((await self._read(party_id)).position))
        except BaseException:
            self.leave(party_id, connection)
            raise

    def leave(self, party_id: str, connection: Connection) -> None:
        audience = self._audiences.get(party_id)
        if audience is None:
            return
        audience.connections.discard(connection)
        if not audience.connections:
            del self._audiences[party_id]
            self._store.cache.unwatch(party_id, self)

    async def prune(self, *, days: float) -> int:
        """Delete parties that did not move for long. Returns how many."""
        old = delete(watch_parties).where(watch_parties.c.touched < self._store.now - days * DAY)

        def drop(database: Database) -> tuple[int, set[str]]:
            gone = database.execute(old).rowcount
            return gone, set(database.execute(select(watch_parties.c.id)).scalars())

        gone, there = await self._store.execute(drop)
        kept = {a: [party for party in own if party in there] for a, own in self._opened.items()}
        self._opened = {address: own for address, own in kept.items() if own}
        return gone

    async def _read(self, party_id: str) -> Party:
        wanted = select(watch_parties).where(watch_parties.c.id == party_id)
        row = await self._store.read(lambda database: database.execute(wanted).one_or_none())
        if row is None:
            raise NoSuchShow(show=party_id)
        return Party(row.leader, row.version, Position(row.step, row.playing, row.speed))

    def on_commit(self, _table: Table) -> None:
        """A party is no table."""

    def on_notice(self, party_id: str) -> None:
        task = asyncio.ensure_future(self._send_position(party_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_position(self, party_id: str) -> None:
        try:
            party = await self._read(party_id)
        except (Unavailable, NoSuchShow):
            return  # everything is announced again once the database is back
        audience = self._audiences.get(party_id)
        if audience is None or party.version <= audience.version:
            return
        audience.version = party.version
        for connection in audience.connections:
            connection.send(encode(party.position))
