"""The installed command: where its output goes, and bots from the folder it is started in."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

COMMAND = Path(sys.executable).with_name("tablecade")

OWN_BOT = """
class First:
    def __init__(self, game, rng):
        self.game = game

    def choose(self, state, hands):
        return {hand: self.game.choices(state, hand)[0] for hand in hands}
"""


def tablecade(
    *args: str, folder: Path, out: IO[str] | int = subprocess.PIPE
) -> "subprocess.CompletedProcess[str]":
    variables = {**os.environ, "XDG_DATA_HOME": str(folder)}
    return subprocess.run(
        [COMMAND, *args],
        env=variables,
        cwd=folder,
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )


@pytest.fixture
def full() -> Iterator[IO[str]]:
    """A file that takes no byte."""
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    with Path("/dev/full").open("w") as opened:
        yield opened


@pytest.mark.parametrize(
    "args",
    [
        ("games",),
        ("--help",),
        ("simulate", "qwixx", "random", "random", "--games", "2", "--json"),
    ],
)
def test_output_to_a_full_disk_is_told(
    args: tuple[str, ...], tmp_path: Path, full: IO[str]
) -> None:
    ran = tablecade(*args, folder=tmp_path, out=full)
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == "/dev/stdout: the disk is full."
    assert "Traceback" not in ran.stderr


def test_a_reader_that_stops_early_is_no_problem(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        ran = tablecade("games", folder=tmp_path, out=closed)
    assert (ran.returncode, ran.stderr) == (1, "")


def test_a_bot_may_be_a_file_of_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN_BOT)
    bots = ("mine:First", "random")
    ran = tablecade("simulate", "qwixx", *bots, "--games", "2", "--workers", "2", folder=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "mine:First" in ran.stdout
