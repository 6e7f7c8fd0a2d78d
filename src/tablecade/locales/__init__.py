"""One set of sentences for terminal and browser: Fluent catalogues, one folder per language.

The framework's sentences are here. A game brings its own in the folder `locales` of its package:
a folder per language, each with `.ftl` files.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from tablecade.core.packages import GAMES

LANGUAGES: tuple[str, ...] = tuple(
    json.loads(files(__package__).joinpath("languages.json").read_text(encoding="utf-8"))
)
"""Codes of the languages, English first. `languages.json` is the one list, of the browser too."""
FALLBACK = "en"
AREAS = (
    *("words", "errors", "terminal", "server", "lab", "coach", "lobby", "web", "web-replay"),
    *("web-play", "editor", "tutorial", "rules-page", "rules", "cli-help"),
)
"""Files of the framework, and of the games of this package: a game may add to each of them."""
READ_BEFORE_PLUGINS = 3
"""Areas a terminal needs for its own sentences."""
LONGEST_VALUE = 900
"""Characters of a value in a sentence. Fluent takes 1,000."""
LARGEST_NUMBER = 10**15
STEERING = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Characters that move the cursor, colour a terminal or turn the direction of a text."""


def _files(folder: Traversable, language: str) -> list[Traversable]:
    """The catalogues of a language, in order; none where the language is missing."""
    if not (folder / language).is_dir():
        return []
    found = sorted((folder / language).iterdir(), key=lambda file: file.name)
    return [file for file in found if file.name.endswith(".ftl")]


@cache
def _own_folders() -> tuple[Traversable, ...]:
    """The framework's catalogues, and those of the games of this package."""
    own = (GAMES.folder(game, "locales") for game in GAMES if GAMES.is_own(game))
    return (files(__package__), *(folder for folder in own if folder is not None))


def plugins() -> tuple[str, ...]:
    """The games of other packages that bring sentences."""
    return tuple(g for g in GAMES.having("locales") if not GAMES.is_own(g) and _usable(g))


@cache
def _usable(game: str) -> bool:
    """Whether a plug-in's sentences can be read; what is wrong with them is noted once."""
    folder = GAMES.folder(game, "locales")
    if folder is None:
        return False
    problem = None
    if not (folder / FALLBACK).is_dir():
        problem = f"the folder {folder.name} has no folder {FALLBACK}"
    for language in LANGUAGES:
        for file in _files(folder, language):
            try:
                file.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                problem = problem or f"{language}/{file.name} is not text in UTF-8"
    if problem is not None:
        GAMES.note(game, "locales", ValueError(problem))
    return problem is None


class Sentences:
    """The sentences of one language: `say("key", name=value)`."""

    def __init__(self, language: str, areas: tuple[str, ...] = AREAS) -> None:
        self.language = language
        self._areas = areas
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = self._resources()

    def say(self, key: str, /, **values: str | float) -> str:
        """The sentence of a key. Raises KeyError where there is none.

        A sentence that a game from another package does not bring is shown as its key.
        """
        text = self.find(key, **values)
        if text is None and _plugin_of(key):
            return key.removeprefix("game-")
        if text is None:
            raise KeyError(key)
        return text

    def reason(self, game: str, reason: str) -> str:
        """How a match ended."""
        return self.find(f"reason-{game}-{reason}", f"reason-{reason}") or reason

    def find(self, *keys: str, **values: str | float) -> str | None:
        """The sentence of the first key that has one; None where no key has."""
        for key in keys:
            # Areas are read in order until one has the key: a terminal never parses the pages.
            while not self._bundle.has_message(key) and (read := next(self._unread, None)):
                self._bundle.add_resource(read, allow_overrides=True)
            if self._bundle.has_message(key):
                return self._format(key, values)
        return None

    def number(self, value: float, *, digits: int) -> str:
        """`5.68`, or `5,68` where the language writes a comma."""
        return str(format_decimal(value, format="0." + "0" * digits, locale=self.language))

    def percent(self, share: float, *, digits: int) -> str:
        """`66.7%`, or `66,7 %` where the language leaves a space."""
        sign = str(format_percent(1, locale=self.language)).removeprefix("100")
        pattern = "0." + "0" * digits if digits else "0"
        return str(format_decimal(100 * share, format=pattern, locale=self.language)) + sign

    def _format(self, key: str, values: Mapping[str, str | float]) -> str | None:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        plain = {name: _plain(value) for name, value in values.items()}
        text, problems = self._bundle.format_pattern(pattern, plain)
        if problems:
            problem = ValueError(f"{self.language} {key}: {problems[0]}")
            game = _plugin_of(key)
            if game is None:
                raise problem
            GAMES.note(game, "locales", problem)
        return str(text)

    def _resources(self) -> Iterator[Any]:
        for area in self._areas[:READ_BEFORE_PLUGINS]:
            yield FluentResource(catalogue(self.language, area))
        for game in plugins():
            resource = FluentResource("\n".join(plugin_catalogues(self.language, game)))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    line = (entry.content or "").strip().partition("\n")[0]
                    problem = f"{self.language}: “{line}” is no sentence of Fluent"
                    GAMES.note(game, "locales", ValueError(problem))
            own = (e for e in resource.body if hasattr(e, "id") and belongs(e.id.name, game))
            resource.body = [*own]
            yield resource
        for area in self._areas[READ_BEFORE_PLUGINS:]:
            yield FluentResource(catalogue(self.language, area))


def plugin_catalogues(language: str, game: str) -> list[str]:
    """The texts of a plug-in's catalogues: English first, then the language over it."""
    folder = GAMES.folder(game, "locales")
    if folder is None:
        return []
    languages = [FALLBACK] if language == FALLBACK else [FALLBACK, language]
    return [f.read_text(encoding="utf-8") for wanted in languages for f in _files(folder, wanted)]


def belongs(key: str, game: str) -> bool:
    """Whether a plug-in's key names its game, so that it can't replace another sentence."""
    return re.fullmatch(rf"([a-z]+-)?{re.escape(game)}(-.+)?", key) is not None


def _plugin_of(key: str) -> str | None:
    """The game of another package that a key names; None for a key of ours."""
    others = (game for game in GAMES if not GAMES.is_own(game))
    return next((game for game in others if belongs(key, game)), None)


def _plain(value: str | float) -> str | float:
    """A value as Fluent takes it: a text or a number, no subclass of them, of limited length.

    Characters that would steer a terminal are shown by their code.
    """
    if not isinstance(value, str):
        return value if abs(value) < LARGEST_NUMBER else _plain(str(value))
    text = STEERING.sub(lambda found: ascii(found[0])[1:-1], value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


@cache
def sentences(language: str) -> Sentences:
    return Sentences(language)


def catalogue(language: str, area: str) -> str:
    """The text of an area, from the framework and from the games of this package."""
    found = (folder / language / f"{area}.ftl" for folder in _own_folders())
    return "\n".join(file.read_text(encoding="utf-8") for file in found if file.is_file())


def find_language(wanted: str) -> str | None:
    """The language of a code, a tag or a locale: `pl`, `pl-PL`, `pl_PL.UTF-8`; None if not ours."""
    code = re.split(r"[-_.@]", wanted.strip(), maxsplit=1)[0].lower()
    return code if code in LANGUAGES else None


def best_language(wanted: str) -> str:
    """The language of a locale, or the first of ours in a list; English where there is none.

    Browsers send such lists: `pl-PL,pl;q=0.9,en;q=0.8`.
    """
    tags = re.split(r"[,;]", wanted)
    return next(filter(None, map(find_language, tags)), LANGUAGES[0])
