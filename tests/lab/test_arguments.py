"""Commands of the lab refuse in words what they don't know, before anything runs."""

import subprocess
import sys

import pytest
import typer

from tablecade.lab.arguments import one_of


def test_a_known_name_passes() -> None:
    assert one_of(["net", "points"])("net") == "net"
    assert one_of(["net", "points"])(["points"]) == ["points"]
    assert one_of(["net"])(None) is None


def test_an_unknown_name_is_told_with_the_known_ones() -> None:
    with pytest.raises(typer.BadParameter, match="'x' is not one of: net, points"):
        one_of(["net", "points"])(["net", "x"])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["bench.exploit", "hard", "--board", "x"], "is not one of: maze, room"),
    ],
)
def test_commands_say_what_is_wrong(arguments: list[str], told: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", *arguments], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr
