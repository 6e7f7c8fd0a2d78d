"""What a person sees of a match in the terminal: one scene per game, and the scene of any game,
which shows the fields of its views as their types say (grids, cards, dice, tracks, tallies).

There is never a colour without a shape or a word beside it.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablecade.cli.prompt import Vocabulary
from tablecade.cli.speech import new_columns
from tablecade.core.game import Event
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.core.show import (
    AnyShow,
    Cards,
    Cell,
    Dice,
    Grid,
    Tally,
    Track,
    cell_name,
    read_cell,
    read_choice,
)
from tablecade.core.view import ViewField, fields_of
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


_SEPARATORS = {"number": " ", "text": " ", "flag": " ", "seat": ", ", "hand": ", "}
"""Between the entries of a list, so that they can be told apart; semicolons between others."""
NOTHING: tuple[Any, ...] = (None, [], ())
BAR = 8
"""Characters of a full bar."""
NONE = "–"
LEGAL = "bold reverse"
EMPTY, FREE, BLOCK = "·", "•", "█"
"""An empty cell, the mark of one that can be chosen, and a wall."""


class GenericScene(Scene):
    """Draws a game without a scene of its own. Its words are `<game>-field-<name>` for a field,
    `<game>-value-<text>` for a text and `event-<game>-<kind>` for an event; where one is missing,
    the name itself is shown. Pieces, grounds and cards have a sign, `<game>-sign-<name>`.
    """

    def draw(self, state: Any, seat: Seat | None) -> RenderableType:
        shown = msgspec.to_builtins(self.game.show(state))
        lines, columns = [], []
        for field in fields_of(self.game.views.state):
            value = shown.get(field.name)
            legal = legal_places(self, state, seat, field.show) if field.show else frozenset()
            if not field.per_seat or isinstance(field.show, Track):
                below = "\n" if isinstance(field.show, Grid) else " "
                drawn = self._shown(field, value, legal)
                lines.append(Text.assemble((f"{self._label(field.name)}:{below}", "bold"), drawn))
            elif value is not None:
                columns.append((field, value, legal))
        return Group(*lines, self._players(columns, seat))

    def _shown(
        self, field: ViewField, value: Any, legal: frozenset[str], *, row: int | None = None
    ) -> Text | str:
        """`row` is the seat, where the value is the one of a seat."""
        if field.show is None or value in NOTHING:
            return self._text(field, value, cell=row is not None)
        return Drawing(self, field, legal).draw(value, seat=row)

    def _players(
        self, columns: list[tuple[ViewField, Any, frozenset[str]]], seat: Seat | None
    ) -> Table:
        table = new_columns()
        table.add_column("")
        for field, _, _ in columns:
            table.add_column(self._label(field.name))
        for row, name in enumerate(self.names):
            tagged = self.tagged(row, name).append(" ◂" if row == seat else "")
            own = (
                self._shown(field, value[row], legal if row == seat else frozenset(), row=row)
                for field, value, legal in columns
            )
            table.add_row(tagged, *own)
        return table

    def _label(self, name: str) -> str:
        return self.words.find(f"{self.game.meta.id}-field-{name}") or name.replace("_", " ")

    def _text(  # noqa: PLR0911 - a kind of field each
        self, field: ViewField, value: Any, *, cell: bool = False
    ) -> str:
        if value in NOTHING:
            return NONE
        if field.per_seat and not cell:
            named = zip(self.names, value, strict=False)
            return ", ".join(f"{name} {self._text(field, v, cell=True)}" for name, v in named)
        match field.kind:
            case "list":
                entries = (self._text(field.of[0], entry) for entry in value)
                return _SEPARATORS.get(field.of[0].kind, "; ").join(entries)
            case "map":
                keyed = ViewField("", field.key or "text")
                return ", ".join(
                    f"{self._text(keyed, int(key) if str(key).isdigit() else key)} "
                    f"{self._text(field.of[0], entry)}"
                    for key, entry in value.items()
                )
            case "record":
                inner = ((f, value.get(f.name)) for f in field.of)
                return ", ".join(f"{self._label(f.name)} {self._text(f, v)}" for f, v in inner)
            case "seat" | "hand":
                return self.names[value] if value < len(self.names) else str(value)
            case "flag":
                return "✓" if value else NONE
            case "text":
                return self.words.find(f"{self.game.meta.id}-value-{value}") or str(value)
        return str(value)

    def offer(self, state: Any, hand: Hand) -> RenderableType:
        """Previews that change a drawn field are left to clients that can draw over it."""
        parts = self.game.previews(state, hand)
        previews = {text: shown for part in parts for text, shown in part.shown.items()}
        drawn = {field.name for field in fields_of(self.game.views.state) if field.show}
        fields = [f for f in fields_of(self.game.views.preview) if f.name not in drawn]
        if not fields:
            return Text(", ".join(previews), "bold")
        table = new_columns()
        table.add_column("", style="bold")
        for field in fields:
            table.add_column(self._label(field.name))
        for choice, preview in previews.items():
            shown = msgspec.to_builtins(preview)
            table.add_row(choice, *(self._text(field, shown.get(field.name)) for field in fields))
        return table

    def vocabulary(self, state: Any, hand: Hand) -> tuple[str, ...]:
        """`bid` of `bid7`."""
        written = map(self.game.write, self.game.choices(state, hand))
        return tuple(dict.fromkeys(re.sub(r"\d+$", "", text) for text in written))

    def event_key(self, event: Event) -> str:
        return f"event-{self.game.meta.id}-{type(event).__struct_config__.tag}"

    def event_values(self, event: Event, name: Name) -> Values:  # noqa: ARG002
        """Every field of an event, as text or as a number."""
        shown, values = msgspec.to_builtins(event), {}
        for field in fields_of(type(event)):
            value = shown.get(field.name)
            number = field.kind == "number" and not field.per_seat and value is not None
            values[field.name] = value if number else self._text(field, value)
        return values

    def tell(self, events: Iterable[Event], name: Name) -> list[str]:
        told = []
        for event in events:
            values = self.event_values(event, name)
            kind = str(type(event).__struct_config__.tag).replace("-", " ")
            listed = ", ".join(f"{field} {value}" for field, value in values.items())
            plain = f"{kind}: {listed}" if values else kind
            told.append(self.words.find(self.event_key(event), **values) or plain)
        return told


def legal_places(scene: Scene, state: Any, seat: Seat | None, show: AnyShow) -> frozenset[str]:
    """The places that the legal choices of a seat begin with; none for a spectator."""
    game = scene.game
    hands = [hand for hand in game.awaited(state) if hand != DICE]
    own = [hand for hand in hands if seat is not None and game.holder(state, hand) == seat]
    written = (game.write(action) for hand in own for action in game.choices(state, hand))
    places = (read_choice(show, choice) for choice in written)
    return frozenset(named[0] for named in places if named)


class Drawing(Struct, frozen=True):
    """Draws one value of a field. `legal` are the places that can be chosen."""

    scene: Scene
    field: ViewField
    legal: Collection[str]

    def draw(self, value: Any, *, seat: int | None = None) -> Text:
        """`value` is the one of a seat, where there is one for each. A track has all of them."""
        match self.field.show:
            case Grid() as grid:
                return self._grid(grid, value)
            case Cards():
                cards = value if self.field.kind == "list" else (value,)
                drawn = [(self._sign(c, whole=True), str(c) in self.legal) for c in cards]
                faces = (Text(f"[{face}]", LEGAL if legal else "") for face, legal in drawn)
                return Text(" ").join(faces)
            case Dice() as dice:
                return self._dice(dice, value)
            case Track() as track:
                return self._track(track, value)
            case Tally(most=most):
                full = round(BAR * min(max(value / most, 0), 1))
                number, (_, style) = str(value).rjust(len(str(most))), self.scene.shape(seat or 0)
                bar = ("█" * full, style), ("░" * (BAR - full), QUIET)
                return Text.assemble(f"{number} ", *bar)
        raise ValueError(f"{self.field.name} has no show")

    def _grid(self, grid: Grid, value: Sequence[Sequence[Any]]) -> Text:
        """Letters above, the number of each row before it, a legend below."""
        kind = self.field.of[0].of[0].kind
        rows = [[read_cell(kind, cell) for cell in row] for row in value]
        name = partial(cell_name, grid=grid, rows=len(rows))
        drawn = [
            [self._cell(cell, legal=name(r, c) in self.legal) for c, cell in enumerate(row)]
            for r, row in enumerate(rows)
        ]
        width = max((text.cell_len for row in drawn for text in row), default=1)
        letters = [name(0, c)[0].ljust(width) for c in range(max(map(len, rows)))]
        numbers = [name(r, 0)[1:] for r in range(len(rows))]
        edge = max(map(len, numbers))
        lines = [Text(" ".join([" " * edge, *letters]).rstrip(), QUIET)]
        for number, row, texts in zip(numbers, rows, drawn, strict=True):
            for cell, text in zip(row, texts, strict=True):  # walls fill the width of their cell
                missing = width - cell_len(text.plain)
                text.append((BLOCK if cell.ground == "wall" else " ") * missing, QUIET)
            lines.append(Text(" ").join([Text(number.rjust(edge), QUIET), *texts]))
        named = [*grid.pieces, *(g for g in grid.grounds if g not in ("wall", "none"))]
        legend = ", ".join(f"{self._sign(name)} {self._word(name)}" for name in named)
        return Text("\n").join([*lines, *([Text(legend, QUIET)] if named else [])])

    def _cell(self, cell: Cell, *, legal: bool) -> Text:
        """The owner's sign, the piece and the number on the ground."""
        sign, style = ("", "") if cell.owner is None else self.scene.shape(cell.owner)
        text = Text(sign, style)
        text.append(self._sign(cell.piece) if cell.piece else "", style)
        text.append("" if cell.value is None else str(cell.value), style)
        if cell.ground == "wall":
            text.append(BLOCK, QUIET)
        elif cell.ground and cell.ground != "none":
            text.append(self._sign(cell.ground), QUIET)
        if legal:
            text.stylize(LEGAL)
            text.append(FREE, "bold")  # also where there are no colours
        elif not text and cell.ground != "none":
            text.append(EMPTY, QUIET)
        return text

    def _dice(self, dice: Dice, values: Iterable[int | None]) -> Text:
        drawn = []
        for place, value in enumerate(values):
            colour = dice.colours[place] if place < len(dice.colours) else ""
            legal = (colour or str(place + 1)) in self.legal
            name = f"{self._word(colour)} " if colour else ""
            face = f"[{NONE if value is None else value}]"
            style = ROW_STYLES.get(colour, "")
            drawn.append(Text.assemble((name, style), (face, LEGAL if legal else "")))
        return Text(" ").join(drawn)

    def _track(self, track: Track, places: Sequence[int | None]) -> Text:
        """A strip of fields; the seats' signs stand behind the field they are on."""
        strip = []
        for number in range(track.fields + 1):
            on_it = [seat for seat, place in enumerate(places) if place == number]
            if number == 0 and not on_it:
                continue
            marked = 0 < number <= len(track.marks)
            name = self._word(track.marks[number - 1]) if marked else str(number)
            legal = str(number) in self.legal
            field = Text(name, LEGAL if legal else "" if on_it else QUIET)
            for seat in on_it:
                field.append(*self.scene.shape(seat))
            strip.append(field)
        return Text(" ").join(strip)

    def _sign(self, name: int | str, *, whole: bool = False) -> str:
        """`<game>-sign-<name>`, else the first letter, or with `whole` the name."""
        game = self.scene.game.meta.id
        return self.scene.words.find(f"{game}-sign-{name}") or (
            str(name) if whole else str(name)[:1]
        )

    def _word(self, name: str) -> str:
        game = self.scene.game.meta.id
        keys = (f"{game}-piece-{name}", f"{game}-value-{name}", f"colour-{name}")
        return self.scene.words.find(*keys) or name
