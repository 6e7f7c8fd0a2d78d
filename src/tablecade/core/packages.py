"""The games: each is a package that names its parts, and all are found in one registry.

An entry point of the group `tablecade.games` names a `GamePackage`. Tablecade's own games enter by
the same door as everybody else's. Names come from the metadata of installed packages; rules are
imported when a game is looked up, every other part when it is first used.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import resolve_name
from pathlib import Path
from traceback import walk_tb
from typing import Any, Literal, TypeVar, get_type_hints

from msgspec import Struct

from tablecade.core.errors import TablecadeError
from tablecade.core.game import Game, Meta
from tablecade.core.replay import AnyGame
from tablecade.core.view import Views, fields_of

T = TypeVar("T")
Part = Literal["bots", "coach", "terminal", "research"]
OWN = "tablecade"
"""The name of this distribution: of two packages with one game, ours wins."""

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""The ids that games can have."""


class GamePackage(Struct, frozen=True, kw_only=True):
    """What a game consists of. Only `rules` is needed: a part that is None is nowhere offered.

    A part is the object itself or the place of it: `".rules:Pixoid"`, relative to the package of
    the entry point, or `"package.module:Name"`.
    """

    rules: Any
    """A class of `tablecade.core.game.Game`."""
    bots: Any = None
    """Bots by name: classes, functions or `tablecade.bots.BotEntry`."""
    coach: Any = None
    """A `tablecade.coach.Coach`: advice, reviews, puzzles."""
    terminal: Any = None
    """A `tablecade.cli.terminal.Terminal`: a drawing, and commands of the game."""
    research: Any = None
    """A `tablecade.lab.research.Research`: environments, compiled kernels, benchmarks."""
    locales: str | None = None
    """A folder of the package with sentences: `en/*.ftl`, `pl/*.ftl` …"""
    web: str | None = None
    """A folder of the package with a view of its own for the browser: `view.js`."""


class Problem(Struct, frozen=True):
    """A part of a package that is left out: `package-problem` is its sentence."""

    package: str
    game: str
    part: str
    problem: str
    place: str
    """File and line in the package; the entry point where there is none."""


class _Registered(Struct, frozen=True):
    package: GamePackage
    module: str
    """The module of the entry point: relative places begin at its package."""
    told_as: str
    """The distribution with its version, for problems."""


