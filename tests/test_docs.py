"""The code in docs/ is true: it is taken from the pages and run."""

import re
from pathlib import Path
from typing import Any

import pytest

from tablecade.bots import BOTS
from tablecade.core.match import read_match
from tablecade.core.replay import verify
from tablecade.games import GAMES
from tablecade.lab.simulation import Simulation, simulate

DOCS = Path(__file__).parents[1] / "docs"
_CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def run_page(name: str) -> dict[str, Any]:
    """Everything a page's code defines, after running it."""
    names: dict[str, Any] = {"__name__": name}
    for block in _CODE.findall((DOCS / name).read_text(encoding="utf-8")):
        exec(compile(block, name, "exec"), names)  # noqa: S102 - our own page
    return names


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    return run_page("adding-a-game.md")


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


@pytest.mark.parametrize(("game", "seats"), [("pixoid", 3), ("qwixx", 2), ("qwixx-on-board", 2)])
def test_the_bot_of_the_page_plays_every_game(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    timid = run_page("bots.md")["Timid"]
    monkeypatch.setattr(BOTS, "_registered", {})
    BOTS.register(game, {**BOTS[game], "timid": timid})
    simulation = Simulation(GAMES[game], {}, ("timid",) * seats, seed=3)
    (match,) = simulate(simulation, games=1)
    assert match.closing is not None
    assert verify(GAMES, match) == match.closing.outcome
