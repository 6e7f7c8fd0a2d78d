"""Seal, replace, take back and reveal choices."""

from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec import UNSET, Meta, Struct
from msgspec.structs import replace

from tablecade.core.errors import GameFailed, IllegalChoice, NotAwaited
from tablecade.core.game import Outcome, decide
from tablecade.core.hand import DICE, Hand, Seat, hand_name
from tablecade.core.match import PERSON, Decision, Stopped
from tablecade.server.errors import Refused
from tablecade.server.table.matchfile import dice_of
from tablecade.server.table.table import (
    RUNNING,
    Kind,
    Result,
    Schedule,
    Status,
    Table,
    Waiting,
    check_status,
    with_schedule,
    with_setting,
)
from tablecade.server.table.viewer import Caller

LONGEST_ACTION = 64
MOST_AT_ONCE = 1000
"""Decisions in a row in which nobody has a choice: more of them would never end."""


class Choice(Struct, frozen=True):
    """What a seat sends. With `match`, a delayed choice from before a rematch is refused."""

    n: int
    hand: int
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]
    match: int | None = None

    def apply(self, table: Table, who: Caller, now: float) -> Table:
        return seal(table, who.seat_at(table), self, now=now)


def seal(table: Table, seat: Seat, choice: Choice, *, now: float) -> Table:
    """Seal a choice, the same again or another one; reveal if it was the last."""
    hand = Hand(choice.hand)
    check_turn(table, seat, hand, n=choice.n, match=choice.match)
    sealed = table.waiting.get(hand)
    if sealed is not None and sealed.action == choice.action:
        return table
    game, awaited = table.game, table.awaited
    action = game.read(choice.action)
    if hand not in awaited:
        raise NotAwaited(hand=hand_name(hand))
    refusal = game.refusal(table.state, hand, action)
    if refusal is not None:
        raise IllegalChoice(refusal, hand=hand_name(hand), action=choice.action)
    by = PERSON if table.is_bots(seat) else None
    after = replace(table, waiting={**table.waiting, hand: Waiting(choice.action, by)})
    return after if len(after.waiting) < len(awaited) else advance(after, now=now)


def take_back(table: Table, seat: Seat, hand: int, *, n: int, match: int | None = None) -> Table:
    """Take a choice back before the reveal. A forced one stays."""
    own = Hand(hand)
    check_turn(table, seat, own, n=n, match=match)
    if own not in table.waiting or forced(table, (own,)):
        return table
    return replace(table, waiting={h: w for h, w in table.waiting.items() if h != own})


def check_turn(
    table: Table, seat: Seat | None, hand: Hand | None, *, n: int, match: int | None
) -> None:
    """Checks in the protocol's order: the seat holds the hand, the decision is the current one.

    Without a hand it is a roll; without a seat too it is the host's screen that enters it.
    """
    if hand is not None:
        hands = table.game.hands(seats=len(table.chairs))
        if hand not in hands or table.game.holder(table.state, hand) != seat:
            raise Refused("not-your-hand", hand=hand)
    if seat is not None and table.chairs[seat].kind is Kind.BOT:
        raise Refused("bot-plays", seat=seat)
    if n != table.n or match not in (None, table.setting.match):
        raise Refused("stale", n=table.n, match=table.setting.match)
    if table.status is not Status.PLAYING:
        raise Refused("not-playing", status=table.status)


def seal_for(table: Table, waiting: Mapping[Hand, Waiting], *, now: float) -> Table:
    """Seal choices of bots or the bell. A hand that has a choice keeps it."""
    missing = {hand: choice for hand, choice in waiting.items() if hand in table.unsealed}
    sealed = replace(table, waiting={**table.waiting, **missing})
    return advance(with_schedule(sealed, claim=None), now=now)


def open_decision(table: Table, *, now: float) -> Table:
    return advance(with_schedule(replace(table, status=Status.PLAYING), since=now), now=now)


def advance(table: Table, *, now: float) -> Table:
    """Play forced choices, and reveal while every awaited hand has a choice."""
    first = table.n
    while table.status is Status.PLAYING:
        if table.n - first > MOST_AT_ONCE:
            problem = f"nobody had a choice in {MOST_AT_ONCE} decisions in a row"
            raise GameFailed(game=table.setting.game, problem=problem)
        unsealed = table.unsealed
        if lone := forced(table, unsealed):
            table = replace(table, waiting={**table.waiting, **lone})
        if table.schedule.rest is not None or len(lone) < len(unsealed):
            break
        table = _reveal(table, now=now)
    return table


def forced(table: Table, hands: Iterable[Hand]) -> dict[Hand, Waiting]:
    """The forced choices among these awaited hands: dice, and only legal choices."""
    choices: dict[Hand, Waiting] = {}
    game, state = table.game, table.state
    for hand in hands:
        if hand == DICE and table.dice_to_roll:
            continue
        if hand == DICE:
            dealt = game.deal(state, dice_of(table).draw(table.n))
            choices[hand] = Waiting(game.write(dealt))
        elif len(legal := game.choices(state, hand)) == 1:
            choices[hand] = Waiting(game.write(legal[0]))
    return choices


def _reveal(table: Table, *, now: float) -> Table:
    game = table.game
    hands = sorted(table.waiting)
    step = decide(game, table.state, {h: game.read(table.waiting[h].action) for h in hands})
    decision = Decision(
        n=table.n,
        choices={hand_name(hand): table.waiting[hand].action for hand in hands},
        by={hand_name(h): by for h in hands if (by := table.waiting[h].by) is not None} or UNSET,
    )
    revealed = replace(
        table,
        state=step.state,
        events=step.events,
        decisions=(*table.decisions, decision),
        waiting={},
        schedule=replace(table.schedule, since=now, claim=None, reactions=(), roll=None),
    )
    outcome = game.outcome(step.state)
    if outcome is not None:
        return _finish(revealed, outcome, None)
    if game.round_ended(step.events) and table.people():  # without people there is no rest
        return with_schedule(revealed, rest=now + table.setting.tempo.rest, ready=())
    return revealed


def stop(table: Table, by: Seat | None) -> Table:
    """The host ends a match before its end. What waits is dropped, and nobody has won."""
    check_status(table, *RUNNING)
    stopped = replace(table, waiting={}, schedule=Schedule())
    return _finish(stopped, None, Stopped("host" if by is None else by))


def _finish(table: Table, outcome: Outcome | None, stopped: Stopped | None) -> Table:
    series = table.setting.series
    names = tuple(chair.name for chair in table.chairs)
    if series and series[-1].seats == names:
        names = series[-1].seats  # one tuple for all matches of a series: tables stay small
    result = Result(names, outcome, table.setting.game, stopped)
    over = replace(table, status=Status.OVER)
    return with_setting(over, series=(*series, result))
