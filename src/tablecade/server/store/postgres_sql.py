"""The SQL of the group-commit writer on PostgreSQL: one statement a kind, rows as arrays."""

import contextlib
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import asyncpg
import msgspec

from tablecade.server.errors import NoSuchTable
from tablecade.server.store.notices import notice
from tablecade.server.store.queries import DUE_AT_ONCE
from tablecade.server.store.rows import Row, Rows
from tablecade.server.store.stored import RulesChanged, Sealed, Stored, Unreadable
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

CHANNEL = "tablecade"
"""Payloads are notices (notices.py), or a place alone: nothing tells what was chosen."""

CLOCK = "extract(epoch FROM clock_timestamp())::float8"
READ_CLOCK = f"SELECT {CLOCK}"
VERSIONS = f"SELECT id, version, {CLOCK} FROM tables WHERE id = ANY($1::text[])"  # noqa: S608
LOCK = f"{VERSIONS} ORDER BY id FOR UPDATE"
"""Sorted, so that two processes can't wait for each other."""
DUE = f"""SELECT id FROM tables WHERE due <= $1 AND id != ALL($2::text[])
    ORDER BY due LIMIT {DUE_AT_ONCE}"""  # noqa: S608
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) payload"  # noqa: S608
LOAD = """SELECT t.id, t.code, t.status, t.version, t.n, t.touched, t.rhythm, t.setting,
    ARRAY(SELECT line FROM decisions d WHERE d.table_id = t.id AND d.n >= wanted.since
        ORDER BY d.n),
    ARRAY(SELECT hand FROM waiting w WHERE w.table_id = t.id ORDER BY hand),
    ARRAY(SELECT action FROM waiting w WHERE w.table_id = t.id ORDER BY hand),
    ARRAY(SELECT "by" FROM waiting w WHERE w.table_id = t.id ORDER BY hand)
    FROM unnest($1::text[], $2::int[]) AS wanted (id, since) JOIN tables t ON t.id = wanted.id"""
"""One statement reads a consistent snapshot, so it needs no transaction."""

STATEMENTS = {
    "stepped": f"""UPDATE tables t SET status = r.status, version = r.version, n = r.n,
        touched = r.touched, due = r.due, rhythm = r.rhythm
        FROM unnest($1::text[], $2::text[], $3::int8[], $4::int[], $5::float8[], $6::float8[],
            $7::bytea[], $8::int8[], $9::text[])
            AS r (id, status, version, n, touched, due, rhythm, before, notice)
        WHERE t.id = r.id AND t.version = r.before
        RETURNING pg_notify('{CHANNEL}', r.notice)""",  # noqa: S608
    "reset": """UPDATE tables t SET setting = r.setting
        FROM unnest($1::text[], $2::bytea[]) AS r (id, setting) WHERE t.id = r.id""",
    "unsealed": """DELETE FROM waiting w USING unnest($1::text[], $2::int[]) AS r (id, hand)
        WHERE w.table_id = r.id AND w.hand = r.hand""",
    "sealed": """INSERT INTO waiting (table_id, hand, action, "by")
        SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])
        ON CONFLICT (table_id, hand) DO UPDATE SET action = excluded.action, "by" = excluded."by"
        """,
    "forgotten": "DELETE FROM decisions WHERE table_id = ANY($1::text[])",
    "decided": """INSERT INTO decisions (table_id, n, line)
        SELECT * FROM unnest($1::text[], $2::int[], $3::text[])""",
    "kept": """INSERT INTO matches (table_id, "match", file)
        SELECT * FROM unnest($1::text[], $2::int[], $3::text[])""",
}

