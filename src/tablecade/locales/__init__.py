"""One set of sentences for terminal and browser: Fluent catalogues, a folder a language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl", "fr", "de")
AREAS = (
    *("games", "errors", "terminal", "server", "lab", "coach"),
    *("lobby", "web", "web-pixoid", "web-qwixx", "web-qwixx-on-board", "web-replay"),
    *("editor", "tutorial", "rules-page", "rules-pixoid", "rules-qwixx", "rules-qwixx-on-board"),
)


class Sentences:
    """The sentences of one language: `say("key", name=value)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = iter(AREAS)

    def say(self, key: str, /, **values: str | float) -> str:
        self._read_up_to(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(pattern, _plain(values))
        if problems:
            raise ValueError(f"{self.language} {key}: {problems[0]}")
        return str(text)

    def _read_up_to(self, key: str) -> None:
        """Areas are read in their order as keys ask for them: a terminal never parses the pages."""
        while not self._bundle.has_message(key) and (area := next(self._unread, None)):
            self._bundle.add_resource(FluentResource(catalogue(self.language, area)))


def _plain(values: Mapping[str, str | float]) -> dict[str, str | float]:
    """Fluent knows texts and numbers, not their subclasses such as enumerations."""
    return {name: str(value) if isinstance(value, str) else value for name, value in values.items()}


@cache
def sentences(language: str) -> Sentences:
    return Sentences(language)


def catalogue(language: str, area: str) -> str:
    """The text of a catalogue, as the browser gets it too."""
    return files(__package__).joinpath(language, f"{area}.ftl").read_text(encoding="utf-8")


def best_language(wanted: str) -> str:
    """The language for a locale such as `pl_PL.UTF-8`; English where there is none of ours."""
    tag = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
    return tag if tag in LANGUAGES else LANGUAGES[0]
