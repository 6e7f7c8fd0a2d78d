"""A server that wants a password from those who open tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness.served import Served, Wanted
from tests.web import people
from tests.web.conftest import Open

PASSWORD = "open sésame"  # noqa: S105 - of a server that ends with its test


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[Served]:
    running = Served(Wanted(f"sqlite:///{tmp_path}/tables.db", password=PASSWORD))
    yield running
    running.close()


def test_a_device_is_asked_for_the_password_once(browse: Open, locked: Served) -> None:
    phone = browse(url=locked.url)
    phone.goto("./")
    phone.get_by_role("button", name="Play now").first.click()
    asked = phone.get_by_role("dialog", name="Which password?")
    asked.get_by_label("Password").fill("guess")
    asked.get_by_role("button", name="Go on").click()
    expect(asked.get_by_role("alert")).to_contain_text("not the password")
    asked.get_by_label("Password").fill(PASSWORD)
    asked.get_by_role("button", name="Go on").click()
    expect(phone.get_by_role("heading", name="You are")).to_be_visible()
    people.play_now(phone)
    expect(asked).to_be_hidden()


def test_who_does_not_know_it_stays_where_they_are(browse: Open, locked: Served) -> None:
    phone = browse(url=locked.url)
    phone.goto("./")
    phone.get_by_role("button", name="Play now").first.click()
    expect(phone.get_by_role("dialog")).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("alert").first).to_contain_text("who know its password")
    expect(phone.get_by_role("dialog")).to_be_hidden()
