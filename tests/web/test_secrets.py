"""No browser holds another one's waiting choice: not in memory, messages, page or storage."""

import json

from playwright.sync_api import Page, expect

from tests.web import people
from tests.web.chromium import TV
from tests.web.conftest import Open

STEPS = 7
"""A client asks itself about a walled direction once at most, for one pix: never for seven."""
TABLES = 5
STORED = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


def frames(page: Page) -> list[str]:
    """All that this page will hear from the server, as it comes."""
    said: list[str] = []
    page.on(
        "websocket", lambda line: line.on("framereceived", lambda frame: said.append(str(frame)))
    )
    return said


def heap(page: Page) -> set[str]:
    """Every text that is alive in the page's memory."""
    devtools = page.context.new_cdp_session(page)
    chunks: list[str] = []
    devtools.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    devtools.detach()
    return set(json.loads("".join(chunks))["strings"])


def place_both(ada: Page, bo: Page) -> None:
    wheel = "Distance"
    while not ada.get_by_role("group", name=wheel).is_visible():
        for phone in (ada, bo):
            if people.starts(phone).count() > 0:
                people.act(phone)
        ada.wait_for_timeout(50)
    expect(bo.get_by_role("group", name=wheel)).to_be_visible()


def ways(phone: Page, *, open_: bool) -> set[str]:
    keys = phone.get_by_role("group", name="Direction").get_by_role("button", disabled=not open_)
    return {key.get_attribute("aria-label") or "" for key in keys.all()}


def sit_where_walls_differ(browse: Open) -> tuple[Page, Page, Page, str]:
    """A screen, who chooses, who watches, and a way that only who chooses can go."""
    for _ in range(TABLES):
        screen, ada, bo = browse(TV), browse(), browse()
        code = people.host_pixoid(screen)
        people.join_by_link(ada, code, "Ada")
        people.join_by_link(bo, code, "Bo")
        screen.get_by_role("button", name="Start with 2 bots").click()
        place_both(ada, bo)
        for chooser, other in ((ada, bo), (bo, ada)):
            if only := ways(chooser, open_=True) & ways(other, open_=False):
                return screen, chooser, other, only.pop()
    raise AssertionError("the walls never differ")


def test_a_waiting_choice_is_nowhere_but_on_its_own_phone(browse: Open) -> None:
    screen, chooser, other, way = sit_where_walls_differ(browse)
    said = {page: frames(page) for page in (screen, other)}
    screen.reload()
    other.reload()
    expect(people.directions(other).first).to_be_visible()
    direction = chooser.get_by_role("group", name="Direction")
    direction.get_by_role("button", name=way, exact=True).click()
    chooser.get_by_role("button", name=f"{STEPS} pix").click()
    people.seal_button(chooser).click()
    expect(chooser.get_by_text("Sealed", exact=True)).to_be_visible()
    expect(screen.get_by_role("img", name="still choosing")).to_have_count(1)
    secret = f"{way}{STEPS}"
    assert secret in heap(chooser), "the search itself must be able to find it"
    for page in (screen, other):
        assert secret not in heap(page)
        assert secret not in page.content()
        assert secret not in page.evaluate(STORED)
        assert said[page], "nothing was heard at all"
        assert not any(secret in message for message in said[page])
    people.act(other)
    expect(people.directions(chooser).first.or_(people.result(chooser))).to_be_visible()
    for page in (screen, other):
        assert any(secret in message for message in said[page]), "now everybody knows"
