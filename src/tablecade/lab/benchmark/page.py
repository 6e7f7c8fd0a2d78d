"""The benchmark as one HTML page."""

from collections.abc import Iterable, Iterator
from html import escape
from string import Template
from typing import NamedTuple

from tablecade.lab import plots
from tablecade.lab.benchmark.result import BenchmarkResult, Bounds, Regret, Wins

_PAGE = Template("""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tablecade benchmark $version</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: right }
td:first-child, th:first-child { text-align: left } svg { max-width: 100%; height: auto }
</style>
<h1>Tablecade benchmark $version</h1>
$sections
<h2>Origin</h2>
<p><code>$command</code></p>
$origin
</html>
""")


WINS = "Win shares"
REGRET = "Regret against the optimum of a player alone"
EXPLOITABILITY = "Exploitability on small boards, in cubes"
BOUNDS = "Bounds on four boards of full size, in cubes"


def page(result: BenchmarkResult) -> str:
    return _PAGE.substitute(
        version=result.benchmark,
        sections="".join(_sections(result)),
        command=escape(result.provenance.command),
        origin=_table(["", ""], _origin(result)),
    )


def _origin(result: BenchmarkResult) -> list[list[str]]:
    """What somebody needs to get the same figures, besides the command."""
    seeds = [[f"seed of {name}", str(seed)] for name, seed in result.seeds.items()]
    lines = [[*line] for line in result.provenance.lines() if line[0] in ("engine", "versions")]
    return [*seeds, *lines]


Table = tuple[str, list[str], list[list[str]]]
"""A title, headings and rows."""


def tables(result: BenchmarkResult) -> Iterator[Table]:
    """The same on the page and in the terminal."""
    if result.wins:
        heads = ["bot", "game", "seats", "against", "matches", "wins", "95 % interval", "fair"]
        yield WINS, heads, [wins_cells(wins) for wins in result.wins]
    if result.regret:
        heads = ["bot", "positions", "points a choice", "95 % interval", "optimal"]
        yield REGRET, heads, [*map(_regret, result.regret)]
    if result.exploitability:
        heads = ["bot", "board", "value", "Pixoid loses", "Bugs lose"]
        rows = [
            [e.bot, e.board, f"{e.value:.3f}", f"{e.pixoid_loses:.3f}", f"{e.bugs_lose:.3f}"]
            for e in result.exploitability
        ]
        yield EXPLOITABILITY, heads, rows
    if result.bounds:
        heads = ["bot", "plays by", "rounds", "boards solved", "fitted"]
        heads += ["Pixoid loses at least", "Bugs lose at least"]
        yield BOUNDS, heads, [*map(_bounds, result.bounds)]


def _sections(result: BenchmarkResult) -> Iterator[str]:
    for title, heads, rows in tables(result):
        yield f"<h2>{escape(title)}</h2>\n{_table(heads, rows)}"
        for label, points in _PLOTS[title](result):
            yield _plot(label, points)


class Point(NamedTuple):
    """A name, a figure and its interval."""

    name: str
    value: float
    interval: tuple[float, float]


Plots = Iterator[tuple[str, list[Point]]]
"""Each with the label of its axis."""


def _plot(label: str, points: list[Point]) -> str:
    names, values, intervals = ([*column] for column in zip(*points, strict=True))
    height = max(3.2, 0.28 * len(points))
    return plots.figure(plots.strength(names, values, intervals), label=label, height=height)


def _wins_plots(result: BenchmarkResult) -> Plots:
    for opponent in dict.fromkeys(wins.opponent for wins in result.wins):
        yield (
            f"share of the wins against {opponent}",
            [
                Point(f"{w.bot}, {w.game}, {w.seats} seats", w.win_share, w.ci95)
                for w in result.wins
                if w.opponent == opponent
            ],
        )


def _regret_plots(result: BenchmarkResult) -> Plots:
    yield "points lost a choice", [Point(r.bot, r.mean, r.ci95) for r in result.regret]


def _exploitability_plots(result: BenchmarkResult) -> Plots:
    """These figures are exact: their interval is the figure itself."""
    for board in dict.fromkeys(one.board for one in result.exploitability):
        measured = [one for one in result.exploitability if one.board == board]
        lost = [
            (f"{one.bot} as {role}", cubes)
            for one in measured
            for role, cubes in (("Pixoid", one.pixoid_loses), ("Bugs", one.bugs_lose))
        ]
        points = [Point(name, cubes, (cubes, cubes)) for name, cubes in lost]
        yield f"cubes lost to an exact best response on {board}", points


def _bounds_plots(result: BenchmarkResult) -> Plots:
    lost = [
        (f"{one.bot} as {role}", *bound)
        for one in result.bounds
        for role, bound in (("Pixoid", one.pixoid_loses), ("Bugs", one.bugs_lose))
    ]
    points = [Point(name, mean, (mean - half, mean + half)) for name, mean, half in lost]
    yield "cubes lost at least, on boards of full size", points


_PLOTS = {
    WINS: _wins_plots,
    REGRET: _regret_plots,
    EXPLOITABILITY: _exploitability_plots,
    BOUNDS: _bounds_plots,
}
"""By the title of the table."""


def _regret(regret: Regret) -> list[str]:
    low, high = regret.ci95
    mean, interval = f"{regret.mean:.3f}", f"{low:.3f} – {high:.3f}"
    return [regret.bot, str(regret.positions), mean, interval, f"{regret.best:.1%}"]


def _bounds(bounds: Bounds) -> list[str]:
    lost = [f"{mean:.2f} ± {half:.2f}" for mean, half in (bounds.pixoid_loses, bounds.bugs_lose)]
    known = [f"{number} of 4" for number in (bounds.solved_boards, bounds.fitted_boards)]
    played = "its own" if bounds.plays_by is None else f"{bounds.plays_by} values"
    return [bounds.bot, played, str(bounds.rounds), *known, *lost]


def wins_cells(wins: Wins) -> list[str]:
    low, high = wins.ci95
    return [
        wins.bot, wins.game, str(wins.seats), wins.opponent, str(wins.matches),
        f"{wins.win_share:.1%}", f"{low:.1%} – {high:.1%}", f"{wins.fair:.1%}",
    ]  # fmt: skip


def _table(heads: list[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>\n"
