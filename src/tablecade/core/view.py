"""Typed views: the structs a game shows to clients, and a description of their fields.

A client that knows a game uses the types (TypeScript's are generated from them). A client that
does not know it shows the fields one by one, as `fields_of` describes them.
"""

import types
from collections.abc import Mapping
from enum import Enum
from functools import cache, cached_property
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, UnsetType
from msgspec.structs import fields as struct_fields
from msgspec.structs import replace

from tablecade.core.hand import Hand, Seat
from tablecade.core.show import AnyShow, Cards, Dice, Grid, Show, choice_pattern

T = TypeVar("T")

_PER_SEAT = Meta(extra={"per": "seat"})

PerSeat = Annotated[tuple[T, ...], _PER_SEAT]
"""One value for each seat, in the order of the seats: a column of the table of players."""

Kind = Literal["number", "text", "flag", "seat", "hand", "list", "map", "record"]


class ViewField(Struct, frozen=True, omit_defaults=True):
    """One field of a view. `of` has the element of a list, the value of a map (`key` has the kind
    of its keys), or the fields of a record. `per_seat`: one such value for each seat. `most` is
    the largest value of a number, or the length of the longest list, where the type says it.
    `show` is how the field is drawn; a field without one is listed as text.
    """

    name: str
    kind: Kind
    per_seat: bool = False
    key: Kind | None = None
    of: tuple["ViewField", ...] = ()
    most: int | None = None
    show: AnyShow | None = None


class NoPreview(Struct, frozen=True):
    """For games whose choices need no preview."""


class Previews(Struct, frozen=True, dict=True):
    """Choices as they are written, each with its preview. Its JSON is kept: a game that gives the
    same object again has it encoded once.
    """

    shown: Mapping[str, Struct]

    @cached_property
    def json(self) -> tuple[bytes, bytes]:
        """The choices as a list, and the map: without brackets, to be joined with others."""
        return msgspec.json.encode([*self.shown])[1:-1], msgspec.json.encode(self.shown)[1:-1]


class Views(Struct, frozen=True):
    """The types of what a game shows, and the numbers a client needs beside them."""

    state: type[Struct]
    events: tuple[type[Struct], ...]
    preview: type[Struct] = NoPreview
    constants: Mapping[str, Any] = {}


@cache
def fields_of(view: type[Struct]) -> tuple[ViewField, ...]:
    """The fields of a view, in order, under the names they have in JSON.

    Raises TypeError or ValueError for a `show` that does not fit its field.
    """
    hints = get_type_hints(view, include_extras=True)
    fields = tuple(_field(f.encode_name, hints[f.name]) for f in struct_fields(view))
    for field in fields:
        if field.show is not None:
            _check_show(field, field.show)
    return fields


def _check_show(field: ViewField, show: AnyShow) -> None:
    inside = field.of[0] if field.kind == "list" else field
    match show:
        case Grid():
            fits = inside is not field and inside.kind == "list"
            fits = fits and inside.of[0].kind in ("record", "seat", "text", "number")
            types = "rows of Cell, Seat | None, str | None or int"
        case Cards():
            fits = inside.kind in ("number", "text")
            types = "a card or a tuple of cards"
        case Dice():
            fits = inside is not field and inside.kind == "number"
            types = "a tuple of int | None"
        case _:
            fits = field.per_seat and field.kind == "number"
            types = "PerSeat[int]"
    if not fits:
        raise TypeError(f"{field.name}: {type(show).__name__} is for {types}")
    choice_pattern(show)


def _field(name: str, hint: Any) -> ViewField:
    hint = _without_none(hint)
    if get_origin(hint) is Annotated:
        inner, *notes = get_args(hint)
        per_seat = _PER_SEAT in notes
        field = _field(name, get_args(inner)[0] if per_seat else inner)
        bounds = [b for n in notes if isinstance(n, Meta) for b in (n.le, n.max_length)]
        most = None if per_seat else next((int(b) for b in bounds if b is not None), None)
        return replace(
            field,
            per_seat=field.per_seat or per_seat,
            most=field.most if most is None else most,
            show=next((note for note in notes if isinstance(note, Show)), field.show),
        )
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (tuple, list, frozenset, set):
        most = len(arguments) if origin is tuple and Ellipsis not in arguments else None
        return ViewField(name, "list", of=(_field("", arguments[0]),), most=most)
    if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        key, value = arguments
        return ViewField(name, "map", key=_scalar(_without_none(key)), of=(_field("", value),))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return ViewField(name, "record", of=fields_of(hint))
    return ViewField(name, _scalar(hint))


def _without_none(hint: Any) -> Any:
    """The type itself where a value may also be missing."""
    if get_origin(hint) not in (Union, types.UnionType):
        return hint
    kept = [a for a in get_args(hint) if a not in (type(None), UnsetType)]
    return kept[0]


def _scalar(hint: Any) -> Kind:
    if hint is Seat:
        return "seat"
    if hint is Hand:
        return "hand"
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    if hint is bool:
        return "flag"
    if isinstance(hint, type) and issubclass(hint, int | float) and not issubclass(hint, Enum):
        return "number"
    return "text"
