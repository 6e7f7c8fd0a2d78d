"""The screens around the games: readable by all, in every language."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.chromium import PHONE, TV
from tests.web.conftest import Open
from tests.web.samples import light_first, one_language, one_of
from tests.web.test_screens import SMALLEST, choose_light, faults

SCREENS = (
    *("/editor/pixoid", "/editor/qwixx-on-board"),
    *("/rules/pixoid", "/rules/qwixx", "/rules/qwixx-on-board"),
    *("/learn/pixoid", "/learn/qwixx", "/learn/qwixx-on-board"),
)


def arrive(page: Page, path: str) -> None:
    """All of a screen is there: its own heading, not the name that stands in for it until then."""
    page.goto(path)
    expect(page.locator("h1:not(.splash)").first).to_be_visible()
    page.wait_for_load_state("networkidle")


@one_of("size", PHONE, TV)
@light_first
def test_axe_finds_nothing(browse: Open, light: str, size: dict[str, int]) -> None:
    page = browse(size)
    for path in SCREENS:
        arrive(page, path)
        if not path.startswith("/learn"):  # a lesson keeps what was chosen before
            choose_light(page, light)
        assert faults(page) == [], path


@one_language
def test_nothing_is_wider_than_a_small_phone_nor_cut(browse: Open, language: str) -> None:
    page = browse(SMALLEST, locale=language)
    for path in SCREENS:
        arrive(page, path)
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"], path
        page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)
        assert page.evaluate(CUT) == [], path


CUT = """
() => [...document.querySelectorAll("button, a, label, p, h1, h2, h3, li")]
    .filter((e) => e.checkVisibility() && !e.closest(".unseen, svg"))
    .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
    .map((e) => e.textContent.trim().slice(0, 60))
"""


@pytest.mark.parametrize("path", SCREENS[:2])
def test_targets_are_large_enough_for_a_thumb(browse: Open, path: str) -> None:
    page = browse(SMALLEST)
    arrive(page, path)
    small = page.evaluate(
        """() => [...document.querySelectorAll("main button, select, nav a, input:not(.unseen)")]
            .filter((e) => e.checkVisibility() && !e.closest("label"))
            .map((e) => [e.getBoundingClientRect(), e])
            .filter(([box]) => box.width < 40 || box.height < 40)
            .map(([box, e]) => `${e.outerHTML.slice(0, 80)} ${box.width} ${box.height}`)"""
    )
    assert small == []
