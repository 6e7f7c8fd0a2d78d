"""Whole matches of Pixoid: phones, a big screen, bots."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tablecade.core.packages import GAMES
from tablecade.core.replay import replay
from tablecade.games.pixoid.rules.state import Picked
from tests.playing import Setting, random_match
from tests.server.harness.served import Served
from tests.web import people
from tests.web.chromium import TABLET, TV
from tests.web.conftest import Open
from tests.web.momentary import showing
from tests.web.samples import one_of
from tests.web.seated import seat_all

MINUTE = 60


def play_to_the_end(phones: list[Page], screen: Page) -> None:
    end = time.monotonic() + people.MOST_SECONDS
    podium = people.result(screen)
    while not podium.is_visible():
        assert time.monotonic() < end, "the match does not end"
        acted = [people.act(phone) for phone in phones]
        if not any(acted):
            screen.wait_for_timeout(150)


def test_a_short_match_with_two_phones_two_bots_and_a_big_screen(browse: Open) -> None:
    screen, ada, bo = browse(TV), browse(), browse()
    code = people.host_pixoid(screen, length="Short")
    people.join_by_link(ada, code, "Ada")
    people.join_by_code(bo, code, "Bo")
    expect(screen.get_by_text("Ada")).to_be_visible()
    expect(screen.get_by_text("Bo", exact=True)).to_be_visible()
    screen.get_by_role("button", name="Start with 2 bots").click()
    play_to_the_end([ada, bo], screen)
    expect(people.result(ada)).to_be_visible()
    expect(screen.get_by_text("Bo", exact=True).first).to_be_visible()


def test_three_players_where_one_holds_two_controllers(browse: Open) -> None:
    host = browse()
    people.host_pixoid(host, length="Short", players=3)
    people.sit_down(host, "Ada")
    host.get_by_role("button", name="Start with 2 bots").click()
    play_to_the_end([host], host)


def test_whoever_gets_the_second_controller_chooses_its_colour(
    browse: Open, server: Served
) -> None:
    phone = browse()
    table = seat_all(server.url, "pixoid", seats=3, options={"first_pixoid": "0"})
    table.enter(phone, 1)
    colours = phone.get_by_role("group", name="Colour of the third Bug").get_by_role("button")
    expect(colours).to_have_count(3)
    green = colours.and_(phone.get_by_role("button", name="green"))
    green.click()
    expect(green).to_have_attribute("aria-pressed", "true")
    table.place_all()
    expect(colours).to_have_count(0)
    assert [hand["colour"] for hand in table.look(0)["hands"]][3] == "green"


def test_a_rematch_moves_on_with_the_same_people(browse: Open, server: Served) -> None:
    phone = browse()
    options = {"variant": "short", "first_pixoid": "0"}
    table = seat_all(server.url, "pixoid", seats=1, bots=2, options=options)
    table.play_out()
    table.enter(phone, 0)
    phone.get_by_role("button", name="Play again").click()
    expect(phone.get_by_role("heading", name="You are a Bug")).to_be_visible()


def test_a_choice_can_be_taken_back_and_survives_a_reload(browse: Open) -> None:
    ada, bo = browse(), browse()
    code = people.host_pixoid(ada)
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    ada.get_by_role("button", name="Start with 2 bots").click()
    while not ada.get_by_role("group", name="Distance").is_visible():
        people.act(ada) if people.starts(ada).count() else None
        people.act(bo) if people.starts(bo).count() else None
        ada.wait_for_timeout(50)
    people.set_program(ada, steps=3)
    people.seal_button(ada).click()
    expect(ada.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(ada.get_by_text("Waiting for Bo")).to_be_visible()
    ada.reload()
    expect(ada.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(ada.get_by_role("button", name="3 pix")).to_have_attribute("aria-pressed", "true")
    ada.get_by_role("button", name="Take back").click()
    expect(people.seal_button(ada)).to_be_enabled()
    expect(bo.get_by_text("Sealed", exact=True)).to_be_hidden()


def test_a_wall_is_greyed_and_says_why(browse: Open) -> None:
    phone = browse()
    people.play_now(phone)
    people.place(phone)
    walls = phone.get_by_role("group", name="Direction").get_by_role("button", disabled=True)
    for _ in range(20):
        if walls.count() > 0:
            break
        people.act(phone)
        phone.wait_for_timeout(300)
    walls.first.click(force=True)
    expect(phone.get_by_text("A wall stands right beside")).to_be_visible()
    expect(phone.get_by_text("PX-3.3")).to_be_visible()


def test_a_tap_in_the_maze_sets_both_wheels(browse: Open) -> None:
    phone = browse()
    people.play_now(phone)
    people.place(phone)
    mark = phone.locator(".mark circle").first
    mark.click(force=True)
    expect(people.seal_button(phone)).to_be_enabled()


def test_a_killed_server_comes_back_to_the_same_moment(browse: Open, mortal: Served) -> None:
    phone = browse(url=mortal.url)
    people.play_now(phone)
    people.place(phone)
    mortal.kill()
    expect(phone.get_by_text("No connection")).to_be_visible()
    with showing(phone, "Back at the table"):
        mortal.start()
    expect(phone.get_by_text("Back at the table")).to_be_hidden(timeout=people.LONG)
    people.set_program(phone)
    people.seal_button(phone).click()
    expect(phone.get_by_text("Round").or_(phone.get_by_text("of 12 cubes")).first).to_be_visible()


def test_the_reveal_is_played_out_and_a_touch_skips_it(browse: Open) -> None:
    """Time stands still meanwhile: a reveal ends by a touch, or when the clock runs on."""
    phone = browse(reduced_motion="no-preference")
    phone.clock.install()
    marks = phone.locator(".mark").first
    while people.directions(phone).count() == 0:  # who is caught at once has no next program
        phone.clock.resume()
        people.play_now(phone)
        people.place(phone)
        expect(marks).to_be_visible()
        phone.clock.pause_at(phone.evaluate("Date.now()") / 1000 + MINUTE)
        people.set_program(phone)
        people.seal_button(phone).click()
        expect(marks).to_be_hidden()
    people.directions(phone).first.click()
    expect(marks).to_be_visible()
    people.set_program(phone)
    people.seal_button(phone).click()
    expect(marks).to_be_hidden()
    phone.clock.run_for(MINUTE * 1000)
    expect(marks.or_(people.result(phone))).to_be_visible()


def test_a_dead_phone_gets_a_new_one(browse: Open) -> None:
    ada, bo = browse(), browse()
    code = people.host_pixoid(ada)
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    ada.get_by_role("button", name="Start with 2 bots").click()
    expect(bo.get_by_role("heading", name="You are")).to_be_visible()
    people.care_for(ada, "Bo")
    ada.get_by_role("button", name="New phone").click()
    link = ada.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    expect(bo.get_by_text("This device no longer has a seat")).to_be_visible()
    new = browse()
    new.goto(link)
    expect(new.get_by_role("heading", name="You are")).to_be_visible()
    assert "#" not in new.url


@pytest.mark.parametrize("size", [TABLET, TV])
def test_a_seat_can_be_played_on_any_screen(browse: Open, size: dict[str, int]) -> None:
    phone = browse(size)
    people.play_now(phone)
    people.place(phone)
    people.set_program(phone)
    expect(people.seal_button(phone)).to_be_in_viewport(ratio=1)
    people.seal_button(phone).click()


LANDS = """() => {
  const lands = (cube) => {
    for (const flight of cube.getAnimations()) flight.pause(), (flight.currentTime = 899);
    const {x, y, width, height} = cube.getBoundingClientRect();
    const home = document.querySelector("[data-flees]").getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return left > home.left && left < home.right && top > home.top && top < home.bottom;
  };
  new MutationObserver(() => {
    const cube = document.querySelector(".flying");
    if (cube) window.landed ??= lands(cube);
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Looked at by the page itself as soon as a cube flies: it flies for a moment only."""


@one_of("seat", "A", "Everybody")
def test_a_bonus_cube_flies_to_whoever_picked_it_up(
    browse: Open, tmp_path: Path, seat: str
) -> None:
    setting = Setting("pixoid", 4, {"variant": "standard", "board": "A1 B2 C1 D2"})
    match = random_match(setting, seed=3)
    moments = [*replay(GAMES["pixoid"], match)]
    picked = next(m.n for m in moments if any(isinstance(e, Picked) for e in m.events))
    file = tmp_path / "match.jsonl"
    file.write_text(match.write())
    page = browse(TV, reduced_motion="no-preference")
    page.goto("/")
    page.get_by_label("Watch a match again").set_input_files(file)
    page.get_by_label("Seen by").select_option(seat)
    page.get_by_role("slider", name="Moment").press("Home")
    for _ in range(picked - 1):
        page.get_by_role("slider", name="Moment").press("ArrowRight")
    view = page.locator("fieldset[disabled]" if seat == "A" else "fieldset:not([disabled])")
    view.locator("g.cube").nth(3).wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(LANDS)
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_function("() => window.landed !== undefined")
    assert page.evaluate("window.landed")
