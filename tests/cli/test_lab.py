"""`tablecade tournament`, `report` and `dataset`, as a user runs them."""

import json
import re
import sys
from pathlib import Path

import msgspec
import pytest

from tablecade import play
from tablecade.core.errors import install_command
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder, code_version
from tablecade.lab.simulation import Played
from tests.cli.running import Run

TOURNAMENT = ("tournament", "qwixx", "random", "greedy", "--deals", "40")


def test_a_tournament_ranks_the_bots(run: Run) -> None:
    result = json.loads(run(*TOURNAMENT, "--json").out)
    assert [bot["bot"] for bot in result["bots"]] == ["greedy", "random"]
    assert result["pairs"][0]["deals"] == 40
    assert result["statistics"]["games"] == 80


def test_a_tournament_says_the_same_for_people(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    out = run(*TOURNAMENT, "--html", str(page)).out
    assert out.index("greedy") < out.index("random")
    assert page.read_text("utf-8").count("<svg") == 6


def test_figures_and_endings_are_written_as_in_the_language(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    out = run(*TOURNAMENT, "--html", str(page), "--language", "de").out
    shown = page.read_text("utf-8")
    for text in (out, shown):
        assert re.search(r"\d,\d\u00a0%", text)
        assert not re.search(r"\d\.\d+%", text)
    assert "durch den vierten Fehlwurf" in shown
    assert ">penalties<" not in shown


def test_a_tournament_names_its_seed_and_its_engine(run: Run) -> None:
    assert "seed 7, engine rules." in run(*TOURNAMENT, "--seed", "7", "--engine", "rules").out


def test_a_tournament_needs_two_bots(run: Run) -> None:
    assert run("tournament", "qwixx", "greedy", "greedy").code == 2


def test_a_report_of_match_files(run: Run, tmp_path: Path) -> None:
    folder, page = tmp_path / "matches", tmp_path / "report.html"
    bots = ("greedy", "random", "--games", "5")
    run("simulate", "qwixx", *bots, "--matches", str(folder))
    (folder / "broken.jsonl").write_text("{}")
    ran = run("report", str(folder), "--html", str(page), "--json")
    assert json.loads(ran.out)["qwixx"]["games"] == 5
    assert "broken.jsonl" in ran.err
    assert page.exists()
    assert "greedy" in run("report", str(folder)).out


def test_a_report_of_nothing_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("report", str(tmp_path))
    assert (ran.code, ran.out) == (1, "")
    assert "no match files" in ran.err


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_report_of_unfinished_and_bad_files_is_told(
    run: Run, tmp_path: Path, options: tuple[str, ...]
) -> None:
    match = msgspec.structs.replace(play("qwixx", ["random", "random"], seed=1), closing=None)
    (tmp_path / "unfinished.jsonl").write_text(match.write(), encoding="utf-8")
    (tmp_path / "broken.jsonl").write_text("{}")
    ran = run("report", str(tmp_path), *options)
    assert (ran.code, ran.out) == (1, "")
    assert "broken.jsonl" in ran.err
    assert f"{tmp_path} has no finished match of " in ran.err


def test_a_dataset_of_match_files(run: Run, tmp_path: Path) -> None:
    folder, file = tmp_path / "matches", tmp_path / "choices.parquet"
    run("simulate", "qwixx", "greedy", "random", "--games", "2", "--matches", str(folder))
    assert "rows in" in run("dataset", "qwixx", str(folder), str(file)).out
    assert file.exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_workers_change_nothing(run: Run, workers: str) -> None:
    args = ("simulate", "pixoid", "greedy", "random", "random", "--games", "60", "--json")
    single = run(*args, "--workers", "1").out
    assert run(*args, "--workers", workers).out == single


def test_a_stopped_simulation_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("simulate", "qwixx", "random", "random", "--games", "50000", "--json")
    straight = run(*args).out
    add = Checkpoint.add

    def add_and_stop(self: Checkpoint, done: Played) -> None:
        add(self, done)
        raise KeyboardInterrupt

    monkeypatch.setattr(Checkpoint, "add", add_and_stop)
    stopped = run(*args, "--workers", "1")
    monkeypatch.undo()
    assert stopped.code == 130
    assert "goes on from there" in stopped.err
    assert run(*args).out == straight


def test_a_stopped_simulation_starts_anew_with_an_edited_bot(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "from tablecade.bots.bot import RandomBot as Mine\n"
    (tmp_path / "edited_bot.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    args = ("simulate", "qwixx", "random", "edited_bot:Mine", "--games", "3")
    with monkeypatch.context() as stopping:
        stopping.setattr(Checkpoint, "delete", lambda _: None)
        run(*args, "--workers", "1")
    (old,) = checkpoint_folder().iterdir()
    (tmp_path / "edited_bot.py").write_text(source + "DEPTH = 2\n")
    code_version.cache_clear()
    run(*args, "--workers", "1")
    assert old.exists()


def test_what_the_plain_install_lacks_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    ran = run(*TOURNAMENT)
    assert ran.code == 1
    assert install_command("lab") in ran.err
    assert "Traceback" not in ran.err
