"""An evening: rematches with the same people, and who hosts it."""

from msgspec.structs import replace

from tablecade.core.hand import Seat
from tablecade.server.errors import SeriesOver, WrongStatus
from tablecade.server.table.chair import Chair
from tablecade.server.table.fairness import MATCHES
from tablecade.server.table.lobby import begin_match
from tablecade.server.table.table import Schedule, Status, Table, with_setting


def rematch(table: Table, *, now: float) -> Table:
    """The same people, roles moved on, the next seed of the chain."""
    if table.status is not Status.OVER:
        raise WrongStatus(status=table.status, wanted=Status.OVER)
    if table.setting.match == MATCHES:
        raise SeriesOver(matches=MATCHES)
    options = table.game.moved_on(table.setting.options, seats=len(table.chairs))
    cleared = replace(
        table,
        state=table.game.setup(options, len(table.chairs)),
        events=None,
        decisions=(),
        waiting={},
        schedule=Schedule(),
    )
    following = with_setting(cleared, options=options, match=table.setting.match + 1)
    return begin_match(following, now=now)


def take_over(table: Table, seat: Seat, *, host: str) -> Table:
    """A seated human becomes the host; the lost token dies."""
    chairs = tuple(_hosting(chair, hosts=s == seat) for s, chair in enumerate(table.chairs))
    return with_setting(table, host=host, chairs=chairs)


def _hosting(chair: Chair, *, hosts: bool) -> Chair:
    return chair if chair.hosts is hosts else replace(chair, hosts=hosts)
