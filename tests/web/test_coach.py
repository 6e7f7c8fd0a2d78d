"""The coach at a table that was opened with one, and the review after the match."""

import re
import time

from playwright.sync_api import Page, expect

from tests.web import people, sheets
from tests.web.chromium import TV
from tests.web.conftest import Open


def open_coached(page: Page, game: str) -> str:
    """Hosted with the coach on; bots take the other seats."""
    page.goto(f"/host/{game}")
    people.settle(page, "With a coach", "3 players")
    people.sit_down(page, "Ada")
    expect(page.get_by_text("The coach is on")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Start with")).click()
    return page.url.rsplit("/", 1)[1]


def test_a_seat_asks_what_its_choices_are_worth_and_all_see_the_coach(browse: Open) -> None:
    ada, screen = browse(), browse(TV)
    code = open_coached(ada, "qwixx")
    sheets.wait_until_asked(ada)
    crosses = sheets.offered(ada).count()
    ada.get_by_role("button", name="Ask the coach").click()
    expect(ada.get_by_text("Chance to win after each choice")).to_be_visible(timeout=people.LONG)
    worths = ada.locator(".cell .worth")
    assert worths.count() == crosses
    assert all(text.endswith("%") for text in worths.all_inner_texts())
    expect(sheets.bar(ada)).to_contain_text("%")
    ada.get_by_role("button", name="Chance to win").click()
    expect(worths).to_have_count(0)
    screen.goto(f"/t/{code}/screen")
    expect(screen.get_by_text("The coach is on")).to_be_visible()
    expect(screen.get_by_role("button", name="Ask the coach")).to_be_hidden()


def test_the_coach_is_asked_once_for_a_decision(browse: Open) -> None:
    ada, bo = browse(), browse()
    ada.goto("/host/qwixx")
    known = '{"qwixx-active": 2, "qwixx-other": 2}'  # else a hint is shown instead of the others
    ada.evaluate("(known) => localStorage.setItem('tablecade.firsts', known)", known)
    people.settle(ada, "With a coach", "2 players")
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, ada.url.rsplit("/", 1)[1], "Bo")
    asked: list[str] = []
    ada.on("request", lambda call: asked.append(call.url) if call.url.endswith("/coach") else None)
    ada.get_by_role("button", name="Start", exact=True).click()
    sheets.wait_until_asked(ada)
    ada.get_by_role("button", name="Ask the coach").click()
    expect(ada.get_by_text("Chance to win after each choice")).to_be_visible(timeout=people.LONG)
    bo.goto("/")
    expect(ada.locator("button.away")).to_be_visible()
    assert len(asked) == 1


def test_a_mix_is_told_for_pixoid(browse: Open) -> None:
    ada = browse()
    open_coached(ada, "pixoid")
    end = time.monotonic() + people.MOST_SECONDS
    while people.directions(ada).count() == 0:  # the starts are chosen first
        assert time.monotonic() < end
        people.act(ada)
    ada.get_by_role("button", name="Ask the coach").click()
    expect(ada.get_by_text("How often to choose each")).to_be_visible(timeout=people.LONG)
    expect(ada.locator("svg .worth").first).to_contain_text("%")


def test_costly_choices_are_reviewed_after_the_match(browse: Open) -> None:
    ada = browse()
    open_coached(ada, "qwixx")
    end = time.monotonic() + people.MOST_SECONDS
    review = ada.get_by_role("button", name="Review with the coach")
    while not review.is_visible():
        assert time.monotonic() < end, "the match does not end"
        # Always skipped: four misses end it, and cost a lot.
        people.press_if_there(ada.locator(".bar .primary:enabled"))
        ada.wait_for_timeout(50)
    review.click()
    remarks = ada.get_by_role("dialog").get_by_role("listitem")
    expect(remarks.first).to_contain_text("of the chance to win", timeout=people.LONG)
    remarks.first.get_by_role("link").click()
    ada.wait_for_url("**/replay/*/1#step=*")
    expect(ada.get_by_role("slider", name="Moment")).to_be_visible()
