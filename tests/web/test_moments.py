"""What a phone and the big screen tell around a reveal: a catch, the programs, scores, parts."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tablecade.core.packages import GAMES
from tablecade.core.replay import replay
from tablecade.games.pixoid.rules.state import Caught
from tests.playing import random_match
from tests.server.harness.served import Served
from tests.web import people
from tests.web.chromium import PHONE, TV
from tests.web.conftest import Open
from tests.web.samples import one_of
from tests.web.seated import Seated, seat_all
from tests.web.test_big_screen import STANDARD
from tests.web.test_reveal import FRAME_MS, SETTING, moment_with, turn_to

HELD = "li:has([aria-label='second controller'])"


def play_until_asked(table: Seated, phone: Page, seat: int) -> None:
    """All others choose, and this seat places, until its wheels are there."""
    wheel = phone.get_by_role("group", name="Distance")
    while not wheel.is_visible():
        for other in range(len(table.tokens)):
            if other != seat or table.look(seat)["state"]["phase"] == "placement":
                table.act(other)
        phone.wait_for_timeout(100)


def catchers() -> list[int]:
    moments = replay(GAMES["pixoid"], random_match(SETTING, seed=3))
    caught = (event for moment in moments for event in moment.events if isinstance(event, Caught))
    return [int(hand) for hand in next(caught).by]


@one_of("size", TV, PHONE)
def test_a_catch_is_told_large_in_the_catchers_colour(
    browse: Open, tmp_path: Path, size: dict[str, int]
) -> None:
    n, _, text = moment_with(Caught)
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    page = browse(size, reduced_motion="no-preference")
    turn_to(page, file, n - 1)
    if size is PHONE:
        page.get_by_label("Seen by").select_option(index=1)
        expect(page.get_by_role("heading", name="You are a Bug")).to_be_visible()
        page.clock.run_for(1000)
    page.get_by_role("button", name="One step forward").click()
    words = page.locator(".shout p")
    for _ in range(400):
        page.clock.run_for(FRAME_MS)
        if words.count() > 0:
            break
    expect(words).to_contain_text("Caught!")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    chips = page.locator(".worn rect").evaluate_all("(all) => all.map(({ style }) => style.fill)")
    band = words.evaluate("({ style }) => style.background")
    assert all(chips[hand] in band for hand in catchers())
    board = page.locator("svg:has(.cube)").bounding_box()
    box = words.bounding_box()
    assert board is not None
    assert box is not None
    assert box["width"] > board["width"] / 2


def test_a_phone_shows_scores_the_reserve_and_what_all_programmed(
    browse: Open, server: Served
) -> None:
    phone = browse(PHONE)
    table = seat_all(server.url, "pixoid", options=STANDARD)
    table.enter(phone, 1)
    expect(phone.get_by_role("img", name="Reserve: 12 cubes")).to_be_visible()
    expect(phone.locator("[data-seat] b")).to_have_text(["0"] * 4)
    play_until_asked(table, phone, 1)
    for seat in range(4):
        table.act(seat)
    expect(phone.locator(".worn")).to_have_count(4)
    expect(phone.locator("polyline")).to_have_count(4)
    play_until_asked(table, phone, 1)
    people.set_program(phone)
    people.seal_button(phone).click()
    expect(phone.locator(".worn")).to_have_count(0)


def test_three_players_see_who_holds_the_third_bug(browse: Open, server: Served) -> None:
    phone = browse(PHONE)
    table = seat_all(server.url, "pixoid", seats=3, options=STANDARD)
    table.enter(phone, 0)
    for _ in range(2):
        play_until_asked(table, phone, 0)
        holder = table.look(0)["hands"][3]["seat"]
        expect(phone.locator(HELD)).to_have_attribute("data-seat", str(holder))
        table.act(0)


def test_who_is_new_to_a_part_is_told_once_what_to_do(browse: Open, server: Served) -> None:
    phone = browse(PHONE)
    table = seat_all(server.url, "pixoid", options=STANDARD)
    table.enter(phone, 1)
    play_until_asked(table, phone, 1)
    told = phone.get_by_role("button", name="You hunt Pixoid.")
    told.click()
    expect(told).to_be_hidden()
    phone.reload()
    expect(phone.get_by_role("group", name="Distance")).to_be_visible()
    expect(told).to_be_hidden()
