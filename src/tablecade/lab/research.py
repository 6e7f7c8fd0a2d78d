"""What a game brings to the lab: numbers for learning, compiled kernels, exact measurements.

The functions of a game import NumPy, Numba or OpenSpiel when they are called.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from msgspec import Struct

from tablecade.core.packages import GAMES

if TYPE_CHECKING:
    from tablecade.core.array import Array  # it loads NumPy
    from tablecade.lab.adapters.adapter import Adapter
    from tablecade.lab.adapters.observation import Layout, Renderer

Work = tuple[int, int, int]
"""A seed, the number of the first match, and how many."""


class Columns(NamedTuple):
    """The results of many matches, one array per column."""

    decisions: "Array"
    first: "Array"
    ended: "Array"
    reasons: tuple[str | None, ...]
    wins: "Array"
    scores: "Array | None"


class Kernel(Struct, frozen=True):
    """What the lab needs of a kernel. `play` imports Numba when it is first called."""

    bots: tuple[str, ...]
    play: Callable[[Any, tuple[str, ...], Work], Columns]
    """Plays matches from a state after set-up: `play(state, bots, work)`."""


class Tables(Protocol):
    """Many tables of one game at once, for vector environments: arrays by table and hand.

    A learner is a hand that is played from outside.
    """

    xp: Any
    """The array library of all arrays: numpy or cupy."""
    hands: int
    actions: int
    layout: "Layout"

    def seed(self, seed: int) -> None:
        """Restart the random numbers of all tables."""

    def reset(self, where: "Array") -> None:
        """Set up the tables of a mask."""

    def advance(self, where: "Array", learners: "Array") -> None:
        """Play until a learner owes a choice, or the match is over."""

    def answer(self, where: "Array", choices: "Array", learners: "Array") -> None:
        """Take the learners' choices (by table and hand), and those of the others, at once."""

    def observe(self, learners: "Array") -> "Array":
        """float32 by table, learner and field."""

    def masks(self, learners: "Array") -> "Array":
        """int8 by table, learner and action; waiting, the last one, for who owes nothing."""

    def credits(self) -> "Array":
        """Each hand's part of the victory by table; 0 while a match goes on."""

    @property
    def over(self) -> "Array":
        """Which tables are over."""


class Point(NamedTuple):
    """A name in a plot, its figure and the interval."""

    name: str
    value: float
    interval: tuple[float, float]


class Measurement(Struct, frozen=True, kw_only=True):
    """Measures a bot against exact answers, board by board."""

    seed: int
    kept: type[Struct]
    """What `measure` returns, a row of the result. It is kept as JSON until all is written."""
    measure: Callable[[str, str, int], Any]
    """Takes a bot, a board, and how many positions are measured where there are many."""
    boards: tuple[str, ...] = ("",)
    """One empty name where there is no board."""
    title: str
    heads: tuple[str, ...]
    cells: Callable[[Any], list[str]]
    """A row of the result as the cells of a table."""
    plots: Callable[[Sequence[Any]], Iterable[tuple[str, list[Point]]]]
    """Plots of all rows, each with the label of its axis."""


class GameBenchmark(Struct, frozen=True):
    """One game's part of the fixed set."""

    seats: tuple[int, ...] = ()
    """Numbers of seats at which win shares are measured."""
    exact: Callable[[], Mapping[str, Measurement]] | None = None
    """Imports the measurements, by name. Needs the extra `lab`."""


class Research(Struct, frozen=True, kw_only=True):
    """Each part may be missing."""

    adapter: "Callable[[Any, int], Adapter] | None" = None
    """Numbers for actions and observations, in place of those made from the views."""
    renderer: "Callable[[], Renderer] | None" = None
    kernel: Kernel | None = None
    benchmark: GameBenchmark | None = None
    tables: Mapping[str, Callable[..., Tables]] = {}
    """Compiled tables for vector environments by device: `cpu`, `gpu`.

    They are made by `tables[device](state, count=…, opponents=…, seed=…)`, opponents by hand.
    """
    openspiel: Callable[[], None] | None = None
    """Registers parts of the game that solvers of OpenSpiel can solve."""


def research_of(game: str) -> Research:
    return GAMES.part(game, "research", Research) or Research()


def games_with(part: str) -> tuple[str, ...]:
    """The games whose research has this part."""
    return tuple(game for game in GAMES.having("research") if getattr(research_of(game), part))


def benchmarks() -> dict[str, GameBenchmark]:
    """Parts of the benchmark by game."""
    found = {game: research_of(game).benchmark for game in GAMES.having("research")}
    return {game: benchmark for game, benchmark in found.items() if benchmark is not None}
