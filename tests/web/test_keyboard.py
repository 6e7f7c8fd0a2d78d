"""A whole game of each kind without a pointer: Tab, Enter, and nothing else."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness.served import Served
from tests.web import people, sheets
from tests.web.conftest import Open
from tests.web.samples import one_of
from tests.web.seated import seat_all

MOST_TABS = 150
CARDS = {"pixoid": "Pixoid", "qwixx": "Qwixx", "qwixx-on-board": "Qwixx On Board"}
SEAL = re.compile(r"^(Seal|Start here|Pass|Leave)")
CROSS = re.compile(r"^(Cross|Pawn to) ")
WORDS = "The board in words"


def press_on(page: Page, wanted: Locator) -> None:
    """Tab to the next of these, and press it."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if wanted.evaluate_all("(found) => found.includes(document.activeElement)"):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def start(page: Page, game: str) -> None:
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    card = page.get_by_role("article", name=CARDS[game], exact=True)
    press_on(page, card.get_by_role("button", name="Play now"))
    expect(asked(page).first).to_be_visible(timeout=people.LONG)


def asked(page: Page) -> Locator:
    """What can be chosen or sealed, as the accessibility tree has it."""
    seal = page.get_by_role("button", name=SEAL, disabled=False)
    cross = page.get_by_role("button", name=CROSS, disabled=False)
    return seal.or_(cross).or_(people.directions(page)).or_(people.starts(page))


def choose_on_paper(page: Page, turn: int) -> None:
    """A few crosses, then misses, which end the match."""
    cross = page.get_by_role("button", name=CROSS, disabled=False)
    if turn < 3 and cross.count() > 0:
        press_on(page, cross)
    press_on(page, page.get_by_role("button", name=SEAL, disabled=False))


def choose_in_the_maze(page: Page, _: int) -> None:
    press_on(page, people.directions(page).or_(people.starts(page)))
    distances = page.get_by_role("group", name="Distance").get_by_role("button", disabled=False)
    if distances.count() > 0:
        press_on(page, distances)
    press_on(page, page.get_by_role("button", name=SEAL, disabled=False))


@one_of("game", *CARDS)
def test_a_whole_match_by_keyboard_and_accessibility_tree(browse: Open, game: str) -> None:
    page = browse()
    start(page, game)
    choose = choose_in_the_maze if game == "pixoid" else choose_on_paper
    over = people.result(page)
    end, turn = time.monotonic() + people.MOST_SECONDS, 0
    while not over.is_visible():
        assert time.monotonic() < end, "the match does not end"
        if asked(page).count() > 0:
            choose(page, turn)
            turn += 1
        page.wait_for_timeout(50)
    press_on(page, page.get_by_role("button", name="Play again"))
    expect(over).to_be_hidden()


@pytest.mark.parametrize("game", CARDS)
def test_the_board_is_told_in_words(browse: Open, game: str) -> None:
    page = browse()
    start(page, game)
    press_on(page, page.get_by_role("button", name="Menu"))
    press_on(page, page.get_by_role("button", name=WORDS))
    lines = page.get_by_role("dialog", name=WORDS).get_by_role("listitem")
    expect(lines.nth(2)).to_be_visible()
    assert all("-told-" not in line for line in lines.all_inner_texts())
    first = lines.first.inner_text()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[aria-live]").filter(has_text=first)).to_have_count(1)


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
