"""The puzzle of the day: a position, a program on the controller, and why it is right or not."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tablecade.games.pixoid.coach.puzzles import position, prove, puzzle_of
from tablecade.games.qwixx.coach import qwixx_puzzle_of
from tablecade.locales import sentences
from tests.web import people
from tests.web.chromium import PHONE, TV
from tests.web.conftest import Open
from tests.web.samples import dark_first, one_language, one_of
from tests.web.test_screens import CUT, SMALLEST, choose_light, faults

DAY = date(2026, 11, 15)
PUZZLE = puzzle_of(DAY)
PATH = f"/puzzle/{DAY}"


def program(page: Page, name: str) -> None:
    """Both wheels, and the seal."""
    direction, distance = name[:-1], int(name[-1])
    page.get_by_role("group", name="Direction").get_by_role("button", name=direction).click()
    page.get_by_role("group", name="Distance").get_by_role("button").nth(distance - 1).click()
    people.seal_button(page).click()


def verdict(page: Page, words: str) -> Locator:
    return page.get_by_role("heading", name=re.compile(words))


def test_the_best_program_is_found_and_remembered(browse: Open) -> None:
    page = browse()
    page.goto(PATH)
    program(page, PUZZLE.answer)
    expect(verdict(page, "^Right!")).to_be_focused()
    expect(page.locator("dd .best.given")).to_have_count(1)
    page.reload()
    expect(verdict(page, "^Right!")).to_be_visible()
    page.get_by_role("link", name="The day before").click()
    expect(people.seal_button(page)).to_be_visible()
    expect(verdict(page, "^Right!")).to_be_hidden()


def test_a_lesser_program_is_told_what_would_be_better(browse: Open) -> None:
    lesser = prove(position(PUZZLE)).ranked[-1]
    page = browse()
    page.goto(PATH)
    program(page, lesser)
    direction, distance = PUZZLE.answer[:-1], PUZZLE.answer[-1]
    expect(verdict(page, f"Better: {direction} {distance}, with {PUZZLE.sure:g}")).to_be_visible()
    expect(page.locator("dd .best")).to_have_count(1)
    expect(page.locator("dd .given")).to_have_count(1)
    expect(page.get_by_role("group", name="Direction")).to_be_hidden()


def test_the_week_is_seen_whole_after_an_answer(browse: Open) -> None:
    page = browse(locale="fr")
    page.goto(PATH)
    wheels = page.locator("fieldset")
    for keys in (wheels.first, wheels.nth(1)):
        keys.locator("button:not([aria-disabled=true])").first.click()
    page.locator(".bar .primary").click()
    week = page.get_by_role("table")
    expect(week).to_be_visible()
    for width, height in ((320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        week.scroll_into_view_if_needed()
        expect(week).to_be_in_viewport(ratio=1)
        whole = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert page.evaluate(whole) == [width, height]


def test_nothing_of_the_answer_is_there_before_one_is_given(browse: Open) -> None:
    """Neither in what came over the wire nor on the page: all programs look alike."""
    page = browse()
    with page.expect_response("**/api/puzzle*") as answer:
        page.goto(PATH)
    told = answer.value.json()
    expect(people.seal_button(page)).to_be_visible()
    assert told.keys() == {"day", "game", "board", "state", "hands", "own"}
    assert page.locator(".best, .given").count() == 0


def test_home_leads_to_the_puzzle_of_today(browse: Open) -> None:
    page = browse()
    page.goto("/")
    page.get_by_role("link", name="Puzzle").first.click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.locator(".mark circle").first.click(force=True)
    people.seal_button(page).click()
    expect(verdict(page, "cubes")).to_be_visible()


def test_what_follows_a_program_is_played_out(browse: Open) -> None:
    """The Bugs' best replies, in the maze; every program can be tapped."""
    proof = prove(position(PUZZLE))
    lesser = proof.ranked[-1]
    page = browse()
    page.goto(PATH)
    program(page, lesser)
    told = page.locator("p.told")
    words = f"{lesser[:-1]} {lesser[-1]}:"
    expect(told).to_contain_text(words)
    expect(page.locator(".maze polyline").first).to_be_attached()
    before = told.inner_text()
    page.locator("dd .best").click()
    expect(told).not_to_have_text(before)
    expect(told).to_contain_text(f"In all {PUZZLE.sure:g}")
    expect(page.locator("dd .best")).to_have_attribute("aria-pressed", "true")


