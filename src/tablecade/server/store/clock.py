"""The clock that tables go by: follows the database's clock, but never jumps."""

import logging
import time

from sqlalchemy import Connection, func, insert, select, update

from tablecade.server.store.schema import clock, gaps, tables

log = logging.getLogger(__name__)

DAY = 86400.0
JUMP = 5.0
"""A difference of more seconds than this is a jump of the source, not drift."""
ALIVE = 30.0
"""Seconds. A running process records the time more often than this."""
LONGEST_OUTAGE = 7 * DAY
"""A longer time without a server is recorded as a gap: the clock may have been wrong."""


class TableClock:
    """Seconds since 1970. Runs on the monotonic clock; a source corrects its drift.

    The offset is what the source is behind: zero, until the source jumps.
    """

    def __init__(self) -> None:
        self.set(time.time())

    def set(self, now: float, *, offset: float = 0.0) -> None:
        self._set = (now, time.monotonic())
        """The time when it was set, and the monotonic clock's time then. One value, because
        `follow` may run in another thread than `now`.
        """
        self._offset = offset

    def start(self, connection: Connection, source: float) -> None:
        """Go on from what the database recorded."""
        now, offset = _start(connection, source)
        self.set(now, offset=offset)
        record(connection, now, source)

    def now(self) -> float:
        now, read = self._set
        return now + time.monotonic() - read

    def follow(self, source: float) -> float:
        """The time, after a reading of the source."""
        now = self.now()
        drift = source + self._offset - now
        if abs(drift) > JUMP:
            log.warning("the database's clock jumped: ignored", extra={"seconds": round(drift)})
            self._offset -= drift
            return now
        now += drift / 10
        self._set = (now, time.monotonic())
        return now


def _start(connection: Connection, source: float) -> tuple[float, float]:
    """The time and its offset when a process opens the database.

    A source that is behind what was recorded has gone back: the time goes on from the record.
    """
    row = connection.execute(select(clock.c.seen, clock.c.source)).one_or_none()
    newest = connection.execute(select(func.max(tables.c.touched))).scalar_one() or source
    seen, recorded = (newest, newest) if row is None else row
    if abs(source - recorded) < ALIVE:
        return source + seen - recorded, seen - recorded
    now = max(source, seen)
    if now - seen > LONGEST_OUTAGE:
        connection.execute(insert(gaps).values(at=now, seconds=now - seen))
    return now, now - source


def record(connection: Connection, now: float, source: float) -> None:
    """Store the time, for processes that start later."""
    known = connection.execute(update(clock).values(seen=now, source=source))
    if known.rowcount == 0:
        connection.execute(insert(clock).values(id=1, seen=now, source=source))


def ago(connection: Connection, now: float, seconds: float) -> float:
    """The time `seconds` ago, without the gaps in between."""
    then = now - seconds
    newest_first = select(gaps.c.at, gaps.c.seconds).order_by(gaps.c.at.desc())
    for at, gap in connection.execute(newest_first):
        if at > then:
            then -= gap
    return then
