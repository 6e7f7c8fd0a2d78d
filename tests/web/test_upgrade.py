"""A big screen that is left open while the server gets another version."""

import time

import pytest
from playwright.sync_api import Error, Page, expect

from tests.server.harness.served import Served
from tests.web import people
from tests.web.conftest import Open
from tests.web.seated import seat_all

TV = {"width": 1280, "height": 720}
AS_IF_OLDER = """
(() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (!(sessionStorage.greetings > MOST)) {
      text = text.replace(/"build":"[^"]*"/, '"build":"/assets/index-older.js"');
      sessionStorage.greetings = Number(sessionStorage.greetings ?? 0) + 1;
    }
    send.call(this, text);
  };
})();
"""
"""The server hears the name of another build from the first pages of a tab."""


def loads_of(page: Page) -> list[str]:
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    return loads


def pages_of(page: Page) -> int:
    """How many pages this tab has had. A page that is going away can't say it."""
    try:
        return int(page.evaluate("Number(sessionStorage.pages)"))
    except Error:
        return 0


def wait_for_greetings(page: Page, least: int) -> None:
    """By asking again and again: the page's policy refuses what Playwright waits with."""
    end = time.monotonic() + people.LONG / 1000
    while page.evaluate("Number(sessionStorage.greetings ?? 0)") < least:
        assert time.monotonic() < end, "the server was not greeted again"
        page.wait_for_timeout(50)


@pytest.mark.parametrize("older", [0, 99], ids=["upgraded", "an old page stays on the way"])
def test_a_big_screen_of_an_older_build_loads_itself_anew_once(
    browse: Open, server: Served, older: int
) -> None:
    code = seat_all(server.url, "qwixx", seats=2).code
    page = browse(TV)
    page.add_init_script(AS_IF_OLDER.replace("MOST", str(older)))
    page.add_init_script("sessionStorage.pages = Number(sessionStorage.pages ?? 0) + 1")
    page.goto(f"/t/{code}/screen")
    end = time.monotonic() + people.LONG / 1000
    while (pages := pages_of(page)) < 2:
        assert time.monotonic() < end, "the page was not loaded anew"
        page.wait_for_timeout(50)
    expect(page.locator("main.stage")).to_be_visible()
    wait_for_greetings(page, 1)
    assert (pages, pages_of(page)) == (2, 2)


def test_a_phone_of_an_older_build_stays_as_it_is(browse: Open, server: Served) -> None:
    table = seat_all(server.url, "qwixx", seats=2)
    page = browse()
    page.add_init_script(AS_IF_OLDER.replace("MOST", "99"))
    loads = loads_of(page)
    table.enter(page, 0, hosting=False)
    expect(page.locator("main.seat")).to_be_visible()
    before = len(loads)
    page.evaluate("dispatchEvent(new Event('online'))")  # connects again, and hears it again
    wait_for_greetings(page, 2)
    assert len(loads) == before
