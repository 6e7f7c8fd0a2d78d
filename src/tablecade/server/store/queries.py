"""What is asked of the database, on a plain connection: both engines run the same functions."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, bindparam, delete, select

from tablecade.core.hand import Hand
from tablecade.core.match import Decision
from tablecade.core.replay import read_choices
from tablecade.games import GAMES
from tablecade.server.store import schema
from tablecade.server.store.writes import Writes
from tablecade.server.table.table import Schedule, Setting, Status, Table, Waiting

Clock = float | ColumnElement[float]
"""A time, or what the database makes one of when it runs the statement."""

DUE_AT_ONCE = 200

TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("key"))
LINES = (
    select(schema.decisions.c.line)
    .where(schema.decisions.c.table_id == bindparam("key"))
    .where(schema.decisions.c.n >= bindparam("since"))
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


def load(connection: Connection, table_id: str, known: Table | None = None) -> Table | None:
    """A table with its state folded from its decisions; from an older value, if one is known.

    Several statements: the connection must hold the table's lock, or show one moment to all.
    """
    row = connection.execute(TABLE, {"key": table_id}).one_or_none()
    if row is None:
        return None
    setting = msgspec.json.decode(row.setting, type=Setting)
    game = GAMES[setting.game]
    if known is not None and _continues(known.setting, setting) and known.n <= row.n:
        before, state = known.decisions, known.state
    else:
        before, state = (), game.setup(setting.options, len(setting.chairs))
    newer = _decisions(connection, table_id, since=len(before)) if row.n > len(before) else ()
    for decision in newer:
        state = game.resolve(state, read_choices(game, decision)).state
    return Table(
        id=row.id,
        code=row.code,
        setting=setting,
        state=state,
        status=Status(row.status),
        version=row.version,
        touched=row.touched,
        schedule=msgspec.json.decode(row.rhythm, type=Schedule),
        decisions=(*before, *newer),
        waiting=_waiting(connection, table_id),
    )


def _continues(known: Setting, setting: Setting) -> bool:
    """The same match by the same options: what was folded before is a part of it."""
    return known.match == setting.match and known.options == setting.options


def _decisions(connection: Connection, table_id: str, *, since: int) -> tuple[Decision, ...]:
    lines = connection.execute(LINES, {"key": table_id, "since": since}).scalars()
    return tuple(msgspec.json.decode(line, type=Decision) for line in lines)


def _waiting(connection: Connection, table_id: str) -> dict[Hand, Waiting]:
    rows = connection.execute(SEALED, {"key": table_id})
    return {Hand(row.hand): Waiting(row.action, row.by) for row in rows}


def add(connection: Connection, table: Table) -> None:
    """Keep a new table. Raises CodeTaken."""
    if find(connection, table.code) is not None:
        raise CodeTaken
    writes = Writes()
    writes.add(table)
    writes.execute(connection)


def find(connection: Connection, code: str) -> str | None:
    table = schema.tables
    return connection.execute(select(table.c.id).where(table.c.code == code)).scalar_one_or_none()


def due(connection: Connection, now: Clock) -> Sequence[str]:
    table = schema.tables
    return (
        connection.execute(
            select(table.c.id).where(table.c.due <= now).order_by(table.c.due).limit(DUE_AT_ONCE)
        )
        .scalars()
        .all()
    )


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


def prune(connection: Connection, *, over_before: Clock, idle_before: Clock) -> list[str]:
    """Forget tables finished, or left alone, for long. Answers which."""
    table = schema.tables
    old = (table.c.status == Status.OVER) & (table.c.touched < over_before)
    idle = table.c.touched < idle_before
    gone = list(connection.execute(select(table.c.id).where(old | idle)).scalars())
    for child in schema.CHILDREN:
        connection.execute(delete(child).where(child.c.table_id.in_(gone)))
    connection.execute(delete(table).where(table.c.id.in_(gone)))
    return gone
