"""What a viewer may know of a table, and the difference between two views as messages.

A view is the same for all, except for the viewer's own hands. Messages follow from two views only:
a process that missed some changes, or reads them from the database, sends the same as any other.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any

from msgspec import UNSET, Raw, Struct

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.replay import AnyGame, Moment, read_choices
from tablecade.server.table import wire
from tablecade.server.table.matchfile import commitment, reveal
from tablecade.server.table.rolls import confirmers
from tablecade.server.table.schedule import bell
from tablecade.server.table.table import DiceKind, Status, Table, Waiting

Present = AbstractSet[str]
"""Hashes of tokens with an open socket."""


def snapshot(table: Table, present: Present, seat: Seat | None) -> wire.Snapshot:
    hands, awaited = hand_views(table, table.state), people_awaited(table.awaited)
    owed = [one for one in hands if one.hand in awaited]
    return wire.Snapshot(
        table=table.id,
        code=table.code,
        game=table.setting.game,
        options=table.setting.options,
        asked=table.setting.asked,
        growing=table.setting.growing,
        fill=table.setting.fill,
        hide_seals=table.setting.hide_seals,
        status=table.status,
        seats=seat_views(table, present),
        hands=hands,
        pace=pace_view(table),
        coach=table.setting.coach,
        rest=rest_view(table),
        roll=roll_view(table),
        match=table.setting.match,
        series=table.setting.series,
        votes=vote_views(table),
        n=table.n,
        awaited=awaited,
        sealed=sealed(table),
        state=table.game.show(table.state),
        outcome=table.game.outcome(table.state),
        dice=dice_view(table),
        mine=None if seat is None else mine(table, seat, owed),
    )


def people_awaited(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """The dice are no person's choice: `roll` says whether people have to enter them."""
    return tuple([hand for hand in hands if hand != DICE])


def sealed(table: Table) -> tuple[Hand, ...]:
    """Who has chosen, never what; nobody, where the table hides it (PX-3.5)."""
    if table.setting.hide_seals:
        return ()
    return people_awaited(tuple(sorted(table.waiting)))


def seat_views(table: Table, present: Present) -> tuple[wire.SeatView, ...]:
    return tuple(
        wire.SeatView(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            colour=chair.colour,
            present=chair.token in present,
            hosts=chair.hosts,
            bot=chair.bot,
        )
        for seat, chair in enumerate(table.chairs)
    )


def hand_views(table: Table, state: Any) -> tuple[wire.HandView, ...]:
    """Each hand with its holder; a second hand of a seat has a colour that no seat has.

    It is the one that was chosen, where that is free.
    """
    game, hands = table.game, table.game.hands(seats=len(table.chairs))
    colours = [chair.colour for chair in table.chairs]
    if len(hands) > len(colours):
        unused = [colour for colour in game.meta.colours if colour not in colours]
        colours += sorted(unused, key=lambda colour: colour != table.setting.second)
    return tuple([wire.HandView(hand, game.holder(state, hand), colours[hand]) for hand in hands])


def pace_view(table: Table) -> wire.PaceView:
    pace = table.setting.pace
    return wire.PaceView(pace.name, pace.seconds, table.stand_in, table.setting.tempo.reveal)


def rest_view(table: Table) -> wire.RestView | None:
    if table.schedule.rest is None:
        return None
    return wire.RestView(table.setting.tempo.rest, table.schedule.ready)


def roll_view(table: Table) -> wire.RollView | None:
    dice = table.dice_to_roll
    if not dice:
        return None
    entered = table.schedule.roll
    if entered is None:
        return wire.RollView(dice, None)
    who = confirmers(table, entered)
    shown = wire.EnteredView(entered.roll, entered.faces, entered.seat, who.seats, who.screen)
    return wire.RollView(dice, shown)


def vote_views(table: Table) -> dict[str, str]:
    return {str(vote.seat): vote.game for vote in table.schedule.votes}


def dice_view(table: Table) -> wire.DiceView:
    public = commitment(table)
    if table.setting.dice is DiceKind.YOURS:
        return wire.DiceView(public.commit, public.nonces, by_hand=True)
    seed = reveal(table).seed if table.status is Status.OVER else UNSET
    return wire.DiceView(public.commit, public.nonces, seed)


def mine(table: Table, seat: Seat, owed: Iterable[wire.HandView]) -> wire.Mine:
    """The seat's own hands: what waits, what is legal, what each choice would do."""
    game, state, waiting = table.game, table.state, table.waiting
    own = [Hand(one.hand) for one in owed if one.seat == seat]
    return wire.Mine(seat, {str(h): my_hand(game, state, h, waiting.get(h)) for h in own})


