"""What people do at a table, by tap, click and key alone."""

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

CHANCE = Random(7)
LONG = 180_000
"""Milliseconds, for what takes a bot or the coach a while."""

MOST_SECONDS = 240
"""For a whole match in browsers; less than a test may take at all."""


def host_pixoid(screen: Page, *, length: str = "Short", players: int = 4) -> str:
    """From home to an open table with these settings; its code."""
    screen.goto("./")
    screen.get_by_role("link", name="Host a table").first.click()
    screen.wait_for_url("**/t/*")
    settle(screen, length, f"{players} players")
    return screen.url.rsplit("/", 1)[1]


def settle(page: Page, *wanted: str) -> None:
    """Choose in the lobby's settings, as whoever hosts."""
    page.get_by_role("button", name="Change", exact=True).click()
    for name in wanted:
        choice = page.get_by_role("dialog").get_by_role("radio", name=re.compile(rf"^{name}\b"))
        choice.check()
        expect(choice).to_be_checked()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_be_hidden()


def sit_down(phone: Page, name: str) -> None:
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_text("that’s you")).to_be_visible()


def join_by_link(phone: Page, code: str, name: str) -> None:
    phone.goto(f"/t/{code}")
    sit_down(phone, name)


def join_by_code(phone: Page, code: str, name: str) -> None:
    phone.goto("/")
    phone.get_by_label("Somebody opened a table?").fill(code.lower())
    phone.get_by_role("button", name="Join").click()
    sit_down(phone, name)


def play_now(phone: Page) -> None:
    phone.goto("./")
    phone.get_by_role("button", name="Play now").first.click()
    expect(phone.get_by_role("heading", name="You are")).to_be_visible()


def result(page: Page) -> Locator:
    """The sentence at the top of the end screen, which names the winners."""
    return page.get_by_role("heading", name=re.compile(r"Victory for|\bwins?\b"))


def seal_button(phone: Page) -> Locator:
    return phone.get_by_role("button", name=re.compile(r"^(Seal|Start here)"))


def directions(phone: Page) -> Locator:
    return phone.get_by_role("group", name="Direction").get_by_role("button", disabled=False)


def starts(phone: Page) -> Locator:
    return phone.get_by_role("group", name="Choose a start").get_by_role("button", disabled=False)


def set_program(phone: Page, steps: int | None = None) -> None:
    ways = directions(phone)
    ways.nth(CHANCE.randrange(ways.count())).click()
    wanted = steps or CHANCE.randint(1, 9)
    phone.get_by_role("group", name="Distance").get_by_role("button").nth(wanted - 1).click()


def press_if_there(button: Locator) -> bool:
    """Looks and presses at once, for a button that the table may take away by itself."""
    pressed: bool = button.evaluate_all(
        "(found) => { found[0]?.click(); return found.length > 0; }"
    )
    return pressed


def act(phone: Page) -> bool:
    """Choose and seal, if anything is owed here now."""
    if press_if_there(phone.get_by_role("button", name="Go on", disabled=False)):
        return True
    if starts(phone).count() > 0:
        starts(phone).first.click()
    elif directions(phone).count() > 0:
        set_program(phone)
    else:
        return False
    seal_button(phone).click()
    return True


def care_for(phone: Page, name: str) -> None:
    """The host opens what can be done for a seat."""
    phone.get_by_role("button", name="Menu").click()
    dialog = phone.get_by_role("dialog")
    dialog.get_by_role("button", name="Seats").click()
    dialog.get_by_role("button", name=name).click()


def place(phone: Page) -> None:
    """Take a start when it is this phone's turn, until all cubes stand in the maze."""
    wheel = phone.get_by_role("group", name="Distance")
    start = phone.get_by_role("group", name="Choose a start")
    while True:
        expect(wheel.or_(start)).to_be_visible(timeout=LONG)
        if wheel.is_visible():
            return
        starts(phone).first.click()
        seal_button(phone).click()
        expect(start).to_be_hidden()
