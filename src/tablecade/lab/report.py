"""A report as one HTML file: tables and plots, nothing to fetch."""

from collections.abc import Callable, Sequence
from html import escape
from string import Template
from typing import Any

from msgspec import Struct

from tablecade.lab import plots
from tablecade.lab.statistics import Statistics
from tablecade.lab.summary import share_interval
from tablecade.lab.tournament_result import TournamentResult

Say = Callable[..., str]
"""The sentences of a language: `say("key", name=value)`."""

_PAGE = Template("""<!doctype html>
<html lang="$language">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: right }
td:first-child, th:first-child { text-align: left } svg { max-width: 100%; height: auto }
</style>
<h1>$title</h1>
<p>$lead</p>
$sections
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


def cells(row: Row) -> list[str]:
    """A row as text, the same on the page and in the terminal."""
    low, high = row.ci95
    score = "–" if row.mean_score is None else f"{row.mean_score:.2f}"
    rated = [] if row.rating is None else [f"{row.rating:.2f}"]
    return [row.name, f"{row.win_share:.1%}", f"{low:.1%} – {high:.1%}", score, *rated]


def columns(rows: Sequence[Row]) -> list[str]:
    """The keys of the headings."""
    rated = ["rating"] if rows and rows[0].rating is not None else []
    return [f"report-{name}" for name in ("player", "wins", "interval", "score", *rated)]


def page(rows: list[Row], statistics: Statistics, *, say: Say, language: str) -> str:
    title = say("report-title", game=say(f"game-{statistics.game}"))
    return _PAGE.substitute(
        language=language,
        title=escape(title),
        lead=escape(say("report-lead", games=statistics.games)),
        sections=_table(rows, say) + "".join(_plots(rows, statistics, say)),
    )


def _table(rows: list[Row], say: Say) -> str:
    head = "".join(f"<th>{escape(say(key))}</th>" for key in columns(rows))
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells(row)) + "</tr>"
        for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>\n"


def _plots(rows: list[Row], statistics: Statistics, say: Say) -> list[str]:
    names = [row.name for row in rows]
    halves = [(row.ci95[1] - row.ci95[0]) / 2 for row in rows]
    scores = {name: statistics.players[name].scores for name in names}
    drawn: list[tuple[str, str, Any]] = [
        ("strength", "wins", plots.strength(names, [row.win_share for row in rows], halves)),
        ("lengths", "decisions", plots.distribution({"": statistics.lengths})),
        ("endings", "share", plots.bars(_endings(statistics))),
        ("seats", "wins", plots.bars(plots.seat_shares(statistics))),
        ("roles", "wins", plots.bars(_roles(statistics, say))),
    ]
    if any(scores.values()):  # the short game of Pixoid has none
        drawn.insert(1, ("scores", "score", plots.distribution(scores)))
    return [
        _section(say(f"report-{key}"), say(f"report-{label}"), draw) for key, label, draw in drawn
    ]


def _endings(statistics: Statistics) -> dict[str, float]:
    return {reason: n / statistics.games for reason, n in sorted(statistics.reasons.items())}


def _roles(statistics: Statistics, say: Say) -> dict[str, float]:
    labels = (say(f"report-first-{statistics.game}"), say("report-others"))
    return plots.first_shares(statistics.first, statistics.others, labels=labels)


def _section(title: str, label: str, draw: plots.Draw) -> str:
    return f"<h2>{escape(title)}</h2>\n{plots.figure(draw, label=label)}\n"