def cross(page: Page, choice: str) -> None:
    if choice != "pass":
        colour, number = re.findall("[a-z]+|[0-9]+", choice)
        page.get_by_role("button", name=f"Cross {colour} {number}", exact=True).click()
    page.get_by_role("button", name=re.compile("^(Seal|Pass)")).click()


def test_qwixx_has_a_puzzle_of_the_day_too(browse: Open) -> None:
    puzzle = qwixx_puzzle_of(DAY)
    page = browse()
    page.goto(PATH)
    page.get_by_role("link", name="Qwixx").click()
    cross(page, puzzle.answer)
    expect(verdict(page, "^Right!")).to_be_focused()
    expect(page.locator("dd .best.given")).to_have_count(1)
    worst = page.locator("dd button").last
    worst.click()
    expect(page.locator("p.told")).to_contain_text(f"{puzzle.worth[puzzle.ranked[-1]]:.1f}")
    page.reload()
    expect(verdict(page, "^Right!")).to_be_visible()


def test_a_lesser_cross_is_told_what_would_be_better(browse: Open) -> None:
    puzzle = qwixx_puzzle_of(DAY)
    page = browse()
    page.goto(f"{PATH}/qwixx")
    cross(page, puzzle.ranked[-1])
    worth = f"{puzzle.worth[puzzle.answer]:.1f}"
    expect(verdict(page, f"points on average. Better: .*{worth}")).to_be_visible()


def test_days_in_a_row_make_a_streak_and_a_grid_to_share(browse: Open) -> None:
    page = browse(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    for day in (DAY, DAY + timedelta(days=1)):
        page.clock.set_fixed_time(f"{day}T10:00")
        page.goto("/puzzle")
        program(page, puzzle_of(day).answer)
        expect(verdict(page, "^Right!")).to_be_visible()
    expect(page.get_by_text("2 days in a row")).to_be_visible()
    expect(page.get_by_role("cell", name="best choice")).to_have_count(2)
    page.get_by_role("button", name="Share the grid").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert shared[1:4] == ["⬜⬜⬜⬜⬜🟩🟩 Pixoid", "⬜⬜⬜⬜⬜⬜⬜ Qwixx", "🔥 2 days in a row"]
    assert shared[4].endswith(f"/puzzle/{DAY + timedelta(days=1)}")


@pytest.mark.parametrize("game", ["", "/qwixx"], ids=["pixoid", "qwixx"])
def test_a_verdict_on_a_lying_phone_leaves_the_task_in_sight(browse: Open, game: str) -> None:
    page = browse({"width": 844, "height": 390})
    page.goto(f"{PATH}{game}")
    if game:
        cross(page, qwixx_puzzle_of(DAY).ranked[-1])
    else:
        program(page, prove(position(PUZZLE)).ranked[-1])
    judged = verdict(page, "Better: ")
    expect(judged).to_be_in_viewport(ratio=1)
    task, words = page.locator(".task").bounding_box(), judged.bounding_box()
    assert task
    assert words
    assert task["y"] >= 0
    assert task["y"] + task["height"] <= words["y"]


@one_language
def test_no_word_of_it_is_cut_on_a_small_phone(browse: Open, language: str) -> None:
    page = browse(SMALLEST, locale=language)
    page.goto(PATH)
    words = sentences(language)
    expect(page.get_by_text(words.say("puzzle-pixoid-question"))).to_be_visible()
    assert page.evaluate(CUT) == []
    page.locator(".mark circle").first.click(force=True)
    page.get_by_role("button", name=re.compile(words.say("seat-seal"))).click()
    expect(page.get_by_role("heading", name=words.say("puzzle-all"))).to_be_visible()
    assert page.evaluate(CUT) == []


@dark_first
@one_of("size", PHONE, TV)
def test_axe_finds_nothing_in_a_puzzle(browse: Open, size: dict[str, int], light: str) -> None:
    page = browse(size)
    page.goto(PATH)
    choose_light(page, light)
    expect(people.seal_button(page)).to_be_visible()
    assert faults(page) == []
    program(page, PUZZLE.answer)
    expect(verdict(page, "^Right!")).to_be_visible()
    assert faults(page) == []
    page.goto(f"{PATH}/qwixx")
    expect(page.get_by_role("button", name="Pass")).to_be_visible()
    assert faults(page) == []
    cross(page, "pass")
    expect(verdict(page, "points on average")).to_be_visible()
    assert faults(page) == []
