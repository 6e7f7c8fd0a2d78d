"""Queries and statements of both engines, as functions of a connection."""

from collections.abc import Collection, Sequence
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from msgspec import Struct, json
from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, text

from tablecade.server.store.rows import Stored, new_rows
from tablecade.server.store.schema import CHILDREN, counts, decisions, matches, stands, tables
from tablecade.server.table.table import Setting, Status, Table

ADVISORY_LOCK = 0x7AB1ECADE
NEWEST = "head"
DUE_AT_ONCE = 200
PRUNED_AT_ONCE = 500

TABLE = (
    select(
        *(tables.c.id, tables.c.code, tables.c.setting),
        *(stands.c.status, stands.c.version, stands.c.n, stands.c.touched),
        *(stands.c.schedule, stands.c.waiting),
    )
    .join(stands, stands.c.id == tables.c.id)
    .where(tables.c.id == bindparam("key"))
)
LINES = (
    select(decisions.c.line).where(decisions.c.table_id == bindparam("key")).order_by(decisions.c.n)
)
_OTHERS = stands.c.id.not_in(bindparam("without", expanding=True))
_SOON = select(stands.c.id, stands.c.due).where(stands.c.due <= bindparam("until"), _OTHERS)
DUE = _SOON.order_by(stands.c.due).limit(DUE_AT_ONCE)
"""Made once: the parts of a statement with `in` refer to each other, so that only the garbage
collector could free them.
"""

_game = json.Decoder(Setting).decode


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    status: str
    n: int
    touched: float


def upgrade(connection: Connection, schema: str = NEWEST) -> None:
    """Run the migrations up to a schema; of several processes one, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


def load(connection: Connection, table_id: str) -> Table | None:
    """A table, with its state computed from its decisions.

    Runs two statements, which need a consistent snapshot.
    """
    row = connection.execute(TABLE, {"key": table_id}).one_or_none()
    if row is None:
        return None
    lines = connection.execute(LINES, {"key": table_id}).scalars().all()
    return Stored(*row).table(None, lines)


def add(connection: Connection, table: Table) -> None:
    """Keep a new table. Raises IntegrityError if another one has its code."""
    for place, rows in new_rows(table).items():
        if rows:
            names = place.columns.keys()
            connection.execute(insert(place), [dict(zip(names, row, strict=True)) for row in rows])


def find(connection: Connection, code: str) -> str | None:
    return connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar_one_or_none()


def due(connection: Connection, until: float, without: Collection[str]) -> Sequence[Row[Any, Any]]:
    """Some of the tables that are due then, each with its time; the longest first."""
    return connection.execute(DUE, {"until": until, "without": [*without]}).all()


def newest(connection: Connection) -> float | None:
    """When a table was changed last."""
    time: float | None = connection.execute(select(func.max(stands.c.touched))).scalar()
    return time


def try_to_write(connection: Connection) -> None:
    """Write a row, and delete it again."""
    row = {"key": "try", "window": 0, "process": "", "count": 0}
    connection.execute(insert(counts), row)
    connection.execute(delete(counts).where(counts.c.key == "try"))


def finished_match(connection: Connection, table_id: str, match: int) -> str | None:
    return connection.execute(
        select(matches.c.file).where(matches.c.table_id == table_id, matches.c.match == match)
    ).scalar_one_or_none()


def listing(connection: Connection) -> list[Listed]:
    both = select(tables, stands.c.status, stands.c.n, stands.c.touched)
    rows = connection.execute(
        both.join(stands, stands.c.id == tables.c.id).order_by(stands.c.touched.desc())
    )
    return [
        Listed(row.id, row.code, _game(row.setting).game, row.status, row.n, row.touched)
        for row in rows
    ]


def prune(connection: Connection, *, over_before: float, idle_before: float) -> Sequence[str]:
    """Delete some of the tables that were not used for long. Returns their ids."""
    old = (stands.c.status == Status.OVER.value) & (stands.c.touched < over_before)
    idle = stands.c.touched < idle_before
    some = select(stands.c.id).where(old | idle).limit(PRUNED_AT_ONCE)
    ids = connection.execute(some.with_for_update(skip_locked=True)).scalars().all()
    forget(connection, ids)
    return ids


def forget(connection: Connection, ids: Sequence[str]) -> None:
    """Delete these tables with all that belongs to them."""
    for place in (stands, tables):
        connection.execute(delete(place).where(place.c.id.in_(ids)))
    for child in CHILDREN:
        connection.execute(delete(child).where(child.c.table_id.in_(ids)))


def forget_counts(connection: Connection) -> None:
    """Delete all shared counts: living processes write theirs again within a second."""
    connection.execute(delete(counts))
