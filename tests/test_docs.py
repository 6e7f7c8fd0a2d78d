"""The code in docs/ is true: it is taken from the pages and run."""

import re
from pathlib import Path
from typing import Any

import pytest

from tablecade import bots
from tablecade.api import play
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify

DOCS = Path(__file__).parents[1] / "docs"
_CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def run_page(name: str) -> dict[str, Any]:
    """Everything a page's code defines, after running it."""
    names: dict[str, Any] = {"__name__": name}
    for block in _CODE.findall((DOCS / name).read_text(encoding="utf-8")):
        exec(compile(block, name, "exec"), names)  # noqa: S102 - our own page
    return names


def test_the_code_of_adding_a_game_is_that_of_a_new_game() -> None:
    """The game itself is checked in tests/cli/test_new_and_check.py."""
    package = DOCS.parent / "src" / "tablecade" / "cli" / "new"
    files = [*package.rglob("*.py"), package / "pyproject.toml"]
    code = [file.read_text(encoding="utf-8") for file in files]
    page = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(?:python|toml)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 5
    for block in blocks:
        assert any(block in text for text in code), block


def test_the_code_of_views_is_that_of_goofspiel() -> None:
    example = DOCS.parent / "examples" / "goofspiel" / "src" / "tablecade_goofspiel" / "view.py"
    (block,) = _CODE.findall((DOCS / "views.md").read_text(encoding="utf-8"))
    assert block in example.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "seats"), [("pixoid", 3), ("qwixx", 2), ("qwixx-on-board", 2)])
def test_the_bot_of_the_page_plays_every_game(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    timid = run_page("bots.md")["Timid"]
    monkeypatch.setattr(bots, "_known", {})
    bots.add_bots(game, {"timid": timid})
    match = play(game, ("timid",) * seats, seed=3)
    assert verify(GAMES, match) == match.outcome
