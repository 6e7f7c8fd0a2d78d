"""A table without a form: the big screen first, the crown, changes for all to see, no dead end."""

import re

from playwright.sync_api import Page, expect

from tests.server.harness.client import Caller, open_seats
from tests.server.harness.served import Served
from tests.web import people, sheets
from tests.web.chromium import PHONE, TV
from tests.web.conftest import Open
from tests.web.seated import LONG_NAMES, MOST, seat_all
from tests.web.test_screens import faults


def open_screen(screen: Page, game: str = "pixoid") -> str:
    """The big screen's lobby, as the command opens it; the table's code."""
    screen.goto(f"/tv/{game}")
    screen.wait_for_url("**/screen")
    return screen.url.split("/")[-2]


def test_the_big_screen_first_and_the_first_phone_starts(browse: Open) -> None:
    screen, ada, bo = browse(TV), browse(), browse()
    code = open_screen(screen)
    people.join_by_link(ada, code, "Ada")
    people.join_by_link(bo, code, "Bo")
    expect(screen.get_by_text("Ada")).to_be_visible()
    expect(bo.get_by_text("Ada starts the game.")).to_be_visible()
    expect(bo.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)
    expect(screen.get_by_role("button", name="Start with 2 bots")).to_be_visible()
    ada.get_by_role("button", name="Start with 2 bots").click()
    for phone in (ada, bo):
        expect(phone.get_by_role("heading", name="You are")).to_be_visible()


def test_the_big_screen_starts_too_and_comes_back_to_its_lobby(browse: Open) -> None:
    screen, ada = browse(TV), browse()
    code = open_screen(screen)
    assert open_screen(screen) == code
    people.join_by_link(ada, code, "Ada")
    screen.get_by_role("button", name="Start with 3 bots").click()
    people.place(ada)


def test_a_hosts_wide_screen_shows_the_whole_code(browse: Open) -> None:
    laptop = browse({"width": 1280, "height": 720})
    laptop.goto("/host/pixoid")
    expect(laptop.get_by_role("img", name="QR code")).to_be_in_viewport(ratio=1)


def test_everybody_sees_what_the_crown_changes(browse: Open) -> None:
    screen, ada, bo = browse(TV), browse(), browse()
    code = open_screen(screen)
    people.join_by_link(ada, code, "Ada")
    people.join_by_link(bo, code, "Bo")
    people.settle(ada, "Short", "Bo")
    expect(bo.get_by_text("First Pixoid: Bo")).to_be_visible()
    expect(screen.get_by_text("Short")).to_be_visible()
    screen.get_by_role("button", name="Qwixx", exact=True).click()
    expect(bo.get_by_role("heading", name="Qwixx", exact=True)).to_be_visible()
    expect(ada.get_by_text("Room for one more")).to_be_visible()
    ada.get_by_role("button", name="Start", exact=True).click()
    sheets.wait_until_asked(bo)


def test_px_1_5_the_host_names_who_is_pixoid_first(browse: Open) -> None:
    ada, bo = browse(), browse()
    code = people.host_pixoid(ada)
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    people.settle(ada, "Bo")
    ada.get_by_role("button", name="Start with 2 bots").click()
    expect(bo.get_by_role("heading", name="You are Pixoid")).to_be_visible()


def test_in_the_lobby_one_renames_recolours_moves_and_stands_up(browse: Open) -> None:
    screen, ada = browse(TV), browse()
    code = open_screen(screen)
    people.join_by_link(ada, code, "Ada")
    ada.get_by_role("button", name="Change name or colour").click()
    ada.get_by_label("Your name").fill("Anna")
    ada.get_by_role("radio", name="green, cross").check(force=True)
    ada.get_by_role("button", name="Done").click()
    expect(screen.get_by_text("Anna")).to_be_visible()
    ada.get_by_role("button", name="Move here").last.click()
    expect(ada.get_by_role("listitem").filter(has_text="Anna")).to_have_count(1)
    expect(screen.locator("ol > li").nth(3)).to_contain_text("Anna")
    ada.get_by_role("button", name="Stand up").click()
    expect(ada.get_by_role("button", name="Sit down")).to_be_visible()
    expect(screen.get_by_text("Anna")).to_be_hidden()


