"""A phone that arrives fetches all at once, and uses nothing whose first use is slow."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness.served import Served
from tests.web.conftest import Open
from tests.web.seated import seat_all

SLOW = ("ListFormat", "NumberFormat", "DateTimeFormat", "Segmenter")
"""The first of each takes tens of milliseconds, on a slow phone a tenth of a second."""

WATCH = f"""
globalThis.made = [];
const watched = (name, Made) => new Proxy(Made, {{
  construct: (...given) => {{ made.push(name); return Reflect.construct(...given); }},
}});
for (const name of {list(SLOW)}) Intl[name] = watched(name, Intl[name]);
globalThis.AudioContext = watched("AudioContext", AudioContext);
"""


UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}});"
"""Whatever a test looks up counts as a touch."""


def made(page: Page) -> list[str]:
    found: list[str] = page.evaluate("made")
    return found


@pytest.mark.parametrize("path", ["/", "/puzzle", "/rules/qwixx"])
def test_a_page_names_the_files_of_its_screen(browse: Open, path: str) -> None:
    page = browse(locale="pl-PL")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    answer = page.goto(path, wait_until="networkidle")
    assert answer is not None
    named = re.findall("<(.*?)>", answer.headers["link"])
    assert any(name.startswith("/assets/pl-") for name in named)
    fetched = [asset for asset in asked if asset.startswith("/assets/")]
    assert set(named) <= set(fetched)
    assert len(fetched) == len(set(fetched))


@pytest.mark.parametrize("path", ["/", "/puzzle", "/puzzle/qwixx"])
def test_a_first_screen_makes_nothing_slow(browse: Open, path: str) -> None:
    page = browse()
    page.add_init_script(WATCH)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()
    assert made(page) == []


def test_a_seat_that_waits_for_others_makes_nothing_slow(browse: Open, server: Served) -> None:
    table = seat_all(server.url, "pixoid", seats=3, options={"variant": "short"})
    phone = browse(reduced_motion="no-preference")
    phone.add_init_script(WATCH + UNTOUCHED)
    table.enter(phone, 0)
    start = phone.get_by_role("group", name="Choose a start")
    for _ in range(3):
        if start.is_visible():
            break
        table.act_all()
    table.act_all()
    expect(phone.get_by_role("heading", name="You are")).to_be_visible()
    phone.wait_for_load_state("networkidle")
    assert made(phone) == []


def test_a_tap_is_heard(browse: Open, server: Served) -> None:
    table = seat_all(server.url, "pixoid", seats=3, options={"variant": "short"})
    table.place_all()
    phone = browse()
    phone.add_init_script(WATCH)
    table.enter(phone, 0)
    phone.get_by_role("group", name="Distance").get_by_role("button").first.click()
    assert made(phone) == ["AudioContext"]


def test_a_qr_code_is_drawn_when_it_is_looked_at(browse: Open) -> None:
    phone = browse()
    phone.goto("/host/pixoid")
    phone.wait_for_url("**/t/*")
    code = phone.get_by_role("img", name="QR code")
    expect(code).to_have_count(1)
    assert code.locator("path").count() == 0
    code.scroll_into_view_if_needed()
    expect(code.locator("path")).to_have_count(1)


def test_a_small_phone_that_lies_shows_where_to_enter_a_code(browse: Open) -> None:
    page = browse(locale="de-DE")
    page.set_viewport_size({"width": 568, "height": 320})
    page.goto("/")
    for part in ("input", "button"):
        expect(page.locator(f"form {part}").first).to_be_in_viewport(ratio=1)
