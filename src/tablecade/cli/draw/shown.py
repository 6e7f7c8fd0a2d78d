"""Grids, cards, dice, tracks and tallies in a terminal, as a view's types say it."""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from rich.cells import cell_len
from rich.text import Text

from tablecade.cli.draw.scene import Scene
from tablecade.cli.draw.style import QUIET, ROW_STYLES
from tablecade.core.hand import DICE, Seat
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
from tablecade.core.view import ViewField

BAR = 8
"""Characters of a full bar."""
NONE = "–"
LEGAL = "bold reverse"
EMPTY, FREE, BLOCK = "·", "•", "█"
"""An empty cell, one that can be chosen, and a wall."""


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
                return self._cards(value if self.field.kind == "list" else (value,))
            case Dice() as dice:
                return self._dice(dice, value)
            case Track() as track:
                return self._track(track, value)
            case Tally() as tally:
                return self._tally(tally, value, seat=seat or 0)
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
            padded = [_padded(t, cell, width) for t, cell in zip(texts, row, strict=True)]
            lines.append(Text(" ").join([Text(number.rjust(edge), QUIET), *padded]))
        return Text("\n").join([*lines, *self._legend(grid)])

    def _cell(self, cell: Cell, *, legal: bool) -> Text:
        """The owner's sign, the piece and the number on the ground."""
        text = Text()
        if cell.owner is not None:
            text.append(*self.scene.shape(cell.owner))
        style = self.scene.shape(cell.owner)[1] if cell.owner is not None else ""
        text.append(self._sign(cell.piece) if cell.piece else "", style)
        text.append("" if cell.value is None else str(cell.value), style)
        if legal and text:
            text.stylize(LEGAL)
        if cell.ground == "wall":
            text.append(BLOCK, "bold" if legal else QUIET)
        elif cell.ground and cell.ground != "none":
            text.append(self._sign(cell.ground), LEGAL if legal and not text else QUIET)
        if not text and cell.ground != "none":
            text.append(FREE if legal else EMPTY, "bold" if legal else QUIET)
        return text

    def _legend(self, grid: Grid) -> list[Text]:
        """What signs mean; a wall explains itself."""
        named = [*grid.pieces, *(g for g in grid.grounds if g not in ("wall", "none"))]
        if not named:
            return []
        return [Text(", ".join(f"{self._sign(name)} {self._word(name)}" for name in named), QUIET)]

    def _cards(self, cards: Iterable[int | str]) -> Text:
        """`[3] [7]`, the ones that can be chosen bright."""
        styles = ((card, LEGAL if str(card) in self.legal else "") for card in cards)
        return Text(" ").join(Text(f"[{self._sign(c, whole=True)}]", style) for c, style in styles)

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

    def _tally(self, tally: Tally, value: int, *, seat: int) -> Text:
        full = round(BAR * min(max(value / tally.most, 0), 1))
        number = str(value).rjust(len(str(tally.most)))
        _, style = self.scene.shape(seat)
        return Text.assemble(f"{number} ", ("█" * full, style), ("░" * (BAR - full), QUIET))

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


def _padded(text: Text, cell: Cell, width: int) -> Text:
    """Walls fill the width of their cell."""
    missing = width - cell_len(text.plain)
    return text + Text((BLOCK if cell.ground == "wall" else " ") * missing, QUIET)
