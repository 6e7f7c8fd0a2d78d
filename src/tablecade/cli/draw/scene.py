"""What a person sees of a match: one scene a game."""

from abc import ABC, abstractmethod
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tablecade.cli.draw.style import PLAYER_SHAPES, PLAYER_STYLES
from tablecade.core.hand import Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.locales import Sentences


class Scene(ABC):
    """Draws states of a game for people whose names it knows."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], words: Sentences) -> None:
        self.game = game
        self.names = names
        self.words = words

    @abstractmethod
    def draw(self, state: Any, seat: Seat | None) -> RenderableType:
        """The table as a seat sees it; None for nobody's view. Nothing secret is in a state."""

    @abstractmethod
    def offer(self, state: Any, hand: Hand) -> RenderableType:
        """The legal choices of a hand, and why not the others."""

    @abstractmethod
    def vocabulary(self, state: Any, hand: Hand) -> tuple[str, ...]:
        """The words a choice can begin with now, for those who type short forms."""

    def hand_name(self, state: Any, hand: Hand) -> str:  # noqa: ARG002
        return self.names[hand]

    def shape(self, hand: int) -> tuple[str, str]:
        colour = self.game.meta.colours[hand]
        return PLAYER_SHAPES[colour], PLAYER_STYLES[colour]

    def tagged(self, hand: int, name: str) -> Text:
        shape, style = self.shape(hand)
        return Text(f"{shape} {name}", style)
