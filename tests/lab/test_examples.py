"""The examples learn."""

import subprocess
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.filterwarnings("default")  # of the libraries the examples use

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CURVE = ("--iterations", "4", "--turns", "1")


def test_exploitability_falls_on_the_chase() -> None:
    first, *_, last = load("exploitability_curve").curve(4, turns=1)
    assert last.exploitability < first.exploitability


def test_the_value_on_the_chase_comes_near_the_exact_one() -> None:
    """A policy's value differs from the exact one by what both sides can still gain at most."""
    example = load("exploitability_curve")
    exact = example.exact_value(1)
    for point in example.curve(4, turns=1):
        assert abs(point.value - exact) <= 2 * point.exploitability + 1e-6


def test_the_chase_of_two_turns_is_even() -> None:
    assert load("exploitability_curve").exact_value(2) == pytest.approx(0, abs=1e-6)


def test_the_curve_is_printed_beside_the_exact_value(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        load("exploitability_curve").main(CURVE)
    heads, *lines = capsys.readouterr().out.splitlines()
    assert heads.split() == ["iteration", "exploitability", "value", "exact"]
    assert [line.split()[0] for line in lines] == ["0", "1", "2", "3", "4"]
    assert {line.split()[3] for line in lines} == {"1.000"}


@pytest.mark.parametrize(("threshold", "fails"), [("0.05", False), ("0.001", True)])
def test_a_curve_that_stays_above_its_threshold_fails(threshold: str, *, fails: bool) -> None:
    with pytest.raises(SystemExit) as left:
        load("exploitability_curve").main((*CURVE, "--threshold", threshold))
    assert left.value.code == fails


@pytest.mark.long
@pytest.mark.parametrize(
    ("example", "needs"),
    [
        ("ppo_self_play", ("torch",)),
        ("rllib_self_play", ("torch", "ray", "tree")),  # RLlib itself needs dm-tree
    ],
)
def test_it_learns_by_self_play(example: str, needs: tuple[str, ...]) -> None:
    """It exits with 1 below its threshold."""
    if not all(map(find_spec, needs)):
        pytest.skip("needs PyTorch and RLlib: make examples")
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), "--seconds", "60"]
    subprocess.run(command, check=True, capture_output=True)
