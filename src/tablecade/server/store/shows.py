"""Watch parties (`shows`) in the database: the same functions on both engines."""

from msgspec import Struct, structs
from sqlalchemy import Connection, delete, insert, select, update

from tablecade.server.store.schema import shows

MOST = 1_000
"""Shows that are kept; of more, those that moved last."""


class Position(Struct, frozen=True):
    """The current step of a replay, and how it runs on."""

    step: int
    playing: bool
    speed: float


START = Position(step=0, playing=False, speed=1.0)


class Show(Struct, frozen=True):
    """A show without its file; `leader` is the hash of the token that leads it."""

    leader: str
    version: int
    position: Position


def add(connection: Connection, *, show_id: str, leader: str, file: str, now: float) -> None:
    """Add a show. Beyond MOST, the ones that moved longest ago are deleted."""
    start = structs.asdict(START)
    row = {"id": show_id, "leader": leader, "file": file, "version": 1, **start}
    connection.execute(insert(shows).values(**row, touched=now))
    latest = select(shows.c.id).order_by(shows.c.touched.desc()).limit(MOST)
    connection.execute(delete(shows).where(shows.c.id.not_in(latest)))


def read(connection: Connection, show_id: str) -> Show | None:
    wanted = select(
        shows.c.leader, shows.c.version, shows.c.step, shows.c.playing, shows.c.speed
    ).where(shows.c.id == show_id)
    row = connection.execute(wanted).one_or_none()
    return row and Show(row.leader, row.version, Position(row.step, row.playing, row.speed))


def file_of(connection: Connection, show_id: str) -> str | None:
    return connection.execute(
        select(shows.c.file).where(shows.c.id == show_id)
    ).scalar_one_or_none()


def move(connection: Connection, *, show_id: str, position: Position, now: float) -> None:
    there = structs.asdict(position)
    connection.execute(
        update(shows)
        .where(shows.c.id == show_id)
        .values(**there, version=shows.c.version + 1, touched=now)
    )


def prune(connection: Connection, *, before: float) -> int:
    """Delete shows that did not move for long. Returns how many."""
    return connection.execute(delete(shows).where(shows.c.touched < before)).rowcount
