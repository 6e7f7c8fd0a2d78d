"""`tablecade serve --reload` with a real process, while Knight's Leap is being written."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.examples.conftest import serving, with_leap
from tests.server.harness import calls
from tests.server.harness.client import Group, Refused, close_all, open_seats

PATIENCE = 60.0


@pytest.fixture(scope="module")
def served(leap: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(with_leap(leap), tmp_path_factory.mktemp("served"), "--reload") as url:
        yield url
    close_all()


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def _until(holds: Callable[[], Any]) -> Any:
    """What a call answers once it holds; a server that starts anew does not answer for a while."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if found := holds():
                return found
        except (httpx.TransportError, Refused):
            pass
        time.sleep(0.1)
    raise TimeoutError


def _game(served: str) -> dict[str, Any]:
    games = calls.get(f"{served}/api/games").json()
    return next(dict(game) for game in games if game["game"] == "leap")


def test_a_package_is_followed_while_it_is_written(served: str, leap: Path) -> None:
    package = leap / "tablecade_leap"
    group = Group(served, open_seats(2, game="leap"), people=2).start()
    ada, bo = group.people
    live = ada.live()
    version = live.hear_until("reloaded")["version"]
    path = _game(served)["view"]

    _change(package / "web" / "view.css", "gap: 0.3em", "gap: 0.4em")
    changed = live.hear_until("reloaded")["version"]
    assert changed != version
    assert _game(served)["view"] != path
    assert calls.get(served + path).status_code == httpx.codes.NOT_FOUND

    _change(package / "locales" / "en" / "leap.ftl", "Jump to a stone!", "Hop!")
    assert live.hear_until("reloaded")["version"] != changed
    assert "Hop!" in calls.get(f"{served}/api/games/leap/words/en").text

    ada.choose(0, 0, "b3")
    bo.choose(0, 1, "f5")
    _change(package / "rules.py", "most_seats=4", "most_seats=3")
    _until(lambda: _game(served)["most_seats"] == 3)
    assert ada.look()["state"]["round"] == 2  # it replayed on

    other = Group(served, open_seats(2, game="leap"), people=2).start()
    _change(package / "state.py", "((1, 2), (2, 1)", "((1, 3), (3, 1)")
    refused = _until(lambda: _misfit(ada.look))
    assert (refused.status, refused.body["detail"]) == (409, {"decision": 0, "choice": "b3"})
    assert other.people[0].look()["state"]["round"] == 1  # only the misfit stops


def _misfit(look: Callable[[], Any]) -> Refused | None:
    try:
        look()
    except Refused as refused:
        return refused if refused.code == "rules-changed" else None
    return None
