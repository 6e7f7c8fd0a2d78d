"""No browser holds another one's waiting choice: not in memory, messages, page or storage."""

import json
import time

from playwright.sync_api import Page, expect

from tests.server.harness.served import Served
from tests.web import people
from tests.web.chromium import PATIENCE, TV
from tests.web.conftest import Open
from tests.web.seated import Seated, seat_all
from tests.web.test_fits import STANDARD

STEPS = 7
"""A client asks itself about a walled direction once at most, for one pix: never for seven."""
TABLES = 20
STORED = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


def frames(page: Page) -> list[str]:
    """All that this page will hear from the server, as it comes."""
    said: list[str] = []
    page.on(
        "websocket", lambda line: line.on("framereceived", lambda frame: said.append(str(frame)))
    )
    return said


def wait_for_message(page: Page, said: list[str], part: str) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not any(part in message for message in said):
        assert time.monotonic() < end, "now everybody knows"
        page.wait_for_timeout(100)


def heap(page: Page) -> set[str]:
    """Every text that is alive in the page's memory."""
    devtools = page.context.new_cdp_session(page)
    chunks: list[str] = []
    devtools.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    devtools.detach()
    return set(json.loads("".join(chunks))["strings"])


def ways(table: Seated, seat: int) -> set[str]:
    """The directions in which a seat's cube can go now."""
    (own,) = table.look(seat)["mine"]["hands"].values()
    return {action.rstrip("0123456789") for action in own["legal"]}


def sit_where_walls_differ(page: Page, server: Served) -> tuple[Seated, str]:
    """A table whose first seat can go a way that the second can't; the others have chosen."""
    for seed in range(TABLES):
        table = seat_all(server.url, "pixoid", seed=seed, options=STANDARD)
        table.place_all()
        if only := ways(table, 0) - ways(table, 1):
            table.act(2)
            table.act(3)
            return table, only.pop()
    raise AssertionError("the walls never differ")


def test_a_waiting_choice_is_nowhere_but_on_its_own_phone(browse: Open, server: Served) -> None:
    screen, chooser, other = browse(TV), browse(), browse()
    table, way = sit_where_walls_differ(screen, server)
    said = {page: frames(page) for page in (screen, other)}
    screen.goto(f"/t/{table.code}/screen")
    table.enter(chooser, 0)
    table.enter(other, 1)
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
        wait_for_message(page, said[page], secret)
