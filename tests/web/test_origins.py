"""Where the page comes from: a secure address keeps it, plain http does all that matters too."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.playing import Setting
from tests.server.harness.served import Served
from tests.web import people
from tests.web.chromium import PHONE, SHELL, executable, new_page, started
from tests.web.conftest import Open
from tests.web.test_replay import bring, press, written

NAME = "tablecade.test"
PUBLIC = Path(__file__).parents[2] / "web/public"


@pytest.fixture
def plain(chromium: Browser, server: Served) -> Iterator[Open]:
    """Browsers on an address that is neither secure nor this machine's own, as in a living room."""
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    with started(chromium.browser_type, executable(SHELL), rules) as browser:
        url = server.url.replace("127.0.0.1", NAME)

        def open_page() -> Page:
            return new_page(browser, url, PHONE, service_workers="allow")

        yield open_page


def test_over_plain_http_a_table_is_joined_and_a_choice_sealed(plain: Open) -> None:
    ada, bo = plain(), plain()
    code = people.host_pixoid(ada)
    assert ada.evaluate("isSecureContext") is False
    assert ada.evaluate("!navigator.serviceWorker && !crypto.subtle && !navigator.wakeLock")
    people.sit_down(ada, "Ada")
    people.join_by_link(bo, code, "Bo")
    ada.get_by_role("button", name="Start with 2 bots").click()
    wheel = ada.get_by_role("group", name="Distance")
    while not wheel.is_visible():
        for phone in (ada, bo):
            if people.starts(phone).count() > 0:
                people.act(phone)
        ada.wait_for_timeout(50)
    people.set_program(ada)
    people.seal_button(ada).click()
    expect(ada.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(ada.get_by_text("Waiting for Bo")).to_be_visible()


def test_over_plain_http_the_dice_are_checked(plain: Open, tmp_path: Path) -> None:
    page = plain()
    bring(page, written(tmp_path, Setting("qwixx", 2, {})))
    press(page, "Menu")
    press(page, "Check the dice")
    expect(page.get_by_text("All is as it should be.")).to_be_visible()


def kept(page: Page) -> None:
    """Until the browser has put the client away, and this page stands under it."""
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_a_kept_client_opens_without_a_server_and_says_so(browse: Open, mortal: Served) -> None:
    page = browse(url=mortal.url, service_workers="allow")
    kept(page)
    expect(page.get_by_text("No connection to the server")).to_be_hidden()
    mortal.kill()
    page.reload()
    expect(page.get_by_role("heading", name="Pixoid")).to_be_visible()
    expect(page.get_by_text("No connection to the server")).to_be_visible()
    page.get_by_role("button", name="Light:").first.click()
    page.get_by_label("Language").first.select_option("de")
    expect(page.get_by_text("Keine Verbindung zum Server")).to_be_visible()
    mortal.start()
    expect(page.get_by_text("Keine Verbindung zum Server")).to_be_hidden(timeout=people.LONG)


def test_a_kept_client_comes_back_to_its_table(browse: Open, mortal: Served) -> None:
    page = browse(url=mortal.url, service_workers="allow")
    kept(page)
    people.play_now(page)
    people.place(page)
    mortal.kill()
    page.reload()
    expect(page.get_by_text("No connection")).to_be_visible()
    mortal.start()
    expect(page.get_by_role("group", name="Distance")).to_be_visible(timeout=people.LONG)


def test_what_the_browser_keeps_is_never_an_answer_of_the_server(browse: Open) -> None:
    page = browse(service_workers="allow")
    kept(page)
    people.play_now(page)
    addresses = page.evaluate(
        """async () => {
            const all = [];
            for (const name of await caches.keys())
                for (const request of await (await caches.open(name)).keys()) all.push(request.url);
            return all;
        }"""
    )
    assert any(re.search(r"/assets/index-.*\.js$", address) for address in addresses)
    assert not [address for address in addresses if "/api/" in address or "/t/" in address]


def test_the_client_can_be_installed(browse: Open) -> None:
    page = browse(service_workers="allow")
    page.goto("/")
    devtools = page.context.new_cdp_session(page)
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512", "any"} <= sizes
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        assert answer.body() == (PUBLIC / icon["src"].strip("/")).read_bytes()
