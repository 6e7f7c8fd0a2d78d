"""The rows that lead from one value of a table to the next."""

import math
from typing import Any

import msgspec
from msgspec import Struct, field

from tablecade.server.store import schema
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.schedule import due
from tablecade.server.table.table import Status, Table

Row = tuple[Any, ...]
KINDS = ("stepped", "reset", "unsealed", "sealed", "forgotten", "decided", "kept")
"""In the order in which they must be written."""

_encode = msgspec.json.Encoder().encode


class Rows(Struct):
    """Rows of many tables, gathered by kind, so that each kind is written at once."""

    stepped: list[Row] = field(default_factory=list)
    """id, status, version, n, touched, due, rhythm, the version before"""
    reset: list[Row] = field(default_factory=list)
    """id, setting"""
    unsealed: list[Row] = field(default_factory=list)
    """table_id, hand"""
    sealed: list[Row] = field(default_factory=list)
    """table_id, hand, action, by"""
    forgotten: list[Row] = field(default_factory=list)
    """table_id: its decisions are those of an earlier match"""
    decided: list[Row] = field(default_factory=list)
    """table_id, n, line"""
    kept: list[Row] = field(default_factory=list)
    """table_id, match, file"""

    steps: list[tuple[Table, Table]] = field(default_factory=list)
    """The values before and after, in the order of `stepped`."""
    earliest_due: float = math.inf

    def change(self, old: Table, new: Table) -> None:
        self.steps.append((old, new))
        when_due = due(new)
        if when_due is not None:
            self.earliest_due = min(self.earliest_due, when_due)
        self.stepped.append((new.id, *moving(new, when_due), old.version))
        if new.setting is not old.setting:
            self.reset.append((new.id, _encode(new.setting)))
        self.unsealed += [(new.id, hand) for hand in old.waiting if hand not in new.waiting]
        self._seal(old, new)
        self._decide(old, new)
        if _has_finished(old, new):
            self.kept.append((new.id, new.setting.match, match_file(new).write()))

    def _seal(self, old: Table, new: Table) -> None:
        for hand, choice in new.waiting.items():
            if old.waiting.get(hand) != choice:
                self.sealed.append((new.id, hand, choice.action, choice.by))

    def _decide(self, old: Table, new: Table) -> None:
        same_match = old.setting.match == new.setting.match
        if not same_match:
            self.forgotten.append((new.id,))
        self.decided += decided(new, since=old.n if same_match else 0)

    @property
    def is_usual(self) -> bool:
        """Choices and reveals alone: no other setting, no new match, none that ended."""
        return not (self.reset or self.forgotten or self.kept)

    def kinds(self) -> list[tuple[str, list[Row]]]:
        """Each kind that has rows, in order."""
        return [(name, rows) for name in KINDS if (rows := getattr(self, name))]


def _has_finished(old: Table, new: Table) -> bool:
    same_match = old.setting.match == new.setting.match
    return new.status is Status.OVER and (old.status is not Status.OVER or not same_match)


def decided(table: Table, *, since: int) -> list[Row]:
    return [(table.id, one.n, _encode(one).decode()) for one in table.decisions[since:]]


def moving(table: Table, when_due: float | None) -> Row:
    """What changes with every step: status, version, n, touched, due, rhythm."""
    return (
        table.status.value,
        table.version,
        table.n,
        table.touched,
        when_due,
        _encode(table.schedule),
    )


def new_rows(table: Table) -> dict[Any, list[dict[str, Any]]]:
    """All rows of a new table, by the table of the schema they go to."""
    columns = ("status", "version", "n", "touched", "due", "rhythm")
    row = dict(zip(columns, moving(table, due(table)), strict=True))
    first = {"id": table.id, "code": table.code, "setting": _encode(table.setting), **row}
    lines = [{"table_id": table.id, "n": n, "line": line} for _, n, line in decided(table, since=0)]
    sealed = [
        {"table_id": table.id, "hand": hand, "action": choice.action, "by": choice.by}
        for hand, choice in table.waiting.items()
    ]
    kept = [_kept(table)] if table.status is Status.OVER else []
    rows = {schema.tables: [first], schema.decisions: lines, schema.waiting: sealed}
    return {**rows, schema.matches: kept}


def _kept(table: Table) -> dict[str, Any]:
    """An imported match that is over: its decisions go when the table plays another one."""
    return {
        "table_id": table.id,
        "match": table.setting.match,
        "file": match_file(table).write(),
    }