class Games(Mapping[str, AnyGame]):
    """All games by id: `GAMES["qwixx"]` is the rules.

    What is broken in a package of somebody else is left out and noted in `problems`; with broken
    rules the whole game is. The other games never notice.
    """

    def __init__(self, group: str) -> None:
        self.group = group
        self.problems: list[Problem] = []
        self._registered: dict[str, _Registered] = {}
        self._rules: dict[str, AnyGame | None] = {}
        self._loaded: dict[tuple[str, str], Any] = {}

    def add(self, package: GamePackage) -> None:
        """Add or replace a game in this process, for scripts and tests."""
        rules = _check_rules(None, load(package.rules))
        game = rules.meta.id
        self._loaded = {key: part for key, part in self._loaded.items() if key[0] != game}
        self._rules[game] = rules
        self._registered[game] = _Registered(package, "__main__", "__main__")

    def package(self, game: str) -> GamePackage:
        found = self._find(game)
        if found is None:
            raise KeyError(game)
        return found.package

    def part(self, game: str, name: Part, kind: type[T]) -> T | None:
        """A part of a game, of this class; None where the game has none, or a broken one."""
        found = self._find(game)
        if (game, name) not in self._loaded and found is not None:
            place, part = getattr(found.package, name), None
            try:
                part = load(place, found.module)
                if part is not None and not isinstance(part, kind):
                    wanted = f"{kind.__module__}.{kind.__qualname__}"
                    raise TypeError(f"{place} is not a {wanted}")  # noqa: TRY301
            except Exception as problem:
                if self.is_own(game):
                    raise
                self.note(game, name, problem)
                part = None
            self._loaded[game, name] = part
        loaded: T | None = self._loaded.get((game, name))
        return loaded

    def having(self, name: Part | Literal["locales", "web"]) -> tuple[str, ...]:
        """The games with this part. It imports no part."""
        return tuple(game for game in self if getattr(self.package(game), name) is not None)

    def folder(self, game: str, name: Literal["locales", "web"]) -> Traversable | None:
        """A folder of a game's package; None where it has none."""
        found = self._find(game)
        place = None if found is None else getattr(found.package, name)
        if found is None or place is None:
            return None
        folder: Traversable = files(_package_of(found.module)) / place
        if folder.is_dir():
            return folder
        self.note(game, name, FileNotFoundError(f"there is no folder {place}"))
        return None

    def note(
        self, game: str, part: str, problem: Exception, *, entry: EntryPoint | None = None
    ) -> None:
        """Add what is wrong with a part to `problems`, once. `entry` is an entry point of another
        package for the game.
        """
        found = None if entry else self._registered.get(game)
        if found is None:
            entry = entry or self._entries[game]
            found = _Registered(GamePackage(rules=None), entry.module, told(entry))
        place = _place(problem, found, part) or f"entry point {game}"
        noted = Problem(found.told_as, game, part, _text(problem), place)
        if noted not in self.problems:
            self.problems.append(noted)

    def is_own(self, game: str) -> bool:
        """Whether Tablecade itself brings the game."""
        return game in self._entries and _distribution(self._entries[game]) == OWN

    def __getitem__(self, game: str) -> AnyGame:
        rules = self._rules.get(game) or self._load_rules(game)
        if rules is None:
            raise KeyError(game)
        return rules

    def __iter__(self) -> Iterator[str]:
        for game in dict.fromkeys((*self._entries, *self._registered)):
            if game in self:
                yield game

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and (self.is_own(game) or self._load_rules(game) is not None)

    @cached_property
    def _entries(self) -> dict[str, EntryPoint]:
        """Entry points by game: ours first, then by the name of the package."""
        entries: dict[str, EntryPoint] = {}
        found = entry_points(group=self.group)
        for entry in sorted(found, key=lambda e: (_distribution(e) != OWN, _distribution(e))):
            if entry.name not in entries:
                entries[entry.name] = entry
            elif _distribution(entry) != _distribution(entries[entry.name]):
                first = _distribution(entries[entry.name])
                problem = f"{first} already brings a game of this name"
                place = f"entry point {entry.name}"
                self.problems.append(Problem(told(entry), entry.name, "rules", problem, place))
        if not any(_distribution(entry) == OWN for entry in entries.values()):
            raise TablecadeError("games-not-registered")  # a checkout that was not installed again
        return entries

    def _find(self, game: str) -> _Registered | None:
        return None if self._load_rules(game) is None else self._registered[game]

    def _load_rules(self, game: str) -> AnyGame | None:
        if game not in self._rules:
            self._rules[game] = None
            if entry := self._entries.get(game):
                try:
                    package = entry.load()
                    if not isinstance(package, GamePackage):
                        kind = "tablecade.core.packages.GamePackage"
                        raise TypeError(f"{entry.value} is not a {kind}")  # noqa: TRY301
                    self._registered[game] = _Registered(package, entry.module, told(entry))
                    self._rules[game] = _check_rules(game, load(package.rules, entry.module))
                except Exception as problem:
                    if self.is_own(game):
                        raise
                    self.note(game, "rules", problem)
        return self._rules[game]


def later(place: str) -> Callable[..., Any]:
    """A function that imports what `package.module:name` names when it is called, and calls it."""

    def call(*args: Any, **named: Any) -> Any:
        return load(place)(*args, **named)

    return call


def load(place: Any, module: str = "__main__") -> Any:
    """What a place names; anything but a text is the object itself."""
    if not isinstance(place, str):
        return place
    name, _, attribute = place.partition(":")
    value: Any = import_module(resolve_name(name, _package_of(module)))
    for step in attribute.split(".") if attribute else ():
        value = getattr(value, step)
    return value


