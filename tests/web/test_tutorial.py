"""A first game that teaches by playing, finished from start to end."""

import json
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.harness.client import Caller
from tests.server.harness.served import Served
from tests.web import people, sheets
from tests.web.chromium import PATIENCE
from tests.web.conftest import Open
from tests.web.samples import one_of
from tests.web.test_screens import SMALLEST

SOON = 20_000
"""Milliseconds for a tap in the middle of a lesson: words may come before it, and block it."""


def go_on_button(page: Page) -> Locator:
    return page.get_by_role("region").get_by_role("button", name="Go on", exact=True)


def go_on(page: Page) -> None:
    """Wait until the coach offers it; it stays until it is tapped."""
    go_on_button(page).click(timeout=PATIENCE)


def nod(page: Page) -> bool:
    """Go on, if the coach waits for it now."""
    waits = go_on_button(page).count() > 0
    if waits:
        go_on(page)
    return waits


def answer(page: Page, act: Callable[[Page], bool]) -> bool:
    """Play, unless the seat waits for a reveal, or for words to be read: they may come while one
    plays."""
    try:
        return page.locator(".seat[inert]").count() == 0 and act(page)
    except PlaywrightTimeout:
        return False


def take_the_lesson(page: Page, act: Callable[[Page], bool], *, until: str) -> None:
    """Nod and play, whatever the coach asks for, until it says so."""
    end = time.monotonic() + people.MOST_SECONDS
    page.set_default_timeout(SOON)
    while not page.get_by_text(until).is_visible():
        assert time.monotonic() < end, "the lesson does not end"
        if not nod(page) and not answer(page, act):
            page.wait_for_timeout(200)
    page.set_default_timeout(PATIENCE)


def test_pixoid_is_learned_from_both_sides(browse: Open) -> None:
    page = browse()
    page.goto("/", wait_until="networkidle")
    page.get_by_role("link", name="Learn it").first.click()
    expect(page.get_by_text("You are Pixoid, the cube with the eye.")).to_be_visible()
    go_on(page)
    expect(page.get_by_text("First choose where to begin")).to_be_visible()
    people.act(page)
    expect(page.get_by_text("You can be caught in two ways")).to_be_visible(timeout=people.LONG)
    go_on(page)
    expect(page.get_by_text("Now run: tap a dot")).to_be_visible(timeout=people.LONG)
    people.act(page)
    told = page.get_by_text("You walked first").or_(page.get_by_text("Caught! A Bug"))
    expect(told).to_be_visible(timeout=people.LONG)
    take_the_lesson(page, people.act, until="That was the first half.")
    page.get_by_role("button", name="Now the other side").click()
    expect(page.get_by_text("Now you are a Bug.")).to_be_visible()
    take_the_lesson(page, people.act, until="That’s all you need.")
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_role("heading", name="Tablecade")).to_be_visible()


def test_on_a_small_phone_words_are_read_first_and_can_be_read_again(browse: Open) -> None:
    page = browse(SMALLEST)
    page.goto("/learn/pixoid")
    expect(page.get_by_text("You are Pixoid, the cube with the eye.")).to_be_in_viewport(ratio=1)
    expect(page.locator(".seat[inert]")).to_have_count(1)
    go_on(page)
    words = page.get_by_text("First choose where to begin")
    expect(words).to_be_in_viewport(ratio=1)
    expect(page.locator(".seat[inert]")).to_have_count(1)
    go_on(page)
    expect(words).to_be_hidden()
    page.get_by_role("button", name="Read again").click()
    expect(words).to_be_in_viewport(ratio=1)
    go_on(page)
    people.starts(page).first.click()
    expect(people.seal_button(page)).to_be_in_viewport(ratio=1)
    expect(page.locator(".maze svg").first).to_be_in_viewport(ratio=1)
    people.seal_button(page).click()
    expect(page.get_by_text("You can be caught in two ways")).to_be_in_viewport(
        ratio=1, timeout=people.LONG
    )


def test_qwixx_is_learned(browse: Open) -> None:
    page = browse()
    page.goto("/learn/qwixx")
    expect(page.get_by_text("This is your sheet")).to_be_visible()
    go_on(page)
    expect(page.get_by_text("Everything to the left of a cross")).to_be_visible()
    go_on(page)
    expect(page.get_by_text("The two white dice count for everybody")).to_be_visible()
    take_the_lesson(page, sheets.act, until="That’s all you need.")
    page.get_by_role("button", name="Play this game to its end").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()


def test_qwixx_on_board_is_learned(browse: Open) -> None:
    page = browse()
    page.goto("/")
    page.get_by_role("article", name="Qwixx On Board").get_by_role("link", name="Learn it").click()
    expect(page.get_by_text("Qwixx with a race")).to_be_visible()
    take_the_lesson(page, sheets.act, until="That’s all you need.")


def test_a_match_that_ends_in_a_lesson_offers_no_other_game(browse: Open, server: Served) -> None:
    """The coach says how to go on, with words that the page has."""
    page = browse()
    page.goto("/learn/qwixx")
    expect(go_on_button(page)).to_be_visible()
    (known,) = json.loads(page.evaluate("localStorage['tablecade.tables']"))
    Caller(server.url, known["table"], token=known["token"]).at("POST", "/stop")
    expect(page.get_by_role("link", name="Watch again")).to_be_attached()
    assert page.get_by_role("button", name="Qwixx On Board").count() == 0
    assert page.get_by_text("next-").count() == 0


def test_a_lesson_is_left_at_any_time_and_leaves_no_table_behind(browse: Open) -> None:
    page = browse()
    page.goto("/learn/pixoid")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_role("heading", name="Tablecade")).to_be_visible()


@one_of("language", "de", "pl", "fr")
def test_the_coach_speaks_every_language(browse: Open, language: str) -> None:
    page = browse(locale=language)
    page.goto("/learn/pixoid")
    words = page.locator("section[aria-labelledby=coach] p")
    expect(words).to_contain_text("Pixoid")
    assert not words.inner_text().startswith("learn-")
    assert page.evaluate("document.documentElement.lang") == language


def test_a_lesson_is_taken_by_keyboard_alone(browse: Open) -> None:
    page = browse()
    page.goto("/learn/pixoid")
    page.get_by_role("button", name="Go on", exact=True).press("Enter")
    people.starts(page).first.press("Enter")
    people.seal_button(page).press("Enter")
    go = page.get_by_role("button", name="Go on", exact=True)
    expect(go).to_be_visible(timeout=people.LONG)
    go.press("Enter")
    expect(page.get_by_text("Now run: tap a dot")).to_be_visible(timeout=people.LONG)
    people.directions(page).first.press("Enter")
    page.get_by_role("button", name="3 pix").press("Enter")
    people.seal_button(page).press("Enter")
    told = page.get_by_text("You walked first").or_(page.get_by_text("Caught! A Bug"))
    expect(told).to_be_visible(timeout=people.LONG)
