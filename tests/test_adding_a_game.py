"""docs/adding-a-game.md is true: its game is built from the page, played and verified."""

import re
from pathlib import Path
from typing import Any

import pytest

from tablecade.core.match import read_match
from tablecade.core.replay import verify
from tablecade.lab.simulation import Simulation, simulate

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
_CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """Everything the page's code defines, after running it."""
    names: dict[str, Any] = {"__name__": "highest_alone"}
    for block in _CODE.findall(PAGE.read_text(encoding="utf-8")):
        exec(compile(block, PAGE.name, "exec"), names)  # noqa: S102 - our own page
    return names


def test_the_page_plays_and_proves_a_match(
    page: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert page["match"].closing is not None
    assert page["match"].closing.outcome.reason == "five"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_match_files_verify(page: dict[str, Any], seats: int) -> None:
    game = page["HighestAlone"]()
    for match in simulate(Simulation(game, {}, ("random",) * seats, seed=2), games=20):
        assert match.closing is not None
        read = read_match(match.write().encode())
        assert verify({game.meta.id: game}, read) == match.closing.outcome


def test_its_rules_do_what_the_page_says(page: dict[str, Any]) -> None:
    game, show = page["HighestAlone"](), page["Show"]
    state = game.setup({}, 3)
    step = game.resolve(state, {0: show(3), 1: show(3), 2: show(2)})
    assert step.state.scores == (0, 0, 2)
    assert step.events == (page["Scored"](seat=2, points=2),)
    assert game.refusal(state, 0, show(4)).rule == "HA-1.1"
