"""A report as one HTML file with tables and plots; it loads nothing."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from string import Template
from typing import Any

from msgspec import Struct

from tablecade.lab import plots
from tablecade.lab.provenance import Provenance
from tablecade.lab.statistics import Statistics
from tablecade.lab.summary import share_interval
from tablecade.lab.tournament_result import PairResult, TournamentResult
from tablecade.locales import Sentences

_PAGE = Template("""<!doctype html>
<html lang="$language">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: right }
td:first-child, th:first-child { text-align: left } svg { max-width: 100%; height: auto }
dt { float: left; clear: left; min-width: 6rem } dd { margin-left: 7rem } code { font-size: .9em }
</style>
<h1>$title</h1>
<p>$lead</p>
$sections
<h2>$origin</h2>
<dl>$lines</dl>
</html>
""")


class Row(Struct, frozen=True):
    """A player's line of the table."""

    name: str
    win_share: float
    ci95: tuple[float, float]
    mean_score: float | None
    rating: float | None = None


def rows_of(statistics: Statistics) -> list[Row]:
    """Players of match files, from the best to the worst."""
    rows = [
        Row(
            name,
            player.wins.value,
            share_interval(player.wins.won, games=player.wins.of),
            player.mean_score,
        )
        for name, player in statistics.players.items()
    ]
    return sorted(rows, key=lambda row: -row.win_share)


def rows_of_tournament(result: TournamentResult) -> list[Row]:
    return [
        Row(bot.bot, bot.win_share, bot.ci95, bot.mean_score, bot.rating.ordinal)
        for bot in result.bots
    ]


def cells(row: Row, words: Sentences) -> list[str]:
    """A row as text, the same on the page and in the terminal."""
    score = "–" if row.mean_score is None else words.number(row.mean_score, digits=2)
    rated = [] if row.rating is None else [words.number(row.rating, digits=2)]
    wins = words.percent(row.win_share, digits=1)
    return [row.name, wins, _interval(row.ci95, words), score, *rated]


def _interval(ends: tuple[float, float], words: Sentences) -> str:
    low, high = (words.percent(share, digits=1) for share in ends)
    return f"{low} – {high}"


def columns(rows: Sequence[Row]) -> list[str]:
    """The keys of the headings."""
    rated = ["rating"] if rows and rows[0].rating is not None else []
    return [f"report-{name}" for name in ("player", "wins", "interval", "score", *rated)]


class Report(Struct, frozen=True):
    """All that a page shows."""

    rows: list[Row]
    statistics: Statistics
    provenance: Provenance
    pairs: Sequence[PairResult] = ()


def report_of_tournament(result: TournamentResult, provenance: Provenance) -> Report:
    return Report(rows_of_tournament(result), result.statistics, provenance, result.pairs)


def page(report: Report, words: Sentences) -> str:
    say = words.say
    title = say("report-title", game=say(f"game-{report.statistics.game}"))
    return _PAGE.substitute(
        language=words.language,
        title=escape(title),
        lead=escape(say("report-lead", games=report.statistics.games)),
        sections="".join(_sections(report, words)),
        origin=escape(say("report-origin")),
        lines="".join(_line(say(f"report-{key}"), text) for key, text in report.provenance.lines()),
    )


def _sections(report: Report, words: Sentences) -> Iterator[str]:
    say = words.say
    yield _table(
        [say(key) for key in columns(report.rows)], (cells(row, words) for row in report.rows)
    )
    if report.pairs:
        yield f"<h2>{escape(say('report-pairs'))}</h2>\n"
        names = [row.name for row in report.rows]
        yield _table(["", *names], pair_cells(names, report.pairs, words))
        yield f"<p>{escape(say('report-pairs-lead'))}</p>\n"
    yield from _plots(report.rows, report.statistics, words)


def pair_cells(
    names: list[str], pairs: Sequence[PairResult], words: Sentences
) -> Iterator[list[str]]:
    """A line for each bot: its win share against each other one, with the interval."""
    shares = {(pair.one, pair.other): pair for pair in pairs}
    for name in names:
        yield [name, *(_pair_cell(shares, name, other, words) for other in names)]


def _pair_cell(
    shares: dict[tuple[str, str], PairResult], name: str, other: str, words: Sentences
) -> str:
    if name == other:
        return "–"
    pair = shares.get((name, other)) or shares[other, name]
    share, (low, high) = pair.win_share, pair.ci95
    if pair.one != name:
        share, low, high = 1 - share, 1 - high, 1 - low
    return f"{words.percent(share, digits=1)} ({_interval((low, high), words)})"


def _line(label: str, text: str) -> str:
    return f"<dt>{escape(label)}</dt><dd><code>{escape(text)}</code></dd>"


def _table(heads: Sequence[str], lines: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f"<table><tr>{head}</tr>{body}</table>\n"


def _plots(rows: list[Row], statistics: Statistics, words: Sentences) -> list[str]:
    say = words.say
    names = [row.name for row in rows]
    intervals = [row.ci95 for row in rows]
    scores = {name: statistics.players[name].scores for name in names}
    drawn: list[tuple[str, str, Any]] = [
        ("strength", "wins", plots.strength(names, [row.win_share for row in rows], intervals)),
        ("lengths", "decisions", plots.distribution({"": statistics.lengths})),
        ("endings", "share", plots.bars(_endings(statistics, words))),
        ("seats", "wins", plots.bars(plots.seat_shares(statistics))),
    ]
    if statistics.first.of:
        drawn.append(("roles", "wins", plots.bars(_roles(statistics, words))))
    if any(scores.values()):  # the short game of Pixoid has none
        drawn.insert(1, ("scores", "score", plots.distribution(scores)))
    return [
        _section(say(f"report-{key}"), say(f"report-{label}"), draw) for key, label, draw in drawn
    ]


def _endings(statistics: Statistics, words: Sentences) -> dict[str, float]:
    return {
        words.reason(statistics.game, reason): n / statistics.games
        for reason, n in sorted(statistics.reasons.items())
    }


def _roles(statistics: Statistics, words: Sentences) -> dict[str, float]:
    labels = (words.say(f"report-{statistics.game}-first"), words.say("report-others"))
    return plots.first_shares(statistics.first, statistics.others, labels=labels)


def _section(title: str, label: str, draw: plots.Draw) -> str:
    return f"<h2>{escape(title)}</h2>\n{plots.figure(draw, label=label)}\n"
