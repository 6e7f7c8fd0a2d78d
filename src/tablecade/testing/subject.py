"""The game that is checked, and what was found."""

import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from inspect import unwrap
from pathlib import Path
from traceback import walk_tb
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from tablecade.core.errors import Refusal
from tablecade.core.game import Step
from tablecade.core.hand import Hand
from tablecade.core.packages import Games
from tablecade.lab.research import Research


class Finding(Struct, frozen=True):
    level: Literal["error", "warning"]
    package: str
    sentence: str
    place: str = ""
    """File and line, where there is one."""

    def __str__(self) -> str:
        place = f" ({self.place})" if self.place else ""
        return f"{self.package}: {self.sentence}{place}"


class Position(NamedTuple):
    """One decision of a random match: the state before it, the choices, and what came of them."""

    seats: int
    seed: int
    n: int
    state: Any
    choices: Mapping[Hand, Any]
    step: Step[Any]

    def __str__(self) -> str:
        return f"{self.seats} seats, seed {self.seed}, decision {self.n}"


class Subject:
    """A game, its parts, and what its matches have shown so far."""

    def __init__(self, games: Games, game: str, entry: EntryPoint | None) -> None:
        self.games, self.id = games, game
        self.package, self.game = games.package(game), games[game]
        self.told_as = game if entry is None else told(entry)
        self.home = None if entry is None else Path(str(sys.modules[entry.module].__file__))
        self.research = games.part(game, "research", Research) or Research()
        self.found: dict[Finding, None] = {}
        self.samples: list[Position] = []
        """The first match at each number of seats."""
        self.written: set[str] = set()
        """All legal choices, as they are written."""
        self.refusals: dict[str, Refusal] = {}
        """One of each code."""
        self.fitting: set[str] = set()
        """Drawn fields with a place for at least one legal choice."""
        self.reasons: set[str] = set()
        """How matches ended."""
        self.adapters: dict[int, Any] = {}
        """By the number of seats."""

    def error(self, sentence: str, at: object = None, *, package: str = "") -> None:
        """`at` is the function that is wrong, or the exception that was raised."""
        finding = Finding("error", package or self.told_as, sentence, self._place(at))
        self.found[finding] = None

    def warn(self, sentence: str, at: object = None) -> None:
        self.found[Finding("warning", self.told_as, sentence, self._place(at))] = None

    def _place(self, at: object) -> str:
        """The line of a function, or the deepest line of the package that an exception passed."""
        if isinstance(at, str):
            return at
        lines: list[tuple[str, int]] = []
        if isinstance(at, BaseException):
            frames = reversed([*walk_tb(at.__traceback__)])
            lines = [(frame.f_code.co_filename, line) for frame, line in frames]
        elif code := getattr(unwrap(at) if callable(at) else None, "__code__", None):
            lines = [(code.co_filename, code.co_firstlineno)]
        own = ((Path(file), line) for file, line in lines if self._is_own(Path(file)))
        return next((f"{self._named(file)}:{line}" for file, line in own), "")

    def _is_own(self, file: Path) -> bool:
        if self.home is None or file == self.home:
            return file == self.home
        return self.home.stem == "__init__" and file.is_relative_to(self.home.parent)

    def _named(self, file: Path) -> str:
        return file.relative_to(self.home.parent.parent).as_posix() if self.home else file.name


def told(entry: EntryPoint) -> str:
    """The distribution of an entry point with its version."""
    return entry.value if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def a(value: object) -> str:
    return f"a {type(value).__name__}"
