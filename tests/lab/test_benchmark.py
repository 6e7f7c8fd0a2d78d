from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.research.benchmark import (
    Exploitability,
    measure_exploitability,
    mixes_of,
)
from tablecade.games.qwixx.research import benchmark as regret
from tablecade.games.qwixx.research.benchmark import Regret, measure_regret, positions
from tablecade.lab import benchmark, checkpoint
from tablecade.lab.benchmark import (
    VERSION,
    BenchmarkResult,
    Cell,
    KeptPart,
    Part,
    cells,
    gather,
    measure_part,
    measure_wins,
    plan,
    plays,
    tables,
)
from tablecade.lab.checkpoint import Checkpoint
from tablecade.lab.report import benchmark_page, strength
from tablecade.lab.results import provenance
from tablecade.lab.workers import ChildProcess, Here, WorkersLost

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


def test_a_bot_that_tells_its_mixes_is_measured_by_them() -> None:
    assert mixes_of("hard", 1).__name__ == "mixes"
    assert mixes_of("greedy", 1).__name__ == "sampled"


REGRET = Regret("random", 50, 16.8, (12.4, 21.1), 0.16)
EXPLOITED = Exploitability("random", "drawn-9", 2, 1.5, 1.0, 0.5)


@pytest.fixture
def result(tmp_path: Path) -> BenchmarkResult:
    measured = measure_wins(CELL, Here(), Checkpoint("b", tmp_path), lambda _: None)
    return BenchmarkResult(
        VERSION,
        [measured],
        {"regret": [REGRET], "exploitability": [EXPLOITED]},
        seeds={"wins": 7, "regret": 8},
        provenance=provenance(engines=[measured.engine]),
    )


def test_the_page_shows_every_table_with_a_plot(result: BenchmarkResult) -> None:
    text = benchmark_page(result)
    assert text.count("<table>") == len([*tables(result)]) == 3
    assert text.count("<svg") == 3
    for label in (
        "share of the wins against greedy",
        "points lost a choice",
        "cubes lost to an exact best response on drawn-9",
    ):
        assert text.count(label) >= 1


def test_a_plot_shows_the_figures_of_its_table(
    result: BenchmarkResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[Any, ...]] = []

    def keep(draw: object, *figures: Any, **_: object) -> str:
        assert draw is strength
        drawn.append(figures)
        return ""

    monkeypatch.setattr("tablecade.lab.report.figure", keep)
    benchmark_page(result)
    assert drawn[1:] == [
        (["random as Pixoid", "random as Bugs"], [1.0, 0.5], [(1.0, 1.0), (0.5, 0.5)]),
        (["random"], [16.8], [(12.4, 21.1)]),
    ]


def test_the_page_names_seeds_and_engine(result: BenchmarkResult) -> None:
    text = benchmark_page(result)
    assert "<dt>seed of wins</dt><dd><code>7</code></dd>" in text
    assert "<dt>seed of regret</dt><dd><code>8</code></dd>" in text
    assert f"<dt>engine</dt><dd><code>{result.wins[0].engine}</code></dd>" in text


def test_the_regret_has_an_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the mean, by the usual formula; a single sheet has none."""

    class Judge:
        def __init__(self, *_: object) -> None: ...

        def values(self, state: Any, hand: Hand) -> dict[Any, float]:
            choices = GAMES["qwixx"].choices(state, hand)
            return {choice: float(number) for number, choice in enumerate(choices)}

    monkeypatch.setattr(regret, "SolitaireQwixx", Judge)
    measured, single = (regret.measure_regret("random", count=count) for count in (20, 1))
    low, high = measured.ci95
    assert low < measured.mean < high
    assert single.ci95 == (single.mean, single.mean)


PARTS = [Part("pixoid", "exploitability", "random", f"drawn-{board}", 10) for board in (15, 9)]


def test_every_bot_is_measured_in_the_games_it_plays() -> None:
    parts = plan(["random", "perfect", "solitaire"], 10)
    counted = Counter((part.field, part.bot) for part in parts)
    assert counted == {
        **{("exploitability", bot): 2 for bot in ("random", "perfect")},
        **{("regret", bot): 1 for bot in ("random", "solitaire")},
    }


def test_a_process_of_its_own_measures_the_same() -> None:
    with ChildProcess(measure_part) as process:
        measured = {part: process.ask(part) for part in PARTS}
    assert measured == {part: measure_part(part) for part in PARTS}
    found = gather(measured)
    assert [one.board for one in found["exploitability"]] == ["drawn-15", "drawn-9"]


def test_an_error_of_the_process_is_raised_here() -> None:
    with ChildProcess(measure_part) as process, pytest.raises(KeyError, match="nowhere"):
        process.ask(Part("pixoid", "exploitability", "random", "nowhere", 10))


def test_a_process_that_died_is_told() -> None:
    with ChildProcess(measure_part) as process:
        process.terminate()
        with pytest.raises(WorkersLost):
            process.ask(PARTS[0])


def test_a_part_is_kept_until_it_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchmark, "checkpoint_folder", lambda: tmp_path)
    kept = KeptPart(PARTS[0])
    assert kept.load() is None
    kept.add(EXPLOITED)
    assert KeptPart(PARTS[0]).load() == EXPLOITED
    kept.delete()
    assert kept.load() is None
    assert not [*tmp_path.iterdir()]


def test_a_damaged_part_is_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "checkpoint_folder", lambda: tmp_path)
    kept = KeptPart(PARTS[0])
    kept.add(EXPLOITED)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:20])
    assert kept.load() is None


def test_what_is_kept_is_not_mixed_with_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    files, keys = [], []
    for version in ("1", "2"):
        monkeypatch.setattr(checkpoint, "__version__", version)
        checkpoint.code_version.cache_clear()
        files.append(KeptPart(PARTS[0]).file)
        keys.append(CELL.key)
    assert files[0] != files[1]
    assert keys[0] != keys[1]


def test_matches_are_not_mixed_with_those_of_another_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = []
    for engine in ("rules", "kernels"):
        monkeypatch.setattr(benchmark, "engine_for", lambda *_, engine=engine: engine)
        keys.append(CELL.key)
    assert keys[0] != keys[1]
