"""What people do on a sheet of Qwixx, and on the track of On Board."""

import re
import time
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.web.people import LONG, MOST_SECONDS, result, settle

CHANCE = Random(11)
CARDS = {"qwixx": "Qwixx", "qwixx-on-board": "Qwixx On Board"}


def host(page: Page, game: str, *, players: int = 2) -> str:
    """An open table with at least so many players; its code."""
    page.goto(f"/host/{game}")
    page.wait_for_url("**/t/*")
    settle(page, f"{players} players")
    return page.url.rsplit("/", 1)[1]


def play_now(phone: Page, game: str) -> None:
    phone.goto("/")
    card = phone.get_by_role("article", name=CARDS[game], exact=True)
    card.get_by_role("button", name="Play now").click()
    expect(phone.get_by_role("heading", name=re.compile("turn$"))).to_be_visible()


def offered(phone: Page) -> Locator:
    """What can be crossed now, on the sheet or by the pawn."""
    return phone.get_by_role("button", name=re.compile(r"^(Cross|Pawn to)"), disabled=False)


def bar(phone: Page) -> Locator:
    """The one big button: seals what is chosen, or passes."""
    return phone.get_by_role("button", name=re.compile(r"^(Seal|Pass|Leave the pawn)"))


def owes(phone: Page) -> bool:
    return bar(phone).count() > 0


def wait_until_asked(phone: Page) -> None:
    expect(bar(phone)).to_be_visible(timeout=LONG)


def act(phone: Page, *, passes: bool = False) -> bool:
    """Cross what the dice allow, or pass, if anything is owed here now."""
    if not owes(phone):
        return False
    crosses = offered(phone)
    if not passes and (count := crosses.count()) > 0:
        crosses.nth(CHANCE.randrange(count)).click()
    bar(phone).click()
    return True


def play_to_the_end(crossing: list[Page], passing: list[Page], screen: Page) -> None:
    """Who passes has four misses after four turns: a whole match, and a short one."""
    end = time.monotonic() + MOST_SECONDS
    podium = result(screen)
    while not podium.is_visible():
        assert time.monotonic() < end, "the match does not end"
        acted = [act(phone) for phone in crossing]
        acted += [act(phone, passes=True) for phone in passing]
        if not any(acted):
            screen.wait_for_timeout(150)