AT_ONCE = f"""WITH steps AS (
        SELECT * FROM unnest($1::text[], $2::text[], $3::int8[], $4::int[], $5::float8[],
            $6::float8[], $7::bytea[], $8::int8[], $9::text[])
            AS r (id, status, version, n, touched, due, rhythm, before, notice)
    ), locked AS (
        SELECT id, version FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE
    ), checked AS (
        SELECT count(*) = cardinality($1::text[]) AS unmoved
        FROM steps r JOIN locked l ON l.id = r.id AND l.version = r.before
    ), unsealed AS (
        DELETE FROM waiting w USING unnest($10::text[], $11::int[]) AS r (id, hand)
        WHERE w.table_id = r.id AND w.hand = r.hand AND (SELECT unmoved FROM checked)
    ), sealed AS (
        INSERT INTO waiting (table_id, hand, action, "by")
        SELECT * FROM unnest($12::text[], $13::int[], $14::text[], $15::text[])
        WHERE (SELECT unmoved FROM checked)
        ON CONFLICT (table_id, hand) DO UPDATE SET action = excluded.action, "by" = excluded."by"
    ), decided AS (
        INSERT INTO decisions (table_id, n, line)
        SELECT * FROM unnest($16::text[], $17::int[], $18::text[])
        WHERE (SELECT unmoved FROM checked)
    )
    UPDATE tables t SET status = r.status, version = r.version, n = r.n, touched = r.touched,
        due = r.due, rhythm = r.rhythm
    FROM steps r WHERE t.id = r.id AND (SELECT unmoved FROM checked)
    RETURNING pg_notify('{CHANNEL}', r.notice), {CLOCK}"""  # noqa: S608
"""A whole transaction in one statement: it locks the tables in order, and writes all rows if
none of the tables has moved, or nothing.
"""

Known = Mapping[str, Table]
Loaded = dict[str, Table | Exception]


async def write(connection: "Connection", rows: Rows) -> None:
    for kind, values in rows.kinds():
        columns: list[Sequence[object]] = [*zip(*values, strict=True)]
        if kind == "stepped":
            columns.append([notice(old, new) for old, new in rows.steps])
        await connection.execute(STATEMENTS[kind], *columns)


async def write_at_once(connection: "Connection", rows: Rows) -> float | None:
    """Write usual rows; the database's clock, or None if nothing was written."""
    columns = (
        *_columns(rows.stepped, 8),
        [notice(old, new) for old, new in rows.steps],
        *_columns(rows.unsealed, 2),
        *_columns(rows.sealed, 4),
        *_columns(rows.decided, 3),
    )
    found = await connection.fetch(AT_ONCE, *columns)
    return found[0][1] if found else None


def _columns(rows: list[Row], width: int) -> Sequence[Sequence[object]]:
    return [*zip(*rows, strict=True)] or [()] * width


async def notify(connection: "Connection", places: Iterable[str]) -> None:
    await connection.execute(NOTIFY, [*places])


async def load(connection: "Connection", ids: Sequence[str], known: Known) -> Loaded:
    """Tables by id, from older values where those are known; or why one can't be loaded."""
    found: Loaded = {table_id: NoSuchTable(table=table_id) for table_id in ids}
    anew = await _load(connection, ids, known, found)
    if anew:
        await _load(connection, anew, {}, found)
    return found


async def _load(
    connection: "Connection", ids: Sequence[str], known: Known, found: Loaded
) -> list[str]:
    """Fill in what is found. Returns the tables that do not continue their known value."""
    since = [known[i].n if i in known else 0 for i in ids]
    anew = []
    for *columns, lines, hands, actions, by in await connection.fetch(LOAD, ids, since):
        row = Stored(*columns)
        older = _older(row, known.get(row.id))
        if older is None and row.id in known:
            anew.append(row.id)
        else:
            found[row.id] = _table(row, older, lines, [*zip(hands, actions, by, strict=True)])
    return anew


def _older(row: Stored, known: Table | None) -> Table | None:
    """None for a row that can't be read: `_table` reports it."""
    with contextlib.suppress(msgspec.MsgspecError):
        return row.known_of(known)
    return None


def _table(
    row: Stored, older: Table | None, lines: list[str], sealed: list[Sealed]
) -> Table | Exception:
    try:
        return row.table(older, lines, sealed)
    except RulesChanged as problem:
        return problem
    except Exception:
        log.exception("a table can't be loaded", extra={"table": row.id})
        return Unreadable()
