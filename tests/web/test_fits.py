"""What a player needs is on the screen at once: on every size, in every language."""

import itertools
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablecade.locales import LANGUAGES
from tests.server.harness.served import Served
from tests.web import people
from tests.web.chromium import TV
from tests.web.conftest import Open
from tests.web.samples import LONGEST_WORDS, on_paper
from tests.web.seated import Seated, seat_all

Sizes = tuple[tuple[int, int], ...]

ALL: Sizes = (
    *((320, 568), (360, 560), (360, 640), (390, 844)),
    *((640, 360), (667, 375), (740, 360), (844, 390)),
    *((820, 1180), (1280, 720), (1920, 1080), (3840, 2160)),
)
"""640 × 360 is a window of 1280 × 720 at 200 %."""

TIGHT: Sizes = ((320, 568), (360, 640), (640, 360), (1280, 720))
"""The least room upright, on a common phone, lying and on a screen."""

BESIDE_COACH: Sizes = ((320, 568), (568, 320), (640, 360), (844, 390))
"""The coach takes a line of the height."""

OTHER_LANGUAGES = itertools.cycle(sorted({*LANGUAGES} - {LONGEST_WORDS}))

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")

SEAL = ".bar .primary, .bar .sealed"
MAZE = (SEAL, ".maze", "fieldset button")
SHEET = (SEAL, ".paper .sheet", ".top .dice")
END = (".ways .primary", ".result h1", ".result ol")

SECONDS_TO_SETTLE = 20
"""A page is laid out some frames after its size has changed; on a busy machine they take long."""

Check = Callable[..., None]


@pytest.fixture(scope="module")
def server(resting_server: Served) -> Served:
    return resting_server


@pytest.fixture(params=["tight", pytest.param("all", marks=pytest.mark.long)])
def check(request: pytest.FixtureRequest) -> Check:
    return check_tight if request.param == "tight" else partial(check_sizes, ALL, LANGUAGES)


def check_tight(*screen: Any) -> None:
    """The tightest sizes in the language with the longest words and, in turn, in one other."""
    check_sizes(TIGHT, (LONGEST_WORDS, next(OTHER_LANGUAGES)), *screen)


def check_sizes(
    sizes: Sizes,
    languages: Sequence[str],
    page: Page,
    needed: tuple[str, ...],
    arrive: Callable[[], None] = lambda: None,
) -> None:
    """Every size in every language, on the page as it stands."""
    faults = {}
    for language in languages:
        settings = f'{{"language": "{language}", "sound": false}}'
        page.evaluate("(kept) => localStorage.setItem('tablecade.settings', kept)", settings)
        page.reload()
        arrive()
        for selector in needed:
            page.locator(selector).first.wait_for(timeout=people.LONG)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            if wrong := settled_faults(page, needed):
                faults[f"{width}x{height} {language}"] = wrong
    assert faults == {}


def settled_faults(page: Page, needed: tuple[str, ...]) -> list[str]:
    """What is wrong with the boxes on a page, and stays wrong."""
    end = time.monotonic() + SECONDS_TO_SETTLE
    while True:
        page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40)))"
        )
        wrong: list[str] = page.evaluate(MEASURE, list(needed))
        if not wrong or time.monotonic() > end:
            return wrong


STANDARD = {"variant": "standard", "first_pixoid": "0", "board": "A1 B2 C1 D2"}


def seated(server: Served, game: str, **wish: Any) -> Seated:
    """A table where nobody is away."""
    table = seat_all(server.url, game, **wish)
    table.connect_all()
    return table


def test_home(browse: Open, check: Check) -> None:
    page = browse()
    page.goto("/")
    check(page, ("h1",))


def test_pixoid_is_placed_programmed_and_sealed(browse: Open, server: Served, check: Check) -> None:
    page = browse()
    table = seated(server, "pixoid", options=STANDARD)
    table.enter(page, 0, hosting=False)
    check(page, MAZE)
    table.place_all()
    check(page, MAZE)
    table.act(0)
    check(page, MAZE)


def test_letters_twice_as_large_keep_board_and_seal(browse: Open, server: Served) -> None:
    page = browse()
    for game, board in (("pixoid", ".maze"), ("qwixx", ".paper .sheet")):
        table = seated(server, game, options=STANDARD if game == "pixoid" else {})
        if game == "pixoid":
            table.place_all()
        table.enter(page, 0, hosting=False)
        page.locator(SEAL).first.wait_for(timeout=people.LONG)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert settled_faults(page, (SEAL, board)) == []
        box, size = page.locator(board).first.bounding_box(), page.viewport_size
        assert box is not None
        assert size is not None
        assert box["height"] >= size["width"] / 2


def test_two_controllers_of_three_players(browse: Open, server: Served, check: Check) -> None:
    page = browse()
    table = seated(server, "pixoid", seats=3, options=STANDARD)
    table.act(0)
    table.enter(page, 1, hosting=False)
    check(page, (*MAZE, ".tabs button"))
    table.place_all()
    holder = next(seat for seat in range(3) if len(table.look(seat)["mine"]["hands"]) > 1)
    table.enter(page, holder, hosting=False)
    check(page, (*MAZE, ".tabs button"))


@pytest.mark.parametrize("seats", [3, 4])
def test_pixoid_beside_the_coach(browse: Open, server: Served, seats: int) -> None:
    page = browse()
    table = seated(server, "pixoid", seats=seats, options=STANDARD, coach=True)
    table.place_all()
    holder = max(range(seats), key=lambda seat: len(table.look(seat)["mine"]["hands"]))
    table.enter(page, holder, hosting=False)
    check_sizes(BESIDE_COACH, (LONGEST_WORDS, "fr"), page, MAZE)