def test_removing_somebody_asks_first(browse: Open) -> None:
    screen, ada = browse(TV), browse()
    code = open_screen(screen)
    people.join_by_link(ada, code, "Ada")
    screen.get_by_role("button", name="Empty the seat: Ada").click()
    screen.get_by_role("button", name="No", exact=True).click()
    expect(screen.get_by_text("Ada")).to_be_visible()
    screen.get_by_role("button", name="Empty the seat: Ada").click()
    screen.get_by_role("button", name="Remove").click()
    expect(ada.get_by_role("button", name="Sit down")).to_be_visible()
    people.sit_down(ada, "Ada")


def test_on_a_phone_that_lies_sitting_down_and_starting_need_no_scrolling(browse: Open) -> None:
    ada = browse({"width": 568, "height": 320})
    people.host_pixoid(ada)
    ada.reload()  # to the top again
    expect(ada.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    people.sit_down(ada, "Ada")
    ada.reload()
    expect(ada.get_by_role("button", name="Start with 3 bots")).to_be_in_viewport(ratio=1)


def test_start_stays_in_view_on_a_small_phone_with_four_people(
    browse: Open, server: Served
) -> None:
    ada = browse({"width": 320, "height": 540})  # less than the screen: the address bar shows
    code = people.host_pixoid(ada)
    people.sit_down(ada, "Ada")
    for name in LONG_NAMES[1:]:
        Caller(server.url, code).at("POST", "/join", {"name": name[:MOST]})
    ada.reload()  # to the top again
    expect(ada.get_by_role("button", name="Start", exact=True)).to_be_in_viewport(ratio=1)


SOFT_HYPHEN = "\u00ad"

LINES = """(name) => {
  const text = name.firstChild;
  const tops = [...text.data].map((_, at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return Math.round(range.getBoundingClientRect().top);
  });
  return [...text.data].map((sign, at) => (tops[at] > tops[at - 1] ? "\\n" : "") + sign).join("");
}"""


def test_a_long_name_breaks_between_words_only(browse: Open) -> None:
    ada, bo = browse({"width": 360, "height": 640}), browse()
    code = people.host_pixoid(ada)
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Christoph Konstantinopel")
    name = ada.get_by_text(re.compile("^Christoph K")).first
    expect(name).to_be_visible()
    lines = name.evaluate(LINES).replace(SOFT_HYPHEN, "")
    assert lines.split() == ["Christoph", "Konstantinopel"]
    assert ada.evaluate("document.documentElement.scrollWidth") == 360


COVERED = """(qr) => {
  qr.scrollIntoView({ block: "center" });
  const { left, right, top, bottom } = qr.getBoundingClientRect();
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const inside = corners.map(([x, y]) => [(x + middle[0]) / 2, (y + middle[1]) / 2]);
  return inside.some(([x, y]) => !qr.contains(document.elementFromPoint(x, y)));
}"""


def test_rules_a_lesson_and_a_how_to_while_one_waits_and_nothing_covers_the_code(
    browse: Open,
) -> None:
    screen, ada = browse(TV), browse()
    code = open_screen(screen)
    people.join_by_link(ada, code, "Ada")
    for page in (screen, ada):
        expect(page.get_by_role("group", name="How it is played")).to_be_visible()
        assert not page.locator(".qr").evaluate(COVERED)
    expect(ada.get_by_role("link", name="Rules")).to_have_attribute("href", "rules/pixoid")
    expect(ada.get_by_role("link", name="Learn it")).to_have_attribute("href", "learn/pixoid")


def test_a_latecomer_watches_or_takes_a_bots_seat_and_gives_it_back(browse: Open) -> None:
    ada, ulla = browse(), browse()
    people.play_now(ada)
    ulla.goto(ada.url)
    expect(ulla.get_by_text("All seats are taken: you are watching.")).to_be_visible()
    ulla.get_by_label("Your name").fill("Ulla")
    ulla.get_by_role("button", name=re.compile(r"^Take Turbo’s seat")).click()
    expect(ulla.get_by_role("heading", name="You are a Bug")).to_be_visible()
    expect(ada.get_by_text("Ulla").first).to_be_visible()
    ulla.get_by_role("button", name="Menu").click()
    leave = ulla.get_by_role("button", name="Leave; a bot plays on")
    leave.click()
    ulla.get_by_role("button", name="No", exact=True).click()
    leave.click()
    leave.last.click()
    expect(ulla.get_by_role("button", name="Play now").first).to_be_visible()
    expect(ada.get_by_text("Ulla")).to_have_count(0)


def test_who_is_away_is_told_where_the_host_looks_and_comes_back_with_one_tap(
    browse: Open,
) -> None:
    ada, bo = browse(), browse()
    code = sheets.host(ada, "qwixx")
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    ada.get_by_role("button", name="Start", exact=True).click()
    sheets.wait_until_asked(bo)
    ada.clock.install()
    bo.goto("about:blank")
    expect(ada.get_by_text(", away")).to_be_attached(timeout=people.LONG)
    sheets.wait_until_asked(ada)
    ada.clock.run_for(4_500)  # longer than the card waits for a phone to come back
    expect(ada.get_by_text("Bo is away.")).to_be_hidden()  # Ada still has to choose
    sheets.act(ada)
    expect(ada.get_by_text("Bo is away.")).to_be_visible(timeout=people.LONG)
    ada.get_by_role("button", name="A bot plays on").click()
    expect(ada.get_by_text("Bo is away.")).to_be_hidden()
    bo.goto(f"/t/{code}")
    expect(bo.get_by_text("A bot plays for you.")).to_be_visible()
    bo.get_by_role("button", name="Play myself").click()
    expect(bo.get_by_text("A bot plays for you.")).to_be_hidden()


def test_a_phone_whose_seat_plays_on_elsewhere_has_a_way_on(browse: Open) -> None:
    ada, bo = browse(), browse()
    code = sheets.host(ada, "qwixx", players=3)
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    ada.get_by_role("button", name="Start with one bot").click()
    sheets.wait_until_asked(bo)
    people.care_for(ada, "Bo")
    ada.get_by_role("button", name="Play on here").click()
    expect(bo.get_by_text("This device no longer has a seat here")).to_be_visible()
    expect(bo.get_by_role("button", name="Take Echo’s seat (bot)")).to_be_visible()
    bo.get_by_role("button", name="Just watch").click()
    bo.get_by_role("button", name="Join in").click()
    expect(bo.get_by_role("button", name="Take Echo’s seat (bot)")).to_be_visible()
    expect(bo.get_by_text("This device no longer has a seat here")).to_be_hidden()


def test_a_link_for_a_seat_works_in_a_tab_that_shows_the_table_already(browse: Open) -> None:
    ada, bo, new = browse(), browse(), browse()
    code = sheets.host(ada, "qwixx")
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    ada.get_by_role("button", name="Start", exact=True).click()
    sheets.wait_until_asked(bo)
    new.goto(f"/t/{code}")
    expect(new.get_by_text("All seats are taken")).to_be_visible()
    people.care_for(ada, "Bo")
    ada.get_by_role("button", name="New phone").click()
    for size in (PHONE, {"width": 1366, "height": 768}):
        ada.set_viewport_size(size)  # type: ignore[arg-type]
        expect(ada.locator("dialog").get_by_role("img").last).to_be_in_viewport(ratio=1)
    link = ada.locator("dialog input[readonly]").input_value()
    new.evaluate("(hash) => { location.hash = hash; }", link.split("#")[1])
    sheets.wait_until_asked(new)


def test_again_is_a_vote_and_another_game_is_picked_from_the_phones(
    browse: Open, server: Served
) -> None:
    ada, bo, screen = browse(), browse(), browse(TV)
    table = seat_all(server.url, "pixoid", seats=2, bots=1, options={"variant": "short"})
    table.play_out()
    table.enter(ada, 0)
    table.enter(bo, 1, hosting=False)
    ways = ada.get_by_role("region", name="What next?")
    expect(ways.get_by_role("button", name=re.compile("^Play again"))).to_be_visible()
    ada.get_by_role("button", name="Qwixx", exact=True).click()
    expect(bo.get_by_role("button", name="Qwixx 1 of 2")).to_be_visible()
    expect(ada.get_by_role("button", name="Qwixx 1 of 2 your vote")).to_be_visible()
    table.show(screen)
    expect(screen.get_by_role("region", name="What next?")).to_contain_text("Qwixx 1 of 2")
    bo.get_by_role("button", name="Qwixx 1 of 2").click()
    for phone in (ada, bo):
        sheets.wait_until_asked(phone)


def test_the_crown_is_given_after_a_question(browse: Open) -> None:
    screen, ada, bo = browse(TV), browse(), browse()
    code = open_screen(screen)
    people.join_by_link(ada, code, "Ada")
    people.join_by_link(bo, code, "Bo")
    crown = ada.get_by_role("button", name="Let Bo start the game")
    crown.click()
    ada.get_by_role("button", name="No", exact=True).click()
    starts = re.compile("^Start")
    expect(bo.get_by_role("button", name=starts)).to_be_hidden()
    crown.click()
    ada.get_by_role("button", name="Give the crown").click()
    expect(bo.get_by_role("button", name=starts)).to_be_visible()
    expect(ada.get_by_role("button", name=starts)).to_be_hidden()


SMALL = {"width": 360, "height": 640}


def test_the_host_s_menu_fits_a_small_phone_and_stops_the_match(
    browse: Open, server: Served
) -> None:
    ada, bo, screen = browse(SMALL, locale="de"), browse(), browse(TV)
    table = seat_all(server.url, "pixoid", seats=4)
    table.enter(ada, 0)
    table.enter(bo, 1, hosting=False)
    screen.goto(f"/t/{table.code}/screen")
    ada.get_by_role("button", name="Menü").click()
    menu = ada.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Plätze")).to_be_visible()
    for size in (SMALL, {"width": 320, "height": 568}):
        ada.set_viewport_size(size)  # type: ignore[arg-type]
        assert menu.evaluate("(box) => box.scrollHeight - box.clientHeight") <= 0
    menu.get_by_role("button", name="Pause").click()
    stop = ada.get_by_role("button", name="Partie abbrechen")
    stop.click()
    stop.last.click()
    stopped = f"{LONG_NAMES[0]} stopped the match"
    expect(bo.get_by_role("heading", name=stopped)).to_be_visible()
    expect(screen.get_by_role("heading", name=stopped)).to_be_visible()
    expect(ada.get_by_role("dialog")).to_be_hidden()
    bo.get_by_role("button", name="Qwixx", exact=True).click()
    ada.get_by_role("button", name="Spiel oder Spielplan ändern").click()
    expect(bo.get_by_role("heading", name="At the table")).to_be_visible()


def test_the_big_screen_shows_a_bot_match_while_it_waits(browse: Open) -> None:
    """After the how-to, and the how-to again after it. How to join stays there all the time."""
    screen = browse(TV)
    screen.clock.install()
    code = open_screen(screen)
    expect(screen.get_by_role("group", name="How it is played")).to_be_visible()
    games = screen.get_by_role("navigation", name="Game")
    place = games.bounding_box()
    screen.clock.run_for(31_000)
    expect(screen.get_by_text("Bots are playing")).to_be_visible()
    demo = screen.locator("figure .frame")
    expect(demo.locator(".arena")).to_be_visible()
    assert games.bounding_box() == place
    expect(screen.get_by_text(code)).to_be_visible()
    expect(screen.get_by_label("QR code")).to_be_visible()
    assert faults(screen) == []
    screen.clock.run_for(41_000)
    expect(demo).to_be_hidden()
    expect(screen.get_by_role("group", name="How it is played")).to_be_visible()


def test_a_full_table_is_not_joined_but_watched(browse: Open, server: Served) -> None:
    screen = browse(TV)
    full = seat_all(server.url, "qwixx", seats=2)
    screen.goto(f"/t/{full.code}/screen")
    expect(screen.get_by_text("Full: scan to watch")).to_be_visible()
    phone = browse()
    sheets.play_now(phone, "qwixx")
    screen.goto(f"{phone.url}/screen")
    expect(screen.get_by_text("Join in a bot’s place")).to_be_visible()


def test_a_full_table_says_that_one_may_watch(browse: Open, server: Served) -> None:
    screen = browse(TV)
    opened = Caller(server.url).call("POST", "/api/tables", open_seats(2, game="qwixx"))
    anybody = Caller(server.url, opened["table"])
    anybody.at("POST", "/join", {"name": "Ada"})
    screen.goto(f"/t/{opened['code']}/screen")
    expect(screen.get_by_text("Scan with your phone and sit down")).to_be_visible()
    anybody.at("POST", "/join", {"name": "Bo"})
    expect(screen.get_by_text("Full: scan to watch")).to_be_visible()


def test_a_game_s_card_says_what_its_box_says(browse: Open) -> None:
    home = browse(locale="de-DE")
    home.goto("/")
    card = home.get_by_role("article", name="Qwixx On Board")
    expect(card).to_contain_text("Personen: 2–4 · ab 8 Jahren · etwa 20 Minuten")
    expect(home.get_by_role("article", name="Pixoid")).to_contain_text("Personen: 3–4")
