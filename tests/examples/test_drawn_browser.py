"""A game from another package, drawn as its types say and played to the end in a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.examples.conftest import ROOT, serving
from tests.web.chromium import PHONE, SHELL, TV, launched, new_page

RULES = """
from tablecade.core.packages import GamePackage
from tests.claims import Claims, State, Take


class Small(Claims):
    def setup(self, options, seats) -> State:
        return State("...." + "#" * 21, seats)

    def barred(self, state, hand):
        taken = [Take(cell) for cell, mark in enumerate(state.grid) if mark != "."]
        return {self.write(action): self.refusal(state, hand, action) for action in taken}


PACKAGE = GamePackage(rules=Small, locales="locales")
"""
WORDS = """
game-claims = Claims
refusal-claims-taken = Somebody has this cell.
"""
FREE = "can be chosen"


@pytest.fixture(scope="module")
def url(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("small")
    files = {
        "small_claims/__init__.py": RULES,
        "small_claims/locales/en/claims.ftl": WORDS,
        "small-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: small\nVersion: 1\n",
        "small-1.dist-info/entry_points.txt": "[tablecade.games]\nclaims = small_claims:PACKAGE\n",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    paths = f"{environment['PYTHONPATH']}:{folder}:{ROOT}"
    with serving({**environment, "PYTHONPATH": paths}, folder) as url:
        yield url


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with launched(SHELL) as browser:
        yield browser


@pytest.fixture
def phone(chromium: Browser, url: str) -> Iterator[Page]:
    """The phone of Ada, in a match against one bot."""
    page = new_page(chromium, url, PHONE, reduced_motion="reduce")
    page.goto("/host/claims")
    page.wait_for_url("**/t/*")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("grid", name="board")).to_be_visible()
    yield page
    page.context.close()


def _cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-cell="{name}"]')


def _free(page: Page) -> str | None:
    """A cell that can be taken, once the reveal is over; None at the end of the match."""
    first = page.get_by_role("gridcell", name=FREE).first
    expect(first.or_(page.get_by_role("heading", name="Won by")).first).to_be_visible()
    return first.get_attribute("data-cell") if first.count() else None


def test_a_match_is_tapped_to_the_end(phone: Page, chromium: Browser, url: str) -> None:
    screen = new_page(chromium, url, TV, reduced_motion="reduce")
    screen.goto(f"/t/{phone.url.rsplit('/', 1)[1]}/screen")
    expect(_cell(screen, "e5")).to_have_attribute("aria-label", "e5, wall")
    seal = phone.get_by_role("button", name="Seal")
    cell = _cell(phone, "b1")
    expect(cell).to_have_attribute("aria-label", "b1, free, can be chosen")
    cell.click()
    expect(cell).to_have_attribute("aria-selected", "true")
    expect(cell.locator(".pale")).to_be_visible()
    expect(seal).to_have_text("Seal b1")
    cell.click()
    expect(seal).to_be_disabled()
    _cell(phone, "e5").click(force=True)
    expect(phone.locator(".hint")).to_contain_text("Somebody has this cell. (CL-1)")
    won = screen.get_by_role("heading", name="Won by")
    """In a scene of its own, in place of the board."""
    taken = _cell(screen, "e5")
    while (name := _free(phone)) is not None:
        _cell(phone, name).click()
        seal.click()
        ways = ", ".join(f'[aria-label^="{name}, {owner}"]' for owner in ("Ada", "wall"))
        taken = _cell(screen, name).and_(screen.locator(ways))
        expect(taken.or_(won).first).to_be_visible()
    expect(won).to_be_visible()
    screen.get_by_role("button", name="Show the board").click()
    expect(won).to_be_hidden()
    expect(taken).to_be_visible()
    screen.context.close()


def test_a_match_is_played_with_the_keyboard_alone(phone: Page) -> None:
    focused = phone.locator("[role=gridcell]:focus")
    here = _tab_to(focused, phone)
    assert here == "a1"
    phone.keyboard.press("ArrowDown")
    phone.keyboard.press("ArrowDown")
    expect(focused).to_have_attribute("aria-label", "a3, wall")
    while (name := _free(phone)) is not None:
        here = _tab_to(focused, phone)
        _go(phone, here, name)
        expect(focused).to_have_attribute("data-cell", name)
        phone.keyboard.press("Enter")
        phone.keyboard.press("Tab")
        expect(phone.locator("button:focus")).to_have_text(f"Seal {name}")
        phone.keyboard.press("Enter")
        expect(phone.get_by_role("gridcell", selected=True)).to_have_count(0)


def _tab_to(cell: Locator, page: Page) -> str:
    """Presses Tab until a cell has the focus: the board is one stop among a few."""
    for _ in range(20):
        if cell.count():
            break
        page.keyboard.press("Tab")
    return cell.get_attribute("data-cell") or ""


def _go(page: Page, start: str, end: str) -> None:
    right, down = (ord(end[i]) - ord(start[i]) for i in range(2))
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
