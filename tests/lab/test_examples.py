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


def test_exploitability_falls_on_the_chase() -> None:
    first, *_, last = load("exploitability_curve").curve(4, turns=1)
    assert last < first


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
