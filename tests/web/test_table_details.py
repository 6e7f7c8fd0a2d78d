"""What players met once at the table: each detail is looked at by itself."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.server.harness.served import Served
from tests.web import people, sheets
from tests.web.chromium import PHONE, TV
from tests.web.conftest import Open
from tests.web.momentary import showing
from tests.web.seated import Seated, seat_all

STANDARD = {"variant": "standard", "first_pixoid": "0", "board": "A1 B2 C1 D2"}
FAMILY = "👨‍👩‍👧‍👦 Nowak 👩🏽‍🚀"


@pytest.fixture(scope="module")
def server(resting_server: Served) -> Served:
    return resting_server


def to_rest(table: Seated) -> None:
    while not table.look(0).get("rest"):
        for seat in range(len(table.tokens)):
            if not table.look(0).get("rest"):
                table.act(seat)


@pytest.mark.long
def test_the_maze_keeps_its_size_when_the_match_is_decided(browse: Open, server: Served) -> None:
    """Also in the last reveal, in which Pixoid is caught or gets away."""
    page = browse(reduced_motion="no-preference")
    options = {**STANDARD, "variant": "short"}
    table = seat_all(server.url, "pixoid", options=options)
    table.enter(page, 0)
    maze = page.locator(".maze")
    expect(maze).to_be_visible()
    before = maze.bounding_box()
    page.evaluate(
        """() => {
            window.sizes = new Set();
            const look = () => {
                const maze = document.querySelector('.maze');
                if (maze) window.sizes.add(Math.round(maze.getBoundingClientRect().width));
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    table.play_out()
    expect(people.result(page)).to_be_visible(timeout=people.LONG)
    assert before is not None
    assert page.evaluate("[...window.sizes]") == [round(before["width"])]


def test_back_at_the_table_is_said_and_goes_away(browse: Open, server: Served) -> None:
    page = browse()
    seat_all(server.url, "qwixx", seats=2).enter(page, 0)
    sheets.wait_until_asked(page)
    page.context.set_offline(True)
    expect(page.get_by_text("No connection")).to_be_visible()
    with showing(page, "Back at the table"):
        page.context.set_offline(False)
    expect(page.get_by_text("Back at the table")).to_be_hidden()
    expect(page.get_by_role("heading", name=re.compile("turn$"))).to_be_visible()


LOOK_AT_THE_DICE = """
window.rolled = false;
window.spoiled = [];
new MutationObserver(() => {
    if (!document.querySelector("svg.rolling")) return;
    window.rolled = true;
    const legal = document.querySelectorAll(".sheet .legal").length;
    const said = document.querySelector(".hint")?.textContent.trim() ?? "";
    if (legal > 0 || /white dice/.test(said)) window.spoiled.push([legal, said]);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_nothing_says_what_the_dice_make_before_they_lie(browse: Open) -> None:
    page = browse(reduced_motion="no-preference")
    page.add_init_script(LOOK_AT_THE_DICE)
    sheets.play_now(page, "qwixx")
    for _ in range(3):
        sheets.wait_until_asked(page)
        sheets.act(page)
    page.wait_for_function("() => window.rolled")
    sheets.wait_until_asked(page)
    assert page.evaluate("window.spoiled") == []


def test_between_rounds_those_who_are_waited_for_have_no_tick(browse: Open, server: Served) -> None:
    page = browse()
    table = seat_all(server.url, "pixoid", options=STANDARD)
    to_rest(table)
    table.enter(page, 0)
    expect(page.get_by_text("Round 1 of 4")).to_be_visible()
    ready = page.locator("li[data-seat]").get_by_label("ready")
    expect(ready).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(ready).to_have_count(1)


def test_pawns_in_the_strip_are_whole(browse: Open, server: Served) -> None:
    page = browse()
    seat_all(server.url, "qwixx-on-board").enter(page, 0)
    pawns = page.locator(".track svg g")
    expect(pawns.first).to_be_visible()
    cut = page.evaluate(
        """() => {
            const strip = document.querySelector('.track').getBoundingClientRect();
            return [...document.querySelectorAll('.track svg g')]
                .map((pawn) => pawn.getBoundingClientRect())
                .filter(({ top, bottom }) => top < strip.top - 1 || bottom > strip.bottom + 1)
                .map(({ top, bottom }) => [top - strip.top, bottom - strip.bottom]);
        }"""
    )
    assert cut == []


@pytest.mark.parametrize(
    ("width", "height", "language"), [(360, 640, "en"), (844, 390, "en"), (320, 568, "fr")]
)
def test_why_a_pawn_cannot_move_leaves_room_for_the_sheet(
    browse: Open, server: Served, width: int, height: int, language: str
) -> None:
    page = browse({"width": width, "height": height}, locale=language)
    table = seat_all(server.url, "qwixx-on-board", seats=2)
    while not any(key.startswith("pawn") for key in refused(table)):
        for seat in (1, 0):
            if seat == 1 or not any(key.startswith("pawn") for key in refused(table)):
                table.act(seat)
    table.enter(page, 0)
    why = page.get_by_role("button", name=re.compile("^(Why not|Pourquoi pas)"))
    expect(why.first).to_be_visible()
    expect(page.locator(".paper .row")).to_have_count(4)
    asked, *more = [box(one) for one in why.all()]
    assert asked["height"] < 50
    assert all(one["y"] == asked["y"] for one in more), "all in one line"
    cells = [box(row.locator(".cell").last) for row in page.locator(".paper .row").all()]
    rows = [box(row) for row in page.locator(".paper .row").all()]
    assert rows[0]["height"] > 25
    for cell, row, below in zip(cells, rows, [*rows[1:], None], strict=True):
        assert cell["y"] + cell["height"] <= row["y"] + row["height"] + 1, "no cell leaves its row"
        assert below is None or row["y"] + row["height"] <= below["y"] + 1


def box(found: Locator) -> FloatRect:
    place = found.bounding_box()
    assert place is not None
    return place


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}])
@pytest.mark.parametrize("game", ["pixoid", "qwixx"])
def test_the_menu_is_in_line_with_the_buttons_beside_it(
    browse: Open, server: Served, game: str, size: dict[str, int]
) -> None:
    page = browse(size)
    table = seat_all(server.url, game, seats=3)
    again = page.get_by_role("button", name="Previous turn")
    table.enter(page, 0)
    expect(page.locator("main.seat")).to_be_visible()
    while again.count() == 0:
        table.act_all()
        page.wait_for_timeout(300)
    menu = page.get_by_role("button", name="Menu")
    expect(menu).to_be_visible()
    assert abs(middle(menu) - middle(again)) <= 4


def middle(found: Locator) -> float:
    place = box(found)
    return place["y"] + place["height"] / 2


def refused(table: Seated) -> dict[str, object]:
    """What the first seat may not do now, where it owes a choice."""
    hands = (table.look(0)["mine"] or {}).get("hands", {})
    owed = [own["refused"] for own in hands.values() if own["choice"] is None]
    return dict(owed[0]) if owed else {}


@pytest.mark.parametrize("game", ["pixoid", "qwixx", "qwixx-on-board"])
def test_every_bot_has_a_name_of_its_own(browse: Open, game: str) -> None:
    page = browse()
    page.goto(f"/host/{game}")
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Change", exact=True).click()
    options = page.get_by_role("combobox", name="Bots").locator("option")
    expect(options.first).to_be_attached()
    names = options.all_inner_texts()
    assert len(set(names)) == len(names)
    assert [name for name in names if re.search('[“”"„]', name)] == []


def test_nobody_becomes_the_host_while_there_is_one(browse: Open) -> None:
    host, guest = browse(), browse()
    code = people.host_pixoid(host)
    people.sit_down(host, "Ada")
    people.join_by_link(guest, code, "Bo")
    host.get_by_role("button", name=re.compile("^Start")).click()
    expect(guest.get_by_role("heading", name="You are")).to_be_visible()
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("dialog")).to_be_visible()
    expect(guest.get_by_role("button", name="Become the host")).to_have_count(0)


def test_joined_emoji_are_names(browse: Open) -> None:
    page = browse()
    people.host_pixoid(page)
    people.sit_down(page, FAMILY)
    expect(page.get_by_text(FAMILY)).to_be_visible()


def test_a_line_that_is_no_json_is_told_in_words(browse: Open, tmp_path: Path) -> None:
    page = browse()
    page.goto("/replay")
    file = tmp_path / "bad.jsonl"
    file.write_text("not a match\n")
    page.get_by_label("Watch a match again").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("line 1")
    expect(page.get_by_role("alert")).not_to_contain_text("bad-line")


def test_what_somebody_with_a_long_name_says_is_whole_on_the_big_screen(
    browse: Open, server: Served
) -> None:
    """It rises from a seat at the left edge."""
    screen = browse(TV)
    table = seat_all(server.url, "pixoid", seats=4, options=STANDARD)
    table.show(screen)
    to_rest(table)
    expect(screen.locator("[data-seat='1']")).to_be_visible()
    table.react(1, "wow")
    said = screen.locator("li.flying")
    left, right = said.evaluate(
        "(one) => [one.offsetLeft - one.offsetWidth / 2, one.offsetLeft + one.offsetWidth / 2]"
    )
    assert left >= 0
    assert right <= TV["width"]


def test_a_screen_stays_on_where_a_wake_lock_is_denied(browse: Open) -> None:
    """A silent picture plays instead, and goes with the table."""
    page = browse()
    page.add_init_script("navigator.wakeLock.request = () => Promise.reject(new Error('denied'))")
    sheets.play_now(page, "qwixx")
    picture = page.locator("video")
    expect(picture).to_have_count(1)
    page.get_by_role("heading", name=re.compile("turn$")).click()
    page.wait_for_function("() => !document.querySelector('video').paused")
    page.evaluate("history.back()")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(picture).to_have_count(0)
