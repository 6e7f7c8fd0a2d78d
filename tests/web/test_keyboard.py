"""A whole game of each kind without a pointer: Tab, Enter, and nothing else."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness.served import Served
from tests.web import people, sheets
from tests.web.conftest import Open
from tests.web.samples import one_of
from tests.web.seated import seat_all

MOST_TABS = 150
SEAL = ".bar .primary:enabled"
CROSS = "button.legal:enabled, button.field"
START_OR_DIRECTION = "fieldset:not(.distances) button[aria-disabled=false]"
DISTANCE = "fieldset.distances button[aria-disabled=false]"


def press_on(page: Page, selector: str) -> None:
    """Tab to the next element of a kind, and press it."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("(one) => document.activeElement.matches(one)", selector):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never comes to {selector}")


def start(page: Page, game: str) -> None:
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    press_on(page, f"article[aria-labelledby=game-{game}] button")
    expect(page.locator("main.seat")).to_be_visible(timeout=people.LONG)


def choose_on_paper(page: Page, turn: int) -> None:
    """A few crosses, then misses, which end the match."""
    if turn < 3 and page.locator(CROSS).count() > 0:
        press_on(page, CROSS)
    press_on(page, SEAL)


def choose_in_the_maze(page: Page, _: int) -> None:
    press_on(page, START_OR_DIRECTION)
    if page.locator(DISTANCE).count() > 0:
        press_on(page, DISTANCE)
    press_on(page, SEAL)


@one_of("game", "pixoid", *sheets.CARDS)
def test_a_whole_match_by_keyboard(browse: Open, game: str) -> None:
    page = browse()
    start(page, game)
    choose = choose_in_the_maze if game == "pixoid" else choose_on_paper
    asked = page.locator(f"{START_OR_DIRECTION}, {SEAL}")
    over = people.result(page)
    end, turn = time.monotonic() + people.MOST_SECONDS, 0
    while not over.is_visible():
        assert time.monotonic() < end, "the match does not end"
        if asked.count() > 0:
            choose(page, turn)
            turn += 1
        page.wait_for_timeout(50)
    press_on(page, "main.seat .primary")
    expect(over).to_be_hidden()


@pytest.mark.parametrize("game", sheets.CARDS)
def test_every_control_says_what_it_does(browse: Open, game: str) -> None:
    page = browse()
    sheets.play_now(page, game)
    sheets.wait_until_asked(page)
    for control in page.get_by_role("button").all():
        name = control.get_attribute("aria-label") or control.inner_text()
        assert any(letter.isalpha() for letter in name), control.inner_html()
    expect(page.get_by_role("list", name="The red row. Points: 0")).to_be_visible()
    expect(page.get_by_role("img", name="White dice:")).to_be_visible()


def test_enter_on_a_number_seals_it_and_keeps_the_focus(browse: Open, server: Served) -> None:
    table = seat_all(server.url, "qwixx", seats=2)
    page = browse()
    table.enter(page, 0, hosting=False)
    page.locator("button.legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("button.legal[aria-pressed=true]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take back")).to_be_focused()
