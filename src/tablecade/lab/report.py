"""Reports of matches, of a tournament and of the benchmark: the same rows in the terminal and on an
HTML page with plots, one file that loads nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from importlib import import_module
from io import StringIO
from string import Template
from typing import Any

from tablecade.lab.benchmark import BenchmarkResult, tables
from tablecade.lab.results import Counts, Provenance, Statistics, share_interval
from tablecade.lab.tournament import BotResult, PairResult
from tablecade.locales import Sentences

Draw = Callable[..., None]
"""Draws figures on the axes of Matplotlib: `draw(axes, …)`."""

_PAGE = Template("""<!doctype html>
<html lang="$language">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: right }
td:first-child, th:first-child { text-align: left } svg { max-width: 100%; height: auto }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem } dd { margin: 0 }
code { font-size: .9em }
</style>
<h1>$title</h1>
$body
<h2>$origin</h2>
<dl>$lines</dl>
</html>
""")


def rows_of(statistics: Statistics) -> list[BotResult]:
    """Players of match files, from the best to the worst; they have no rating."""
    rows = []
    for name, player in statistics.players.items():
        interval = share_interval(player.wins.won, games=player.wins.of)
        rows.append(BotResult(name, None, player.wins.value, interval, player.mean_score))
    return sorted(rows, key=lambda row: -row.win_share)


def columns(rows: Sequence[BotResult]) -> list[str]:
    """The keys of the headings."""
    rated = ["rating"] if rows and rows[0].rating is not None else []
    return [f"report-{name}" for name in ("player", "wins", "interval", "score", *rated)]


def cells(row: BotResult, words: Sentences) -> list[str]:
    """A row as text, the same on the page and in the terminal."""
    score = "–" if row.mean_score is None else words.number(row.mean_score, digits=2)
    rated = [] if row.rating is None else [words.number(row.rating.ordinal, digits=2)]
    wins = words.percent(row.win_share, digits=1)
    return [row.bot, wins, interval(row.ci95, words), score, *rated]


def interval(ends: tuple[float, float], words: Sentences) -> str:
    low, high = (words.percent(share, digits=1) for share in ends)
    return f"{low} – {high}"


def pair_cells(
    names: list[str], pairs: Sequence[PairResult], words: Sentences
) -> Iterator[list[str]]:
    """A line for each bot: its win share against each other one, with the interval."""
    shares = {(pair.one, pair.other): pair for pair in pairs}

    def cell(name: str, other: str) -> str:
        if name == other:
            return "–"
        pair = shares.get((name, other)) or shares[other, name]
        share, (low, high) = pair.win_share, pair.ci95
        if pair.one != name:
            share, low, high = 1 - share, 1 - high, 1 - low
        return f"{words.percent(share, digits=1)} ({interval((low, high), words)})"

    for name in names:
        yield [name, *(cell(name, other) for other in names)]


def page(
    rows: Sequence[BotResult],
    statistics: Statistics,
    provenance: Provenance,
    words: Sentences,
    *,
    pairs: Sequence[PairResult] = (),
) -> str:
    say = words.say
    body = [
        paragraph(say("report-lead", games=statistics.games)),
        table([say(key) for key in columns(rows)], (cells(row, words) for row in rows)),
    ]
    if pairs:
        names = [row.bot for row in rows]
        body.append(heading(say("report-pairs")))
        body.append(table(["", *names], pair_cells(names, pairs, words)))
        body.append(paragraph(say("report-pairs-lead")))
    for key, label, draw, *figures in _plots(rows, statistics, words):
        body.append(heading(say(f"report-{key}")))
        body.append(figure(draw, *figures, label=say(f"report-{label}")))
    return html_page(
        say("report-title", game=say(f"game-{statistics.game}")),
        body,
        origin=say("report-origin"),
        lines=[(say(f"report-{key}"), text) for key, text in provenance.lines()],
        language=words.language,
    )


def _plots(
    rows: Sequence[BotResult], statistics: Statistics, words: Sentences
) -> Iterator[tuple[Any, ...]]:
    """Each the keys of its title and of the label of its axis, how to draw it, and figures."""
    names = [row.bot for row in rows]
    shares, intervals = [row.win_share for row in rows], [row.ci95 for row in rows]
    yield "strength", "wins", strength, names, shares, intervals
    scores = {name: statistics.players[name].scores for name in names}
    if any(scores.values()):  # the short game of Pixoid has none
        yield "scores", "score", distribution, scores
    yield "lengths", "decisions", distribution, {"": statistics.lengths}
    endings = {
        words.reason(statistics.game, reason): n / statistics.games
        for reason, n in sorted(statistics.reasons.items())
    }
    yield "endings", "share", bars, endings
    seats = {str(seat): share.value for seat, share in sorted(statistics.seats.items())}
    yield "seats", "wins", bars, seats
    if statistics.first.of:
        first = words.say(f"report-{statistics.game}-first")
        others = words.say("report-others")
        roles = {first: statistics.first.value, others: statistics.others.value}
        yield "roles", "wins", bars, roles


def benchmark_page(result: BenchmarkResult) -> str:
    """Its last lines are what somebody needs to get the same figures."""
    body = []
    for title, heads, rows, plots in tables(result):
        body.append(heading(title) + table(heads, rows))
        for label, points in plots:
            figures = ([*column] for column in zip(*points, strict=True))
            height = max(3.2, 0.28 * len(points))
            body.append(figure(strength, *figures, label=label, height=height))
    command, *others = result.provenance.lines()
    seeds = [(f"seed of {name}", str(seed)) for name, seed in result.seeds.items()]
    return html_page(
        f"Tablecade benchmark {result.benchmark}",
        body,
        origin="Origin",
        lines=[command, *seeds, *(line for line in others if line[0] != "seed")],
    )


def html_page(
    title: str,
    body: Iterable[str],
    *,
    origin: str,
    lines: Iterable[tuple[str, str]],
    language: str = "en",
) -> str:
    """`body` is HTML; `lines`, under the heading `origin`, say where the figures come from."""
    return _PAGE.substitute(
        language=language,
        title=escape(title),
        body="".join(body),
        origin=escape(origin),
        lines="".join(
            f"<dt>{escape(label)}</dt><dd><code>{escape(text)}</code></dd>" for label, text in lines
        ),
    )


def heading(title: str) -> str:
    return f"<h2>{escape(title)}</h2>\n"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def table(heads: Sequence[str], lines: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f"<table><tr>{head}</tr>{body}</table>\n"


def figure(draw: Draw, *figures: Any, label: str, height: float = 3.2) -> str:
    """One plot as SVG. Matplotlib is loaded by the first; it needs no screen."""
    import_module("matplotlib").use("svg")
    pyplot: Any = import_module("matplotlib.pyplot")
    # The same matches give the same file: no date, no random ids.
    with pyplot.rc_context({"svg.hashsalt": "tablecade", "svg.fonttype": "none"}):
        picture, axes = pyplot.subplots(figsize=(6.4, height), layout="constrained")
        draw(axes, *figures)
        axes.set_xlabel(label)
        file = StringIO()
        picture.savefig(file, format="svg", metadata={"Date": None})
        pyplot.close(picture)
    drawn = file.getvalue()
    return drawn[drawn.index("<svg") :] + "\n"


def strength(
    axes: Any, names: Sequence[str], shares: Sequence[float], intervals: Sequence[tuple[float, ...]]
) -> None:
    """Figures with the same intervals as in the table."""
    below = [share - low for share, (low, _) in zip(shares, intervals, strict=True)]
    above = [high - share for share, (_, high) in zip(shares, intervals, strict=True)]
    places = range(len(names))
    axes.errorbar(shares, places, xerr=[below, above], fmt="o", capsize=4)
    axes.set_yticks(places, names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.3)


def distribution(axes: Any, counts: dict[str, Counts]) -> None:
    """The share of matches for each whole number, a line for each player."""
    seen = [number for numbers in counts.values() for number in numbers]
    edges = [edge - 0.5 for edge in range(min(seen), max(seen) + 2)]
    for name, numbers in counts.items():
        total = sum(numbers.values())
        shares = [count / total for count in numbers.values()]
        axes.hist(list(numbers), bins=edges, weights=shares, histtype="step", label=name)
    if len(counts) > 1:
        axes.legend()


def bars(axes: Any, shares: dict[str, float]) -> None:
    axes.barh(list(shares), list(shares.values()))
    axes.invert_yaxis()
