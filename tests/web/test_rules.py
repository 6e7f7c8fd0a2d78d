"""The rules in the browser: every number in every language, and the way to each."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web import people
from tests.web.chromium import PHONE
from tests.web.conftest import Open
from tests.web.samples import one_language

DOCS = Path(__file__).parents[2] / "docs/rules"
GAMES = ("pixoid", "qwixx", "qwixx-on-board")
NSV = "Nürnberger-Spielkarten-Verlag"
PUBLISHERS = {"pixoid": "IELLO", "qwixx": NSV, "qwixx-on-board": NSV}
TOLD = """
(rules) => rules.filter((rule) => {
    const words = document.getElementById(rule)?.textContent?.replace(rule, "").trim() ?? "";
    return words.length < 20 || /^(PX|QX|QB)-/.test(words);
})
"""


def numbers(game: str) -> list[str]:
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^- ((?:PX|QX|QB)-\d+\.\d+) ", text, re.MULTILINE)


@one_language
def test_every_numbered_rule_is_told(browse: Open, language: str) -> None:
    page = browse(locale=language)
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.locator("h2").first).to_be_visible()
        assert page.evaluate(TOLD, numbers(game)) == []
        expect(page.get_by_text(PUBLISHERS[game])).to_be_visible()
        assert page.locator("figure").count() == page.locator("summary h2").count()


def test_no_program_in_a_drawn_turn_is_cut(browse: Open) -> None:
    """What the cubes in the corners wear is higher than the maze."""
    page = browse()
    page.goto("/rules/pixoid")
    scene = page.locator("div.board > svg").first
    drawn = page.locator("details", has=page.locator("div.board > svg")).first
    if drawn.get_attribute("open") is None:
        drawn.locator("summary").click()
    scene.scroll_into_view_if_needed()
    expect(scene).to_have_css("overflow", "visible")


def test_a_number_in_the_address_leads_to_its_paragraph(browse: Open) -> None:
    page = browse()
    page.goto("/rules/qwixx#QX-4.4")
    expect(page.locator("[id='QX-4.4']")).to_be_in_viewport()
    expect(page.locator("[id='QX-4.4']")).to_have_class(re.compile("marked"))
    expect(page.locator("details[open]")).to_have_count(1)
    page.get_by_role("group", name="Contents").get_by_text("2 · A turn").click()
    expect(page.get_by_role("heading", name="A turn")).to_be_in_viewport()
    expect(page.locator("[id='QX-4.4']")).to_be_hidden()
    page.get_by_role("link", name="QX-2.5").click()
    assert page.url.endswith("#QX-2.5")
    expect(page.locator("[id='QX-2.5']")).to_be_focused()


def test_a_badly_escaped_address_opens_the_rules(browse: Open) -> None:
    """An error of the page would fail the test (`browse`)."""
    page = browse()
    page.goto("/rules/pixoid#%ZZ")
    expect(page.get_by_role("group", name="Contents")).to_be_visible()


@one_language
def test_a_page_is_short_whichever_chapter_is_open(browse: Open, language: str) -> None:
    """At most three screens of a phone: a chapter at a time, closed by the same tap."""
    page = browse(locale=language)
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.locator("details[open]")).to_have_count(1)
        for chapter in page.locator("details").all():
            if chapter.get_attribute("open") is None:
                chapter.locator("summary").click()
            expect(page.locator("details[open]")).to_have_count(1)
            assert page.evaluate("document.documentElement.scrollHeight") <= 3 * PHONE["height"]
        page.locator("details").last.locator("summary").click()
        expect(page.locator("details[open]")).to_have_count(0)


def test_a_refusal_leads_to_its_rule(browse: Open) -> None:
    page = browse()
    page.goto("/editor/pixoid#4.AAAA..")
    link = page.get_by_role("link", name="PX-8.1").first
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator("[id='PX-8.1']")).to_be_in_viewport()
    rules.close()


def test_the_rules_are_found_from_home_and_from_the_table(browse: Open) -> None:
    page = browse()
    page.goto("/")
    page.get_by_role("link", name="Rules").nth(1).click()
    expect(page.get_by_role("heading", name="How Qwixx is played")).to_be_visible()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="So wird Qwixx gespielt")).to_be_visible()
    expect(page.locator("[id='QX-1.3']")).to_contain_text("sechs Würfel")
    page.get_by_label("Sprache").select_option("en")
    people.play_now(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="How Pixoid is played")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="You are")).to_be_visible()


def test_a_card_says_who_can_play_and_how_long(browse: Open) -> None:
    page = browse()
    page.goto("/")
    card = page.get_by_role("article", name="Qwixx On Board")
    expect(card).to_contain_text("Players: 2–4")
    expect(card).to_contain_text("from 8 years")
    expect(card).to_contain_text("about 20 minutes")
