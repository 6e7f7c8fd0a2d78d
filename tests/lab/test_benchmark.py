from pathlib import Path

import pytest

from tablecade.lab.benchmark.page import page, tables
from tablecade.lab.benchmark.pixoid.bounds import measure_bounds
from tablecade.lab.benchmark.pixoid.exploitability import (
    SampledMixes,
    measure_exploitability,
    mixes_of,
)
from tablecade.lab.benchmark.qwixx.regret import measure_regret, positions
from tablecade.lab.benchmark.result import VERSION, BenchmarkResult, Bounds
from tablecade.lab.benchmark.wins import Cell, cells, measure_wins, plays
from tablecade.lab.checkpoint import Checkpoint
from tablecade.lab.provenance import provenance
from tablecade.lab.workers import Here

CELL = Cell("random", "qwixx", 3, "greedy", 60)


def test_the_set_has_every_number_of_seats() -> None:
    planned = [(cell.game, cell.seats, cell.opponent) for cell in cells("easy", matches=10)]
    assert len(planned) == len(set(planned)) == 14
    assert {seats for game, seats, _ in planned if game == "qwixx"} == {2, 3, 4, 5}
    assert {seats for game, seats, _ in planned if game == "qwixx-on-board"} == {2, 3, 4}


def test_a_bot_plays_the_games_that_have_it() -> None:
    assert plays("solitaire", "qwixx")
    assert not plays("solitaire", "pixoid")


def test_the_bot_sits_in_every_seat() -> None:
    assert [chunk.bots.index("random") for chunk in CELL.chunks()] == [0, 1, 2]


def test_a_measurement_continues_and_counts_nothing_twice(tmp_path: Path) -> None:
    counted: list[int] = []
    straight = measure_wins(CELL, Here(), Checkpoint("a", tmp_path), counted.append)
    again = measure_wins(CELL, Here(), Checkpoint("a", tmp_path), counted.append)
    assert again == straight
    assert counted[-1] == straight.matches == 60
    assert straight.win_share < straight.fair


def test_hard_is_less_exploitable_than_random() -> None:
    hard, random = (measure_exploitability(bot, "drawn-9") for bot in ("hard", "random"))
    assert hard.value == random.value
    assert hard.pixoid_loses < random.pixoid_loses
    assert -1e-9 <= hard.bugs_lose < random.bugs_lose


def test_positions_are_fixed_and_leave_a_choice() -> None:
    first = positions(20)
    positions.cache_clear()
    assert positions(20) == first
    assert len(set(first)) == 20


@pytest.mark.long
def test_the_optimum_has_no_regret() -> None:
    assert measure_regret("solitaire", count=100).mean == pytest.approx(0, abs=1e-6)
    assert measure_regret("random", count=100).mean > 1


BOUNDS = Bounds("hard", 4, 0, 4, "fitted", (0.5, 0.1), (1.5, 0.2))


def test_a_bot_that_tells_its_mixes_is_measured_by_them() -> None:
    assert hasattr(mixes_of("hard"), "level")
    assert isinstance(mixes_of("greedy"), SampledMixes)


@pytest.mark.long
def test_random_loses_much_on_boards_of_full_size() -> None:
    bounds = measure_bounds("random", rounds=2)
    assert (bounds.rounds, bounds.fitted_boards, bounds.plays_by) == (8, 0, None)
    assert bounds.pixoid_loses[0] > 3
    assert bounds.bugs_lose[0] > 3


def test_the_page_shows_every_table(tmp_path: Path) -> None:
    wins = measure_wins(CELL, Here(), Checkpoint("b", tmp_path), lambda _: None)
    exploited = measure_exploitability("random", "drawn-9")
    result = BenchmarkResult(VERSION, [wins], [], [exploited], [BOUNDS], provenance())
    text = page(result)
    assert text.count("<table>") == len([*tables(result)]) == 3
    assert text.count("<svg") == 1
    assert "fitted values" in text
