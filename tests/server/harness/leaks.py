"""Faults as others have had them, planted to see that the tests notice."""

import os
import signal
import time
from collections.abc import Iterator

from msgspec.structs import replace

from tablecade.core.hand import Hand
from tablecade.server.bots import pool
from tablecade.server.limits import Limits
from tablecade.server.store.rows import Rows
from tablecade.server.store.sqlite import SqliteStore
from tablecade.server.store.store import Store
from tablecade.server.table import view
from tablecade.server.table.table import Table
from tablecade.server.table.wire import Message, Sealed, SeatView
from tests.server.harness import bad_worker

HASTY = "hasty"
BAD_BOTS = "bad bots"
SKEWED = "skewed"
MOVABLE_CLOCK = "movable clock"
LATER = "later"
AN_HOUR_LATER = "it is an hour later"
FAILING_TASK = "failing task"
LEAKS = ("told", "resent", "sized")


def plant(leak: str) -> None:
    PLANTED[leak]()


def _told() -> None:
    """A message about a sealed hand that depends on what it sealed."""
    honest = view._seals

    def seals(old: Table, new: Table) -> Iterator[Message]:
        for message in honest(old, new):
            if isinstance(message, Sealed):
                secret = sum(new.waiting[Hand(message.hand)].action.encode())
                message = replace(message, n=message.n + secret)
            yield message

    view._seals = seals


def _resent() -> None:
    """Replacing a choice is told, where the two worlds replace differently often."""
    honest = view._seals

    def seals(old: Table, new: Table) -> Iterator[Message]:
        yield from honest(old, new)
        for hand in old.waiting.keys() & new.waiting.keys():
            if len(old.waiting[hand].action) != len(new.waiting[hand].action):
                yield Sealed(new.n, hand)

    view._seals = seals


def _sized() -> None:
    """A snapshot whose length depends on what waits."""
    honest = view.seat_views

    def seat_views(table: Table, present: view.Present) -> tuple[SeatView, ...]:
        padding = " " * sum(len(choice.action) for choice in table.waiting.values())
        first, *others = honest(table, present)
        return (replace(first, name=first.name + padding), *others)

    view.seat_views = seat_views


def _hasty() -> None:
    """Answers first and writes a moment later."""
    honest = SqliteStore._write

    def write(self: SqliteStore, rows: Rows) -> None:
        def late() -> None:
            time.sleep(0.05)
            honest(self, rows)

        self._thread.jobs.put((late, lambda _outcome: None))

    SqliteStore._write = write  # type: ignore[method-assign]


def _bad_bots() -> None:
    """Bots that sleep, fail or cheat, for whoever asks for them."""
    bad_worker.introduce()
    pool.WORKER = bad_worker.__name__


def _skewed() -> None:
    """A process whose clock is two hours ahead of everybody's."""
    honest = time.time
    time.time = lambda: honest() + 7200.0


def _movable_clock() -> None:
    """SIGUSR1 moves this process's clock an hour ahead, and the next one back."""
    honest, ahead = time.time, [0.0]
    time.time = lambda: honest() + ahead[0]

    def move(_number: int, _frame: object) -> None:
        ahead[0] = 3600.0 - ahead[0]

    signal.signal(signal.SIGUSR1, move)


def _later() -> None:
    """SIGUSR1 moves the tables' clock an hour ahead, and says so in the log."""
    honest, ahead = Store.now, [0.0]

    def move(_number: int, _frame: object) -> None:
        ahead[0] += 3600.0
        os.write(2, f"{AN_HOUR_LATER}\n".encode())

    signal.signal(signal.SIGUSR1, move)
    Store.now = property(lambda self: honest.__get__(self) + ahead[0])  # type: ignore[assignment]


def _failing_task() -> None:
    """A background task that fails whenever it runs."""

    async def share(self: Limits) -> None:
        raise KeyError("planted")

    Limits.share = share  # type: ignore[method-assign]


PLANTED = {
    "told": _told,
    "resent": _resent,
    "sized": _sized,
    HASTY: _hasty,
    BAD_BOTS: _bad_bots,
    SKEWED: _skewed,
    MOVABLE_CLOCK: _movable_clock,
    LATER: _later,
    FAILING_TASK: _failing_task,
}
