"""With forced colours, where backgrounds and shadows are gone, choices can still be told apart."""

from playwright.sync_api import Locator, expect

from tests.server.harness.served import Served
from tests.web.conftest import Open
from tests.web.seated import seat_all

LINES = """(e) => {
  const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(e);
  return [borderTopStyle, borderTopWidth, outlineStyle, outlineWidth].join(" ");
}"""


def lines(place: Locator) -> str:
    """The borders and outlines of a button: all that forced colours leave of its look."""
    found: str = place.evaluate(LINES)
    return found


def test_a_chosen_key_of_pixoid_has_a_border_of_its_own(browse: Open, server: Served) -> None:
    page = browse(forced_colors="active")
    table = seat_all(server.url, "pixoid", seats=3)
    table.place_all()
    table.enter(page, 0, hosting=False)
    chosen = page.get_by_role("button", name="4 Pix", exact=True)
    other = page.get_by_role("button", name="5 Pix", exact=True)
    before = lines(other)
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    page.mouse.click(1, 1)
    assert lines(other) == before
    assert lines(chosen) != before


def test_the_numbers_of_a_sheet_that_can_be_crossed_are_marked(
    browse: Open, server: Served
) -> None:
    page = browse(forced_colors="active")
    table = seat_all(server.url, "qwixx", seats=2)
    table.enter(page, 0, hosting=False)
    legal = page.locator(".sheet button.legal").first
    expect(legal).to_be_visible()
    plain = page.locator(".sheet .cell:not(.legal, .refused)").first
    assert lines(legal) != lines(plain)
