"""The scene of games without a drawing of their own."""

import pytest
from msgspec import UNSET, Struct, UnsetType

from tablecade.cli.draw.generic import GenericScene
from tablecade.core.game import Event
from tablecade.core.hand import Seat
from tablecade.core.packages import GAMES
from tablecade.core.view import PerSeat
from tablecade.locales import sentences


class Card(Struct, frozen=True):
    suit: str
    worth: int


class Told(Event, frozen=True, omit_defaults=True):
    numbers: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()
    points: PerSeat[int] = ()
    best: int | None = None
    bonus: int | UnsetType = UNSET


@pytest.fixture
def scene() -> GenericScene:
    return GenericScene(GAMES["qwixx"], ("Ada", "random 1"), sentences("en"))


def test_what_a_list_holds_can_be_told_apart(scene: GenericScene) -> None:
    cards = (Card("gold", 3), Card("mouse", 1))
    told = Told(numbers=(1, 2), seats=(Seat(0), Seat(1)), cards=cards)
    values = scene.event_values(told, lambda seat: scene.names[seat])
    assert values["numbers"] == "1 2"
    assert values["seats"] == "Ada, random 1"
    assert values["cards"] == "suit gold, worth 3; suit mouse, worth 1"


def test_a_sentence_gets_texts_and_numbers_only(scene: GenericScene) -> None:
    values = scene.event_values(Told(points=(4, 7)), lambda seat: scene.names[seat])
    assert (values["points"], values["best"], values["bonus"]) == ("Ada 4, random 1 7", "–", "–")
    assert scene.event_values(Told(best=5), lambda seat: scene.names[seat])["best"] == 5
