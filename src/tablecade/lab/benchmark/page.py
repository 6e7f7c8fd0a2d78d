"""The benchmark as one HTML page."""

from collections.abc import Iterable, Iterator
from html import escape
from string import Template
from typing import Any

from tablecade.lab import plots
from tablecade.lab.benchmark.result import BenchmarkResult, Wins
from tablecade.lab.research import Measurement, Point, benchmarks

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
HEADS = ["bot", "game", "seats", "against", "matches", "wins", "95 % interval", "fair"]


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
        yield WINS, HEADS, [wins_cells(wins) for wins in result.wins]
    for measurement, rows in _measured(result):
        yield measurement.title, [*measurement.heads], [*map(measurement.cells, rows)]


def _measured(result: BenchmarkResult) -> Iterator[tuple[Measurement, list[Any]]]:
    for benchmark in benchmarks().values():
        for name, measurement in (benchmark.exact() if benchmark.exact else {}).items():
            if rows := result.measured.get(name):
                yield measurement, rows


def _sections(result: BenchmarkResult) -> Iterator[str]:
    plots_of = {WINS: [*_wins_plots(result)]}
    plots_of |= {one.title: [*one.plots(rows)] for one, rows in _measured(result)}
    for title, heads, rows in tables(result):
        yield f"<h2>{escape(title)}</h2>\n{_table(heads, rows)}"
        for label, points in plots_of[title]:
            yield _plot(label, points)


def _plot(label: str, points: list[Point]) -> str:
    names, values, intervals = ([*column] for column in zip(*points, strict=True))
    height = max(3.2, 0.28 * len(points))
    return plots.figure(plots.strength(names, values, intervals), label=label, height=height)


def _wins_plots(result: BenchmarkResult) -> Iterator[tuple[str, list[Point]]]:
    for opponent in dict.fromkeys(wins.opponent for wins in result.wins):
        yield (
            f"share of the wins against {opponent}",
            [
                Point(f"{w.bot}, {w.game}, {w.seats} seats", w.win_share, w.ci95)
                for w in result.wins
                if w.opponent == opponent
            ],
        )


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
