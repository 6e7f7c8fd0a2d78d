"""The difference between two views of a table, as messages.

Messages follow from the two values only. So a process that missed some changes, or reads them
from the database, sends the same messages as any other.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from tablecade.core.replay import Moment, read_choices
from tablecade.server.table.schedule import bell
from tablecade.server.table.table import Reaction, Status, Table
from tablecade.server.table.view import (
    Present,
    dice_view,
    hand_views,
    pace_view,
    people_awaited,
    rest_view,
    roll_view,
    sealed,
    seat_views,
    snapshot,
    vote_views,
)
from tablecade.server.table.wire import (
    Message,
    Over,
    Pace,
    Reacted,
    Resolved,
    Rest,
    Rolling,
    Sealed,
    Seats,
    Unsealed,
    Votes,
)


class TableView(Struct, frozen=True):
    """A table as seen at one moment, and who is there."""

    table: Table
    present: Present


def diff(before: TableView, after: TableView, *, now: float) -> Iterator[Message]:
    """All that sockets need to get from one view to the other. `mine` is filled in later."""
    old, new = before.table, after.table
    if _needs_snapshot(old, new):
        yield from resolved_since(new, -1)
        yield snapshot(new, after.present, None)
        if new.status is not Status.LOBBY:
            yield pace(new, now=now)
        return
    if new.n > old.n and new.events is not None and new.n == old.n + 1:
        yield reveal(new)
    elif new.n > old.n:
        for moment in _replay(new, old.state, n=old.n):
            yield _resolved(new, moment)
    else:
        yield from _seals(old, new)
    yield from _other_changes(before, after, now=now)
    if new.status is Status.OVER and old.status is not Status.OVER:
        yield over(new)


def _needs_snapshot(old: Table, new: Table) -> bool:
    """Whether a match has begun, or a setting changed that affects the whole view."""
    if old.setting is new.setting and old.status is new.status:
        return False
    started = old.status is Status.LOBBY and new.status is not Status.LOBBY
    return started or _fundamentals(old) != _fundamentals(new)


def _fundamentals(table: Table) -> tuple[object, ...]:
    """Settings that clients get in a snapshot only."""
    setting = table.setting
    return (
        setting.match,
        setting.game,
        setting.coach,
        setting.hide_seals,
        setting.growing,
        setting.fill,
        len(setting.chairs),
        setting.options,
        setting.asked,
        setting.dice,
    )


def only_seals(old: Table, new: Table) -> bool:
    """Choices were sealed or taken back, and that is all."""
    return (
        old.n == new.n
        and old.status is new.status
        and (old.setting is new.setting or old.setting == new.setting)
        and (old.schedule is new.schedule or old.schedule == new.schedule)
    )


def _seals(old: Table, new: Table) -> Iterator[Message]:
    if new.setting.hide_seals:
        return
    for hand in sorted(old.waiting.keys() - new.waiting.keys()):
        yield Unsealed(new.n, hand)
    for hand in sorted(new.waiting.keys() - old.waiting.keys()):
        yield Sealed(new.n, hand)


def _other_changes(before: TableView, after: TableView, *, now: float) -> Iterator[Message]:
    """Seats and presence, pace, rest, real dice, votes and reactions."""
    old, new = before.table, after.table
    if old.setting is not new.setting or before.present != after.present:
        seats = seat_views(new, after.present)
        if seats != seat_views(old, before.present):
            yield Seats(seats, hand_views(new, new.state))
    if old.status is not new.status or old.setting.pace != new.setting.pace:
        yield pace(new, now=now)
    if new.n == old.n and rest_view(old) != rest_view(new):
        yield Rest(rest_view(new))
    if new.n == old.n and roll_view(old) != roll_view(new):
        yield Rolling(roll_view(new))
    if old.schedule.votes != new.schedule.votes:
        yield Votes(vote_views(new))
    if old.schedule.reactions == new.schedule.reactions:
        return
    for reaction in _new_reactions(old, new):
        yield Reacted(reaction.seat, reaction.reaction)


def _new_reactions(old: Table, new: Table) -> list[Reaction]:
    return [r for r in new.schedule.reactions if r not in old.schedule.reactions]


def pace(table: Table, *, now: float) -> Pace:
    rings = bell(table) if table.status is Status.PLAYING else None
    left = None if rings is None else max(0, round(rings - now))
    return Pace(table.status, pace_view(table), left)


def over(table: Table) -> Over:
    outcome = table.game.outcome(table.state)
    if outcome is None:
        raise ValueError("a table is over only with an outcome")
    return Over(outcome, dice_view(table), table.setting.series)


def resolved_since(table: Table, after: int) -> Iterator[Resolved]:
    """Every decision after this one: replays the whole match, unless there is none."""
    return (found for found in replayed(table, after) if found is not None)


def replayed(table: Table, after: int) -> Iterator[Resolved | None]:
    """Replay the match a decision at a time; None for those up to `after`."""
    if not is_behind(table, after):
        return
    start = table.game.setup(table.setting.options, len(table.chairs))
    for moment in _replay(table, start, n=0):
        yield _resolved(table, moment) if moment.n > after + 1 else None


def is_behind(table: Table, after: int) -> bool:
    """Whether a client that has seen decision `after` misses a later one."""
    return after + 1 < table.n


def is_next_reveal(old: Table, new: Table) -> bool:
    """One more decision, and nothing else that anybody has to be told."""
    return (
        new.n == old.n + 1
        and new.setting is old.setting
        and new.status is old.status
        and new.events is not None
    )


def reveal(table: Table) -> Resolved:
    """The last decision of a table whose events are known."""
    return _resolved(table, Moment(table.n, table.state, {}, table.events or ()))


def _replay(table: Table, state: Any, *, n: int) -> Iterator[Moment]:
    """Resolve the decisions from n on, without checks: they were checked when they were made."""
    for decision in table.decisions[n:]:
        choices = read_choices(table.game, decision)
        step = table.game.resolve(state, choices)
        state = step.state
        yield Moment(n=decision.n + 1, state=state, choices=choices, events=step.events)


def _resolved(table: Table, moment: Moment) -> Resolved:
    decision = table.decisions[moment.n - 1]
    last = moment.n == table.n
    return Resolved(
        match=table.setting.match,
        n=decision.n,
        choices=decision.choices,
        by=decision.by or {},
        events=moment.events,
        state=table.game.show(moment.state),
        hands=hand_views(table, moment.state),
        awaited=people_awaited(table.game.awaited(moment.state)),
        sealed=sealed(table) if last else (),
        rest=rest_view(table) if last else None,
        roll=roll_view(table) if last else None,
        mine=None,
    )
