"""The examples of docs/research.md run, in order, as a reader would paste them."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.filterwarnings("default")  # of the libraries the examples use

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text("utf-8"), re.S)
    assert len(blocks) == 6
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)  # noqa: S102 - our own page
    assert len(capsys.readouterr().out.splitlines()) >= 5
