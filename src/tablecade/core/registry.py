"""Registries: what the games provide to one layer, by the game's id.

Each layer defines its own, most of them in a `registry.py`: rules in `games`, players in `bots`,
advice in `coach`, drawings in `cli`. A layer looks a game up there and never asks which game it is.
A registry lists the games of this package; other packages add theirs through an entry point group
of the same name. Both are written `module:attribute` and are imported when first used.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")
Make = Callable[[str, Any], T]
"""Checks and converts what was imported: `make(game, value)`. Raises ValueError or TypeError."""
Merge = Callable[[T, T], T]
"""Adds a package's entry to the known one of the same game. Raises ValueError."""


class PluginProblem(Struct, frozen=True):
    """An entry point of another package that can't be used: `plugin-problem` is its sentence."""

    name: str
    group: str
    package: str
    value: str
    problem: str


PROBLEMS: list[PluginProblem] = []
"""Entry points that were left out. They never stop the other games."""


class Registry(Mapping[str, T], Generic[T]):
    """One layer's entries by game id. A broken plug-in is left out and noted in `PROBLEMS`.

    Only a registry that can merge lets other packages add to a game that is known already.
    """

    def __init__(
        self, group: str, own: Mapping[str, str], *, make: Make[T], merge: Merge[T] | None = None
    ) -> None:
        self.group = group
        self._own = own
        self._make = make
        self._merge = merge
        self._loaded: dict[str, T] = {}
        self._registered: dict[str, T] = {}

    def register(self, game: str, value: Any) -> None:
        """Add or replace an entry in this process, for scripts and tests."""
        self._registered[game] = self._make(game, value)

    def note(self, game: str, problem: Exception) -> None:
        """Add to `PROBLEMS` what is wrong with a part of an entry; the entry stays."""
        noted = [_problem(entry, problem) for entry in entry_points(group=self.group, name=game)]
        PROBLEMS.extend(one for one in noted if one not in PROBLEMS)

    def __getitem__(self, game: str) -> T:
        if game in self._registered:
            return self._registered[game]
        if game not in self._loaded:
            self._loaded[game] = self._load(game)
        return self._loaded[game]

    def __iter__(self) -> Iterator[str]:
        yield from dict.fromkeys((*self._own, *self._plugins, *self._registered))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, game: object) -> bool:
        return game in self._own or game in self._registered or game in self._plugins

    def _load(self, game: str) -> T:
        extended = self._merge is not None and game in plugin_names(self.group)
        if game in self._own and not (extended and game in self._plugins):
            return self._make(game, load(self._own[game]))
        return self._plugins[game]

    @cached_property
    def _plugins(self) -> dict[str, T]:
        found: dict[str, T] = {}
        for entry in sorted(entry_points(group=self.group), key=lambda entry: entry.name):
            try:
                found[entry.name] = self._plugin(entry, found)
            except (Exception, SystemExit) as problem:
                PROBLEMS.append(_problem(entry, problem))
        return found

    def _plugin(self, entry: EntryPoint, found: Mapping[str, T]) -> T:
        game = entry.name
        if game not in self._own and game not in found:
            return self._make(game, entry.load())
        if self._merge is None:
            raise ValueError(f"another package already provides {game}")
        known = found[game] if game in found else self._make(game, load(self._own[game]))
        return self._merge(known, self._make(game, entry.load()))


def instance_of(kind: type[T]) -> Make[T]:
    """For entries that have to be of one class."""

    def check(game: str, value: Any) -> T:
        if not isinstance(value, kind):
            raise TypeError(f"{value!r} is not a {kind.__module__}.{kind.__qualname__} for {game}")
        return value

    return check


def callable_that(does: str) -> Make[Any]:
    """For entries that are functions or classes; `does` completes the sentence of a refusal."""

    def check(game: str, value: Any) -> Any:
        if not callable(value):
            raise TypeError(f"{value!r} is not a function that {does} {game}")
        return value

    return check


@cache
def plugin_names(group: str) -> frozenset[str]:
    """The names in an entry point group, without importing anything."""
    return frozenset(entry.name for entry in entry_points(group=group))


def load(spec: str) -> Any:
    """What `module:attribute` names."""
    module, _, attribute = spec.partition(":")
    value: Any = import_module(module)
    for name in attribute.split(".") if attribute else ():
        value = getattr(value, name)
    return value


def _problem(entry: EntryPoint, error: BaseException) -> PluginProblem:
    text = " ".join(str(error).split()) or "no reason given"
    return PluginProblem(
        name=entry.name,
        group=entry.group,
        package=entry.dist.name if entry.dist is not None else "?",
        value=entry.value,
        problem=f"{type(error).__name__}: {text}",
    )
