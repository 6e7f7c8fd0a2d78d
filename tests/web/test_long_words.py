"""Names of wide letters and long German words stay inside their places."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness.served import Served
from tests.web import seated
from tests.web.chromium import TV
from tests.web.conftest import Open
from tests.web.seated import LONG_NAMES, Seated, seat_all

WIDE = "W" * 20
SMALL = {"width": 320, "height": 568}
TABLET = {"width": 1024, "height": 768}
STANDARD = {"variant": "standard", "first_pixoid": "0", "board": "A1 B2 C1 D2"}


@pytest.fixture(autouse=True)
def wide_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seated, "LONG_NAMES", [f"{seat}{WIDE}" for seat in range(4)])


def hold(server: Served) -> tuple[Seated, int]:
    """Three players of Pixoid, all placed, and the seat with two controllers."""
    table = seat_all(server.url, "pixoid", seats=3, options=STANDARD)
    table.connect_all()
    table.place_all()
    return table, next(seat for seat in range(3) if len(table.look(seat)["mine"]["hands"]) > 1)


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return wide > 1 and high > 1


def spills(page: Page, selector: str, *, inside: int = -1) -> list[str]:
    """What is wider than its own box, or sticks out of the screen at the right."""
    found: list[str] = page.evaluate(
        """([selector, inside]) => [...document.querySelectorAll(selector)].filter((e) => {
          const range = document.createRange();
          range.selectNodeContents(e);
          const [text, box] = [range.getBoundingClientRect(), e.getBoundingClientRect()];
          const right = Math.min(box.right, innerWidth);
          return text.right > right - inside || text.left < box.left + inside;
        }).map((e) => e.textContent.trim())""",
        [selector, inside],
    )
    return found


def test_a_card_on_the_big_screen_keeps_its_points(browse: Open, server: Served) -> None:
    table = seat_all(server.url, "qwixx", bots=1)
    screen = browse(TV)
    table.show(screen)
    expect(screen.locator("article .score")).to_have_count(5)
    assert spills(screen, "article header") == []
    assert not any(
        overlap(card.locator(".who"), card.locator(".score"))
        for card in screen.locator("article").all()
    )


def test_the_call_on_the_big_screen_stays_beside_the_dice(browse: Open, server: Served) -> None:
    table = seat_all(server.url, "qwixx", seats=2)
    screen = browse(TV)
    table.show(screen)
    while table.look(0)["state"]["phase"] != "action-2":
        table.act_all()
    headline = screen.locator(".headline")
    expect(headline).to_contain_text(WIDE)
    assert spills(screen, ".headline") == []


def test_a_small_phone_keeps_its_maze_and_its_hint(browse: Open, server: Served) -> None:
    table, holder = hold(server)
    page = browse(SMALL)
    table.enter(page, holder, hosting=False)
    page.locator(".first > button").click()
    maze = page.locator(".maze").bounding_box()
    assert maze is not None
    assert maze["height"] >= 120
    table.act(holder)
    expect(page.locator(".hint")).to_contain_text(WIDE)
    assert spills(page, ".hint") == []


def test_the_longest_words_of_a_sealed_bar_fit(browse: Open, server: Served) -> None:
    table, holder = hold(server)
    page = browse(SMALL, locale="de-DE")
    table.enter(page, holder, hosting=False)
    table.act(holder)
    expect(page.locator(".done")).to_contain_text("Versiegelt")
    assert spills(page, ".done", inside=3) == []


@pytest.mark.parametrize("width", [1024, 1280])
def test_all_dice_lie_on_a_tablet(browse: Open, server: Served, width: int) -> None:
    table = seat_all(server.url, "qwixx", seats=2)
    page = browse({**TABLET, "width": width})
    table.enter(page, 0, hosting=False)
    last = page.locator(".top .dice .coloured > *").last
    expect(last).to_be_in_viewport(ratio=1)


BROKEN = """() => [...document.querySelectorAll("[data-seat] .name")].flatMap((name) => {
  const text = [...name.childNodes].find((n) => n.nodeType === 3 && n.data.trim());
  const line = (at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].at(-1).top;
  };
  return [...text.data.matchAll(/[^\\s\\u00ad-]+/g)]
    .filter(({ 0: word, index }) => line(index) !== line(index + word.length - 1))
    .map(([word]) => word);
})"""
"""The syllables of names that go on in another line."""


def test_names_beside_a_board_break_between_words(
    browse: Open, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated, "LONG_NAMES", LONG_NAMES)
    table = seat_all(server.url, "pixoid")
    page = browse(TABLET)
    table.enter(page, 0, hosting=False)
    expect(page.locator("[data-seat] .name")).to_have_count(4)
    assert page.evaluate(BROKEN) == []
