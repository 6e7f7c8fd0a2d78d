"""Any game in a terminal: the fields of its views as lines, as they say they are shown, and a table
of players.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablecade.cli.columns import new_columns
from tablecade.cli.draw.scene import Name, Scene, Values
from tablecade.cli.draw.shown import Drawing, legal_places
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.core.show import Grid, Track
from tablecade.core.view import ViewField, fields_of

_SEPARATORS = {"number": " ", "text": " ", "flag": " ", "seat": ", ", "hand": ", "}
"""Between the entries of a list, so that they can be told apart; semicolons between others."""
_CHOICE = re.compile(r"(.*?)(\d*)")


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
        if field.show is None or value is None or value == []:
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

    def _text(self, field: ViewField, value: Any, *, cell: bool = False) -> str:
        if value is None or value == []:
            return "–"
        return self._describe(field, value, per_seat=field.per_seat and not cell)

    def _describe(  # noqa: PLR0911 - a kind of field each
        self, field: ViewField, value: Any, *, per_seat: bool
    ) -> str:
        if per_seat:
            named = zip(self.names, value, strict=False)
            return ", ".join(f"{name} {self._text(field, v, cell=True)}" for name, v in named)
        match field.kind:
            case "list":
                entries = (self._text(field.of[0], entry) for entry in value)
                return _SEPARATORS.get(field.of[0].kind, "; ").join(entries)
            case "map":
                keyed = ViewField("", field.key or "text")
                pairs = value.items()
                return ", ".join(
                    f"{self._text(keyed, _number(key))} {self._text(field.of[0], entry)}"
                    for key, entry in pairs
                )
            case "record":
                inner = ((f, value.get(f.name)) for f in field.of)
                return ", ".join(f"{self._label(f.name)} {self._text(f, v)}" for f, v in inner)
            case "seat" | "hand":
                return self.names[value] if value < len(self.names) else str(value)
            case "flag":
                return "✓" if value else "–"
            case "text":
                return self.words.find(f"{self.game.meta.id}-value-{value}") or str(value)
        return str(value)

    def offer(self, state: Any, hand: Hand) -> RenderableType:
        """Previews that change a drawn field are left to clients that can draw over it."""
        previews = self.game.previews(state, hand)
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
        written = map(self.game.write, self.game.choices(state, hand))
        return tuple(dict.fromkeys(_word(text) for text in written))

    def event_key(self, event: Event) -> str:
        return f"event-{self.game.meta.id}-{type(event).__struct_config__.tag}"

    def event_values(self, event: Event, name: Name) -> Values:  # noqa: ARG002
        """Every field of an event, as text or as a number."""
        shown = msgspec.to_builtins(event)
        return {f.name: self._value(f, shown.get(f.name)) for f in fields_of(type(event))}

    def _value(self, field: ViewField, value: Any) -> str | int:
        is_number = field.kind == "number" and not field.per_seat and value is not None
        return value if is_number else self._text(field, value)

    def tell(self, events: Iterable[Event], name: Name) -> list[str]:
        return [self._sentence(event, self.event_values(event, name)) for event in events]

    def _sentence(self, event: Event, values: Values) -> str:
        told = self.words.find(self.event_key(event), **values)
        if told is not None:
            return told
        kind = str(type(event).__struct_config__.tag).replace("-", " ")
        return f"{kind}: {_listed(values)}" if values else kind


def _listed(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())


def _word(notation: str) -> str:
    """`bid` of `bid7`."""
    found = _CHOICE.fullmatch(notation)
    return found[1] if found else notation


def _number(key: Any) -> Any:
    return int(key) if isinstance(key, str) and key.isdigit() else key
