"""Queries and statements of both engines, as functions of a connection."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select

from tablecade.server.store import schema
from tablecade.server.store.rows import new_rows
from tablecade.server.store.stored import Stored
from tablecade.server.table.table import Setting, Status, Table

DUE_AT_ONCE = 200
PRUNED_AT_ONCE = 500

TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("key"))
LINES = (
    select(schema.decisions.c.line)
    .where(schema.decisions.c.table_id == bindparam("key"))
    .order_by(schema.decisions.c.n)
)
SEALED = select(schema.waiting.c.hand, schema.waiting.c.action, schema.waiting.c.by).where(
    schema.waiting.c.table_id == bindparam("key")
)


class CodeTaken(Exception):
    """Another table has this join code: draw again."""


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    status: str
    n: int
    touched: float


def load(connection: Connection, table_id: str) -> Table | None:
    """A table, with its state computed from its decisions.

    Runs several statements, which need a consistent snapshot.
    """
    row = connection.execute(TABLE, {"key": table_id}).one_or_none()
    if row is None:
        return None
    stored = Stored(
        row.id, row.code, row.status, row.version, row.n, row.touched, row.rhythm, row.setting
    )
    lines = connection.execute(LINES, {"key": table_id}).scalars().all()
    sealed = connection.execute(SEALED, {"key": table_id}).all()
    return stored.table(None, lines, [(row.hand, row.action, row.by) for row in sealed])


def add(connection: Connection, table: Table) -> None:
    """Keep a new table. Raises CodeTaken."""
    if find(connection, table.code) is not None:
        raise CodeTaken
    for place, rows in new_rows(table).items():
        if rows:
            connection.execute(insert(place), rows)


def find(connection: Connection, code: str) -> str | None:
    table = schema.tables
    return connection.execute(select(table.c.id).where(table.c.code == code)).scalar_one_or_none()


def due(connection: Connection, now: float, without: Collection[str]) -> Sequence[str]:
    table = schema.tables
    found = select(table.c.id).where(table.c.due <= now, table.c.id.not_in(without))
    return connection.execute(found.order_by(table.c.due).limit(DUE_AT_ONCE)).scalars().all()


def next_due(connection: Connection, without: Collection[str]) -> float | None:
    """When the next table is due, or was."""
    table = schema.tables
    earliest = select(func.min(table.c.due)).where(table.c.id.not_in(without))
    time: float | None = connection.execute(earliest).scalar_one()
    return time


def ping(connection: Connection) -> None:
    """Read a row, if there is one."""
    connection.execute(select(schema.tables.c.id).limit(1)).one_or_none()


def finished_match(connection: Connection, table_id: str, match: int) -> str | None:
    table = schema.matches
    return connection.execute(
        select(table.c.file).where(table.c.table_id == table_id, table.c.match == match)
    ).scalar_one_or_none()


def listing(connection: Connection) -> list[Listed]:
    table = schema.tables
    rows = connection.execute(select(table).order_by(table.c.touched.desc()))
    return [
        Listed(
            id=row.id,
            code=row.code,
            game=msgspec.json.decode(row.setting, type=Setting).game,
            status=row.status,
            n=row.n,
            touched=row.touched,
        )
        for row in rows
    ]


def prune(connection: Connection, *, over_before: float, idle_before: float) -> Sequence[str]:
    """Delete some of the tables that were not used for long. Returns their ids."""
    table = schema.tables
    old = (table.c.status == Status.OVER.value) & (table.c.touched < over_before)
    idle = table.c.touched < idle_before
    some = select(table.c.id).where(old | idle).limit(PRUNED_AT_ONCE)
    some = some.with_for_update(skip_locked=True)
    gone = connection.execute(
        delete(table).where(table.c.id.in_(some.scalar_subquery())).returning(table.c.id)
    )
    ids = gone.scalars().all()
    for child in schema.CHILDREN:
        connection.execute(delete(child).where(child.c.table_id.in_(ids)))
    return ids


def forget_counts(connection: Connection) -> None:
    """Delete all shared counts: living processes write theirs again within a second."""
    connection.execute(delete(schema.counts))
