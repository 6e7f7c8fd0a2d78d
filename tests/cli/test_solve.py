"""`tablecade solve`."""

from pathlib import Path

import pytest

from tablecade.cli import solve_pixoid as command
from tablecade.cli.extras import install_command
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
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    ran = run("solve", "pixoid", "A1", "B1", "C1", "D1")
    assert ran.code == 1
    assert install_command("lab") in ran.err


def test_a_game_without_a_solver_is_told(run: Run) -> None:
    assert run("solve", "chess").code == 2


def test_an_unknown_device_is_told(run: Run) -> None:
    ran = run("solve", "pixoid", "A1", "B1", "C1", "D1", "--device", "tpu")
    assert ran.code == 2
    assert "'cpu', 'gpu'" in ran.err
