"""What the big screen shows is never covered by what else it shows."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness.served import Served
from tests.web import people
from tests.web.chromium import TV
from tests.web.conftest import Open
from tests.web.samples import one_of
from tests.web.seated import LONG_NAMES, Seated, seat_all

SMALL_TV = {"width": 1280, "height": 720}
STANDARD = {"variant": "standard", "first_pixoid": "0", "board": "A1 B2 C1 D2"}

OVERLAPS = """([one, other]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((e) => [
    e.getBoundingClientRect(), e.textContent.trim(),
  ]);
  return boxes(one).flatMap(([a]) => boxes(other).filter(([b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map(([, text]) => text));
}"""

BROKEN_WORDS = """(selector) => [...document.querySelectorAll(selector)].flatMap((e) => {
  const text = document.createTreeWalker(e, NodeFilter.SHOW_TEXT).nextNode();
  const top = (at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].at(-1).top;
  };
  const fits = (word) => {
    const whole = document.createElement("span");
    whole.style = "position: absolute; white-space: nowrap";
    whole.textContent = word;
    e.append(whole);
    const { width } = whole.getBoundingClientRect();
    whole.remove();
    return getComputedStyle(e).display === "inline" || width <= e.getBoundingClientRect().width;
  };
  return [...text.data.matchAll(/[^\\s-]+-?/g)].filter(({ index, 0: word }) => {
    const seen = [...word].map((sign, at) => [sign, at]).filter(([sign]) => sign !== "\\u00ad");
    const lower = (at, before) => top(index + at) > top(index + before) + 1;
    const breaks = seen.slice(1).filter(([, at], i) => lower(at, seen[i][1]));
    const between = breaks.every(([, at]) => word[at - 1] === "\\u00ad");
    return breaks.length > 0 && (!between || fits(word));
  }).map(([word]) => word);
})"""
"""Words in two lines, but for those too long for a line that break between syllables."""


SMALL_TEXT = """(selector) => [...document.querySelectorAll(selector)].filter((e) =>
  e.textContent.trim() && parseFloat(getComputedStyle(e).fontSize) < innerHeight / 45
).map((e) => e.textContent.trim())"""


def overlaps(page: Page, one: str, other: str) -> list[str]:
    found: list[str] = page.evaluate(OVERLAPS, [one, other])
    return found


def broken_words(page: Page, selector: str) -> list[str]:
    """What stays broken: the parts of a screen are built in turn."""
    found: list[str] = []
    for _ in range(50):
        found = page.evaluate(BROKEN_WORDS, selector)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def play_until(table: Seated, page: Page, moved: str) -> None:
    """All seats choose by chance, until the page shows what is wanted."""
    for _ in range(200):
        table.act_all()
        if page.locator(moved).count() > 0:
            return
    raise AssertionError(f"no {moved} in two hundred decisions")


def move_pawns(table: Seated, *, least: int) -> None:
    """Pawns move wherever they may, until so many have left the start."""
    for _ in range(200):
        if sum(place > 0 for place in table.look(0)["state"]["pawns"]) >= least:
            return
        for seat in range(4):
            for action in table.look(seat)["mine"]["hands"].get(str(seat), {}).get("legal", []):
                if action.startswith("pawn"):
                    table.act(seat, action)
        table.act_all()
    raise AssertionError("pawns do not move")


@one_of("size", SMALL_TV, TV)
def test_pawns_cover_no_number_and_no_bonus(
    browse: Open, server: Served, size: dict[str, int]
) -> None:
    screen = browse(size)
    table = seat_all(server.url, "qwixx-on-board", seats=4)
    screen.goto(f"/t/{table.code}/screen")
    expect(screen.locator(".stands")).to_have_count(4)
    assert overlaps(screen, ".stands", ".start text, .number, .bonus") == []
    move_pawns(table, least=2)
    screen.wait_for_timeout(500)
    assert overlaps(screen, ".stands", ".start text, .number, .bonus") == []


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("pixoid", ".track .cell"),
        ("qwixx", "footer ol, .card"),
        ("qwixx-on-board", "footer ol, .card"),
    ],
)
def test_the_coach_s_sign_covers_nothing(
    browse: Open, server: Served, game: str, shown: str
) -> None:
    screen = browse(TV)
    options = STANDARD if game == "pixoid" else {}
    table = seat_all(server.url, game, coach=True, options=options)
    screen.goto(f"/t/{table.code}/screen")
    sign = screen.get_by_text("The coach is on")
    expect(sign).to_be_in_viewport(timeout=people.LONG)
    sign.evaluate("(sign) => sign.classList.add('tested')")
    assert screen.locator(shown).count() > 0
    assert overlaps(screen, ".tested", shown) == []


def test_the_menu_lies_beside_the_way_to_join(browse: Open, server: Served) -> None:
    screen = browse({"width": 844, "height": 390})
    table = seat_all(server.url, "qwixx", seats=2)
    screen.goto(f"/t/{table.code}/screen")
    join = screen.locator(".join > :last-child").bounding_box()
    menu = screen.get_by_role("button", name="Menu").bounding_box()
    assert join is not None
    assert menu is not None
    assert join["x"] + join["width"] <= menu["x"]


def test_long_names_of_pixoid_are_whole_before_and_after_a_reveal(
    browse: Open, server: Served
) -> None:
    screen = browse(TV)
    table = seat_all(server.url, "pixoid", options=STANDARD)
    screen.goto(f"/t/{table.code}/screen")
    expect(screen.locator(".who b")).to_have_count(len(LONG_NAMES))
    assert broken_words(screen, ".who b") == []
    play_until(table, screen, ".state .program")
    assert broken_words(screen, ".who b") == []


def test_long_names_on_a_phone_s_podium_are_whole(browse: Open, server: Served) -> None:
    phone = browse({"width": 360, "height": 640})
    table = seat_all(server.url, "pixoid", options=STANDARD)
    table.play_out()
    table.enter(phone, 0)
    expect(phone.locator(".result .name")).to_have_count(4, timeout=people.LONG)
    assert broken_words(phone, ".result .name") == []


def test_a_remote_control_opens_a_table_and_drives_its_menu(browse: Open) -> None:
    """Arrows, OK and Back alone: from the lobby's games to a started match, paused in the menu."""
    screen = browse(TV)
    screen.goto("/tv")
    expect(screen.get_by_role("button", name=re.compile("^Start"))).to_be_visible()

    def go_to(name: str, *keys: str) -> None:
        wanted = screen.get_by_role("button", name=re.compile(name)).last
        for key in keys * 8:
            if wanted.evaluate("(button) => button === document.activeElement"):
                return
            screen.keyboard.press(key)
        raise AssertionError(f"{name} is not reached by {keys}")

    go_to("^Qwixx$", "ArrowRight", "ArrowUp", "ArrowLeft")
    assert screen.evaluate("getComputedStyle(document.activeElement).outlineWidth") == "3px"
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("button", name="Qwixx", exact=True, pressed=True)).to_be_visible()
    go_to("^Change$", "ArrowDown", "ArrowLeft")
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("dialog")).to_be_visible()
    screen.keyboard.press("Escape")
    expect(screen.get_by_role("dialog")).to_be_hidden()
    go_to("^Full screen$", "ArrowRight")
    go_to("^Start", "ArrowUp")
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("button", name="Menu")).to_be_visible(timeout=people.LONG)
    go_to("^Menu$", "ArrowUp", "ArrowRight")
    screen.keyboard.press("Enter")
    go_to("^Pause$", "ArrowDown", "ArrowLeft", "ArrowUp")
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("button", name="Go on playing")).to_be_visible()


