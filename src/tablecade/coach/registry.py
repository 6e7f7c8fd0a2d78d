"""The coach of each game."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tablecade.coach.advice import Advice
from tablecade.core.errors import NoCoach
from tablecade.core.hand import Hand
from tablecade.core.registry import Registry, instance_of
from tablecade.core.replay import AnyGame


def _as_it_is(state: Any, hand: Hand, action: Any) -> Any:  # noqa: ARG001
    return action


class Coach(Struct, frozen=True):
    """How a game is coached."""

    advise: Callable[[AnyGame, Any, Hand], Advice]
    """Advice for one hand that owes a choice: `advise(game, state, hand)`."""
    as_advised: Callable[[Any, Hand, Any], Any] = _as_it_is
    """The action with the same effect that advice names, where several have the same."""


COACHES: Registry[Coach] = Registry(
    "tablecade.coach",
    {
        "pixoid": "tablecade.games.pixoid.coach.advice:COACH",
        "qwixx": "tablecade.games.qwixx.coach.advice:COACH",
        "qwixx-on-board": "tablecade.games.qwixx.coach.advice:COACH",
    },
    make=instance_of(Coach),
)


def coach_of(game: AnyGame) -> Coach:
    """Raises NoCoach for a game that has none."""
    if game.meta.id not in COACHES:
        raise NoCoach(game=game.meta.id)
    return COACHES[game.meta.id]


def advise(game: AnyGame, state: Any, hands: tuple[Hand, ...]) -> tuple[Advice, ...]:
    """Advice for hands that owe a choice, from public knowledge alone. Raises NoCoach."""
    coach = coach_of(game)
    return tuple(coach.advise(game, state, hand) for hand in hands)
