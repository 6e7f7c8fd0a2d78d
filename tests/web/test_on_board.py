"""Qwixx On Board on phones and on the big screen."""

import re

from playwright.sync_api import Page, expect

from tests.web import people, sheets
from tests.web.chromium import TV
from tests.web.conftest import Open

GAME = "qwixx-on-board"
MOST_TURNS = 120


def until_the_pawn_may_move(phone: Page) -> None:
    """There are matches in which it never may: then another one is played."""
    pawn = phone.get_by_role("button", name=re.compile("^Pawn to"))
    again = phone.get_by_role("button", name="Play again")
    for _ in range(MOST_TURNS):
        expect(sheets.bar(phone).or_(again)).to_be_visible(timeout=people.LONG)
        if again.is_visible():
            again.click()
            expect(again).to_be_hidden()
            continue
        if pawn.count() > 0:
            return
        sheets.act(phone)
        phone.wait_for_timeout(150)
    raise AssertionError("the pawn never may move")


def test_the_side_of_the_board_is_seen_and_chosen(browse: Open) -> None:
    screen = browse(TV)
    screen.goto(f"/host/{GAME}")
    screen.get_by_role("button", name="Change", exact=True).click()
    expect(screen.get_by_role("img", name="Side A")).to_be_visible()
    screen.get_by_role("radio", name="Side B").check()
    expect(screen.get_by_role("img", name="Side B")).to_be_visible()
    screen.get_by_role("button", name="Close").click()
    expect(screen.get_by_role("img", name="The track")).to_be_visible()
    first = screen.locator("svg .field .number").first
    expect(first).to_have_text("3")


def test_the_pawn_crosses_where_it_lands(browse: Open) -> None:
    phone = browse()
    sheets.play_now(phone, GAME)
    until_the_pawn_may_move(phone)
    pawn = phone.get_by_role("button", name=re.compile("^Pawn to")).first
    name = pawn.locator(".unseen").inner_text()
    found = re.match(r"Pawn to field (\d+): (\w+) (\d+)", name)
    assert found is not None
    field, colour, number = found.groups()
    box = pawn.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    pawn.click()
    expect(phone.get_by_role("button", name=f"Seal: field {field}")).to_be_enabled()
    sheets.bar(phone).click()
    row = phone.get_by_role("list", name=f"The {colour} row")
    crossed = row.locator(".crossed", has_text=re.compile(rf"^\s*{number}\b"))
    expect(crossed).to_be_visible()
    here = phone.get_by_role("group", name="The track").get_by_text(f"Field {field}:")
    expect(here).to_contain_text("here:")


def test_a_match_with_two_phones_a_bot_and_a_big_screen(browse: Open) -> None:
    screen, ada, bo = browse(TV), browse(), browse()
    code = sheets.host(screen, GAME, players=3)
    people.join_by_link(ada, code, "Ada")
    people.join_by_link(bo, code, "Bo")
    screen.get_by_role("button", name="Start with one bot").click()
    expect(screen.get_by_role("img", name="The track")).to_be_visible()
    sheets.play_to_the_end([ada], [bo], screen)
    expect(people.result(ada)).to_be_visible()
