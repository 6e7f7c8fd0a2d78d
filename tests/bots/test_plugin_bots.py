"""Bots that another package brings for a game of this one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = "import sys; from tablecade.cli import main; sys.argv[0] = 'tablecade'; main()"
SHY = """
class Shy:
    def __init__(self, game, rng):
        self.game = game

    def choose(self, state, hands):
        return {hand: self.game.choices(state, hand)[0] for hand in hands}


BOTS = {"shy": Shy}
REPLACING = {"hard": Shy}
"""
AT_A_TABLE = """
from tablecade.server.entropy import Entropy
from tablecade.server.table.lobby import SeatWish, TableWish, new_table
seats = [SeatWish("bot", "shy"), SeatWish("bot", "hard")]
table = new_table(TableWish("qwixx", seats), Entropy(), host="h")
print([chair.bot for chair in table.chairs])
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "shy.py").write_text(SHY)
    return tmp_path


def run(package: Path, entry: str, code: str, *args: str) -> "subprocess.CompletedProcess[str]":
    """With this entry point, as if the package were installed."""
    notes = package / "shy-1.0.dist-info"
    notes.mkdir(exist_ok=True)
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: shy\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(f"[tablecade.bots]\n{entry}\n")
    variables = {"PYTHONPATH": str(package), "XDG_DATA_HOME": str(package), "COLUMNS": "120"}
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_plays_beside_the_bots_of_the_game(package: Path) -> None:
    args = ("simulate", "qwixx", "shy", "greedy", "--games", "2", "--workers", "2")
    played = run(package, "qwixx = shy:BOTS", COMMAND, *args)
    assert played.returncode == 0, played.stderr
    assert "shy" in played.stdout
    assert "left out" not in played.stderr


def test_it_sits_at_a_table_of_the_server(package: Path) -> None:
    seated = run(package, "qwixx = shy:BOTS", AT_A_TABLE)
    assert seated.stdout.strip() == "['shy', 'hard']", seated.stderr


def test_it_replaces_no_bot_of_the_game(package: Path) -> None:
    listed = run(package, "qwixx = shy:REPLACING", COMMAND, "games")
    assert listed.returncode == 0
    assert "there is a bot named hard already" in listed.stderr
    args = ("simulate", "qwixx", "hard", "greedy", "--games", "1")
    assert run(package, "qwixx = shy:REPLACING", COMMAND, *args).returncode == 0
