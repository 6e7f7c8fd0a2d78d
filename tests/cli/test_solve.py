"""`tablecade solve`."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from tablecade.core import errors
from tablecade.core.errors import install_command
from tablecade.games.pixoid import terminal as command
from tests.boards import MAZE_DRAWING
from tests.cli.running import Run


def test_a_board_is_solved_and_the_starts_are_told(run: Run, tmp_path: Path) -> None:
    drawing = tmp_path / "maze.txt"
    drawing.write_text(MAZE_DRAWING, encoding="utf-8")
    ran = run("solve", "pixoid", str(drawing), "--no-bonus")
    assert ran.code == 0
    assert [line.split() for line in ran.out.splitlines()[1:]] == [
        ["a4", "1.0000"],
        ["d4", "2.0000"],
        ["a1", "0.0000"],
        ["d1", "0.0000"],
    ]
    assert list((tmp_path / "data/tablecade/solved/pixoid").glob("*-standard-plain/turn-12.pxv"))


def test_what_the_plain_install_leaves_out_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "find_spec", lambda _: None)
    ran = run("solve", "pixoid", "A1", "B1", "C1", "D1")
    assert ran.code == 1
    assert install_command("lab") in ran.err


def test_a_game_without_a_solver_is_told(run: Run) -> None:
    assert run("solve", "chess").code == 2


def test_an_unknown_device_is_told(run: Run) -> None:
    ran = run("solve", "pixoid", "A1", "B1", "C1", "D1", "--device", "tpu")
    assert ran.code == 2
    assert "--device <cpu|gpu>" in ran.err


def test_a_board_or_all_of_them(run: Run) -> None:
    sentences = {
        (): "Name a board, or give --all.",
        ("A1", "B1", "C1", "D1", "--all"): "Either name a board or give --all, not both.",
    }
    for wrong, sentence in sentences.items():
        ran = run("solve", "pixoid", *wrong)
        assert ran.code == 2
        assert sentence in ran.err


def test_all_boards_are_the_96_that_are_no_turns_of_each_other(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved: list[object] = []

    def solve(board: object, *_: object) -> dict[str, float]:
        solved.append(board)
        return {}

    monkeypatch.setattr(command, "_solve", solve)
    assert run("solve", "pixoid", "--all").code == 0
    assert len(set(solved)) == len(solved) == 96


def test_simulations_say_that_they_use_solved_values(run: Run, tmp_path: Path) -> None:
    drawing = tmp_path / "maze.txt"
    drawing.write_text(MAZE_DRAWING, encoding="utf-8")
    played = "simulate", "pixoid", "hard", "random", "random", "random", "--games", "1", "--json"
    board = "--option", f"board=@{drawing}"
    assert json.loads(run(*played, *board).out)["engine"] == "rules"
    run("solve", "pixoid", str(drawing), "--no-bonus")
    ran = run(*played, *board)
    assert json.loads(ran.out)["engine"] == "rules with solved values"
    assert "hard plays by the solved values of this board." in ran.err


def test_ctrl_c_says_what_is_kept(tmp_path: Path) -> None:
    started = subprocess.Popen(
        [sys.executable, "-m", "tablecade", "solve", "pixoid", "A1", "B1", "C1", "D1"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "TABLECADE_LANGUAGE": "en"},
        stderr=subprocess.PIPE,
        text=True,
    )
    while not [*tmp_path.rglob("*-standard*")]:
        assert started.poll() is None
        sleep(0.1)
    started.send_signal(signal.SIGINT)
    _, err = started.communicate()
    assert started.returncode == 130
    assert err == (
        "Stopped. The turns that are solved are kept; the same command goes on from there.\n"
    )
