"""Any game in a terminal: the fields of its views as lines and a table of players."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablecade.cli.columns import new_columns
from tablecade.cli.draw.scene import Name, Scene, Values
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.core.view import ViewField, fields_of

_SEPARATORS = {"number": " ", "text": " ", "flag": " ", "seat": ", ", "hand": ", "}
"""Between the entries of a list, so that they can be told apart; semicolons between others."""
_CHOICE = re.compile(r"(.*?)(\d*)")


class GenericScene(Scene):
    """Draws a game without a scene of its own. Its words are `<game>-field-<name>` for a field,
    `<game>-value-<text>` for a text and `event-<game>-<kind>` for an event; where one is missing,
    the name itself is shown.
    """

    def draw(self, state: Any, seat: Seat | None) -> RenderableType:
        shown = msgspec.to_builtins(self.game.show(state))
        fields = fields_of(self.game.views.state)
        lines = [self._line(f, shown.get(f.name)) for f in fields if not f.per_seat]
        columns = [f for f in fields if f.per_seat and shown.get(f.name) is not None]
        return Group(*lines, self._players(columns, shown, seat))

    def _line(self, field: ViewField, value: Any) -> Text:
        return Text.assemble((f"{self._label(field.name)}: ", "bold"), self._text(field, value))

    def _players(self, columns: list[ViewField], shown: Any, seat: Seat | None) -> Table:
        table = new_columns()
        table.add_column("")
        for field in columns:
            table.add_column(self._label(field.name))
        for row, name in enumerate(self.names):
            tagged = self.tagged(row, name).append(" ◂" if row == seat else "")
            table.add_row(tagged, *(self._text(f, shown[f.name][row], cell=True) for f in columns))
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
        previews = self.game.previews(state, hand)
        fields = fields_of(self.game.views.preview)
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
