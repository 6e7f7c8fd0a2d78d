"""Presence in the database: the same functions on both engines.

A row belongs to one process. Rows are locked in order, so that processes can't deadlock.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tablecade.server.store.schema import presence

Key = tuple[str, int]
"""A table, and who: a seat's number, or -1 for the host."""

AT_ONCE = 500


def clear(connection: Connection) -> None:
    """Nobody is present."""
    connection.execute(update(presence).values(live=0))


def write(
    connection: Connection, *, process: str, keys: set[Key], present: set[Key], now: float
) -> None:
    """Whether each of these is present at this process, as of now."""
    rows = [
        {"table_id": table_id, "who": who, "process": process, "seen": now, "live": live}
        for table_id, who in sorted(keys)
        for live in [int((table_id, who) in present)]
    ]
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(_upsert(connection, rows[first : first + AT_ONCE]))


def _upsert(connection: Connection, rows: list[dict[str, Any]]) -> Any:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = dialect.insert(presence).values(rows)
    return new.on_conflict_do_update(
        index_elements=["table_id", "who", "process"],
        set_={"seen": new.excluded.seen, "live": new.excluded.live},
    )


def beat(
    connection: Connection, *, process: str, present: set[Key], now: float, gone_before: float
) -> set[str]:
    """Make the rows of a process agree with who is present there.

    Also ends the presence at processes that have stopped writing. Returns the tables that changed.
    """
    mine = and_(presence.c.process == process, presence.c.live == 1)
    columns = (presence.c.table_id, presence.c.who)
    locked = select(*columns).where(mine).order_by(*columns).with_for_update()
    rows = connection.execute(locked).all()
    wrong = {(row.table_id, row.who) for row in rows} ^ present
    write(connection, process=process, keys=wrong, present=present, now=now)
    connection.execute(update(presence).where(mine).values(seen=now))
    return {table_id for table_id, _ in wrong} | _end_dead(connection, gone_before)


def _end_dead(connection: Connection, gone_before: float) -> set[str]:
    dead = and_(presence.c.live == 1, presence.c.seen < gone_before)
    columns = (presence.c.table_id, presence.c.who, presence.c.process)
    ordered = select(*columns).where(dead).order_by(*columns).limit(AT_ONCE)
    rows = connection.execute(ordered.with_for_update(skip_locked=True)).all()
    for row in rows:
        same = and_(*(column == value for column, value in zip(columns, row, strict=True)))
        connection.execute(update(presence).where(same).values(live=0))
    return {row.table_id for row in rows}


def others(connection: Connection, *, table_id: str, process: str, since: float) -> Sequence[int]:
    """Who is present at a table at other processes, as far as those have written lately."""
    here = select(presence.c.who).where(
        presence.c.table_id == table_id,
        presence.c.process != process,
        presence.c.live == 1,
        presence.c.seen > since,
    )
    return connection.execute(here).scalars().all()


def last_seen(connection: Connection, *, table_id: str, who: frozenset[int]) -> float | None:
    latest = select(func.max(presence.c.seen)).where(
        presence.c.table_id == table_id, or_(*(presence.c.who == one for one in sorted(who)))
    )
    found: float | None = connection.execute(latest).scalar_one()
    return found


def forget(connection: Connection, *, before: float) -> None:
    """Delete old rows of those who are no longer present, but for the newest row of each.

    It says since when somebody is away, for as long as the table is there.
    """
    newer = presence.alias()
    same = and_(newer.c.table_id == presence.c.table_id, newer.c.who == presence.c.who)
    seen_later = select(newer.c.who).where(same, newer.c.seen > presence.c.seen).exists()
    old = and_(presence.c.live == 0, presence.c.seen < before)
    connection.execute(delete(presence).where(old, seen_later))
