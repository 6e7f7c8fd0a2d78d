"""What people type at the terminal, in their language or in the notation."""

import pytest

from tablecade.cli.prompt import Vocabulary, command
from tablecade.locales import LANGUAGES, sentences

DIRECTIONS = ("up", "down", "left", "right")
CROSSES = ("red", "yellow", "green", "blue", "pass", "pawn")


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "u3", "up3"),
        ("pl", "góra3", "up3"),
        ("pl", "GORA 3", "up3"),
        ("pl", "u3", "up3"),
        ("pl", "p9", "right9"),
        ("fr", "d2", "right2"),
        ("fr", "bas1", "down1"),
        ("de", "unten4", "down4"),
        ("de", "links4", "left4"),
    ],
)
def test_a_program_is_typed_in_ones_own_words(language: str, typed: str, meant: str) -> None:
    assert Vocabulary(DIRECTIONS, sentences(language)).read(typed) == meant


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("de", "rot7", "red7"),
        ("de", "grün3", "green3"),
        ("de", "gr3", "green3"),
        ("pl", "zolty12", "yellow12"),
        ("pl", "pionek3", "pawn3"),
        ("pl", "pas", "pass"),
        ("fr", "p", "pass"),
        ("fr", "p2", "pawn2"),
    ],
)
def test_a_cross_is_typed_in_ones_own_words(language: str, typed: str, meant: str) -> None:
    assert Vocabulary(CROSSES, sentences(language)).read(typed) == meant


@pytest.mark.parametrize(("language", "typed"), [("de", "g7"), ("pl", "z7"), ("en", "hm")])
def test_a_text_with_no_single_meaning_stays_as_it_is(language: str, typed: str) -> None:
    assert Vocabulary(CROSSES, sentences(language)).read(typed) == typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [DIRECTIONS, CROSSES])
def test_every_choice_can_be_typed_as_it_is_shown(language: str, words: tuple[str, ...]) -> None:
    vocabulary = Vocabulary(words, sentences(language))
    for word in words:
        written = word if word == "pass" else f"{word}7"
        assert vocabulary.read(written) == written
        assert vocabulary.read(vocabulary.own(written)) == written
        assert vocabulary.read(vocabulary.shortest(written)) == written


def test_a_choice_is_shown_in_the_language_with_its_notation() -> None:
    assert Vocabulary(DIRECTIONS, sentences("pl")).show("up3") == "góra3 (up3)"
    assert Vocabulary(DIRECTIONS, sentences("en")).show("up3") == "up3"


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "exit", "quit"),
        ("de", "Hilfe", "help"),
        ("de", "undo", "undo"),
        ("pl", "cofnij", "undo"),
        ("fr", "enregistre", "save"),
        ("en", "up3", None),
    ],
)
def test_commands_have_words_of_the_language(language: str, typed: str, meant: str | None) -> None:
    assert command(typed, sentences(language)) == meant