def _package_of(module: str) -> str:
    return getattr(sys.modules.get(module), "__package__", None) or module


def _check_rules(name: str | None, value: Any) -> AnyGame:
    missing = sorted(getattr(value, "__abstractmethods__", ()))
    if isinstance(value, type) and missing:
        raise TypeError(f"{value.__name__} has no {', no '.join(f'{one}()' for one in missing)}")
    game = value() if isinstance(value, type) else value
    if not isinstance(game, Game):
        raise TypeError(f"{value!r} is not a tablecade.core.game.Game")
    meta = getattr(game, "meta", None)
    if not isinstance(meta, Meta):
        raise TypeError(f"meta is {meta!r}, not a tablecade.core.game.Meta")
    if name not in (None, meta.id):
        raise ValueError(f"the entry point is named {name}, the game's id is {meta.id}")
    if not ID.fullmatch(meta.id):
        raise ValueError("an id has lower-case letters, digits and single hyphens only")
    if not 1 <= meta.fewest_seats <= meta.most_seats:
        raise ValueError(f"meta has {meta.fewest_seats} to {meta.most_seats} seats")
    if meta.full_table > meta.most_seats:
        raise ValueError(f"full_table is {meta.full_table}, more than {meta.most_seats} seats")
    most = max(len(game.hands(seats=n)) for n in range(meta.fewest_seats, meta.most_seats + 1))
    if (colours := len(set(meta.colours))) < most:
        raise ValueError(f"meta.colours has {colours} for {most} hands")
    _check_types(game)
    return game


def _check_types(game: AnyGame) -> None:
    """Clients can describe the views, files can be read, a bot's process can read the state."""
    views = getattr(game, "views", None)
    if not isinstance(views, Views):
        raise TypeError(f"views is {views!r}, not a tablecade.core.view.Views")
    for view in (views.state, views.preview, *views.events):
        fields_of(view)
    kind = type(game)
    if kind.read is Game.read and kind.actions is Game.actions:
        raise TypeError(f"{kind.__name__} has neither actions() nor read(), so no choice is known")
    if "return" not in get_type_hints(kind.setup):
        raise TypeError("setup does not name the type of its state, as in “-> State”")


def _distribution(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else ""


def told(entry: EntryPoint) -> str:
    """The distribution of an entry point with its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.value


def _text(problem: Exception) -> str:
    """An exception in one line. Those that name what is missing need no type before it."""
    if isinstance(problem, SyntaxError):  # whose text has the place as well
        return f"{type(problem).__name__}: {problem.msg}"
    text = " ".join(str(problem).split())
    plain = isinstance(problem, ImportError | ValueError | TypeError | OSError)
    return text if plain and text else f"{type(problem).__name__}: {text}".removesuffix(": ")


def _place(problem: Exception, found: _Registered, part: str) -> str:
    """The deepest line of the package's own files; else the line that names the part."""
    home = getattr(sys.modules.get(found.module), "__file__", None)
    if home is None:
        return ""
    frames = [(frame.f_code.co_filename, line) for frame, line in walk_tb(problem.__traceback__)]
    if isinstance(problem, SyntaxError):
        frames.append((problem.filename or "", problem.lineno or 1))
    spec = getattr(found.package, part, None)
    lines = Path(home).read_text(encoding="utf-8").splitlines()
    named = (n for n, line in enumerate(lines, 1) if isinstance(spec, str) and spec in line)
    return last_place(Path(home), [(home, next(named, 1)), *frames])


def last_place(home: Path, lines: Sequence[tuple[str, int]]) -> str:
    """The last of these lines that is in the package of a module; empty where none is."""
    folder = home.parent
    for name, line in reversed(lines):
        file = Path(name)
        if file == home or (home.stem == "__init__" and file.is_relative_to(folder)):
            return f"{file.relative_to(folder.parent).as_posix()}:{line}"
    return ""


GAMES = Games("tablecade.games")
