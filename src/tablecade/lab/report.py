"""A report of matches or of a tournament: the same rows in the terminal and on an HTML page."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tablecade.lab.page import (
    Draw,
    bars,
    distribution,
    figure,
    heading,
    html_page,
    paragraph,
    strength,
    table,
)
from tablecade.lab.results import Provenance, Statistics, share_interval
from tablecade.lab.tournament import PairResult, TournamentResult
from tablecade.locales import Sentences


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


def columns(rows: Sequence[Row]) -> list[str]:
    """The keys of the headings."""
    rated = ["rating"] if rows and rows[0].rating is not None else []
    return [f"report-{name}" for name in ("player", "wins", "interval", "score", *rated)]


def cells(row: Row, words: Sentences) -> list[str]:
    """A row as text, the same on the page and in the terminal."""
    score = "–" if row.mean_score is None else words.number(row.mean_score, digits=2)
    rated = [] if row.rating is None else [words.number(row.rating, digits=2)]
    wins = words.percent(row.win_share, digits=1)
    return [row.name, wins, _interval(row.ci95, words), score, *rated]


def _interval(ends: tuple[float, float], words: Sentences) -> str:
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
        return f"{words.percent(share, digits=1)} ({_interval((low, high), words)})"

    for name in names:
        yield [name, *(cell(name, other) for other in names)]


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
    return html_page(
        say("report-title", game=say(f"game-{report.statistics.game}")),
        _body(report, words),
        origin=say("report-origin"),
        lines=[(say(f"report-{key}"), text) for key, text in report.provenance.lines()],
        language=words.language,
    )


def _body(report: Report, words: Sentences) -> Iterator[str]:
    say, rows = words.say, report.rows
    yield paragraph(say("report-lead", games=report.statistics.games))
    yield table([say(key) for key in columns(rows)], (cells(row, words) for row in rows))
    if report.pairs:
        names = [row.name for row in rows]
        yield heading(say("report-pairs"))
        yield table(["", *names], pair_cells(names, report.pairs, words))
        yield paragraph(say("report-pairs-lead"))
    for key, label, draw in _plots(rows, report.statistics, words):
        yield heading(say(f"report-{key}"))
        yield figure(draw, label=say(f"report-{label}"))


def _plots(
    rows: list[Row], statistics: Statistics, words: Sentences
) -> Iterator[tuple[str, str, Draw]]:
    """Each with the keys of its title and of the label of its axis."""
    names = [row.name for row in rows]
    shares, intervals = [row.win_share for row in rows], [row.ci95 for row in rows]
    yield "strength", "wins", strength(names, shares, intervals)
    scores = {name: statistics.players[name].scores for name in names}
    if any(scores.values()):  # the short game of Pixoid has none
        yield "scores", "score", distribution(scores)
    yield "lengths", "decisions", distribution({"": statistics.lengths})
    endings = {
        words.reason(statistics.game, reason): n / statistics.games
        for reason, n in sorted(statistics.reasons.items())
    }
    yield "endings", "share", bars(endings)
    seats = {str(seat): share.value for seat, share in sorted(statistics.seats.items())}
    yield "seats", "wins", bars(seats)
    if statistics.first.of:
        first = words.say(f"report-{statistics.game}-first")
        others = words.say("report-others")
        roles = {first: statistics.first.value, others: statistics.others.value}
        yield "roles", "wins", bars(roles)
