"""Parameters of which one is tested in every run, and all by `make test-long`."""

import pytest

from tablecade.locales import LANGUAGES


def one_of(name: str, first: object, *others: object) -> pytest.MarkDecorator:
    long = [pytest.param(other, marks=pytest.mark.long) for other in others]
    return pytest.mark.parametrize(name, [first, *long])


LONGEST_WORDS = "de"
one_language = one_of(
    "language", LONGEST_WORDS, *(other for other in LANGUAGES if other != LONGEST_WORDS)
)
on_paper = one_of("game", "qwixx-on-board", "qwixx")
"""On Board's screens hold a whole sheet of Qwixx, and a track besides."""
dark_first = one_of("light", "dark", "light")
light_first = one_of("light", "light", "dark")
