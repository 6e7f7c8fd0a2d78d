"""The coach: what each choice is worth, before it is made and after the match; and the puzzles of
the day.

It knows what everybody at the table knows: the state is public, and it predicts the choices of
others with the same estimates the bots use.
"""

from collections.abc import Callable, Collection, Mapping
from datetime import date
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct

from tablecade.core.errors import TablecadeError
from tablecade.core.game import Step
from tablecade.core.hand import DICE, Hand, Seat, hand_name
from tablecade.core.match import PERSON, Match
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame, replay

Unit = Literal["win", "cubes"]
"""What values are: the seat's own share of the victory, or the cubes Pixoid still gets."""

Aim = Literal["most", "least"]
Source = Literal["solved", "learned"]


class Option(Struct, frozen=True):
    """One choice: what it leads to and, where no single one is best, how often to make it."""

    action: str
    value: float
    share: float | None = None


class Advice(Struct, frozen=True):
    """For one hand, the best option first. No options: nothing to decide, or nothing known."""

    hand: Hand
    unit: Unit
    aim: Aim
    source: Source
    value: float | None
    """The expected result with best play from here on."""
    options: tuple[Option, ...]

    @property
    def mixed(self) -> bool:
        return any(option.share is not None for option in self.options)

    def loss(self, action: str) -> float:
        """What this choice costs against the best one; 0 where nothing is known of it."""
        values = {option.action: option.value for option in self.options}
        if action not in values:
            return 0.0
        best = (max if self.aim == "most" else min)(values.values())
        return abs(best - values[action])


def in_order(
    values: Mapping[str, float], aim: Aim, shares: Mapping[str, float] | None = None
) -> tuple[Option, ...]:
    """Best first; in a mix, what should be chosen most often."""
    sign = -1 if aim == "most" else 1
    options = [
        Option(action, value, None if shares is None else shares.get(action, 0.0))
        for action, value in values.items()
    ]
    options.sort(key=lambda option: (-(option.share or 0.0), sign * option.value, option.action))
    return tuple(options)


PLAYER = Hand(0)
"""The hand that is chosen for in every puzzle."""


class Position(Struct, frozen=True):
    """A position in which hand 0 is to be chosen for."""

    state: Any
    seats: int
    board: Any = None
    """The board in full, where the game has one."""


class Verdict(Struct, frozen=True):
    """An answer judged. `sure` is the value of each choice, the unit is the game's."""

    given: str
    right: bool
    answer: str
    sure: dict[str, float]
    played: dict[str, tuple[Step[Any], ...]]
    """What follows each choice with best replies; empty in a game that is played alone."""


class Puzzles(Struct, frozen=True):
    """The puzzles of one game, the same for everybody on the same day."""

    position: Callable[[date], Position]
    judge: Callable[[date, str], Verdict]
    """Judges a choice as it is written. Raises BadNotation, IllegalChoice."""


Advise = Callable[[AnyGame, Any, Hand], Advice]
"""Advice for one hand that owes a choice: `advise(game, state, hand)`."""


class Coach(Struct, frozen=True, kw_only=True):
    """How a game is coached; each part may be missing."""

    advise: Advise | None = None
    as_advised: Callable[[Any, Hand, Any], Any] = lambda _state, _hand, action: action
    """The action with the same effect that advice names, where several have the same."""
    puzzles: Puzzles | None = None


def coach_of(game: str) -> Coach:
    return GAMES.part(game, "coach", Coach) or Coach()


def has_coach(game: str) -> bool:
    """Whether the game has advice for a player."""
    return coach_of(game).advise is not None


def games_with_puzzles() -> tuple[str, ...]:
    return tuple(g for g in GAMES.having("coach") if coach_of(g).puzzles is not None)


def adviser(game: AnyGame) -> Advise:
    """Raises the error `game-without-coach`."""
    advise = coach_of(game.meta.id).advise
    if advise is None:
        raise TablecadeError("game-without-coach", game=game.meta.id)
    return advise


def advise(game: AnyGame, state: Any, hands: tuple[Hand, ...]) -> tuple[Advice, ...]:
    """Advice for hands that owe a choice, from public knowledge alone."""
    advise = adviser(game)
    return tuple(advise(game, state, hand) for hand in hands)


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
