"""Real dice together with a shared device, and with a bell."""

import re

from playwright.sync_api import Page, expect

from tests.server.harness.served import Served
from tests.web import people, sheets
from tests.web.chromium import TV
from tests.web.conftest import Open
from tests.web.people import LONG
from tests.web.seated import seat_all
from tests.web.test_real_dice import confirm, enter, pad
from tests.web.test_sharing import choose, opens

PACE = {"name": "brisk", "seconds": 20}
"""Time enough to open two browsers on a busy machine before the bell rings."""


def share(device: Page) -> None:
    """Ada and Bo sit down on one device, with dice of their own."""
    sheets.host(device, "qwixx", players=2)
    people.settle(device, "Our own dice")
    people.sit_down(device, "Ada")
    device.get_by_role("button", name="Somebody else on this device").click()
    device.get_by_label("Your name").fill("Bo")
    device.get_by_role("button", name="Sit down").click()
    expect(device.get_by_text("on this device", exact=True)).to_have_count(2)


def test_two_people_on_one_device_roll_their_own_dice(browse: Open) -> None:
    device = browse()
    share(device)
    device.get_by_role("button", name="Start", exact=True).click()
    here = device.get_by_role("button", name="Enter the dice here")
    rolled = set()
    for white in ((2, 4), (3, 4)):
        expect(here).to_be_visible(timeout=LONG)
        rolled.add(device.get_by_text(re.compile("rolls: enter the dice")).inner_text())
        here.click()
        assert enter(device, white) == 6
        confirm(device)
        expect(opens(device)).to_be_visible(timeout=LONG)
        while not here.is_visible():
            if opens(device).count() > 0:
                choose(device)
            device.wait_for_timeout(50)
    assert len(rolled) == 2


def test_the_bell_rings_for_dice_that_nobody_enters(browse: Open, server: Served) -> None:
    phone, screen = browse(), browse(TV)
    table = seat_all(server.url, "qwixx", seats=2, dice="yours", pace=PACE)
    table.enter(phone, table.look(0)["state"]["active"], hosting=False)
    screen.goto(f"/t/{table.code}/screen")
    expect(pad(phone)).to_be_visible(timeout=LONG)
    for page in (phone, screen):
        expect(page.get_by_role("timer").first).to_be_visible()
    for page in (phone, screen):
        expect(page.get_by_role("img", name=re.compile("^White dice"))).to_be_visible(timeout=LONG)
    expect(pad(phone)).to_be_hidden()
    sheets.wait_until_asked(phone)
