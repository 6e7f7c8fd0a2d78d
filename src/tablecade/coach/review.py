"""Review of a finished match: the choices that cost most, and better ones."""

from collections.abc import Collection, Iterator
from itertools import pairwise

from msgspec import Struct

from tablecade.coach.advice import Advice, Option, Unit
from tablecade.coach.coach import adviser, coach_of
from tablecade.core.hand import DICE, Hand, Seat, hand_name
from tablecade.core.match import PERSON, Decision, Match
from tablecade.core.replay import AnyGame, Moment, replay

COSTLY = {"win": 0.03, "cubes": 0.25}
"""The least cost of a choice that gets a remark: in share of the victory, or in cubes."""

NAMED = 3
"""Better options that are named, at most."""


class Remark(Struct, frozen=True):
    """A costly choice: at decision `n` of the match file, with what it cost."""

    n: int
    seat: Seat
    hand: Hand
    chosen: str
    loss: float
    unit: Unit
    better: tuple[Option, ...]
    """The best option, or what of the mix should be chosen most often."""


def review(
    game: AnyGame, match: Match, *, seats: Collection[Seat] | None = None
) -> tuple[Remark, ...]:
    """All remarks on a match, or on these seats, in its order.

    A choice that the bell or a bot made in somebody's place gets none.
    """
    adviser(game)
    remarks: list[Remark] = []
    for before, after in pairwise(replay(game, match)):
        for hand in _deciding(game, before, after):
            seat = game.holder(before.state, hand)
            own = _is_own(match.decisions[before.n], hand)
            if own and (seats is None or seat in seats):
                remarks += _remarks(game, before, after, hand)
    return tuple(remarks)


def _deciding(game: AnyGame, before: Moment, after: Moment) -> Iterator[Hand]:
    for hand in after.choices:
        if hand != DICE and len(game.choices(before.state, hand)) > 1:
            yield hand


def _is_own(decision: Decision, hand: Hand) -> bool:
    return (decision.by or {}).get(hand_name(hand), PERSON) == PERSON


def _remarks(game: AnyGame, before: Moment, after: Moment, hand: Hand) -> Iterator[Remark]:
    advice = adviser(game)(game, before.state, hand)
    chosen = after.choices[hand]
    advised = coach_of(game.meta.id).as_advised(before.state, hand, chosen)
    loss = advice.loss(game.write(advised))
    if loss >= COSTLY[advice.unit]:
        seat = game.holder(before.state, hand)
        written = game.write(chosen)
        yield Remark(before.n, seat, hand, written, loss, advice.unit, _better(advice))


def _better(advice: Advice) -> tuple[Option, ...]:
    if not advice.mixed:
        return advice.options[:1]
    return tuple(option for option in advice.options if option.share)[:NAMED]
