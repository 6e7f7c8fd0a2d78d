"""The Python examples of single pages run as a reader would paste them.

Other pages have tests of their own: `test_research.py` here, tests/test_docs.py (adding-a-game.md,
bots.md) and tests/core/test_fair_dice.py (fair-dice.md).
"""

import re
from pathlib import Path
from typing import Any

import pytest

from tablecade.api import simulate
from tablecade.games.pixoid.solver.board import Goal
from tablecade.games.pixoid.solver.solution import solve_board
from tablecade.lab.dataset import write_dataset
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import position

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
TESTED = {
    "README.md",
    "docs/adding-a-game.md",
    "docs/bots.md",
    "docs/environments/dataset.md",
    "docs/fair-dice.md",
    "docs/research.md",
    "docs/solver.md",
    "docs/views.md",
}


def run_page(name: str, **given: Any) -> dict[str, Any]:
    """What the examples of a page define, after they ran with the given names."""
    for block in BLOCK.findall((ROOT / name).read_text(encoding="utf-8")):
        exec(compile(block, name, "exec"), given)  # noqa: S102 - our own page
    return given


def test_every_page_with_an_example_is_tested() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    found = {page for page in pages if BLOCK.search(page.read_text(encoding="utf-8"))}
    assert {page.relative_to(ROOT).as_posix() for page in found} == TESTED


def test_the_bot_of_the_readme_plays(capsys: pytest.CaptureFixture[str]) -> None:
    run_page("README.md")
    assert "Outcome" in capsys.readouterr().out


def test_a_dataset_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    matches = simulate("qwixx", ("random", "random"), matches=1, seed=1)
    written = write_dataset([("one", match) for match in matches], Path("qwixx.parquet"))
    assert len(run_page("docs/environments/dataset.md")["data"]["action"]) == written


def test_a_solved_board_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    solve_board(MAZE, Goal(bonus=True), device="cpu", on_turn=lambda *_: None)
    play = run_page("docs/solver.md", board=MAZE, state=position(MAZE))["play"]
    assert 0 < play.value < 16