def my_hand(game: AnyGame, state: Any, hand: Hand, sealed: Waiting | None = None) -> wire.MyHand:
    parts = [part.json for part in game.previews(state, hand)]
    legal: Any = Raw(b"[" + b",".join([legal for legal, _ in parts]) + b"]")
    preview: Any = Raw(b"{" + b",".join([shown for _, shown in parts]) + b"}")
    return wire.MyHand(
        choice=None if sealed is None else sealed.action,
        legal=legal,
        preview=preview,
        refused=refusal_views(game, state, hand),
    )


def refusal_views(game: AnyGame, state: Any, hand: Hand) -> dict[str, wire.RefusalView]:
    return {
        name: wire.RefusalView(refusal.code, refusal.rule, refusal.detail)
        for name, refusal in game.barred(state, hand).items()
    }


class TableView(Struct, frozen=True):
    """A table as seen at one moment, and who is there."""

    table: Table
    present: Present


def diff(before: TableView, after: TableView, *, now: float) -> Iterator[wire.Message]:
    """All that sockets need to get from one view to the other. `mine` is filled in later."""
    old, new = before.table, after.table
    started = old.status is Status.LOBBY and new.status is not Status.LOBBY
    if started or (old.setting is not new.setting and _fundamentals(old) != _fundamentals(new)):
        yield from resolved_since(new, -1)
        yield snapshot(new, after.present, None)
        if new.status is not Status.LOBBY:
            yield pace(new, now=now)
        return
    if new.n > old.n and new.events is not None and new.n == old.n + 1:
        yield revealed(new)
    elif new.n > old.n:
        for moment in _replay(new, old.state, n=old.n):
            yield revealed(new, moment)
    else:
        yield from _seals(old, new)
    if new.status is Status.OVER and old.status is not Status.OVER:
        # Before `pace`: a match that is over without an outcome would look stopped.
        yield wire.Over(new.game.outcome(new.state), dice_view(new), new.setting.series)
    yield from _other_changes(before, after, now=now)


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


def _seals(old: Table, new: Table) -> Iterator[wire.Message]:
    if new.setting.hide_seals:
        return
    for hand in sorted(old.waiting.keys() - new.waiting.keys()):
        yield wire.Unsealed(new.n, hand)
    for hand in sorted(new.waiting.keys() - old.waiting.keys()):
        yield wire.Sealed(new.n, hand)


def _other_changes(before: TableView, after: TableView, *, now: float) -> Iterator[wire.Message]:
    """Seats and presence, pace, rest, real dice, votes and reactions."""
    old, new = before.table, after.table
    if old.setting is not new.setting or before.present != after.present:
        seats = seat_views(new, after.present)
        recoloured = old.setting.second != new.setting.second
        if recoloured or seats != seat_views(old, before.present):
            yield wire.Seats(seats, hand_views(new, new.state))
    if old.status is not new.status or old.setting.pace != new.setting.pace:
        yield pace(new, now=now)
    if new.n == old.n and rest_view(old) != rest_view(new):
        yield wire.Rest(rest_view(new))
    if new.n == old.n and roll_view(old) != roll_view(new):
        yield wire.Rolling(roll_view(new))
    if old.schedule.votes != new.schedule.votes:
        yield wire.Votes(vote_views(new))
    for reaction in new.schedule.reactions:
        if reaction not in old.schedule.reactions:
            yield wire.Reacted(reaction.seat, reaction.reaction)


def pace(table: Table, *, now: float) -> wire.Pace:
    rings = bell(table) if table.status is Status.PLAYING else None
    left = None if rings is None else max(0, round(rings - now))
    return wire.Pace(table.status, pace_view(table), left)


def resolved_since(table: Table, after: int) -> Iterator[wire.Resolved]:
    """Every decision after this one: replays the whole match, unless there is none."""
    return (found for found in replayed(table, after) if found is not None)


def replayed(table: Table, after: int) -> Iterator[wire.Resolved | None]:
    """Replay the match a decision at a time; None for those up to `after`."""
    if not is_behind(table, after):
        return
    start = table.game.setup(table.setting.options, len(table.chairs))
    for moment in _replay(table, start, n=0):
        yield revealed(table, moment) if moment.n > after + 1 else None


def is_behind(table: Table, after: int) -> bool:
    """Whether a client that has seen decision `after` misses a later one."""
    return after + 1 < table.n


def _replay(table: Table, state: Any, *, n: int) -> Iterator[Moment]:
    """Resolve the decisions from n on, without checks: they were checked when they were made."""
    for decision in table.decisions[n:]:
        choices = read_choices(table.game, decision)
        step = table.game.resolve(state, choices)
        state = step.state
        yield Moment(n=decision.n + 1, state=state, choices=choices, events=step.events)


def revealed(table: Table, moment: Moment | None = None) -> wire.Resolved:
    """A decision that led to a moment of the match; by default the last, whose events are known."""
    moment = moment or Moment(table.n, table.state, {}, table.events or ())
    decision = table.decisions[moment.n - 1]
    last = moment.n == table.n
    return wire.Resolved(
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
