"""The rows that lead from one value of a table to the next."""

import sqlite3
from typing import Any

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase

from tablecade.server.store import schema
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.schedule import due
from tablecade.server.table.table import Status, Table

Row = dict[str, Any]

_encode = msgspec.json.Encoder().encode

ADD = insert(schema.tables)
STEP = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values(
        {name: bindparam(name) for name in ("status", "version", "n", "touched", "due", "rhythm")}
    )
)
RESET = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values(setting=bindparam("setting"))
)
UNSEAL = delete(schema.waiting).where(
    schema.waiting.c.table_id == bindparam("key"), schema.waiting.c.hand == bindparam("at")
)
SEAL = insert(schema.waiting)
FORGET = delete(schema.decisions).where(schema.decisions.c.table_id == bindparam("key"))
DECIDE = insert(schema.decisions)
KEEP = insert(schema.matches)

ORDER: tuple[tuple[str, UpdateBase], ...] = (
    ("added", ADD),
    ("stepped", STEP),
    ("reset", RESET),
    ("unsealed", UNSEAL),
    ("sealed", SEAL),
    ("forgotten", FORGET),
    ("decided", DECIDE),
    ("kept", KEEP),
)


PLAIN = {
    name: str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
    for name, statement in ORDER
}
"""The same for SQLite's driver itself, which takes rows as they are: half the work of a commit."""


class Writes(Struct):
    """Rows of many tables, gathered for each statement, so that each runs once a commit."""

    added: list[Row] = field(default_factory=list)
    stepped: list[Row] = field(default_factory=list)
    reset: list[Row] = field(default_factory=list)
    unsealed: list[Row] = field(default_factory=list)
    sealed: list[Row] = field(default_factory=list)
    forgotten: list[Row] = field(default_factory=list)
    decided: list[Row] = field(default_factory=list)
    kept: list[Row] = field(default_factory=list)

    def add(self, table: Table) -> None:
        row = {"id": table.id, "code": table.code, **_moving(table), **_setting(table)}
        self.added.append(row)
        self._decide(table, since=0)
        self._seal(table, {})

    def change(self, old: Table, new: Table) -> None:
        self.stepped.append({"key": new.id, **_moving(new)})
        if new.setting is not old.setting:
            self.reset.append({"key": new.id, **_setting(new)})
        for hand in old.waiting:
            if new.waiting.get(hand) != old.waiting[hand]:
                self.unsealed.append({"key": new.id, "at": hand})
        self._seal(new, old.waiting)
        same_match = old.setting.match == new.setting.match
        if not same_match:
            self.forgotten.append({"key": new.id})
        self._decide(new, since=old.n if same_match else 0)
        if new.status is Status.OVER and (old.status is not Status.OVER or not same_match):
            file = match_file(new).write()
            self.kept.append({"table_id": new.id, "match": new.setting.match, "file": file})

    def _seal(self, table: Table, before: Any) -> None:
        for hand, choice in table.waiting.items():
            if before.get(hand) != choice:
                row = {"table_id": table.id, "hand": hand, "action": choice.action}
                self.sealed.append({**row, "by": choice.by})

    def _decide(self, table: Table, *, since: int) -> None:
        for decision in table.decisions[since:]:
            line = _encode(decision).decode()
            self.decided.append({"table_id": table.id, "n": decision.n, "line": line})

    def execute(self, connection: Connection) -> None:
        plain = connection.connection.driver_connection
        for name, statement in ORDER:
            rows = getattr(self, name)
            if rows and isinstance(plain, sqlite3.Connection):
                plain.executemany(PLAIN[name], rows)
            elif rows:
                connection.execute(statement, rows[0] if len(rows) == 1 else rows)


def _moving(table: Table) -> Row:
    return {
        "status": table.status,
        "version": table.version,
        "n": table.n,
        "touched": table.touched,
        "due": due(table),
        "rhythm": _encode(table.schedule),
    }


def _setting(table: Table) -> Row:
    return {"setting": _encode(table.setting)}
