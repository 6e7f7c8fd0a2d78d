"""Goofspiel in a real browser, through the view that draws any game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.examples.conftest import serving
from tests.web.chromium import PHONE, SHELL, TV, launched, new_page


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with launched(SHELL) as browser:
        yield browser


@pytest.fixture
def phone(chromium: Browser, served: str) -> Iterator[Page]:
    page = new_page(chromium, served, PHONE, reduced_motion="reduce")
    yield page
    page.context.close()


def _card(page: Page, name: str = "Goofspiel") -> None:
    card = page.get_by_role("article", name=name)
    card.get_by_role("link", name="Host a table").click()


def test_a_whole_match(phone: Page, chromium: Browser, served: str) -> None:
    phone.goto("/")
    _card(phone)
    phone.wait_for_url("**/t/*")
    phone.get_by_role("button", name="Change", exact=True).click()
    phone.get_by_role("radio", name="5", exact=True).check()
    phone.get_by_role("button", name="Close").click()
    phone.get_by_label("Your name").fill("Ada")
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_text("that’s you")).to_be_visible()
    code = phone.url.rsplit("/", 1)[1]
    screen = new_page(chromium, served, TV, reduced_motion="reduce")
    screen.goto(f"/t/{code}/screen")
    phone.get_by_role("button", name="Start").click()
    for card in (5, 4, 3, 2):
        choice = phone.get_by_role("button", name=str(card), exact=True)
        choice.click()
        expect(phone.get_by_text("cards you keep")).to_be_visible()
        phone.get_by_role("button", name="Seal").click()
        expect(choice).to_be_hidden()
        expect(phone.get_by_text("The bids:").first).to_be_visible()
    for page in (phone, screen):
        won = page.get_by_role("heading", name="All cards are played. Winner:")
        expect(won).to_be_visible()
    screen.get_by_role("button", name="Show the board").click()
    expect(screen.get_by_text("points", exact=True).first).to_be_visible()
    expect(screen.get_by_text("The prize is").first).to_be_visible()
    screen.context.close()
    phone.goto(f"/replay/{code}/1")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Check the dice").click()
    expect(phone.get_by_text("The seed is the one the table committed to.")).to_be_visible()
    expect(phone.get_by_text("Only the seed is checked here")).to_be_visible()
    expect(phone.get_by_text("This does not fit together.")).to_be_hidden()


def test_nothing_links_to_a_page_that_it_does_not_have(phone: Page) -> None:
    phone.goto("/")
    _card(phone)
    phone.wait_for_url("**/t/*")
    expect(phone.get_by_role("heading", name="Invite")).to_be_visible()
    for name in ("Rules", "Learn", "Puzzle"):
        expect(phone.get_by_role("link", name=name)).to_have_count(0)
    expect(phone.get_by_role("heading", name="How it is played")).to_have_count(0)
    for page in ("rules", "learn", "puzzle", "editor"):
        phone.goto(f"/{page}/goofspiel")
        expect(phone.get_by_text("This game has no such page.")).to_be_visible()
        expect(phone.get_by_role("link", name="All games")).to_be_visible()


COLOURED = """
from tablecade.core.packages import GamePackage
from msgspec.structs import replace
from tablecade_goofspiel.rules import Goofspiel
from tablecade_goofspiel.view import BidsRevealed


class Coloured(Goofspiel):
    meta = replace(Goofspiel.meta, id="coloured", colours=("navy", "umber", "gold", "teal"))

    def round_ended(self, events):
        return any(isinstance(event, BidsRevealed) for event in events)


PACKAGE = GamePackage(rules=Coloured)
"""


@pytest.fixture(scope="module")
def coloured(
    environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A server with one more game, which has colours of its own and rests after each bid."""
    folder: Path = tmp_path_factory.mktemp("coloured")
    (folder / "coloured.py").write_text(COLOURED)
    (folder / "coloured-1.dist-info").mkdir()
    about = {
        "METADATA": "Metadata-Version: 2.1\nName: coloured\nVersion: 1\n",
        "entry_points.txt": "[tablecade.games]\ncoloured = coloured:PACKAGE\n",
    }
    for name, text in about.items():
        (folder / "coloured-1.dist-info" / name).write_text(text)
    paths = f"{environment['PYTHONPATH']}:{folder}"
    with serving({**environment, "PYTHONPATH": paths}, folder) as url:
        yield url


def test_players_choose_among_the_games_own_colours(chromium: Browser, coloured: str) -> None:
    phone = new_page(chromium, coloured, PHONE, reduced_motion="reduce")
    phone.goto("/host/coloured")
    phone.wait_for_url("**/t/*")
    expect(phone.get_by_role("radio")).to_have_count(4)
    expect(phone.get_by_role("radio", name="navy")).to_be_checked()
    phone.get_by_role("radio", name="umber").check(force=True)
    phone.get_by_label("Your name").fill("Ada")
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_text("that’s you")).to_be_visible()
    phone.get_by_role("button", name="Change name or colour").click()
    expect(phone.get_by_role("radio", name="umber")).to_be_checked()
    phone.get_by_role("radio", name="gold").check(force=True)
    expect(phone.get_by_role("radio", name="gold")).to_be_checked()
    gold = phone.get_by_role("listitem").filter(has_text="Ada").locator(".tile")
    expect(gold).to_have_css("background-color", "rgb(255, 215, 0)")
    phone.context.close()


def test_between_rounds_players_say_that_they_are_ready(chromium: Browser, coloured: str) -> None:
    phone = new_page(chromium, coloured, PHONE, reduced_motion="reduce")
    phone.goto("/host/coloured")
    phone.wait_for_url("**/t/*")
    phone.get_by_label("Your name").fill("Ada")
    phone.get_by_role("button", name="Sit down").click()
    screen = new_page(chromium, coloured, TV, reduced_motion="reduce")
    screen.goto(f"/t/{phone.url.rsplit('/', 1)[1]}/screen")
    phone.get_by_role("button", name="Start").click()
    phone.get_by_role("button", name="5", exact=True).click()
    phone.get_by_role("button", name="Seal").click()
    expect(screen.get_by_text("Waiting for Ada")).to_be_visible()
    phone.get_by_role("button", name="Go on").click()
    expect(phone.get_by_role("button", name="4", exact=True)).to_be_visible(timeout=5000)
    screen.context.close()
    phone.context.close()


@pytest.mark.parametrize(
    ("locale", "about"),
    [("pl-PL", "licytuj kartami"), ("de-DE", "biete deine Karten"), ("fr-FR", "misez vos cartes")],
)
def test_home_tells_of_it_in_every_language(
    chromium: Browser, served: str, locale: str, about: str
) -> None:
    page = new_page(chromium, served, PHONE, locale=locale)
    page.goto("/")
    expect(page.get_by_role("article", name="Goofspiel")).to_contain_text(about)
    page.context.close()
