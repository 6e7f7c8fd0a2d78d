"""What stands between and after the choices: the curtain, the podium, On Board's big screen."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from tablecade.locales import sentences
from tests.playing import Setting, random_match
from tests.server.harness.served import Served
from tests.web import people, sheets
from tests.web.chromium import PHONE, TV
from tests.web.conftest import Open
from tests.web.samples import dark_first, light_first, one_language
from tests.web.seated import Seated, seat_all
from tests.web.test_screens import CUT, SMALLEST, choose_light, faults
from tests.web.test_sharing import open_table, opens

LONG_NAMES = ("Maximiliane-Sophie", "Wilhelmina", "Bartholomäus", "Konstantin")
MATCHES = (
    Setting("pixoid", 4, {"variant": "standard"}),
    Setting("qwixx", 4, {}),
    Setting("qwixx-on-board", 4, {"side": "B"}),
)
named = pytest.mark.parametrize(
    "setting",
    [MATCHES[0], pytest.param(MATCHES[1], marks=pytest.mark.long), MATCHES[2]],
    ids=lambda setting: setting.game,
)

HIDDEN_SOMEWHERE = """(box) => {
  const covers = new Set();
  for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 20) {
    scrollTo(0, y);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    for (const at of [top + 3, bottom - 3]) {
      const hit = document.elementFromPoint((left + right) / 2, at);
      if (hit && !box.contains(hit) && !hit.contains(box)) covers.add(hit.outerHTML);
    }
  }
  return [...covers];
}"""
"""What else is found where a box is, while the page is scrolled from its top to its end."""


def end_of(page: Page, setting: Setting, folder: Path) -> None:
    """The last moment of a match, as everybody sees it."""
    match = random_match(setting, seed=5)
    match = replace(match, header=replace(match.header, seats=LONG_NAMES))
    file = folder / "match.jsonl"
    file.write_text(match.write())
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("input[type=range]").press("End")
    expect(page.get_by_text(LONG_NAMES[0]).first).to_be_visible()
    expect(page.locator("section ol .block").first).to_be_visible()


@light_first
def test_axe_finds_nothing_on_the_curtain(browse: Open, light: str) -> None:
    device = browse()
    device.goto("/")
    choose_light(device, light)
    open_table(device, "qwixx")
    expect(opens(device)).to_be_visible(timeout=people.LONG)
    assert faults(device) == []
    opens(device).click()
    sheets.wait_until_asked(device)
    assert faults(device) == []
    sheets.act(device)
    expect(device.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert faults(device) == []


@one_language
def test_no_word_of_the_curtain_is_cut_on_a_small_phone(browse: Open, language: str) -> None:
    device = browse(SMALLEST)
    open_table(device, "qwixx")
    opens(device).click(timeout=people.LONG)
    sheets.wait_until_asked(device)
    sheets.act(device)
    expect(device.get_by_role("heading", name="Pass the device to")).to_be_visible()
    device.get_by_role("button", name="Menu").click()
    device.get_by_role("dialog").locator("select").first.select_option(language)
    say = sentences(language).say
    device.get_by_role("button", name=say("web-close")).click()
    expect(device.get_by_text(say("curtain-why"))).to_be_visible()
    assert device.evaluate(CUT) == []


@named
@dark_first
def test_axe_finds_nothing_on_the_podium(
    browse: Open, tmp_path: Path, setting: Setting, light: str
) -> None:
    for size in (PHONE, TV):
        page = browse(size)
        page.goto("/")
        choose_light(page, light)
        end_of(page, setting, tmp_path)
        assert faults(page) == []


@named
@one_language
def test_no_word_of_the_podium_is_cut(
    browse: Open, tmp_path: Path, setting: Setting, language: str
) -> None:
    for size in (SMALLEST, TV):
        page = browse(size, locale=language)
        end_of(page, setting, tmp_path)
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def played_with_awards(server: Served, game: str, *, seats: int = 4) -> Seated:
    """A finished table with awards; on sheets one is for the only player without a miss."""
    while True:
        table = seat_all(server.url, game, seats=seats)
        table.play_out()
        if game == "pixoid" or table.look(0)["state"]["sheets"][0]["penalties"] == 0:
            return table


def test_nothing_at_the_end_lies_under_a_button(browse: Open, server: Served) -> None:
    """Awards and sheets come after the buttons, wherever one scrolls to."""
    page = browse(SMALLEST)
    table = played_with_awards(server, "qwixx-on-board", seats=3)
    table.enter(page, 0)
    awards = page.get_by_role("list", name="Worth remembering").get_by_role("listitem")
    expect(awards.first).to_be_visible()
    for box in (*awards.all(), *page.locator(".ways button").all()):
        assert box.evaluate(HIDDEN_SOMEWHERE) == []


def what_next(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("What next|Und jetzt"))


@pytest.mark.parametrize("game", ["pixoid", "qwixx-on-board"])
def test_the_end_fits_the_big_screen(browse: Open, server: Served, game: str) -> None:
    screen = browse(TV, locale="de")
    table = played_with_awards(server, game)
    table.show(screen)
    for size in (TV, {"width": 1280, "height": 720}):
        screen.set_viewport_size({"width": size["width"], "height": size["height"]})
        screen.reload()
        expect(screen.locator(".scene").get_by_role("list")).to_have_count(2)
        expect(what_next(screen).get_by_role("button").first).to_be_in_viewport(ratio=1)
        podium, ways = screen.locator(".scene .middle"), what_next(screen)
        end, start = podium.bounding_box(), ways.bounding_box()
        assert end is not None
        assert start is not None
        assert end["y"] + end["height"] <= start["y"], size
        tall = screen.evaluate("document.documentElement.scrollHeight")
        assert tall <= size["height"]
        assert podium.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 0, size
        screen.get_by_role("button", name="Spielbrett zeigen").click()
        expect(screen.locator(".scene")).to_be_hidden()
        screen.get_by_role("button", name="Ergebnis zeigen").click()
        expect(screen.locator(".scene")).to_be_visible()


NOTE_EARLY_ENDS = """() => {
  window.early = 0;
  new MutationObserver(() => {
    const ends = document.querySelector(".scene") !== null;
    window.early += ends && document.querySelector(".scene li") === null;
  }).observe(document.body, { subtree: true, childList: true });
}"""


@pytest.mark.parametrize(("game", "options"), [("pixoid", {"variant": "standard"}), ("qwixx", {})])
def test_the_big_screen_offers_the_next_match_after_the_last_reveal(
    browse: Open, server: Served, game: str, options: dict[str, str]
) -> None:
    screen = browse(TV)
    table = seat_all(server.url, game, options=options)
    table.show(screen)
    expect(screen.get_by_role("button", name="Menu")).to_be_visible()
    screen.evaluate(NOTE_EARLY_ENDS)
    table.play_out()
    expect(what_next(screen).get_by_role("button").first).to_be_visible(timeout=people.LONG)
    assert screen.evaluate("window.early") == 0
    if game == "pixoid":
        assert_that_the_steps_of_the_podium_differ_as_the_points_do(screen, table)


def assert_that_the_steps_of_the_podium_differ_as_the_points_do(
    screen: Page, table: Seated
) -> None:
    steps = screen.locator(".scene .block")
    expect(steps).to_have_count(4, timeout=people.LONG)
    scores = sorted(table.look(0)["outcome"]["scores"], reverse=True)
    assert steps.all_inner_texts() == [str(score) for score in scores]
    heights = [step.evaluate("(e) => e.offsetHeight") for step in steps.all()]
    span = heights[0] - heights[-1]
    for score, height in zip(scores, heights, strict=True):
        share = (score - scores[-1]) / (scores[0] - scores[-1])
        assert abs(height - heights[-1] - share * span) <= 2


def test_polish_titles_have_letters_one_can_read(browse: Open, tmp_path: Path) -> None:
    page = browse(TV, locale="pl")
    end_of(page, MATCHES[0], tmp_path)
    title = page.locator("h1")
    accented = re.search("[^ -~]", title.inner_text().upper())
    assert ("pixel" in (title.get_attribute("class") or "")) == (accented is None)


@one_language
def test_no_word_on_the_big_screen_of_on_board_is_cut(browse: Open, language: str) -> None:
    phone, screen = browse(), browse(TV, locale=language)
    sheets.play_now(phone, "qwixx-on-board")
    screen.goto(f"{phone.url}/screen")
    for _ in range(4):
        sheets.wait_until_asked(phone)
        assert screen.evaluate(CUT) == []
        sheets.act(phone)
    expect(screen.get_by_role("img", name=sentences(language).say("board-track"))).to_be_visible()
    assert screen.evaluate("document.documentElement.scrollHeight") <= TV["height"]


def test_the_picture_to_share_is_shown_and_saved(browse: Open, server: Served) -> None:
    """It carries what the end screen says, and the size that messengers show whole."""
    phone = browse(PHONE)
    table = seat_all(server.url, "qwixx", seats=2)
    table.play_out()
    table.enter(phone, 0)
    phone.get_by_role("button", name="Share a picture").click()
    card = phone.get_by_role("img", name="Scan to watch the match.").locator("canvas")
    save = phone.get_by_role("button", name="Save the picture")
    expect(save).to_be_enabled()
    assert card.evaluate("({ width, height }) => [width, height]") == [1080, 1350]
    for shown in (card, save):
        box = shown.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]
    with phone.expect_download() as saved:
        save.click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
