"""Chance as OpenSpiel knows it: nodes with a few equally likely outcomes each."""

from typing import Any, Protocol

from tablecade.core.hand import DICE
from tablecade.core.replay import AnyGame


class Chance(Protocol):
    """How the action of DICE is drawn, one outcome after the other."""

    most: int
    """Outcomes of a node, at most."""

    def outcomes(self, state: Any) -> int:
        """How many equally likely outcomes the next node has."""

    def action(self, state: Any, drawn: tuple[int, ...]) -> Any | None:
        """The action these outcomes make; None while more are to be drawn."""

    def name(self, state: Any, outcome: int) -> str:
        """An outcome as text."""


class AllAtOnce:
    """One node for the whole action: right for games with few of them."""

    def __init__(self, game: AnyGame, opening: Any) -> None:
        self._game = game
        self.most = len(game.choices(opening, DICE)) if DICE in game.awaited(opening) else 0

    def outcomes(self, state: Any) -> int:
        return len(self._game.choices(state, DICE))

    def action(self, state: Any, drawn: tuple[int, ...]) -> Any:
        return self._game.choices(state, DICE)[drawn[0]]

    def name(self, state: Any, outcome: int) -> str:
        return self._game.write(self._game.choices(state, DICE)[outcome])
