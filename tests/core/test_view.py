"""The fields of a view, as the generic client and adapters read them."""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

from tablecade.core.hand import Hand, Seat
from tablecade.core.view import PerSeat, fields_of


class Suit(Enum):
    HEARTS = "hearts"


class Card(Struct):
    suit: Suit
    value: int


class View(Struct, rename={"open_": "open"}):
    active: Seat | None
    next: Hand
    open_: bool
    cards: Annotated[tuple[int, ...], Meta(max_length=13)]
    scores: PerSeat[Annotated[int, Meta(le=91)]]
    piles: Mapping[str, list[Card]]
    name: str = ""


FIELDS = {field.name: field for field in fields_of(View)}


def test_fields_have_their_names_in_json_in_order() -> None:
    assert [*FIELDS] == ["active", "next", "open", "cards", "scores", "piles", "name"]


def test_kinds_follow_from_types() -> None:
    kinds = {name: field.kind for name, field in FIELDS.items()}
    assert kinds == {
        "active": "seat",
        "next": "hand",
        "open": "flag",
        "cards": "list",
        "scores": "number",
        "piles": "map",
        "name": "text",
    }


def test_bounds_and_seats_come_from_annotations() -> None:
    assert (FIELDS["cards"].most, FIELDS["cards"].per_seat) == (13, False)
    assert (FIELDS["scores"].most, FIELDS["scores"].per_seat) == (91, True)


def test_a_record_has_fields_of_its_own() -> None:
    (pile,) = FIELDS["piles"].of
    (card,) = pile.of
    assert [(field.name, field.kind) for field in card.of] == [
        ("suit", "text"),
        ("value", "number"),
    ]
