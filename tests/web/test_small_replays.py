"""Replays and big screens on small phones: the board is in view, and its words are legible."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.playing import Setting
from tests.server.harness.served import Served
from tests.web.conftest import Open
from tests.web.seated import seat_all
from tests.web.test_replay import PIXOID, SHORT, bring, controls, written

LYING = ((568, 320), (740, 360), (844, 390))
UPRIGHT = ((320, 568), (360, 640))
LEAST_LETTER = 8.9
"""Pixels; a replay is scaled down."""

LETTERS = """() => Math.min(...[...document.querySelectorAll(".stage .left *, .stage .right *")]
  .filter((e) => e.checkVisibility())
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .map((e) => parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1)))"""


def box(place: Locator) -> dict[str, float]:
    found: Any = place.bounding_box()
    assert found is not None
    return dict(found)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))")


def halfway(page: Page) -> None:
    slider = page.get_by_role("slider", name="Moment")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


@pytest.mark.parametrize("setting", [PIXOID, SHORT], ids=["standard", "short"])
def test_a_lying_phone_replays_the_whole_maze(
    browse: Open, tmp_path: Path, setting: Setting
) -> None:
    page = browse()
    bring(page, written(tmp_path, setting))
    halfway(page)
    for width, height in LYING:
        resize(page, width, height)
        maze, bar = box(page.locator(".arena")), box(controls(page))
        assert maze["y"] >= 0
        assert maze["y"] + maze["height"] <= bar["y"] + 1
        assert maze["width"] >= 140
        assert page.evaluate(LETTERS) >= LEAST_LETTER
        menu = box(page.get_by_role("button", name="Menu", exact=True))
        for panel in page.locator(".stage section, .stage li").all():
            seen = box(panel)
            beside = seen["x"] + seen["width"] <= menu["x"] + 10
            assert beside or seen["y"] >= menu["y"] + menu["height"] - 10


def test_a_lying_phone_watches_the_whole_maze(browse: Open, server: Served) -> None:
    table = seat_all(server.url, "pixoid", seats=3)
    page = browse({"width": 568, "height": 320})
    page.goto(f"/t/{table.code}/screen")
    expect(page.locator(".arena")).to_be_in_viewport(ratio=1)


def test_a_small_phone_replays_a_seat_with_a_maze_to_look_at(browse: Open, tmp_path: Path) -> None:
    page = browse()
    bring(page, written(tmp_path))
    halfway(page)
    page.get_by_label("Seen by").select_option(index=2)
    for width, height in UPRIGHT:
        resize(page, width, height)
        maze = box(page.locator(".maze"))
        assert maze["height"] >= 150
        assert maze["y"] + maze["height"] <= box(controls(page))["y"]


def test_a_small_phone_replays_a_seat_with_a_legible_sheet(browse: Open, tmp_path: Path) -> None:
    page = browse()
    bring(page, written(tmp_path, Setting("qwixx-on-board", 4, {})))
    halfway(page)
    page.get_by_label("Seen by").select_option(index=2)
    for width, height in UPRIGHT:
        resize(page, width, height)
        expect(page.locator(".paper .rows .row")).to_have_count(4)
        rows = [box(row) for row in page.locator(".paper .rows .row").all()]
        assert min(row["height"] for row in rows) >= 40
        ends = [row["y"] + row["height"] for row in rows]
        assert all(end <= row["y"] + 1 for end, row in zip(ends, rows[1:], strict=False))


@pytest.mark.parametrize("game", ["qwixx", "qwixx-on-board"])
def test_a_small_phone_replays_all_dice_and_legible_sheets(
    browse: Open, tmp_path: Path, game: str
) -> None:
    page = browse()
    bring(page, written(tmp_path, Setting(game, 4, {})))
    page.get_by_role("slider", name="Moment").fill("2")
    dice = page.locator(".stage .dice .dice svg")
    expect(dice).to_have_count(6)
    for width, height in (*LYING, *UPRIGHT):
        resize(page, width, height)
        last = box(dice.last)
        assert last["x"] + last["width"] <= width
        for sheet in page.locator(".stage .sheet").all():
            rows = [box(row) for row in sheet.locator(".row").all()]
            assert min(row["height"] for row in rows) >= 12
            ends = [row["y"] + row["height"] for row in rows]
            assert all(end <= row["y"] + 1 for end, row in zip(ends, rows[1:], strict=False))
