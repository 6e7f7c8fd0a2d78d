"""The coach of each game."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tablecade.coach.advice import Advice
from tablecade.coach.puzzles import Puzzles
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame

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
