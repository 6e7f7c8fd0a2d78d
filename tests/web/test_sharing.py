"""One device for several people: a curtain between secret choices; a dead phone plays on there."""

import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.web import people, sheets
from tests.web.conftest import Open
from tests.web.samples import one_of

GAMES = {"pixoid": 4, "qwixx": 2, "qwixx-on-board": 2}
DECISIONS = 6


def open_table(device: Page, game: str) -> None:
    """Ada and Bo sit down on one device; bots take the other seats."""
    code = sheets.host(device, game, players=GAMES[game])
    people.sit_down(device, "Ada")
    device.get_by_role("button", name="Somebody else on this device").click()
    device.get_by_label("Your name").fill("Bo")
    device.get_by_role("button", name="Sit down").click()
    expect(device.get_by_text("on this device", exact=True)).to_have_count(2)
    device.get_by_role("button", name=re.compile("^Start")).click()
    assert device.url.endswith(code)


def opens(device: Page) -> Locator:
    return device.get_by_role("button", name=re.compile("^I am (Ada|Bo)"))


def choose(device: Page) -> None:
    """A person opens, chooses and seals; the seat is gone from the screen with that."""
    hide = device.get_by_role("button", name="Hide")
    end = time.monotonic() + people.MOST_SECONDS
    opens(device).click()
    expect(hide).to_be_visible()
    while hide.is_visible():  # until the seat is there to be acted on, and its second controller
        assert time.monotonic() < end, "nothing can be sealed"
        if not people.act(device):
            sheets.act(device)


@one_of("game", *reversed(GAMES))
def test_two_people_play_on_one_device(browse: Open, game: str) -> None:
    device = browse()
    open_table(device, game)
    for _ in range(DECISIONS):
        expect(opens(device)).to_be_visible(timeout=people.LONG)
        choose(device)
    expect(opens(device)).to_be_visible(timeout=people.LONG)


def test_the_curtain_hides_what_was_chosen(browse: Open) -> None:
    device = browse()
    open_table(device, "qwixx")
    expect(opens(device)).to_be_visible(timeout=people.LONG)
    first = "Bo" if "Bo" in opens(device).inner_text() else "Ada"
    other = {"Ada": "Bo", "Bo": "Ada"}[first]
    opens(device).click()
    sheets.wait_until_asked(device)
    sheets.offered(device).first.click()
    chosen = device.get_by_role("button", pressed=True).get_attribute("aria-label") or ""
    sheets.bar(device).click()
    expect(device.get_by_role("heading", name=f"Pass the device to {other}")).to_be_visible()
    assert chosen not in device.content()
    assert "aria-pressed" not in device.content()
    device.reload()
    expect(opens(device)).to_contain_text(other)
    assert "aria-pressed" not in device.content()
    opens(device).click()
    sheets.wait_until_asked(device)
    expect(device.get_by_role("button", pressed=True)).to_have_count(0)
    device.get_by_role("button", name="Hide").click()
    expect(sheets.bar(device)).to_have_count(0)


def test_all_who_share_a_device_are_here_for_others(browse: Open) -> None:
    device, cleo = browse(), browse()
    code = sheets.host(device, "qwixx", players=3)
    people.sit_down(device, "Ada")
    device.get_by_role("button", name="Somebody else on this device").click()
    device.get_by_label("Your name").fill("Bo")
    device.get_by_role("button", name="Sit down").click()
    expect(device.get_by_text("on this device", exact=True)).to_have_count(2)
    people.join_by_link(cleo, code, "Cleo")
    expect(cleo.get_by_text("is here")).to_have_count(2)
    device.get_by_role("button", name="Start", exact=True).click()
    sheets.wait_until_asked(cleo)
    away = cleo.get_by_text(", away", exact=True)
    expect(away).to_have_count(0)
    device.context.close()
    expect(away).to_have_count(2)


def test_a_dead_phone_plays_on_at_the_hosts(browse: Open) -> None:
    ada, bo = browse(), browse()
    code = sheets.host(ada, "qwixx")
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    ada.get_by_role("button", name="Start", exact=True).click()
    sheets.wait_until_asked(bo)
    bo.context.close()
    people.care_for(ada, "Bo")
    ada.get_by_role("button", name="Play on here").click()
    ada.get_by_role("button", name="Close").click()
    names = set()
    for _ in range(3):
        expect(opens(ada)).to_be_visible(timeout=people.LONG)
        names.add(opens(ada).inner_text())
        choose(ada)
    assert len(names) == 2
