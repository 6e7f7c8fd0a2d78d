"""Knight's Leap in a real browser, drawn by its own module."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.examples.conftest import serving, with_leap
from tests.server.harness import calls
from tests.web.chromium import PHONE, SHELL, TV, launched, new_page

MODULE = "**/views/leap/*/view.js"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with launched(SHELL) as browser:
        yield browser


@pytest.fixture(scope="module")
def served(leap: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(with_leap(leap), tmp_path_factory.mktemp("served")) as url:
        yield url


@pytest.fixture
def phone(chromium: Browser, served: str) -> Iterator[Page]:
    page = new_page(chromium, served, PHONE, reduced_motion="reduce")
    yield page
    page.context.close()


def _start(page: Page) -> str:
    """A table with one person and bots; its code."""
    page.goto("/host/leap")
    page.wait_for_url("**/t/*")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start").click()
    return page.url.rsplit("/", 1)[1]


def test_the_folder_is_served_like_the_client(served: str) -> None:
    games = {game["game"]: game for game in calls.get(f"{served}/api/games").json()}
    assert "view" not in games["qwixx"]
    path = games["leap"]["view"]
    root = path.removesuffix("view.js")
    assert root.startswith("/views/leap/")
    answer = calls.get(served + path)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    known = {"If-None-Match": answer.headers["etag"]}
    assert calls.get(served + path, headers=known).status_code == httpx.codes.NOT_MODIFIED
    drawn = calls.get(f"{served}{root}pieces/knight.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path",
    [
        "/views/leap/0000000000000000/view.js",
        "/views/leap/{hash}/nothing.js",
        "/views/leap/{hash}/",
        "/views/leap/{hash}/../rules.py",
        "/views/leap/{hash}/%2e%2e/rules.py",
        "/views/leap/{hash}/pieces/..%2f..%2frules.py",
        "/views/leap/{hash}/..\\rules.py",
        "/views/qwixx/{hash}/view.js",
    ],
)
def test_nothing_else_is_served_below_it(served: str, path: str) -> None:
    games = {game["game"]: game for game in calls.get(f"{served}/api/games").json()}
    of_view = games["leap"]["view"].split("/")[3]
    with httpx.Client(timeout=60) as client:
        raw = path.format(hash=of_view)
        request = client.build_request("GET", served)
        request.url = request.url.copy_with(raw_path=raw.encode())
        answer = client.send(request)
    assert answer.status_code == httpx.codes.NOT_FOUND
    assert "LP-1.1" not in answer.text


def test_a_whole_match_on_a_phone_and_a_big_screen(
    phone: Page, chromium: Browser, served: str
) -> None:
    problems: list[str] = []
    phone.clock.install()
    code = _start(phone)
    screen = new_page(chromium, served, TV, reduced_motion="reduce")
    for page in (phone, screen):
        page.on("pageerror", lambda problem: problems.append(str(problem)))
    legal = phone.locator(".cell.legal")
    done = phone.locator('.facts li.out[data-seat="0"], .ending')
    expect(legal.first).to_be_visible()
    phone.locator('[data-cell="d4"]').click()
    screen.goto(f"/t/{code}/screen")
    expect(screen.get_by_role("grid", name="The lake")).to_be_visible()
    phone.clock.fast_forward(10_000)
    # No knight's move away: the phone says so until a choice, however long that takes.
    expect(phone.get_by_text("A knight jumps two stones straight")).to_be_visible()
    expect(phone.get_by_role("button", name="Seal")).to_be_disabled()
    while True:
        expect(legal.or_(done).first).to_be_visible()
        if done.count() > 0:
            break
        shown = phone.locator(".facts > b").inner_text()
        legal.first.click()
        phone.get_by_role("button", name="Seal").click()
        expect(phone.locator(".facts > b")).not_to_have_text(shown)
    for page in (phone, screen):
        expect(page.get_by_role("heading", name="The last stones are sinking.")).to_be_visible()
    screen.goto(f"/replay/{code}/1")
    expect(screen.get_by_role("grid", name="The lake")).to_be_visible()
    screen.context.close()
    assert problems == []


THROWS = """
export const contract = 1;
export function mount(target) {
  target.textContent = "drawn";
  return { update() { null.n; }, destroy() { document.body.dataset.destroyed = "yes"; } };
}
"""


def _plain(page: Page, notice: str) -> None:
    """The generic view shows the table, with one notice."""
    expect(page.get_by_role("alert").filter(has_text=notice)).to_be_visible()
    expect(page.get_by_role("heading", name="Knight’s Leap")).to_be_visible()
    expect(page.get_by_role("button", name="Seal")).to_be_visible()
    expect(page.get_by_text("stones", exact=True)).to_be_visible()


def test_a_module_that_throws_gives_way_to_the_generic_view(phone: Page) -> None:
    phone.route(MODULE, lambda route: route.fulfill(body=THROWS, content_type="text/javascript"))
    _start(phone)
    # The bots seal, and the module fails at the first change.
    _plain(phone, "The view of Knight’s Leap failed (TypeError, view.js:5). The table goes on.")
    expect(phone.locator("body")).to_have_attribute("data-destroyed", "yes")


def test_a_module_of_another_contract_gives_way_to_the_generic_view(phone: Page) -> None:
    body = "export const contract = 7;"
    phone.route(MODULE, lambda route: route.fulfill(body=body, content_type="text/javascript"))
    _start(phone)
    _plain(phone, "is made for contract 7; this server knows 1.")


def test_a_module_that_never_answers_gives_way_to_the_generic_view(phone: Page) -> None:
    phone.route(MODULE, lambda _route: None)
    _start(phone)
    _plain(phone, "The view of Knight’s Leap did not load within 5 seconds.")
