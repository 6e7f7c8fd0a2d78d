"""Qwixx on phones and on the big screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import people, sheets
from tests.web.chromium import PHONE, TABLET, TV
from tests.web.conftest import Open
from tests.web.samples import one_of

SMALL = {"width": 360, "height": 640}
LANDSCAPE = {"width": 844, "height": 390}
SMALLEST_TARGET = 40


AFTER_TWO_TAPS = 1_000
"""Milliseconds after sealing in which nobody taps the same place by mistake any more."""


def two_at_a_table(browse: Open) -> tuple[Page, Page]:
    ada, bo = browse(), browse()
    code = sheets.host(ada, "qwixx")
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    ada.get_by_role("button", name="Start", exact=True).click()
    for phone in (ada, bo):
        sheets.wait_until_asked(phone)
    return ada, bo


def test_a_choice_is_sealed_taken_back_and_survives_a_reload(browse: Open) -> None:
    ada, bo = two_at_a_table(browse)
    sheets.offered(ada).first.click()
    expect(ada.get_by_text("Points: 0 → 1")).to_be_visible()
    chosen = ada.get_by_role("button", pressed=True)
    name = chosen.get_attribute("aria-label")
    sheets.bar(ada).click()
    expect(ada.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(ada.get_by_text("Waiting for Bo")).to_be_visible()
    ada.reload()
    expect(ada.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(ada.get_by_role("button", pressed=True)).to_have_attribute("aria-label", name or "")
    ada.get_by_role("button", name="Take back").click()
    expect(sheets.bar(ada)).to_be_enabled()
    expect(sheets.offered(ada)).not_to_have_count(0)
    expect(bo.get_by_text("Sealed", exact=True)).to_be_hidden()


def test_a_double_tap_seals_and_takes_nothing_back(browse: Open) -> None:
    ada, _bo = two_at_a_table(browse)
    button = sheets.bar(ada).bounding_box()
    assert button is not None
    x, y = button["x"] + 0.85 * button["width"], button["y"] + button["height"] / 2
    ada.clock.install()
    ada.clock.pause_at(ada.evaluate("Date.now()") / 1000 + 1)
    ada.mouse.dblclick(x, y)
    expect(ada.get_by_text("Sealed", exact=True)).to_be_visible()
    take_back = ada.get_by_role("button", name="Take back")
    take_back.click(force=True)
    expect(ada.get_by_text("Sealed", exact=True)).to_be_visible()
    ada.clock.run_for(AFTER_TWO_TAPS)
    take_back.click()
    expect(sheets.bar(ada)).to_be_enabled()


def test_nobody_seals_at_a_table_that_pauses(browse: Open) -> None:
    ada, bo = two_at_a_table(browse)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Pause").click()
    for phone in (ada, bo):
        expect(sheets.bar(phone)).to_be_disabled()
    ada.get_by_role("button", name="Go on").click()
    ada.get_by_role("button", name="Close").click()
    for phone in (ada, bo):
        expect(sheets.bar(phone)).to_be_enabled()


def test_a_reload_in_the_middle_of_choosing_asks_again(browse: Open) -> None:
    ada, bo = two_at_a_table(browse)
    sheets.offered(ada).first.click()
    ada.reload()
    sheets.wait_until_asked(ada)
    expect(ada.get_by_role("button", pressed=True)).to_have_count(0)
    sheets.act(ada)
    sheets.act(bo)
    expect(ada.get_by_text("Action 2").or_(ada.get_by_text("Action 1"))).to_be_visible()


def test_what_the_dice_give_and_the_sheet_forbids_says_why(browse: Open) -> None:
    phone = browse()
    sheets.play_now(phone, "qwixx")
    refused = phone.locator("[aria-disabled=true].refused")
    for _ in range(30):
        sheets.wait_until_asked(phone)
        if refused.count() > 0:
            break
        sheets.act(phone)
        phone.wait_for_timeout(150)
    refused.first.click(force=True)
    expect(phone.get_by_text(re.compile(r"QX-\d\.\d"))).to_be_visible()


def test_a_rivals_sheet_is_brought_near(browse: Open) -> None:
    ada, _ = two_at_a_table(browse)
    ada.locator(".first > button").click()  # what a newcomer is told lies over it
    ada.get_by_role("button", name="Bo").click()
    near = ada.get_by_role("dialog", name="Bo’s sheet")
    expect(near.get_by_role("list", name="The red row")).to_be_visible()
    near.get_by_role("button", name="Close").click()
    expect(near).to_be_hidden()


@one_of("size", SMALL, PHONE, LANDSCAPE, TABLET, TV)
def test_every_number_is_a_target_for_a_thumb(browse: Open, size: dict[str, int]) -> None:
    phone = browse(size)
    sheets.play_now(phone, "qwixx")
    sheets.wait_until_asked(phone)
    expect(sheets.bar(phone)).to_be_in_viewport(ratio=1)
    cells = phone.locator(".paper .cell")
    boxes = [cell.bounding_box() for cell in cells.all()]
    assert len(boxes) == 4 * 12
    smallest = min(min(box["width"], box["height"]) for box in boxes if box)
    assert smallest >= SMALLEST_TARGET
    assert phone.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.long  # On Board plays such a match in every run
def test_a_match_with_two_phones_a_bot_and_a_big_screen(browse: Open) -> None:
    screen, ada, bo = browse(TV), browse(), browse()
    code = sheets.host(screen, "qwixx", players=3)
    people.join_by_link(ada, code, "Ada")
    people.join_by_code(bo, code, "Bo")
    screen.get_by_role("button", name="Start with one bot").click()
    expect(screen.get_by_role("article", name="Bo’s sheet")).to_be_visible()
    sheets.play_to_the_end([ada], [bo], screen)
    expect(people.result(ada)).to_be_visible()
    screen.get_by_role("button", name="Show the board").click()
    misses = screen.get_by_role("article", name="Bo’s sheet").get_by_role("img", name="Misses")
    expect(misses).to_have_attribute("aria-label", "Misses: 4 of 4")
    expect(screen.get_by_role("list", name="What happened")).to_contain_text("Victory for")


WATCH_THE_DICE = """
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target.classList?.contains("rolling"))) window.diceRolled = true;
}).observe(document, { subtree: true, attributeFilter: ["class"] });
"""


def test_the_dice_roll_and_a_tap_does_not_wait_for_them(browse: Open) -> None:
    phone = browse(reduced_motion="no-preference")
    sheets.play_now(phone, "qwixx")
    screen = browse(TV, reduced_motion="no-preference")
    screen.add_init_script(WATCH_THE_DICE)
    screen.goto(f"{phone.url}/screen")
    expect(screen.get_by_role("img", name="White dice")).to_be_visible()
    for _ in range(4):
        sheets.wait_until_asked(phone)
        sheets.act(phone)
        expect(phone.get_by_role("button", pressed=True)).to_have_count(0)
    screen.wait_for_function("() => window.diceRolled === true")
    expect(screen.locator("svg.rolling")).to_have_count(0)
    expect(screen.get_by_role("list", name="What happened")).to_contain_text("rolls")


def test_a_reveal_is_announced(browse: Open) -> None:
    phone = browse()
    sheets.play_now(phone, "qwixx")
    sheets.wait_until_asked(phone)
    sheets.act(phone)
    expect(phone.locator("#app > .unseen[aria-live]")).to_contain_text(re.compile("crosses|passes"))


def test_the_last_turn_is_shown_once_more(browse: Open) -> None:
    screen, ada, bo = browse(TV), browse(), browse()
    code = sheets.host(screen, "qwixx")
    people.join_by_link(ada, code, "Ada")
    people.join_by_link(bo, code, "Bo")
    screen.get_by_role("button", name="Start", exact=True).click()
    for phone in (ada, bo):
        sheets.wait_until_asked(phone)
    again = ada.get_by_role("button", name="Previous turn")
    expect(again).to_have_count(0)
    for _ in range(200):
        if again.count() > 0:
            break
        sheets.act(ada, passes=True)
        sheets.act(bo, passes=True)
        ada.wait_for_timeout(50)
    for page in (ada, screen):
        dice = page.get_by_role("img", name="White dice")
        now = dice.get_attribute("aria-label") or ""
        page.get_by_role("button", name="Previous turn").click()
        expect(page.get_by_text("Once more")).to_be_visible()
        expect(dice).not_to_have_attribute("aria-label", now)
        expect(page.get_by_text("Once more")).to_be_hidden(timeout=people.LONG)
        expect(dice).to_have_attribute("aria-label", now)
