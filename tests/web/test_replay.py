"""Replays of matches: from its table, from its file, at any moment, through anybody's eyes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tablecade.core.packages import GAMES
from tablecade.core.replay import replay
from tablecade.games.pixoid.rules.state import RoundEnded
from tests.playing import Setting, random_match
from tests.server.harness.served import Served
from tests.web import people
from tests.web.chromium import PHONE, TV
from tests.web.conftest import Open
from tests.web.momentary import showing
from tests.web.samples import light_first, one_of
from tests.web.seated import seat_all
from tests.web.test_screens import SMALLEST, choose_light, faults

PIXOID = Setting("pixoid", 4, {"variant": "standard"})
SHORT = Setting("pixoid", 3, {"variant": "short"})


def written(folder: Path, setting: Setting = PIXOID, *, seed: int = 3) -> Path:
    file = folder / "match.jsonl"
    file.write_text(random_match(setting, seed).write())
    return file


def bring(page: Page, file: Path) -> None:
    page.goto("/")
    page.get_by_label("Watch a match again").set_input_files(file)
    expect(controls(page)).to_be_visible()


def controls(page: Page) -> Locator:
    return page.get_by_role("contentinfo", name="Replay controls")


def moment(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_file_without_an_end_says_so(browse: Open, tmp_path: Path) -> None:
    file = written(tmp_path, SHORT)
    file.write_text(file.read_text().splitlines(keepends=True)[0])
    page = browse()
    bring(page, file)
    expect(controls(page)).to_contain_text("The match is not over yet")


def test_a_finished_table_is_watched_again_and_its_file_brought_back(
    browse: Open, server: Served, tmp_path: Path
) -> None:
    phone = browse()
    table = seat_all(server.url, "pixoid", seats=2, bots=1, options={"variant": "short"})
    table.play_out()
    table.enter(phone, 0)
    phone.get_by_role("link", name="Watch again").click()
    expect(moment(phone)).to_have_value("0")
    expect(controls(phone).get_by_label("still sealed").first).to_be_visible()
    press(phone, "Menu")
    with phone.expect_download() as coming:
        press(phone, "Download the match file")
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert re.fullmatch(r"pixoid-[A-Z0-9]{6}-1\.jsonl", file.name)
    other = browse()
    bring(other, file)
    assert moment(other).get_attribute("max") == moment(phone).get_attribute("max")


def test_step_forward_back_scrub_and_the_end(browse: Open, tmp_path: Path) -> None:
    page = browse(TV)
    bring(page, written(tmp_path))
    press(page, "One step forward")
    press(page, "One step forward")
    expect(moment(page)).to_have_value("2")
    press(page, "One step back")
    expect(moment(page)).to_have_value("1")
    moment(page).press("End")
    expect(people.result(page)).to_be_visible()
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    moment(page).press("Home")
    expect(page.get_by_text("Choose your starts")).to_be_visible()
    page.get_by_role("heading", name="Pixoid", exact=True).click()
    page.keyboard.press("ArrowRight")
    expect(moment(page)).to_have_value("1")


def test_a_replay_plays_to_its_end_by_itself(browse: Open, tmp_path: Path) -> None:
    page = browse(TV)
    bring(page, written(tmp_path, SHORT, seed=6))
    page.get_by_label("Speed").select_option("4×")
    press(page, "Play")
    expect(people.result(page)).to_be_visible(timeout=people.LONG)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_step_is_played_out_before_the_eye(browse: Open, tmp_path: Path) -> None:
    page = browse(TV, reduced_motion="no-preference")
    bring(page, written(tmp_path))
    for _ in range(4):
        moment(page).press("ArrowRight")
    expect(page.get_by_text("Set your controllers")).to_be_visible()
    with showing(page, "Here they go!"):
        press(page, "One step forward")
    expect(page.get_by_text("Set your controllers")).to_be_visible(timeout=people.LONG)


def test_any_seat_s_eyes_with_plans_hidden_or_shown(browse: Open, tmp_path: Path) -> None:
    page = browse(TV)
    bring(page, written(tmp_path))
    for _ in range(4):
        moment(page).press("ArrowRight")
    page.get_by_label("Seen by").select_option("C")
    expect(page.get_by_role("heading", name="You are a Bug")).to_be_visible()
    expect(page.get_by_text("Sealed", exact=True)).to_be_hidden()
    expect(controls(page).get_by_label("still sealed")).to_have_count(4)
    press(page, "Plans")
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(controls(page).get_by_label("still sealed")).to_have_count(0)
    expect(controls(page).get_by_text(re.compile(r"^[↑↓←→] [1-9]$"))).to_have_count(4)
    expect(page).to_have_url(re.compile("step=4&seat=2&plans=open"))
    page.reload()
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(moment(page)).to_have_value("4")


def test_a_round_is_summed_up_before_the_next(browse: Open, tmp_path: Path) -> None:
    match = random_match(PIXOID, seed=3)
    ends = [m.n for m in replay(GAMES["pixoid"], match) if any(map(is_round_end, m.events))]
    page = browse(TV)
    bring(page, written(tmp_path))
    summary = page.get_by_role("heading", name=re.compile("as Pixoid: "))
    page.goto(f"/replay/file#step={ends[0] - 1}")
    expect(moment(page)).to_have_value(str(ends[0] - 1))
    expect(summary).to_be_hidden()
    press(page, "One step forward")
    expect(summary).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\+\d+$"))).to_have_count(4)
    expect(page.get_by_role("button", name="Go on")).to_be_hidden()
    expect(page).to_have_url(re.compile(f"step={ends[0]}$"))
    page.reload()
    expect(page.get_by_text(re.compile(r"^\+\d+$"))).to_have_count(4)
    press(page, "One step forward")
    expect(summary).to_be_hidden()


@one_of("eyes", "C", "Everybody")
def test_on_a_small_phone_the_sums_stand_above_the_replay_s_bar(
    browse: Open, tmp_path: Path, eyes: str
) -> None:
    match = random_match(PIXOID, seed=3)
    end = next(m.n for m in replay(GAMES["pixoid"], match) if any(map(is_round_end, m.events)))
    page = browse(SMALLEST)
    bring(page, written(tmp_path))
    page.get_by_label("Seen by").select_option(eyes)
    for _ in range(end):
        moment(page).press("ArrowRight")
    gains = page.get_by_text(re.compile(r"^\+\d+$"))
    expect(gains).to_have_count(4)
    assert lowest(gains.last) <= highest(controls(page))
    page.get_by_label("Seen by").select_option("Everybody")
    moment(page).press("End")
    expect(people.result(page)).to_be_visible()
    assert lowest(page.locator("section ol .block").last) <= highest(controls(page))


def test_on_a_small_phone_that_lies_the_controls_take_a_third_at_most(
    browse: Open, tmp_path: Path
) -> None:
    page = browse({"width": 568, "height": 320})
    bring(page, written(tmp_path))
    expect(controls(page)).to_be_visible()
    assert highest(controls(page)) >= 2 / 3 * 320
    assert page.evaluate("document.documentElement.scrollWidth") == 568


def test_on_a_phone_that_lies_the_replay_has_most_of_the_height(
    browse: Open, tmp_path: Path
) -> None:
    page = browse({"width": 844, "height": 390})
    bring(page, written(tmp_path))
    maze = page.locator(".arena svg").first
    expect(maze).to_be_visible()
    assert lowest(maze) <= highest(controls(page))
    assert highest(controls(page)) >= 0.8 * 390


def highest(one: Locator) -> float:
    return float(one.evaluate("one => one.getBoundingClientRect().top"))


def lowest(one: Locator) -> float:
    return float(one.evaluate("one => one.getBoundingClientRect().bottom"))


def is_round_end(event: object) -> bool:
    return isinstance(event, RoundEnded)


def test_a_link_leads_to_the_moment(browse: Open) -> None:
    phone = browse()
    people.play_now(phone)
    people.place(phone)
    code = phone.url.rsplit("/", 1)[1]
    friend = browse()
    friend.goto(f"/replay/{code}/1#step=3&seat=1")
    expect(moment(friend)).to_have_value("3")
    expect(friend.get_by_label("Seen by")).to_have_value("1")
    press(friend, "Menu")
    press(friend, "Copy the link to this moment")
    expect(friend.get_by_role("button", name="Copied")).to_be_visible()


def test_the_dice_are_worked_out_before_the_player(browse: Open, tmp_path: Path) -> None:
    page = browse()
    bring(page, written(tmp_path, Setting("qwixx", 3, {})))
    press(page, "Menu")
    press(page, "Check the dice")
    dialog = page.get_by_role("dialog", name="Check the dice")
    expect(dialog.get_by_text("All is as it should be.")).to_be_visible()
    expect(dialog.get_by_text("rolls are as the seed gives them")).to_be_visible()
    assert dialog.get_by_role("row").count() > 10
    assert faults(page) == []


def test_a_file_that_is_not_true_says_where(browse: Open, tmp_path: Path) -> None:
    file = written(tmp_path)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3] + lines[4:]))
    page = browse()
    page.goto("/replay")
    page.get_by_label("Watch a match again").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("line 4")
    page.get_by_label("Watch a match again").set_input_files(written(tmp_path))
    expect(controls(page)).to_be_visible()


@light_first
def test_axe_finds_nothing_in_a_replay(browse: Open, tmp_path: Path, light: str) -> None:
    for size in (PHONE, TV):
        page = browse(size)
        page.goto("/replay")
        choose_light(page, light)
        assert faults(page) == []
        page.get_by_label("Watch a match again").set_input_files(written(tmp_path))
        expect(controls(page)).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert faults(page) == []
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"]


def test_a_replay_is_led_by_one_for_all_who_watch(browse: Open, tmp_path: Path) -> None:
    ada = browse(TV)
    bring(ada, written(tmp_path))
    press(ada, "Menu")
    press(ada, "Lead for everybody")
    expect(ada.get_by_text("You lead")).to_be_visible()
    bo = browse()
    bo.goto(ada.url.partition("#")[0])
    expect(bo.get_by_text("Somebody else leads this replay.")).to_be_visible()
    expect(bo.get_by_role("button", name="Play", exact=True)).to_be_hidden()
    press(ada, "One step forward")
    expect(moment(bo)).to_have_value("1")
    moment(ada).press("End")
    expect(people.result(bo)).to_be_visible()
    moment(ada).press("Home")
    expect(people.result(bo)).to_be_hidden()
    moment(ada).press("End")
    for _ in range(5):
        moment(ada).press("ArrowLeft")
    expect(people.result(bo)).to_be_hidden()
    ada.get_by_label("Speed").select_option("4×")
    press(ada, "Play")
    expect(people.result(bo)).to_be_visible(timeout=3 * people.LONG)
    ada.reload()
    expect(ada.get_by_text("You lead")).to_be_visible()
    expect(people.result(ada)).to_be_visible()
    press(ada, "One step back")
    expect(people.result(bo)).to_be_hidden()
    bo.get_by_label("Seen by").select_option("B")
    expect(bo.get_by_role("heading", name="You are")).to_be_visible()
    assert faults(ada) == []
    assert faults(bo) == []


def test_leading_goes_on_at_the_same_moment_in_the_same_colours(
    browse: Open, server: Served
) -> None:
    table = seat_all(server.url, "qwixx", seats=2, colours=("orange", "cyan"))
    table.play_out()
    ada = browse(TV)
    ada.goto(f"/replay/{table.code}/1#step=7")
    expect(moment(ada)).to_have_value("7")
    colours = "[...document.querySelectorAll('article header > .tile')].map((e) => e.outerHTML)"
    expect(ada.locator("article header > .tile")).to_have_count(2)
    worn = ada.evaluate(colours)
    press(ada, "Menu")
    press(ada, "Lead for everybody")
    expect(ada.get_by_text("You lead")).to_be_visible()
    expect(moment(ada)).to_have_value("7")
    bo = browse(TV)
    bo.goto(ada.url.partition("#")[0])
    expect(moment(bo)).to_have_value("7")
    expect(bo.locator("article header > .tile")).to_have_count(2)
    assert ada.evaluate(colours) == bo.evaluate(colours) == worn
    assert len(worn) == 2


def test_a_replay_that_is_gone_says_so(browse: Open) -> None:
    page = browse()
    page.goto(f"/show/{'0' * 20}")
    expect(page.get_by_role("heading", name="This replay is no longer here")).to_be_visible()


@pytest.mark.parametrize("game", ["qwixx", "qwixx-on-board"])
def test_sheets_are_watched_again_too(browse: Open, tmp_path: Path, game: str) -> None:
    page = browse(TV)
    bring(page, written(tmp_path, Setting(game, 2, {"side": "A"} if "board" in game else {})))
    expect(controls(page).get_by_text("The dice are next.")).to_be_visible()
    moment(page).press("End")
    expect(people.result(page)).to_be_visible()
    moment(page).press("Home")
    press(page, "One step forward")
    press(page, "One step forward")
    expect(controls(page).get_by_label("still sealed")).to_have_count(2)
    page.get_by_label("Seen by").select_option("B")
    expect(page.get_by_role("heading", name=re.compile("turn$"))).to_be_visible()
    press(page, "Plans")
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible()
