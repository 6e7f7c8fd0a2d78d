"""The lobby's settings when a change is refused, and when somebody drew the board or the track."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web import people
from tests.web.conftest import Open
from tests.web.test_editor import begin_with

SETTING = "**/api/tables/*/setting"


def open_settings(page: Page) -> Locator:
    page.get_by_role("button", name="Change", exact=True).click()
    return page.get_by_role("dialog")


def radio(form: Locator, name: str) -> Locator:
    return form.get_by_role("radio", name=re.compile(rf"^{name}"))


def test_a_change_that_did_not_arrive_is_undone_and_can_be_made_again(browse: Open) -> None:
    ada = browse()
    ada.goto("/host/qwixx")
    people.sit_down(ada, "Ada")
    form = open_settings(ada)
    bots = form.get_by_label("Bots play as")
    before = bots.input_value()
    ada.route(SETTING, lambda call: call.abort())
    radio(form, "With a coach").click()
    expect(radio(form, "Without")).to_be_checked()
    bots.select_option("random")
    expect(bots).to_have_value(before)
    ada.unroute(SETTING)
    radio(form, "With a coach").check()
    expect(form.locator(".chosen").get_by_text("With a coach", exact=True)).to_be_visible()
    bots.select_option("random")
    ada.get_by_role("button", name="Close").click()
    expect(ada.get_by_text("The coach is on")).to_be_visible()
    expect(ada.get_by_text("Bots play as: Random bot")).to_be_visible()


def test_a_colour_that_did_not_arrive_can_be_taken_again(browse: Open) -> None:
    ada = browse()
    ada.goto("/host/qwixx")
    people.sit_down(ada, "Ada")
    ada.get_by_role("button", name="Change name or colour").click()
    first = ada.locator("form").get_by_role("radio", checked=True)
    old = first.get_attribute("value")
    pink = ada.locator("form").get_by_role("radio", name="Pink")
    ada.route("**/api/tables/*/me", lambda call: call.abort())
    pink.click()
    expect(first).to_have_attribute("value", old or "")
    ada.unroute("**/api/tables/*/me")
    pink.check()
    expect(ada.locator("form .chosen input")).to_have_attribute("value", "pink")


def test_a_board_with_faults_is_refused_and_hinders_no_other_choice(browse: Open) -> None:
    page = browse()
    page.goto("/editor/pixoid")
    expect(page.get_by_text("Ready to play")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("My ring")
    page.get_by_role("button", name="Save").click()
    begin_with(page, "Walls everywhere")
    page.get_by_label("Name", exact=True).fill("Closed")
    page.get_by_role("button", name="Save").click()
    page.goto("/host/pixoid")
    people.sit_down(page, "Ada")
    form = open_settings(page)
    board = form.get_by_role("combobox", name="Board", exact=True)
    board.select_option("Closed")
    expect(form.get_by_text("start: Starting Pix: 0 instead of 4")).to_be_visible()
    expect(board).to_have_value("")
    radio(form, "Short").check()
    expect(form.locator(".chosen").get_by_text("Short", exact=True)).to_be_visible()
    board.select_option("My ring")
    expect(form.get_by_role("img", name="Board My ring")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    form = open_settings(page)
    expect(board).to_have_value("My ring")


def test_there_is_a_way_back_from_a_drawn_track(browse: Open) -> None:
    page = browse()
    page.goto("/editor/qwixx-on-board")
    expect(page.get_by_text("Ready to play")).to_be_visible()
    begin_with(page, "Only sevens")
    page.get_by_label("Name", exact=True).fill("Mine")
    page.get_by_role("button", name="Save").click()
    page.goto("/host/qwixx-on-board")
    people.sit_down(page, "Ada")
    form = open_settings(page)
    track = form.get_by_role("combobox", name="The track")
    track.select_option("Mine")
    expect(form.get_by_role("img", name="Mine")).to_be_visible()
    page.evaluate("localStorage.removeItem('tablecade.editor.qwixx-on-board.works')")
    page.reload()
    form = open_settings(page)
    expect(form.get_by_role("img", name="A drawing of your own")).to_be_visible()
    radio(form, "Side B").check()
    expect(form.get_by_role("img", name="Side B")).to_be_visible()
