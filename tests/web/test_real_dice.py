"""Real dice: people roll, one enters the faces, another one confirms."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web import people, sheets
from tests.web.chromium import TV
from tests.web.conftest import Open
from tests.web.people import LONG

RISING = ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (6, 6))
"""White dice that let one sheet cross red 2, 3, 4, 5, 6 and close the row with 12."""


def pad(page: Page) -> Locator:
    return page.locator(".pad").first


def enter(page: Page, white: tuple[int, int]) -> int:
    """One tap a die: the white ones as given, all others 1. Says how many dice were asked for."""
    dice = page.locator(".pad [role=group]").count()
    for place in range(dice):
        face = white[place] if place < 2 else 1
        page.locator(f"[data-die='{place}']").nth(face - 1).click()
    return dice


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm").click(timeout=LONG)


def act(phone: Page, number: int | None) -> None:
    """Cross this number in red where it is offered; pass otherwise."""
    if not sheets.owes(phone):
        return
    wanted = phone.get_by_role("button", name=f"Cross red {number}", exact=True, disabled=False)
    if number is not None and wanted.count() > 0:
        wanted.click()
    sheets.bar(phone).click()


def in_turn(ada: Page, bo: Page) -> tuple[Page, Page]:
    """Who is asked for the dice, and the other one."""
    for _ in range(200):
        for rolling, other in ((ada, bo), (bo, ada)):
            if pad(rolling).is_visible():
                return rolling, other
        ada.wait_for_timeout(50)
    raise AssertionError("nobody is asked for the dice")


def play_turn(ada: Page, bo: Page, screen: Page, white: tuple[int, int]) -> int:
    """A whole turn: Ada crosses red where she can, Bo never crosses."""
    rolling, other = in_turn(ada, bo)
    dice = enter(rolling, white)
    confirm(other)
    finish_turn(ada, bo, screen, sum(white))
    return dice


def finish_turn(ada: Page, bo: Page, screen: Page, number: int) -> None:
    expect(screen.get_by_role("button", name="Enter the dice here")).to_be_hidden(timeout=LONG)
    for _ in range(400):
        if pad(ada).is_visible() or pad(bo).is_visible() or people.result(screen).is_visible():
            return
        act(ada, number)
        act(bo, None)
        screen.wait_for_timeout(50)
    raise AssertionError("the turn does not end")


def test_a_roll_is_refused_entered_on_the_big_screen_and_confirmed(browse: Open) -> None:
    play_first_turn(browse)


@pytest.mark.long
def test_a_whole_match_with_two_phones_and_a_big_screen(browse: Open) -> None:
    screen, ada, bo = play_first_turn(browse)
    asked = [play_turn(ada, bo, screen, white) for white in RISING[1:]]
    assert asked == [6] * 5
    while not people.result(screen).is_visible():
        assert play_turn(ada, bo, screen, (1, 1)) == 5
    expect(people.result(ada)).to_be_visible(timeout=LONG)


def play_first_turn(browse: Open) -> tuple[Page, Page, Page]:
    """From the lobby to the second roll."""
    screen, ada, bo = browse(TV), browse(), browse()
    screen.goto("/tv/qwixx")
    screen.wait_for_url("**/t/*/screen")
    code = screen.url.split("/t/")[1].split("/")[0]
    people.join_by_link(ada, code, "Ada")
    people.settle(ada, "Our own dice")
    people.join_by_link(bo, code, "Bo")
    for page in (bo, screen):
        expect(page.get_by_text("Dice: Our own dice")).to_be_visible()
    ada.get_by_role("button", name="Start", exact=True).click()
    expect(screen.get_by_text(re.compile("(Ada|Bo) rolls: enter the dice"))).to_be_visible()

    rolling, other = in_turn(ada, bo)
    assert enter(rolling, (5, 5)) == 6
    shown = "white 5, white 5, red 1, yellow 1, green 1, blue 1"
    for page in (rolling, other, screen):
        expect(page.get_by_role("img", name=shown)).to_be_visible(timeout=LONG)
    expect(rolling.get_by_role("button", name="Confirm")).to_have_count(0)
    other.get_by_role("button", name="Not right").click()
    expect(rolling.get_by_text("Somebody says no: correct the dice")).to_be_visible()
    expect(other.get_by_text("Somebody says no")).to_be_hidden()
    screen.get_by_role("button", name="Enter the dice here").click()
    enter(screen, (1, 1))
    expect(screen.get_by_role("button", name="Confirm")).to_have_count(0)
    confirm(bo)
    finish_turn(ada, bo, screen, 2)
    return screen, ada, bo


def test_a_lone_person_rolls_for_the_bots_of_on_board_too(browse: Open) -> None:
    ada = browse()
    sheets.host(ada, "qwixx-on-board", players=2)
    people.settle(ada, "Our own dice")
    people.sit_down(ada, "Ada")
    ada.get_by_role("button", name=re.compile("^Start")).click()
    rolled = []
    for _ in range(400):
        if pad(ada).is_visible():
            rolled.append(ada.get_by_role("heading", name=re.compile("turn$")).inner_text())
            enter(ada, (2, 4))
            confirm(ada)
            expect(pad(ada)).to_be_hidden()
        if len(set(rolled)) == 2:
            return
        sheets.act(ada, passes=True)
        ada.wait_for_timeout(50)
    raise AssertionError(f"only {rolled} rolled")


def test_a_corrected_face_is_sent_again_and_survives_a_reload(browse: Open) -> None:
    ada = browse()
    sheets.host(ada, "qwixx", players=2)
    people.settle(ada, "Our own dice")
    people.sit_down(ada, "Ada")
    ada.get_by_role("button", name=re.compile("^Start")).click()
    expect(pad(ada)).to_be_visible(timeout=LONG)
    enter(ada, (2, 4))
    ada.get_by_role("button", name="Not right").click()
    ada.locator("[data-die='2']").nth(5).click()
    ada.get_by_role("button", name="Show this roll to all").click()
    shown = "white 2, white 4, red 6, yellow 1, green 1, blue 1"
    expect(ada.get_by_role("img", name=shown)).to_be_visible()
    ada.reload()
    expect(ada.get_by_role("img", name=shown)).to_be_visible()
    confirm(ada)
    expect(ada.get_by_role("img", name="White dice: 2, 4")).to_be_visible()
