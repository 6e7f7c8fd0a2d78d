"""Edits that are committed together."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from tablecade.server.errors import Unavailable
from tablecade.server.store.rows import Rows
from tablecade.server.table.table import Table

log = logging.getLogger(__name__)

Edit = Callable[[Table, float], Table]
"""From a table and the time to the changed table. Raises Refused; then nothing is written."""

DISGUISED = (StopIteration, RecursionError, UnicodeError)
"""No future can hold the first; the others would be taken for a malformed call."""

OnChange = Callable[[Table], None]

Answer = Callable[[Table | Exception], None]
"""Called with the committed table, or with why nothing was committed."""


class PendingEdit(Struct, frozen=True):
    table_id: str
    edit: Edit
    answer: Answer
    repeatable: bool = False
    """Applied to the same table twice, the edit gives the same value: it draws no chance."""


class Batch:
    """Applies edits in order to the tables as they stand. An edit that fails harms no other."""

    def __init__(self, edits: list[PendingEdit]) -> None:
        self.edits = edits
        self.ids = sorted({pending.table_id for pending in edits})
        self.steps: list[tuple[Table, Table]] = []
        self._outcomes: list[Table | Exception] = []

    def apply(self, tables: Mapping[str, Table | Exception], now: float) -> None:
        """Apply all edits in memory. `tables` has the reason for each that could not be loaded."""
        latest = dict(tables)
        self.steps.clear()
        self._outcomes = [self._apply(pending, latest, now) for pending in self.edits]

    def _apply(
        self, pending: PendingEdit, latest: dict[str, Table | Exception], now: float
    ) -> Table | Exception:
        before = latest[pending.table_id]
        if isinstance(before, Exception):
            return before
        try:
            after = edited(before, pending.edit, now)
        except DISGUISED as problem:
            failure = RuntimeError(f"an edit raised {type(problem).__name__}")
            failure.__cause__ = problem
            return failure
        except Exception as problem:
            return problem
        if after is not before:
            self.steps.append((before, after))
            latest[after.id] = after
        return after

    @property
    def is_repeatable(self) -> bool:
        return all(pending.repeatable for pending in self.edits)

    @property
    def all_stepped(self) -> bool:
        """Every edit changed its table: none was refused."""
        return len(self.steps) == len(self.edits)

    @property
    def latest(self) -> dict[str, Table]:
        """The tables that changed, as they are after all edits."""
        return {after.id: after for _, after in self.steps}

    def rows(self) -> list[Rows]:
        """What is to be written, in order: several steps of one table as one.

        A match that ends is written before the next one of the same table begins.
        """
        parts: list[dict[str, tuple[Table, Table]]] = [{}]
        for old, new in self.steps:
            first = parts[-1].get(new.id, (old, new))[0]
            if first is not old and old.setting.match != new.setting.match:
                parts.append({})
                first = old
            parts[-1][new.id] = (first, new)
        return [_rows(part.values()) for part in parts if part]

    def answer(self, on_change: OnChange) -> None:
        """Committed: pass on every change in order, then answer every caller."""
        for _, after in self.steps:
            try:
                on_change(after)
            except Exception:
                log.exception("passing on a change failed", extra={"table": after.id})
        for pending, outcome in zip(self.edits, self._outcomes, strict=True):
            _answer(pending, outcome)

    def reject(self) -> None:
        """Not committed, as far as is known: every caller may try again."""
        for pending in self.edits:
            _answer(pending, Unavailable())


def _rows(steps: Iterable[tuple[Table, Table]]) -> Rows:
    rows = Rows()
    for old, new in steps:
        rows.change(old, new)
    return rows


def _answer(pending: PendingEdit, outcome: Table | Exception) -> None:
    try:
        pending.answer(outcome)
    except Exception:
        log.exception("answering a caller failed", extra={"table": pending.table_id})


def settle(done: "asyncio.Future[Table]", outcome: Table | Exception) -> None:
    """Answer a caller that awaits a future; it may have been cancelled."""
    if done.done():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


def edited(table: Table, edit: Edit, now: float) -> Table:
    """The table after an edit, with the next version; the same value if nothing changed."""
    after = edit(table, now)
    if after is table:
        return table
    return replace(after, version=table.version + 1, touched=now)
