"""What many matches say, and how sure one can be of it."""

from pathlib import Path

import pytest

from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.core.match import Header, Match
from tablecade.lab.results import (
    Result,
    SeatSummary,
    Summary,
    Totals,
    result_of,
    share_interval,
    win_credit,
)

PAGE = Path(__file__).parents[2] / "docs" / "match-format.md"


def test_every_field_of_the_json_form_is_documented() -> None:
    form = PAGE.read_text("utf-8").partition("## Simulations")[2]
    for field in (*Summary.__struct_fields__, *SeatSummary.__struct_fields__):
        assert f'"{field}"' in form or f"`{field}`" in form


def test_a_shared_victory_counts_its_share() -> None:
    shared = Outcome("rows", (5, 5, 1), (Seat(0), Seat(1)))
    assert [win_credit(shared, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_the_bugs_victory_counts_one_for_each() -> None:
    caught = Outcome("caught", None, (Seat(1), Seat(2)))
    assert [win_credit(caught, seat) for seat in range(3)] == [0.0, 1.0, 1.0]


@pytest.mark.parametrize("games", [4, 61, 75])
def test_an_interval_holds_the_share_of_who_won_all_or_none(games: int) -> None:
    assert share_interval(0, games=games)[0] == 0.0
    assert share_interval(games, games=games)[1] == 1.0


def test_means_are_over_all_matches() -> None:
    tally = Totals(("a", "b"))
    tally.add(Result(Outcome("rows", (10, 4), (Seat(0),)), decisions=3, first=None))
    tally.add(Result(Outcome("penalties", (1, 7), (Seat(1),)), decisions=6, first=None))
    summary = tally.summary(game="qwixx", options={}, seed=1, engine="rules")
    assert (summary.games, summary.mean_decisions) == (2, 4.5)
    assert [seat.mean_score for seat in summary.seats] == [5.5, 5.5]
    assert [seat.win_share for seat in summary.seats] == [0.5, 0.5]
    assert tally.reasons == {"rows": 1, "penalties": 1}


def test_only_a_finished_match_counts() -> None:
    unfinished = Match(Header(1, "qwixx", {}, ("A", "B")))
    with pytest.raises(ValueError, match="finished"):
        result_of(unfinished)


def test_the_interval_is_wilsons() -> None:
    """Known values: 9 of 10, and the ends, where simpler intervals leave 0 to 1."""
    assert share_interval(9, games=10) == pytest.approx((0.5958, 0.9821), abs=1e-4)
    assert share_interval(0, games=10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert share_interval(10, games=10) == pytest.approx((0.7225, 1.0), abs=1e-4)
