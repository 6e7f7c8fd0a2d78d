"""The result of the benchmark: as JSON, as tables, as an HTML page."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from tablecade.lab.benchmark.wins import Wins
from tablecade.lab.page import figure, heading, html_page, strength, table
from tablecade.lab.research import Measurement, Point, benchmarks
from tablecade.lab.results import Provenance

WINS = "Win shares"
HEADS = ["bot", "game", "seats", "against", "matches", "wins", "95 % interval", "fair"]

Table = tuple[str, list[str], list[list[str]]]
"""A title, headings and rows."""


class BenchmarkResult(Struct, frozen=True):
    benchmark: str
    wins: list[Wins]
    measured: dict[str, list[Any]]
    """By the name of the measurement: the rows of the games that have it."""
    seeds: dict[str, int]
    """Of each list that was measured; its choices and dice follow from it."""
    provenance: Provenance

    def document(self) -> dict[str, Any]:
        """The result as it is written: each measurement is a list beside the wins."""
        return {
            "benchmark": self.benchmark,
            "wins": self.wins,
            **self.measured,
            "seeds": self.seeds,
            "provenance": self.provenance,
        }


def tables(result: BenchmarkResult) -> Iterator[Table]:
    """The same on the page and in the terminal."""
    if result.wins:
        yield WINS, HEADS, [_wins_cells(wins) for wins in result.wins]
    for measurement, rows in _measured(result):
        yield measurement.title, [*measurement.heads], [*map(measurement.cells, rows)]


def _wins_cells(wins: Wins) -> list[str]:
    low, high = wins.ci95
    return [
        wins.bot, wins.game, str(wins.seats), wins.opponent, str(wins.matches),
        f"{wins.win_share:.1%}", f"{low:.1%} – {high:.1%}", f"{wins.fair:.1%}",
    ]  # fmt: skip


def _measured(result: BenchmarkResult) -> Iterator[tuple[Measurement, list[Any]]]:
    for benchmark in benchmarks().values():
        for name, measurement in (benchmark.exact() if benchmark.exact else {}).items():
            if rows := result.measured.get(name):
                yield measurement, rows


def page(result: BenchmarkResult) -> str:
    """Its last lines are what somebody needs to get the same figures."""
    command, *others = result.provenance.lines()
    seeds = [(f"seed of {name}", str(seed)) for name, seed in result.seeds.items()]
    return html_page(
        f"Tablecade benchmark {result.benchmark}",
        _body(result),
        origin="Origin",
        lines=[command, *seeds, *(line for line in others if line[0] != "seed")],
    )


def _body(result: BenchmarkResult) -> Iterator[str]:
    plots_of = {WINS: [*_wins_plots(result)]}
    plots_of |= {one.title: [*one.plots(rows)] for one, rows in _measured(result)}
    for title, heads, rows in tables(result):
        yield heading(title) + table(heads, rows)
        for label, points in plots_of[title]:
            names, values, intervals = ([*column] for column in zip(*points, strict=True))
            height = max(3.2, 0.28 * len(points))
            yield figure(strength(names, values, intervals), label=label, height=height)


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
