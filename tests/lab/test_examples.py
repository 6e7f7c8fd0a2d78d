"""The examples learn."""

from importlib.util import module_from_spec, spec_from_file_location
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
    first, *_, last = load("exploitability_curve").curve(4)
    assert last < first
