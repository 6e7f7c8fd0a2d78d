from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablecade.core.packages import GAMES
from tablecade.lab.checkpoint import Checkpoint
from tablecade.lab.report import page
from tablecade.lab.results import provenance
from tablecade.lab.simulation import settle
from tablecade.lab.tournament import (
    HeadToHead,
    Tournament,
    TournamentResult,
    TournamentRun,
    seatings,
)
from tablecade.lab.workers import Here, Processes, Workers
from tablecade.locales import sentences


def tournament(game: str, *, seats: int, deals: int, **options: Any) -> Tournament:
    settled = settle(GAMES[game], options, seats=seats, seed=1)
    return Tournament(
        game=game, options=settled, bots=("random", "greedy"), seats=seats, seed=1,
        precision=0.05, most_deals=deals,
    )  # fmt: skip


def played(planned: Tournament, workers: Workers) -> TournamentResult:
    tour = TournamentRun(planned)
    with workers:
        while pairs := tour.open_pairs():
            for pair in pairs:
                tour.play_on(pair, workers)
    return tour.result()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_bots_sit_in_every_seat_in_the_same_company(seats: int) -> None:
    sat = seatings("a", "b", seats=seats)
    swapped = {"a": "b", "b": "a"}
    assert {tuple(swapped[bot] for bot in seating) for seating in sat} == set(sat)
    for seat in range(seats):
        assert Counter(seating[seat] for seating in sat) == {"a": len(sat) / 2, "b": len(sat) / 2}


def test_everybody_meets_everybody() -> None:
    planned = msgspec.structs.replace(tournament("qwixx", seats=2, deals=1), bots=("a", "b", "c"))
    pairs = [(pair.one, pair.other) for pair in TournamentRun(planned).pairs]
    assert pairs == [("a", "b"), ("a", "c"), ("b", "c")]


def test_it_stops_when_tight_and_finds_the_stronger() -> None:
    result = played(tournament("qwixx", seats=2, deals=5000), Here())
    (pair,) = result.pairs
    assert result.tight
    assert pair.deals == 1000
    assert [bot.bot for bot in result.bots] == ["greedy", "random"]
    assert pair.win_share < 0.1
    better, worse = (bot.rating for bot in result.bots)
    assert better
    assert worse
    assert better.ordinal > worse.ordinal
    assert result.bots[0].win_share == pytest.approx(1 - pair.win_share)


def test_it_stops_at_the_most_deals() -> None:
    planned = msgspec.structs.replace(tournament("qwixx", seats=3, deals=30), precision=0.0)
    result = played(planned, Here())
    assert not result.tight
    assert result.pairs[0].deals == 30
    assert result.statistics.games == 30 * 6


def test_the_same_seed_gives_the_same_result_whatever_plays() -> None:
    planned = tournament("pixoid", seats=3, deals=30, variant="short")
    assert played(planned, Here()) == played(planned, Processes(2))


def test_paired_dice_cut_variance() -> None:
    """The same deals, once paired and once with each match of a deal from other dice."""
    planned = msgspec.structs.replace(tournament("qwixx", seats=2, deals=1000), precision=0.0)
    tour = TournamentRun(msgspec.structs.replace(planned, bots=("greedy", "random")))
    tour.play_on(tour.pairs[0], Here())
    paired = tour.pairs[0].variance
    won = tour.pairs[0].mean
    assert paired < won * (1 - won) / (2 * 1000) * 1.1


def test_a_standing_of_one_deal_is_never_tight() -> None:
    assert HeadToHead("a", "b", [1.0]).ci95 == (0.0, 1.0)


def test_deals_that_all_went_one_way_have_an_interval() -> None:
    low, high = HeadToHead("a", "b", [1.0] * 20).ci95
    assert (low, high) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_a_stopped_tournament_continues_and_plays_nothing_twice(tmp_path: Path) -> None:
    planned = tournament("pixoid", seats=3, deals=4, variant="short")
    straight = played(planned, Here())
    checkpoint = Checkpoint(planned.key, tmp_path)
    stopped = TournamentRun(planned, checkpoint)
    with pytest.raises(KeyboardInterrupt):
        stopped.play_on(stopped.pairs[0], Here(), stop_after(3))
    kept = sum(done.count for done in checkpoint.finished())
    assert kept >= 3
    counted: list[int] = []
    again = TournamentRun(planned, checkpoint)
    again.play_on(again.pairs[0], Here(), counted.append)
    assert counted[0] == kept
    assert again.result() == straight


def stop_after(matches: int) -> Callable[[int], None]:
    left = [matches]

    def on_done(count: int) -> None:
        left[0] -= count
        if left[0] <= 0:
            raise KeyboardInterrupt

    return on_done


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.count: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: Any) -> None:  # noqa: ARG002 - the parser's own signature
        self.count[tag] += 1


@pytest.mark.parametrize("language", ["en", "pl", "fr", "de"])
def test_the_report_holds_a_table_and_six_plots(language: str) -> None:
    result = played(tournament("qwixx-on-board", seats=2, deals=50), Here())
    words = sentences(language)
    origin = provenance(seed=1, engines=result.engines)
    text = page(result.bots, result.statistics, origin, words, pairs=result.pairs)
    tags = _Tags()
    tags.feed(text)
    assert tags.count["svg"] == 6
    assert tags.count["tr"] == 6
    assert "<script" not in text
    assert "<link" not in text
