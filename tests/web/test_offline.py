"""A choice without a connection waits, is sealed later, or says that it came too late."""

import time

from playwright.sync_api import Page, expect

from tests.server.harness.served import Served
from tests.web import people
from tests.web.conftest import Open
from tests.web.momentary import showing
from tests.web.seated import Seated, seat_all

OPTIONS = {"variant": "standard", "first_pixoid": "0", "board": "A1 B2 C1 D2"}
WAITS = "Will be sealed when you are back"


def programmed(page: Page, server: Served) -> Seated:
    """A phone without a network that has sealed a program."""
    table = seat_all(server.url, "pixoid", options=OPTIONS)
    while table.look(0)["state"]["phase"] != "programming":
        for seat in range(4):
            table.act(seat)
    table.enter(page, 0)
    expect(people.directions(page).first).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_text("No connection")).to_be_visible()
    people.set_program(page)
    people.seal_button(page).click()
    expect(page.get_by_text(WAITS)).to_be_visible()
    return table


def sealed(table: Seated) -> bool:
    return 0 in table.look(1)["sealed"]


def wait_until_sealed(page: Page, table: Seated) -> None:
    end = time.monotonic() + people.MOST_SECONDS
    while not sealed(table):
        assert time.monotonic() < end, "the choice never arrived"
        page.wait_for_timeout(100)


def test_a_choice_without_a_connection_is_sealed_once_it_is_back(
    browse: Open, server: Served
) -> None:
    page = browse()
    page.clock.install()
    table = programmed(page, server)
    assert not sealed(table)
    page.clock.run_for(11_000)  # longer than an unanswered message may take otherwise
    expect(page.get_by_text(WAITS)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible(timeout=people.LONG)
    expect(page.get_by_text(WAITS)).to_be_hidden()
    wait_until_sealed(page, table)


def test_it_is_sealed_once_it_is_back_also_after_a_reload(browse: Open, server: Served) -> None:
    page = browse()
    table = programmed(page, server)
    address = page.url
    page.goto("about:blank")
    assert not sealed(table)
    page.context.set_offline(False)
    page.goto(address)
    expect(page.get_by_text("Sealed", exact=True)).to_be_visible(timeout=people.LONG)
    wait_until_sealed(page, table)
    page.get_by_role("button", name="Take back").click()
    expect(people.seal_button(page)).to_be_enabled()


def test_it_can_be_taken_back_without_a_connection(browse: Open, server: Served) -> None:
    page = browse()
    table = programmed(page, server)
    page.get_by_role("button", name="Take back").click()
    expect(people.seal_button(page)).to_be_visible()
    with showing(page, "Back at the table"):
        page.context.set_offline(False)
    expect(people.seal_button(page)).to_be_visible()
    assert not sealed(table)


def test_it_says_so_when_the_game_has_gone_on(browse: Open, server: Served) -> None:
    page = browse()
    table = programmed(page, server)
    for seat in range(4):
        table.act(seat)
    assert table.look(1)["n"] > 4
    page.context.set_offline(False)
    late = page.get_by_text("You were offline: the game went on without your choice.")
    expect(late).to_be_visible(timeout=people.LONG)
    expect(page.get_by_text(WAITS)).to_be_hidden()
