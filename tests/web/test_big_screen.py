"""What the big screen shows is never covered by what else it shows."""

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
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


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
