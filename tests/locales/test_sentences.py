"""Saying a sentence, and finding the language to say it in."""

from enum import StrEnum

import pytest
from msgspec.structs import replace

from tablecade import locales
from tablecade.core.errors import WrongSeats
from tablecade.games.pixoid.rules.game import Pixoid
from tablecade.locales import AREAS, LANGUAGES, Sentences, best_language, catalogue, sentences


class Colour(StrEnum):
    RED = "red"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_is_an_error(language: str) -> None:
    with pytest.raises(LookupError):
        sentences(language).say("no-such-key")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_is_an_error(language: str) -> None:
    with pytest.raises(ValueError, match=f"{language} event-placed: .*pix"):
        sentences(language).say("event-placed", name="Ada")


def test_areas_are_read_as_keys_ask_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noted(language: str, area: str) -> str:
        read.append(area)
        return catalogue(language, area)

    monkeypatch.setattr(locales, "catalogue", noted)
    words = Sentences("en")
    assert words.say("game-pixoid") == "Pixoid"
    assert read == [AREAS[0]]
    assert words.say("rules-contents") == "Contents"
    assert read == [*AREAS[: AREAS.index("rules-page") + 1]]


def test_a_value_too_many_does_no_harm() -> None:
    assert sentences("en").say("event-passed", name="Ada", number=5) == "Ada passes."


def test_an_enumeration_is_a_text_like_any_other() -> None:
    assert sentences("en").say("fault-no-such-colour", colour=Colour.RED).endswith("“red”")


@pytest.mark.parametrize(
    ("reserve", "told"),
    [
        (1, "Rezerwa: jeden znacznik"),
        (2, "Rezerwa: 2 znaczniki"),
        (5, "Rezerwa: 5 znaczników"),
        (12, "Rezerwa: 12 znaczników"),
        (22, "Rezerwa: 22 znaczniki"),
    ],
)
def test_polish_counts_as_polish_does(reserve: int, told: str) -> None:
    assert sentences("pl").say("pixoid-reserve", reserve=reserve) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The green row is closed."),
        ("pl", "Zielony rząd jest zamknięty."),
        ("fr", "La rangée verte est fermée."),
        ("de", "Die Reihe Grün ist geschlossen."),
    ],
)
def test_a_colour_takes_the_form_its_sentence_needs(language: str, told: str) -> None:
    words = sentences(language)
    assert words.say("refusal-row-closed", colour=words.say("colour-green")) == told


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pl_PL.UTF-8", "pl"),
        ("pl", "pl"),
        ("de-AT", "de"),
        ("fr_CH", "fr"),
        ("FR", "fr"),
        ("en_GB.UTF-8", "en"),
        ("es_ES.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("pl,en;q=0.9", "pl"),
        ("es-ES,es;q=0.9,de-CH;q=0.8,en;q=0.7", "de"),
    ],
)
def test_the_best_language_for_a_locale(wanted: str, found: str) -> None:
    assert best_language(wanted) == found


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Seats of Pixoid: 3, not 5."),
        ("pl", "Miejsca w grze Pixoid: 3, a nie 5."),
        ("fr", "Places de Pixoid : 3, pas 5."),
        ("de", "Plätze von Pixoid: 3, nicht 5."),
    ],
)
def test_a_game_with_one_count_of_seats_names_it_once(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pixoid, "meta", replace(Pixoid.meta, most_seats=3))
    with pytest.raises(WrongSeats) as wrong:
        Pixoid().check_seats(5)
    assert wrong.value.sentence(sentences(language)).replace("\u00a0", " ") == said