@pytest.mark.parametrize("game", ["pixoid", "qwixx"])
def test_who_is_away_is_told_below_the_board(browse: Open, server: Served, game: str) -> None:
    screen = browse(SMALL_TV)
    table = seat_all(server.url, game)
    table.show(screen)
    away = screen.get_by_role("status").filter(has_text="is away.")
    expect(away).to_be_in_viewport(ratio=1, timeout=people.LONG)
    expect(away.get_by_role("button")).to_have_count(3)
    away.evaluate("(card) => card.classList.add('tested')")
    screen.wait_for_function("document.querySelector('.stage').clientHeight < innerHeight - 40")
    assert overlaps(screen, ".tested", ".stage .panel, .stage .cell, .stage ol") == []


def test_who_is_away_leaves_seats_and_maze_of_a_host_s_phone(browse: Open, server: Served) -> None:
    phone = browse({"width": 360, "height": 640})
    table = seat_all(server.url, "pixoid")
    table.place_all()
    table.act(0)
    table.enter(phone, 0)
    away = phone.get_by_role("status").filter(has_text="is away.")
    expect(away).to_be_in_viewport(ratio=1, timeout=people.LONG)
    away.evaluate("(card) => card.classList.add('tested')")
    assert overlaps(phone, ".tested", ".seat > .top, .seat > .facts, .seat > .board") == []


def test_what_matters_is_a_45th_of_the_height(browse: Open, server: Served) -> None:
    screen = browse(TV)
    table = seat_all(server.url, "pixoid", options=STANDARD)
    screen.goto(f"/t/{table.code}/screen")
    for words in ("Choose your starts", "is missing", "Bug"):
        expect(screen.get_by_text(words).first).to_be_visible()
    assert screen.locator(".cell.full .number").count() == 1
    assert screen.evaluate(SMALL_TEXT, ".left *, .right *, .cell *") == []
