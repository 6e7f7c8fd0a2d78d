"""A series of matches: rematches with the same people, and who hosts them."""

from collections import Counter

from msgspec.structs import replace

from tablecade.core.hand import Seat
from tablecade.server.entropy import Entropy
from tablecade.server.errors import Refused
from tablecade.server.table import lobby
from tablecade.server.table.growth import RANDOM, crown, emptied, grow
from tablecade.server.table.matchfile import MATCHES
from tablecade.server.table.play import advance
from tablecade.server.table.table import (
    Kind,
    Schedule,
    Status,
    Table,
    Vote,
    check_status,
    with_schedule,
    with_setting,
)


def rematch(table: Table, *, now: float) -> Table:
    """The same people, roles moved on, the next seed of the chain."""
    options = table.game.moved_on(table.setting.options, seats=len(table.chairs))
    following = with_setting(_cleared(table), options=options)
    state = table.game.setup(options, len(table.chairs))
    return lobby.begin_match(replace(following, state=state), now=now)


def reopen(table: Table) -> Table:
    """Back to the lobby with the same people: game, board and length can be chosen anew."""
    cleared = replace(_cleared(table), status=Status.LOBBY)
    fill = table.setting.fill or table.game.meta.usual_seats
    asked = table.setting.asked if table.setting.growing else table.setting.options
    roles = dict.fromkeys(table.game.meta.seat_options, RANDOM)
    chairs = emptied(table.setting)
    opened = with_setting(cleared, chairs=chairs, fill=fill, growing=True, asked={**asked, **roles})
    return grow(with_setting(opened, header=None))


def _cleared(table: Table) -> Table:
    """The next match of the series, without anything that was played."""
    _check_more(table)
    cleared = replace(table, events=None, decisions=(), waiting={}, schedule=Schedule())
    chairs = tuple(replace(chair, taken_from=None) for chair in table.chairs)
    return with_setting(cleared, match=table.setting.match + 1, chairs=chairs)


def _check_more(table: Table) -> None:
    check_status(table, Status.OVER)
    if table.setting.match == MATCHES:
        raise Refused("evening-over", matches=MATCHES)


def vote(table: Table, seat: Seat, game: str, entropy: Entropy, *, now: float) -> Table:
    """Vote for the next game. The last vote begins it."""
    _check_more(table)
    lobby.check_room(table, game)
    others = (vote for vote in table.schedule.votes if vote.seat != seat)
    votes = tuple(sorted((*others, Vote(seat, game)), key=lambda vote: vote.seat))
    return decide(with_schedule(table, votes=votes), entropy, now=now)


def decide(table: Table, entropy: Entropy, *, now: float) -> Table:
    """Begin the game with the most votes, once all people have voted; in a tie the current one.

    Somebody who leaves no longer counts. An open seat is for the lobby.
    """
    people = {*table.people()}
    votes = [vote for vote in table.schedule.votes if Seat(vote.seat) in people]
    if not len(votes) == len(people) > 0:
        return table
    counts = Counter(vote.game for vote in votes)
    current = table.setting.game
    chosen = max(sorted(counts), key=lambda game: (counts[game], game == current))
    is_open = any(chair.kind is Kind.OPEN for chair in table.chairs)
    if chosen == current and not is_open:
        return rematch(table, now=now)
    changed = lobby.change_setting(reopen(table), lobby.SettingChange(game=chosen), entropy)
    return changed if is_open else lobby.start(changed, entropy, now=now)


def reseated(table: Table, entropy: Entropy, *, now: float) -> Table:
    """What follows when somebody has come or gone: a seat more, a new host, a vote that is decided,
    choices that are forced.
    """
    return advance(decide(crown(grow(table)), entropy, now=now), now=now)


def take_over(table: Table, seat: Seat, *, host: str | None) -> Table:
    """A seated human becomes the host. With a new `host` the old token dies."""
    chairs = tuple(replace(chair, hosts=s == seat) for s, chair in enumerate(table.chairs))
    return with_setting(table, host=host or table.setting.host, chairs=chairs)
