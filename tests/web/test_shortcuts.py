"""Keys that play: letters and digits on a sheet, arrows and digits in the maze, `?` for a table."""

import re
from datetime import date

from playwright.sync_api import Locator, Page, expect

from tablecade.games.pixoid.coach.puzzles import puzzle_of
from tablecade.games.qwixx.coach import qwixx_puzzle_of
from tests.server.harness.served import Served
from tests.web import people, sheets
from tests.web.chromium import TABLET
from tests.web.conftest import Open
from tests.web.seated import seat_all

DAY = date(2026, 11, 16)
ROWS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
CLOSE_AND_PRESS = """(key) => {
    const focused = document.activeElement;
    document.querySelector("dialog[open]").close();
    focused.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""
"""A key at the very moment the dialog closes: its button still has the focus."""


def crossing(page: Page, number: str, colour: str) -> Locator:
    return page.get_by_role("button", name=f"Cross {colour} {number}", exact=True)


def first_offer(page: Page) -> tuple[str, str]:
    """Colour and number of a cross that the dice allow."""
    sheets.wait_until_asked(page)
    offered = page.get_by_role("button", name=re.compile("^Cross"), disabled=False)
    legal = page.locator("button.legal:enabled").and_(offered).first
    words = (legal.get_attribute("aria-label") or "").split()
    return words[1], words[2]


def test_a_sheet_is_played_with_letters_and_digits(browse: Open, server: Served) -> None:
    page = browse(TABLET)
    table = seat_all(server.url, "qwixx", seats=2)
    table.enter(page, 0)
    colour, number = first_offer(page)
    page.keyboard.press(ROWS[colour])
    expect(page.locator(f".row.{colour}.keyed")).to_be_visible()
    page.keyboard.type(number)
    expect(crossing(page, number, colour)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible()
    page.keyboard.press("Backspace")
    sheets.wait_until_asked(page)


def test_enter_seals_as_a_tap_does(browse: Open, server: Served) -> None:
    """The words for a newcomer and the trails of the last turn go away, and the turn counts."""
    page = browse(TABLET)
    table = seat_all(server.url, "pixoid")
    table.place_all()
    table.enter(page, 0)
    words = page.locator(".first.told > button")
    expect(words).to_be_visible()
    for seat in range(4):
        table.act(seat)
    expect(page.locator(".maze .worn").first).to_be_attached()
    people.directions(page).first.click()
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(words).to_be_hidden()
    expect(page.locator(".maze .worn")).to_have_count(0)
    counted = page.evaluate("Object.values(JSON.parse(localStorage['tablecade.firsts']))")
    assert counted == [1]


def test_french_keyboards_need_no_shift_for_a_digit(browse: Open, server: Served) -> None:
    page = browse(TABLET)
    table = seat_all(server.url, "qwixx", seats=2)
    table.enter(page, 0)
    colour, number = first_offer(page)
    page.keyboard.press(ROWS[colour])
    for digit in number:
        page.evaluate(
            "(code) => dispatchEvent(new KeyboardEvent('keydown', {key: 'à', code}))",
            f"Digit{digit}",
        )
    expect(crossing(page, number, colour)).to_have_attribute("aria-pressed", "true")


def test_a_question_mark_shows_the_keys(browse: Open, server: Served) -> None:
    page = browse(TABLET)
    table = seat_all(server.url, "qwixx", seats=2)
    table.enter(page, 0)
    sheets.wait_until_asked(page)
    page.keyboard.press("?")
    shown = page.get_by_role("dialog")
    expect(shown.get_by_text("the number in that row")).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()


def test_the_maze_is_played_with_arrows_and_digits(browse: Open, server: Served) -> None:
    page = browse(TABLET)
    table = seat_all(server.url, "pixoid", seats=4, options={"variant": "short"})
    table.place_all()
    table.enter(page, 0)
    expect(people.directions(page).first).to_be_visible()
    way = people.directions(page).first.get_attribute("aria-label") or ""
    page.keyboard.press(f"Arrow{way.capitalize()}")
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible()
    page.keyboard.press("Backspace")
    expect(people.seal_button(page)).to_be_visible()


def test_the_puzzle_in_the_maze_is_solved_by_keys(browse: Open) -> None:
    answer = puzzle_of(DAY).answer
    page = browse(TABLET)
    page.goto(f"/puzzle/{DAY}")
    expect(people.directions(page).first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Distance")
    expect(page.get_by_role("dialog")).not_to_contain_text("Previous turn")
    page.evaluate(CLOSE_AND_PRESS, f"Arrow{answer[:-1].capitalize()}")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press(answer[-1])
    expect(people.seal_button(page)).to_be_enabled()
    page.keyboard.press("Backspace")
    expect(people.seal_button(page)).to_be_disabled()
    page.keyboard.press(f"Arrow{answer[:-1].capitalize()}")
    page.keyboard.press(answer[-1])
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("^Right!"))).to_be_focused()


def test_the_puzzle_on_paper_is_solved_by_keys(browse: Open) -> None:
    answer = qwixx_puzzle_of(DAY).answer
    page = browse(TABLET)
    page.goto(f"/puzzle/{DAY}/qwixx")
    sheets.wait_until_asked(page)
    page.keyboard.press(answer[0])
    page.keyboard.type(answer.lstrip("abcdefghijklmnopqrstuvwxyz"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("^Right!"))).to_be_focused()


def test_whoever_sits_down_by_keyboard_goes_on_at_the_table(browse: Open) -> None:
    page = browse(TABLET)
    sheets.host(page, "qwixx")
    page.get_by_label("Your name").fill("Zoé")
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name="At the table")
    expect(heading).to_be_focused()
    expect(heading).to_have_css("outline-style", "none")  # it is nothing to tap
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Move here").first).to_be_focused()


def test_l_shows_the_last_turn_of_a_sheet_once_more(browse: Open, server: Served) -> None:
    page = browse(TABLET)
    table = seat_all(server.url, "qwixx", seats=2)
    table.enter(page, 0)
    sheets.wait_until_asked(page)
    while page.get_by_role("button", name="Previous turn").count() == 0:
        table.act_all()
        page.wait_for_timeout(300)
    page.keyboard.press("l")
    expect(page.get_by_text("Once more")).to_be_visible()
