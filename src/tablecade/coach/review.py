"""Review of a finished match: the choices that cost most, and better ones."""

from collections.abc import Collection
from itertools import pairwise

from msgspec import Struct

from tablecade.coach.advice import Option, Unit
from tablecade.coach.coach import adviser, coach_of
from tablecade.core.hand import DICE, Hand, Seat, hand_name
from tablecade.core.match import PERSON, Match
from tablecade.core.replay import AnyGame, replay

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
    advise, as_advised = adviser(game), coach_of(game.meta.id).as_advised
    remarks: list[Remark] = []
    for before, after in pairwise(replay(game, match)):
        state, by = before.state, match.decisions[before.n].by or {}
        for hand, chosen in after.choices.items():
            if hand == DICE or len(game.choices(state, hand)) < 2:
                continue
            seat, own = game.holder(state, hand), by.get(hand_name(hand), PERSON) == PERSON
            if not own or (seats is not None and seat not in seats):
                continue
            advice = advise(game, state, hand)
            loss = advice.loss(game.write(as_advised(state, hand, chosen)))
            if loss >= COSTLY[advice.unit]:
                better = advice.options[:1]
                if advice.mixed:
                    better = tuple(option for option in advice.options if option.share)[:NAMED]
                written = game.write(chosen)
                remarks.append(Remark(before.n, seat, hand, written, loss, advice.unit, better))
    return tuple(remarks)