def test_between_rounds_and_at_the_end_of_pixoid(
    browse: Open, server: Served, check: Check
) -> None:
    page = browse()
    table = seated(server, "pixoid", options=STANDARD)
    while not table.look(0).get("rest"):
        for seat in range(4):
            if not table.look(0).get("rest"):
                table.act(seat)
    table.enter(page, 0, hosting=False)

    def widen() -> None:
        """Points as wide as they can be, for whoever has seen the end of the round."""
        page.locator(".gains b").first.wait_for(timeout=people.LONG)
        page.evaluate(
            """() => document.querySelectorAll(".gains b").forEach((score) => {
              score.textContent = "48";
              score.insertAdjacentHTML("beforebegin", "<span>+12</span>");
            })"""
        )

    check(page, (".summary .primary", ".summary ol", ".maze"), widen)
    assert empty_part_of_sums(browse(TV), table) < 60
    table.play_out()
    check(page, END)


def empty_part_of_sums(screen: Page, table: Seated) -> float:
    """Pixels below the last line of a round's sums on the big screen."""
    screen.goto(f"/t/{table.code}/screen")
    sums = screen.locator(".summary")
    sums.wait_for(timeout=people.LONG)
    empty: float = sums.evaluate(
        "(e) => e.getBoundingClientRect().bottom"
        " - e.lastElementChild.getBoundingClientRect().bottom"
    )
    return empty


@on_paper
def test_a_sheet_is_asked_sealed_and_at_its_end(
    browse: Open, server: Served, check: Check, game: str
) -> None:
    page = browse()
    table = seated(server, game)
    table.enter(page, 0, hosting=False)
    check(page, SHEET)
    while not any(h["choice"] is None for h in table.look(0)["mine"]["hands"].values()):
        for seat in range(1, 4):
            table.act(seat)
    table.act(0)
    table.play_out()
    check(page, END)


def test_the_lobby_of_whoever_starts(browse: Open, check: Check) -> None:
    page = browse()
    page.goto("/host/pixoid")
    check(page, ("form input", "form fieldset"))
    page.locator("form [type=submit]").click()
    page.locator("form").wait_for(state="detached")
    check(page, (".panels .primary", ".panels .human"))


LYING: Sizes = ((640, 360), (667, 375), (740, 360), (844, 390))
COVERED = """(board) => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return Math.max(0, Math.round(box(board).right - box(".told").left));
}"""


@pytest.mark.parametrize("game", ["qwixx", "qwixx-on-board"])
def test_the_words_of_a_lesson_lie_beside_the_sheet(browse: Open, game: str) -> None:
    page = browse()
    page.goto(f"/learn/{game}")
    for width, height in LYING:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("section[aria-labelledby=coach] .told .primary")).to_be_visible()
        expect(page.locator(".paper .sheet").first).to_be_visible()
        assert page.evaluate(COVERED, ".paper .sheet") <= 2, (width, height)


@pytest.mark.parametrize(
    "game", ["pixoid", pytest.param("qwixx", marks=pytest.mark.long), "qwixx-on-board"]
)
def test_a_lesson(browse: Open, check: Check, game: str) -> None:
    page = browse()
    page.goto(f"/learn/{game}")
    words = page.locator("section[aria-labelledby=coach] .told")
    expect(words).to_be_visible(timeout=people.LONG)
    check(
        page, ("section[aria-labelledby=coach] .told .primary", "section[aria-labelledby=coach] p")
    )

    def read_on() -> None:
        page.set_viewport_size({"width": 360, "height": 640})
        nod = page.locator("section[aria-labelledby=coach] .told .primary")
        nod.wait_for(timeout=people.LONG)
        while nod.count() > 0:
            nod.click()
            page.wait_for_timeout(100)

    check(page, (SEAL, ".maze" if game == "pixoid" else ".paper .sheet"), read_on)


def test_a_puzzle(browse: Open, check: Check) -> None:
    page = browse()
    page.goto("/puzzle/2026-11-15")
    check(page, MAZE)
    page.goto("/puzzle/2026-11-15/qwixx")
    check(page, (SEAL, ".paper .sheet", ".paper .dice"))


def test_the_maze_stays_where_it_is(browse: Open, server: Served, tmp_path: Path) -> None:
    """From choosing to waiting to revealing and choosing again."""
    page = browse()
    table = seated(server, "pixoid", options=STANDARD)
    table.place_all()
    table.enter(page, 0, hosting=False)
    maze = page.locator(".maze")
    page.locator("fieldset.distances").wait_for()
    before = maze.bounding_box()
    table.act(0)
    page.locator(".sealed").wait_for()
    assert maze.bounding_box() == before
    for seat in range(1, 4):
        table.act(seat)
    page.locator("polyline").first.wait_for(state="attached")
    assert maze.bounding_box() == before


@on_paper
def test_the_faces_of_real_dice(browse: Open, server: Served, check: Check, game: str) -> None:
    """The keypad of whoever rolls, then the roll that waits for somebody else."""
    page = browse()
    table = seated(server, game, dice="yours")
    active = table.look(0)["state"]["active"]
    table.enter(page, active, hosting=False)
    check(page, (".pad .row:last-child button:last-child", ".pad .row:first-child", ".roll .hint"))
    table.roll(active)
    check(page, (".roll .buttons button", ".roll .dice", ".paper .sheet"))
    table.enter(page, (active + 1) % 4, hosting=False)
    check(page, (".roll .primary", ".roll .buttons", ".roll .dice", ".paper .sheet"))
