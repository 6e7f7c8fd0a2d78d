"""The benchmark as one HTML page."""

from collections.abc import Iterable, Iterator
from html import escape
from string import Template

from tablecade.lab import plots
from tablecade.lab.benchmark.result import BenchmarkResult, Bounds, Wins

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
<p><code>$command</code><br>$versions</p>
</html>
""")


def page(result: BenchmarkResult) -> str:
    lines = dict(result.provenance.lines())
    return _PAGE.substitute(
        version=result.benchmark,
        sections="".join(_sections(result)),
        command=escape(lines["command"]),
        versions=escape(lines["versions"]),
    )


Table = tuple[str, list[str], list[list[str]]]
"""A title, headings and rows."""


def tables(result: BenchmarkResult) -> Iterator[Table]:
    """The same on the page and in the terminal."""
    if result.wins:
        heads = ["bot", "game", "seats", "against", "matches", "wins", "95 % interval", "fair"]
        yield "Win shares", heads, [wins_cells(wins) for wins in result.wins]
    if result.regret:
        rows = [[r.bot, str(r.positions), f"{r.mean:.3f}", f"{r.best:.1%}"] for r in result.regret]
        heads = ["bot", "positions", "points a choice", "optimal"]
        yield "Regret against the optimum of a player alone", heads, rows
    if result.exploitability:
        heads = ["bot", "board", "value", "Pixoid loses", "Bugs lose"]
        rows = [
            [e.bot, e.board, f"{e.value:.3f}", f"{e.pixoid_loses:.3f}", f"{e.bugs_lose:.3f}"]
            for e in result.exploitability
        ]
        yield "Exploitability on small boards, in cubes", heads, rows
    if result.bounds:
        heads = ["bot", "plays by", "rounds", "boards solved", "fitted"]
        heads += ["Pixoid loses at least", "Bugs lose at least"]
        yield "Bounds on four boards of full size, in cubes", heads, [*map(_bounds, result.bounds)]


def _sections(result: BenchmarkResult) -> Iterator[str]:
    for title, heads, rows in tables(result):
        yield f"<h2>{escape(title)}</h2>\n{_table(heads, rows)}"
    for opponent in dict.fromkeys(wins.opponent for wins in result.wins):
        measured = [wins for wins in result.wins if wins.opponent == opponent]
        names = [f"{w.bot}, {w.game}, {w.seats} seats" for w in measured]
        shares, intervals = [w.win_share for w in measured], [w.ci95 for w in measured]
        label = f"share of the wins against {opponent}"
        height = max(3.2, 0.28 * len(measured))
        yield plots.figure(plots.strength(names, shares, intervals), label=label, height=height)


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
