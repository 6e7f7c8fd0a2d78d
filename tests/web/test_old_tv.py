"""The big screen in browsers of televisions from 2021 on."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness.served import Served
from tests.web.chromium import TV
from tests.web.conftest import Open
from tests.web.samples import one_of
from tests.web.seated import seat_all

every_game = one_of("game", "pixoid", "qwixx", "qwixx-on-board")
DEBIAN_PYTHON = "/usr/bin/python3"
SECONDS = 20
"""A browser with software drawing on a busy machine takes its time."""

TAKEN_AWAY = """for (const [of, names] of [
  [Array.prototype, ["at", "findLast", "findLastIndex", "toSorted", "toReversed"]],
  [String.prototype, ["at", "replaceAll"]],
  [Object, ["hasOwn", "groupBy"]],
  [Element.prototype, ["replaceChildren"]],
  [Promise, ["any", "withResolvers"]],
  [window, ["structuredClone", "WeakRef"]],
]) for (const name of names) delete of[name];"""
"""What Chromium 76 to 92 do not have, of what a script may call."""


@every_game
def test_the_screen_needs_nothing_that_a_television_of_2021_lacks(
    game: str, browse: Open, server: Served
) -> None:
    table = seat_all(server.url, game)
    page = browse(TV)
    page.add_init_script(TAKEN_AWAY)
    table.show(page)
    expect(page.get_by_text("Wilhelmina").first).to_be_visible()
    table.act_all()
    expect(page.locator("main")).to_be_visible()


def has_qt() -> bool:
    tried = [DEBIAN_PYTHON, "-c", "import PyQt5.QtWebEngineWidgets"]
    return subprocess.run(tried, capture_output=True, check=False).returncode == 0


def old_browser(url: str, picture: Path) -> dict[str, Any]:
    """What Chromium 87 shows at an address. Skips where QtWebEngine is not installed."""
    if not all(map(shutil.which, (DEBIAN_PYTHON, "xvfb-run"))) or not has_qt():
        pytest.skip("needs Debian's python3-pyqt5.qtwebengine and xvfb")
    script = Path(__file__).with_name("old_tv.py")
    screen = ["xvfb-run", "--auto-servernum", "--server-args", "-screen 0 1920x1080x24"]
    ran = subprocess.run(
        [*screen, DEBIAN_PYTHON, str(script), url, str(picture), str(SECONDS)],
        capture_output=True,
        check=True,
        timeout=SECONDS + 100,
        env={**os.environ, "QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox"},
    )
    seen: dict[str, Any] = json.loads(ran.stdout)
    return seen


@every_game
def test_a_television_of_2022_shows_the_game(game: str, server: Served, tmp_path: Path) -> None:
    """Chromium 87, for real."""
    table = seat_all(server.url, game)
    seen = old_browser(f"{server.url}/t/{table.code}/screen", tmp_path / "screen.png")
    assert "Chrome/87" in seen["agent"]
    assert seen["console"] == []
    assert "Wilhelmina" in seen["text"]
