"""What a viewer may know of a table: the same for all, except for the viewer's own hands."""

from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any

from msgspec import UNSET

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.server.table.fairness import commitment, reveal
from tablecade.server.table.rolls import confirmers
from tablecade.server.table.table import DiceKind, EnteredRoll, Status, Table
from tablecade.server.table.wire import (
    DiceView,
    EnteredView,
    HandView,
    Mine,
    MyHand,
    PaceView,
    RefusalView,
    RestView,
    RollView,
    SeatView,
    Snapshot,
)

Present = AbstractSet[str]
"""Hashes of tokens with an open socket."""


def snapshot(table: Table, present: Present, seat: Seat | None) -> Snapshot:
    return Snapshot(
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
        hands=hand_views(table, table.state),
        pace=pace_view(table),
        coach=table.setting.coach,
        rest=rest_view(table),
        roll=roll_view(table),
        match=table.setting.match,
        series=table.setting.series,
        votes=vote_views(table),
        n=table.n,
        awaited=people_awaited(table.awaited),
        sealed=sealed(table),
        state=table.game.show(table.state),
        outcome=table.game.outcome(table.state),
        dice=dice_view(table),
        mine=None if seat is None else mine(table, seat),
    )


def people_awaited(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """The dice are no person's choice: `roll` says whether people have to enter them."""
    return tuple([hand for hand in hands if hand != DICE])


def sealed(table: Table) -> tuple[Hand, ...]:
    """Who has chosen, never what; nobody, where the table hides it (PX-3.5)."""
    if table.setting.hide_seals:
        return ()
    return people_awaited(tuple(sorted(table.waiting)))


def seat_views(table: Table, present: Present) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(
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


def hand_views(table: Table, state: Any) -> tuple[HandView, ...]:
    """Each hand with its holder; a second hand of a seat has a colour that no seat has."""
    game, hands = table.game, table.game.hands(seats=len(table.chairs))
    colours = [chair.colour for chair in table.chairs]
    if len(hands) > len(colours):
        colours += [colour for colour in game.meta.colours if colour not in colours]
    return tuple([_hand_view(hand, game.holder(state, hand), colours[hand]) for hand in hands])


@lru_cache(maxsize=512)
def _hand_view(hand: Hand, seat: Seat, colour: str) -> HandView:
    return HandView(hand, seat, colour)


def pace_view(table: Table) -> PaceView:
    pace = table.setting.pace
    return PaceView(pace.name, pace.seconds, table.stand_in, table.setting.tempo.reveal)


def rest_view(table: Table) -> RestView | None:
    if table.schedule.rest is None:
        return None
    return RestView(table.setting.tempo.rest, table.schedule.ready)


def roll_view(table: Table) -> RollView | None:
    dice = table.dice_to_roll
    if not dice:
        return None
    entered = table.schedule.roll
    return RollView(dice, None if entered is None else _entered_view(table, entered))


def _entered_view(table: Table, entered: EnteredRoll) -> EnteredView:
    allowed = confirmers(table, entered)
    return EnteredView(entered.roll, entered.faces, entered.seat, allowed.seats, allowed.screen)


def vote_views(table: Table) -> dict[str, str]:
    return {str(vote.seat): vote.game for vote in table.schedule.votes}


def dice_view(table: Table) -> DiceView:
    public = commitment(table)
    if table.setting.dice is DiceKind.YOURS:
        return DiceView(public.commit, public.nonces, by_hand=True)
    seed = reveal(table).seed if table.status is Status.OVER else UNSET
    return DiceView(public.commit, public.nonces, seed)


def mine(table: Table, seat: Seat) -> Mine:
    """The seat's own awaited hands: what waits, what is legal, what each choice would do."""
    game, state = table.game, table.state
    own = [hand for hand in people_awaited(table.awaited) if game.holder(state, hand) == seat]
    return Mine(seat, {str(hand): _my_hand(table, hand) for hand in own})


def _my_hand(table: Table, hand: Hand) -> MyHand:
    waiting = table.waiting.get(hand)
    return my_hand(table.game, table.state, hand, None if waiting is None else waiting.action)


def my_hand(game: AnyGame, state: Any, hand: Hand, choice: str | None = None) -> MyHand:
    preview = game.previews(state, hand)
    return MyHand(
        choice=choice,
        legal=tuple(preview),
        preview=preview,
        refused=refusal_views(game, state, hand),
    )


def refusal_views(game: AnyGame, state: Any, hand: Hand) -> dict[str, RefusalView]:
    return {
        name: RefusalView(refusal.code, refusal.rule, refusal.detail)
        for name, refusal in game.barred(state, hand).items()
    }
