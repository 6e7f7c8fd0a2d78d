"""`tablecade benchmark` keeps what is done until the result is written."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablecade.cli import benchmark, speech
from tablecade.core import errors
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.research.benchmark import Exploitability
from tablecade.lab import workers
from tablecade.lab.benchmark import Part
from tablecade.lab.research import GameBenchmark, Research, research_of
from tablecade.lab.simulation import play_chunk
from tablecade.lab.workers import WorkersLost
from tests.cli.running import Run

SMALL = ("benchmark", "random", "--matches", "2", "--workers", "1")
PARTS = 2
"""The boards of Pixoid."""


class Measured:
    """Stands in for the process that measures, and notes what; `stop` may raise before a part."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.stop: Callable[[Part], None] = lambda _: None

    def __enter__(self) -> "Measured":
        return self

    def __exit__(self, *problem: object) -> None: ...

    def ask(self, part: Part) -> Any:
        self.stop(part)
        self.parts.append(part)
        return Exploitability(part.bot, part.board, 2, 1.5, 1.0, 0.5)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Measured:
    """A small set: Qwixx with two seats, and Pixoid."""
    two_seats = replace(research_of("qwixx"), benchmark=GameBenchmark(seats=(2,)))
    monkeypatch.setitem(GAMES._loaded, ("qwixx", "research"), two_seats)
    monkeypatch.setitem(GAMES._loaded, ("qwixx-on-board", "research"), Research())
    found = Measured()
    monkeypatch.setattr(benchmark, "ChildProcess", lambda _: found)
    return found


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The chunks that are played."""
    chunks: list[Any] = []

    def noting(chunk: Any) -> Any:
        chunks.append(chunk)
        return play_chunk(chunk)

    monkeypatch.setattr(workers, "play_chunk", noting)
    return chunks


CELLS = 2
"""Matches against greedy and hard."""


def kept(folder: Path) -> list[Path]:
    return [*folder.rglob("simulations/*.jsonl")]


def fail_at_the_second(part: Part) -> None:
    if part.board == "drawn-15":
        raise WorkersLost(workers=1)


def stop_at_the_second(part: Part) -> None:
    if part.board == "drawn-15":
        raise KeyboardInterrupt


@pytest.mark.parametrize("stop", [fail_at_the_second, stop_at_the_second])
def test_a_run_that_ends_in_the_exact_part_continues_there(
    stop: Callable[[Part], None], run: Run, measured: Measured, played: list[Any], tmp_path: Path
) -> None:
    measured.stop = stop
    assert run(*SMALL).code != 0
    assert len(measured.parts) == 1
    assert len(kept(tmp_path)) == CELLS + 1
    measured.stop, before = lambda _: None, len(played)
    file = tmp_path / "result.json"
    assert run(*SMALL, "--json", str(file)).code == 0
    assert len(played) == before
    assert len(measured.parts) == len(set(measured.parts)) == PARTS
    assert kept(tmp_path) == []
    result = json.loads(file.read_text())
    assert [len(result[field]) for field in ("wins", "exploitability")] == [2, 2]


def test_a_game_before_the_bots_is_the_only_one_measured(
    run: Run, measured: Measured, tmp_path: Path
) -> None:
    file = tmp_path / "result.json"
    options = (*SMALL[2:], "--json", str(file))
    assert run("benchmark", "qwixx", "random", *options).code == 0
    assert {wins["game"] for wins in json.loads(file.read_text())["wins"]} == {"qwixx"}
    assert measured.parts == []
    assert run("benchmark", "pixoid", "random", *options).code == 0
    assert json.loads(file.read_text())["wins"] == []
    assert len(measured.parts) == PARTS


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("random", "There are no measurements for qwixx-on-board. “tablecade tournament"),
        ("nobody", "There is no bot “nobody” for qwixx-on-board; there are "),
    ],
)
def test_what_a_game_can_t_be_measured_with_is_told(run: Run, bot: str, told: str) -> None:
    ran = run("benchmark", "qwixx-on-board", bot)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(told)


def test_a_stop_in_the_exact_part_says_what_is_kept(
    run: Run, measured: Measured, tmp_path: Path
) -> None:
    measured.stop = stop_at_the_second
    ran = run(*SMALL)
    assert (ran.code, ran.out) == (130, "")
    told = " ".join(ran.err.split())
    assert "Stopped after all matches and 1 of 2 measurements." in told
    assert "The same command goes on from there." in told


def test_a_result_that_can_t_be_written_costs_nothing(
    run: Run, measured: Measured, tmp_path: Path
) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    file = tmp_path / "result.json"
    file.symlink_to("/dev/full")
    assert run(*SMALL, "--json", str(file)).code == 1
    assert len(kept(tmp_path)) == CELLS + PARTS


def test_the_result_names_engines_and_seeds(run: Run, measured: Measured, tmp_path: Path) -> None:
    data, page = tmp_path / "result.json", tmp_path / "result.html"
    assert run(*SMALL, "--json", str(data), "--html", str(page)).code == 0
    result = json.loads(data.read_text())
    assert [wins["engine"] for wins in result["wins"]] == ["kernels", "rules"]
    assert result["seeds"] == {"wins": 20260101, "exploitability": 20260103}
    assert result["provenance"]["engines"] == ["kernels", "rules"]
    assert result["provenance"]["seed"] == 20260101
    text = page.read_text(encoding="utf-8")
    assert "kernels, rules" in text
    assert all(str(seed) in text for seed in result["seeds"].values())


def test_the_exact_part_shows_its_progress(
    run: Run, measured: Measured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "LINE_SECONDS", 0)
    told = run(*SMALL).err
    assert [f"Measuring {done}/{PARTS}" in told for done in range(1, PARTS + 1)] == [True] * PARTS


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize("args", [(), ("--html", "page.html")])
def test_a_missing_extra_is_told_before_the_first_match(
    args: tuple[str, ...],
    run: Run,
    played: list[Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(errors, "find_spec", lambda _: None)
    ran = run(*SMALL, *args)
    assert ran.code == 1
    assert "[lab]" in ran.err
    assert played == []


def test_all_cores_play_unless_told_otherwise(
    run: Run, measured: Measured, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int | None] = []

    def local_workers(count: int | None, engine: str) -> workers.Workers:
        asked.append(count)
        return workers.Here()

    monkeypatch.setattr(benchmark, "local_workers", local_workers)
    run(*SMALL[:-2])
    run(*SMALL)
    assert asked == [None, 1]


@pytest.mark.parametrize("option", ["--matches", "--positions", "--rounds"])
def test_one_measurement_is_too_few_for_an_interval(run: Run, option: str) -> None:
    ran = run("benchmark", "nobody", option, "1")
    assert ran.code == 2
    assert option in ran.err
