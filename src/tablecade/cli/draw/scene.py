"""What a person sees of a match in the terminal: one scene per game.

There is never a colour without a shape or a word beside it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tablecade.cli.vocabulary import Vocabulary
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.locales import Sentences

Values = Mapping[str, str | int]
Name = Callable[[int], str]
"""The name of a seat, or of a hand."""

PLAYERS = {
    "yellow": ("◕", "bold #ffd23f"),
    "pink": ("▲", "bold #ff5db1"),
    "cyan": ("●", "bold #36e0d0"),
    "orange": ("■", "bold #ff8a3d"),
    "violet": ("◆", "bold #9b7bff"),
    "green": ("✚", "bold #6ee36e"),
}
"""The sign and the style of each colour."""
ROW_STYLES = {"red": "#ff5c64", "yellow": "#e0b020", "green": "#3fbf7f", "blue": "#6f9fff"}
ROW_SHAPES = {"red": "▲", "yellow": "●", "green": "■", "blue": "◆"}
WALL = "#5b8dff"
START = "#ff4d5e"
BONUS = "bold white"
QUIET = "dim"


class Scene(ABC):
    """Draws states of a game for people whose names it knows."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], words: Sentences) -> None:
        self.game = game
        self.names = names
        self.words = words

    @abstractmethod
    def draw(self, state: Any, seat: Seat | None) -> RenderableType:
        """The table as a seat sees it, or with None as a spectator does. A state has no secrets."""

    @abstractmethod
    def offer(self, state: Any, hand: Hand) -> RenderableType:
        """The legal choices of a hand, and the reasons against others."""

    @abstractmethod
    def vocabulary(self, state: Any, hand: Hand) -> tuple[str, ...]:
        """The words a choice can begin with now, for those who type short forms."""

    @abstractmethod
    def event_values(self, event: Event, name: Name) -> Values | None:
        """The values of an event's sentence; None for an event that the drawing shows better."""

    def event_key(self, event: Event) -> str:
        """The key of an event's sentence; the end of a match has one for each reason."""
        kind = type(event).__struct_config__.tag
        return f"event-{kind}-{event.reason}" if hasattr(event, "reason") else f"event-{kind}"

    def tell(self, events: Iterable[Event], name: Name) -> list[str]:
        """One sentence per event, in order."""
        told = []
        for event in events:
            values = self.event_values(event, name)
            if values is not None:
                told.append(self.words.say(self.event_key(event), **values))
        return told

    @classmethod
    def draw_board(cls, options: Mapping[str, Any], words: Sentences) -> RenderableType | None:  # noqa: ARG003
        """The board or track in a match's options; None for a game without one."""
        return None

    def hand_name(self, state: Any, hand: Hand) -> str:  # noqa: ARG002
        return self.names[hand]

    def task(self, state: Any, hand: Hand) -> str | None:  # noqa: ARG002
        """What the hand has to choose now, in a sentence; None where the choices say it."""
        return None

    def only_choice(self, state: Any, hand: Hand, written: str) -> str:
        """Says that the table plays the only legal choice for a person."""
        return self.words.say("play-only", name=self.hand_name(state, hand), choice=written)

    def words_of(self, state: Any, hand: Hand) -> Vocabulary:
        """How choices are typed and shown in the person's language."""
        return Vocabulary(self.vocabulary(state, hand), self.words)

    def shape(self, hand: int) -> tuple[str, str]:
        """A sign and a style. A game may name colours of its own; then signs tell hands apart."""
        sign, _ = [*PLAYERS.values()][hand % len(PLAYERS)]
        return PLAYERS.get(self.game.meta.colours[hand], (sign, "bold"))

    def tagged(self, hand: int, name: str) -> Text:
        shape, style = self.shape(hand)
        return Text(f"{shape} {name}", style)


def names(hands: Iterable[int], name: Name) -> str:
    return ", ".join(map(name, hands))
