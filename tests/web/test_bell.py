"""The bell is seen coming, on a phone and from four metres."""

from playwright.sync_api import expect

from tests.web import people
from tests.web.chromium import TV
from tests.web.conftest import Open
from tests.web.test_big_screen import overlaps
from tests.web.test_screens import faults


def test_the_seconds_to_the_bell_are_on_phone_and_big_screen(browse: Open) -> None:
    phone, screen = browse(), browse(TV)
    phone.goto("/host/pixoid")
    people.settle(phone, "Relaxed")
    people.sit_down(phone, "Ada")
    screen.goto(f"{phone.url}/screen")
    phone.get_by_role("button", name="Start with 3 bots").click()
    people.place(phone)
    for page in (phone, screen):
        expect(page.get_by_role("timer")).to_be_visible()
        assert 0 < int(page.get_by_role("timer").inner_text()) <= 60
        assert faults(page) == []
    assert screen.locator("section .qr").count() == 1
    assert overlaps(screen, "[role=timer]", "section:has(.qr)") == []


def test_without_a_bell_there_is_no_countdown(browse: Open) -> None:
    phone = browse()
    people.play_now(phone)
    people.place(phone)
    expect(phone.get_by_role("timer")).to_be_hidden()
