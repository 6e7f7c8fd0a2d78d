"""The editor, from the first line to the first turn: boards of Pixoid, tracks of On Board."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from tests.web import people, sheets
from tests.web.chromium import TABLET
from tests.web.conftest import Open

PIX = 10


def maze(page: Page) -> Locator:
    return page.get_by_role("application")


def pad(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Pix").get_by_role("button", name=name)


def begin_with(page: Page, name: str) -> None:
    page.get_by_role("button", name="Begin with").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def wall_in(page: Page) -> None:
    """Close every way out of the pix under the cursor."""
    for side in ("up", "right", "down", "left"):
        way = pad(page, f"Corridor {side}")
        if way.is_enabled() and way.get_attribute("aria-pressed") == "true":
            way.click()


def test_a_board_is_drawn_mended_saved_and_played(browse: Open) -> None:
    page = browse()
    page.goto("/")
    page.get_by_role("link", name="Editor").first.click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    begin_with(page, "Tile B1 in all corners")
    wall_in(page)
    problem = page.get_by_text("Walls on all sides: there is no way out. PX-3.3")
    expect(problem).to_be_visible()
    expect(page.locator(".fault").first).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    maze(page).focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("group", name="Pix a2")).to_be_visible()
    page.get_by_role("button", name="a1", exact=True).first.click()
    pad(page, "Corridor right").click()
    expect(problem).to_be_hidden()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("My ring")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved here: My ring")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("My ring")
    expect(pad(page, "Corridor up")).to_have_attribute("aria-pressed", "false")
    expect(pad(page, "Corridor right")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("heading", name="You are Pixoid")).to_be_visible()
    people.place(page)
    people.set_program(page)
    people.seal_button(page).click()


def test_a_finger_draws_a_corridor_and_one_step_takes_it_back(browse: Open) -> None:
    page = browse()
    page.goto("/editor/pixoid")
    begin_with(page, "Walls everywhere")
    expect(page.get_by_text("Starting Pix: 0 instead of 4")).to_be_visible()
    box = maze(page).bounding_box()
    assert box is not None
    visible = 8
    side = box["width"] / visible
    assert side >= 40
    page.mouse.move(box["x"] + side / 2, box["y"] + box["height"] - side / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 2.5 * side, box["y"] + box["height"] - side / 2, steps=4)
    page.mouse.move(box["x"] + 2.5 * side, box["y"] + box["height"] - 1.5 * side, steps=4)
    page.mouse.up()
    expect(page.get_by_role("group", name="Pix c2")).to_be_visible()
    expect(pad(page, "Corridor down")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Undo").click()
    expect(pad(page, "Corridor down")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Redo").click()
    expect(pad(page, "Corridor down")).to_have_attribute("aria-pressed", "true")


def test_a_board_is_drawn_by_keyboard_alone_in_all_corners_at_once(browse: Open) -> None:
    page = browse(TABLET)
    page.goto("/editor/pixoid")
    begin_with(page, "No walls at all")
    page.get_by_label("All corners alike").press("Space")
    maze(page).focus()
    for key in ("s", "ArrowUp", "ArrowUp", "ArrowRight", "b", "Shift+ArrowRight"):
        page.keyboard.press(key)
    expect(page.get_by_role("group", name="Pix b3")).to_be_visible()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    expect(pad(page, "Corridor right")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Control+z")
    expect(pad(page, "Corridor right")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Control+z")
    expect(page.get_by_text("Bonus cube Pix: 0 instead of 4")).to_be_visible()
    page.keyboard.press("Control+y")
    expect(page.get_by_text("Ready to play")).to_be_visible()


def test_a_link_and_a_file_bring_the_same_board(browse: Open, tmp_path: Path) -> None:
    page = browse(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/editor/pixoid")
    begin_with(page, "Tile C2 in all corners")
    wall_in(page)
    page.get_by_label("Name", exact=True).fill("Küche")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "Küche.txt"
    assert len(file.read_text().splitlines()) == 2 * PIX + 1
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = browse()
    other.goto(link)
    expect(other.get_by_label("Name", exact=True)).to_have_value("Küche")
    expect(other.get_by_text("Walls on all sides")).to_be_visible()
    assert "#" not in other.url
    begin_with(other, "Four tiles")
    expect(other.get_by_text("Ready to play")).to_be_visible()
    other.get_by_label("Open a file").set_input_files(file)
    expect(other.get_by_text("Opened: Küche.txt")).to_be_visible()
    expect(other.get_by_text("Walls on all sides")).to_be_visible()


def test_what_is_no_board_says_so(browse: Open, tmp_path: Path) -> None:
    page = browse()
    page.goto("/editor/pixoid#10.nonsense")
    expect(page.get_by_text("This link holds nothing")).to_be_visible()
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_text("There is nothing to draw on in letter.txt.")).to_be_visible()


def test_a_board_of_one_s_own_is_chosen_when_hosting_and_redrawn_from_the_lobby(
    browse: Open,
) -> None:
    page = browse(TABLET)
    page.goto("/host/pixoid")
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_role("link", name="Draw your own board").click()
    begin_with(page, "Tile A2 in all corners")
    page.get_by_label("Name", exact=True).fill("Four of A2")
    page.get_by_role("button", name="Save").click()
    page.goto("/host/pixoid")
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_role("combobox", name="Board").select_option("Four of A2")
    expect(page.get_by_role("img", name="Board Four of A2")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Redraw this board").click()
    expect(page.get_by_role("heading", name="Draw your own")).to_be_visible()
    expect(page.get_by_text("Ready to play")).to_be_visible()


def test_a_corner_of_a_board_drawn_by_chance_is_changed(browse: Open) -> None:
    """The other three corners stay."""
    page = browse()
    page.goto("/host/pixoid")
    page.get_by_role("button", name="Change", exact=True).click()
    corners = page.get_by_role("combobox", name="Tile in corner")
    expect(corners).to_have_count(4)
    drawn = [corner.input_value() for corner in corners.all()]
    turned = drawn[0][0] + ("1" if drawn[0][1] == "2" else "2")
    corners.first.select_option(turned)
    shown = page.get_by_role("dialog").get_by_role("img", name=turned)
    expect(shown).to_be_visible()
    assert [corner.input_value() for corner in corners.all()] == [turned, *drawn[1:]]


def test_tiles_are_cut_from_boards_of_one_s_own(browse: Open) -> None:
    page = browse(TABLET)
    asked: list[Route] = []
    page.route("**/api/boards/check", lambda route: asked.append(route), times=1)
    with page.expect_request("**/api/boards/check"):
        page.goto("/editor/pixoid")
    begin = page.get_by_role("button", name="Begin with")
    place = begin.bounding_box()
    asked[0].continue_()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    assert begin.bounding_box() == place
    for sample, name in (("Tile B2 in all corners", "All B2"), ("Walls everywhere", "All walls")):
        begin_with(page, sample)
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_role("button", name="Save").click()
    page.goto("/host/pixoid")
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_role("combobox", name="Sides 1 of the tiles").select_option("All walls")
    told = page.get_by_role("dialog").get_by_text("tile A1: Starting Pix: 0 instead of 1")
    expect(told).to_be_visible()
    page.get_by_role("combobox", name="Sides 1 of the tiles").select_option("All B2")
    for corner, tile in enumerate(("A1", "C1", "B1", "D1"), start=1):
        page.get_by_role("combobox", name=f"Tile in corner {corner}").select_option(tile)
        expect(page.get_by_role("dialog").get_by_role("img", name=tile)).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Redraw this board").click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    draft, works = (
        page.evaluate(f"JSON.parse(localStorage['tablecade.editor.pixoid.{what}'])")
        for what in ("draft", "works")
    )
    assert [draft["code"], "All B2"] in [[work["code"], work["name"]] for work in works]


def test_a_track_of_one_s_own_is_chosen_when_hosting(browse: Open) -> None:
    page = browse()
    page.goto("/host/qwixx-on-board")
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_role("link", name="Draw your own track").click()
    begin_with(page, "Only sevens")
    page.get_by_label("Name", exact=True).fill("All sevens")
    page.get_by_role("button", name="Save").click()
    page.goto("/host/qwixx-on-board")
    page.get_by_role("button", name="Change", exact=True).click()
    expect(page.get_by_role("radio", name="Side A")).to_be_visible()
    page.get_by_role("combobox", name="The track").select_option("All sevens")
    expect(page.get_by_role("img", name="All sevens")).to_be_visible()
    expect(page.get_by_role("radio", name="Side A")).not_to_be_checked()
    page.get_by_role("button", name="Close").click()
    drawn = page.get_by_role("img", name="The track").locator("text.number")
    expect(drawn.first).to_be_visible()
    assert {*drawn.all_text_contents()} == {"7"}


def field(page: Page, place: int) -> Locator:
    return page.get_by_role("button", name=f"Field {place}:")


def test_a_track_is_drawn_mended_saved_and_played(browse: Open, tmp_path: Path) -> None:
    page = browse()
    page.goto("/editor/pixoid")
    page.get_by_role("link", name="On Board track").click()
    begin_with(page, "Side B")
    field(page, 5).click()
    page.get_by_role("radio", name="blue").check(force=True)
    number = page.get_by_role("group", name="Number")
    bonus = page.get_by_role("group", name="Bonus")
    before = int(number.locator("output").inner_text())
    number.get_by_role("button", name="More" if before < 12 else "Less").click()
    for _ in range(3):
        bonus.get_by_role("button", name="More").click()
    expect(
        page.get_by_text("The bonus falls from 6 to 3; it may only grow. QB-1.2")
    ).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.get_by_role("button", name="Field 6", exact=True).click()
    expect(field(page, 6)).to_have_attribute("aria-pressed", "true")
    expect(field(page, 6)).to_have_accessible_name(re.compile("with a problem$"))
    field(page, 6).press("ArrowLeft")
    expect(field(page, 5)).to_be_focused()
    for _ in range(3):
        bonus.get_by_role("button", name="Less").click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    page.reload()
    expect(field(page, 5)).to_have_accessible_name(re.compile("^Field 5: blue"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    drawn = json.loads(file.read_text())["fields"]
    assert len(drawn) == 40
    assert (drawn[4]["colour"], drawn[4]["bonus"]) == ("blue", 3)
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/t/*")
    sheets.wait_until_asked(page)
    sheets.act(page)
