"""Every screen: readable by all, in every language, small."""

from pathlib import Path

from playwright.sync_api import Page, Response, expect

from tablecade.locales import sentences
from tests.web import people, sheets
from tests.web.chromium import PHONE, TV
from tests.web.conftest import Open
from tests.web.samples import dark_first, light_first, on_paper, one_language

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FAULTS = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"], elementRef: false });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
}"""
BUDGET = 150_000
SMALLEST = {"width": 360, "height": 640}


def faults(page: Page) -> list[str]:
    """What axe-core finds wrong with a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(FAULTS)
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def choose_light(page: Page, light: str) -> None:
    """The page is dark before anything of it is there: whoever looks must wait for it."""
    expect(page.get_by_role("button", name="Light:").first).to_be_visible()
    for _ in range(3):
        if page.evaluate("document.documentElement.dataset.light") == light:
            return
        page.get_by_role("button", name="Light:").first.click()


@dark_first
def test_axe_finds_nothing(browse: Open, light: str) -> None:
    phone, screen = browse(PHONE), browse(TV)
    for page in (phone, screen):
        page.goto("/")
        expect(page.get_by_role("article")).to_have_count(3)
        choose_light(page, light)
    assert faults(phone) == []
    assert faults(screen) == []
    screen.goto("/host/pixoid")
    expect(screen.get_by_text("Free, else a bot").first).to_be_visible()
    assert faults(screen) == []
    screen.get_by_role("button", name="Change", exact=True).click()
    expect(screen.get_by_role("button", name="Shuffle")).to_be_visible()
    assert faults(screen) == []
    screen.get_by_role("button", name="Close").click()
    phone.goto(screen.url)
    expect(phone.get_by_role("button", name="Sit down")).to_be_visible()
    assert faults(phone) == []
    people.sit_down(phone, "Ada")
    screen.get_by_role("button", name="Start with 3 bots").click()
    people.place(phone)
    assert faults(phone) == []
    assert faults(screen) == []
    phone.get_by_role("button", name="Menu").click()
    expect(phone.get_by_role("heading", name="Menu")).to_be_visible()
    assert faults(phone) == []


@light_first
@on_paper
def test_axe_finds_nothing_on_paper(browse: Open, game: str, light: str) -> None:
    phone, screen = browse(PHONE), browse(TV)
    for page in (phone, screen):
        page.goto("/")
        choose_light(page, light)
    code = sheets.host(screen, game)
    expect(screen.get_by_role("heading", name="What is played")).to_be_visible()
    assert faults(screen) == []
    people.join_by_link(phone, code, "Ada")
    screen.get_by_role("button", name="Start with one bot").click()
    sheets.wait_until_asked(phone)
    assert faults(phone) == []
    sheets.offered(phone).first.click()
    assert faults(phone) == []
    for _ in range(3):
        sheets.act(phone)
        sheets.wait_until_asked(phone)
    assert faults(phone) == []
    assert faults(screen) == []
    first = phone.locator(".first.told > button")  # a newcomer's words, in the place of the others
    phone.add_locator_handler(first, lambda words: words.click())
    phone.get_by_role("button", name="Turbo").click()
    expect(phone.get_by_role("dialog")).to_be_visible()
    assert faults(phone) == []


CUT = """() => [...document.querySelectorAll("main *")].filter((one) => {
  if (one.closest("svg, .unseen, .track, .confetti, dialog:not([open])")) return false;
  const style = getComputedStyle(one);
  const hides = style.overflowX !== "visible" || style.overflowY !== "visible";
  const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  return (hides && cut) || one.getBoundingClientRect().right > innerWidth + 1;
}).map((one) => one.outerHTML.slice(0, 160))"""


@one_language
@on_paper
def test_no_word_is_cut_on_a_small_phone(browse: Open, game: str, language: str) -> None:
    """Asked, chosen and sealed: every hint of a turn, in every language."""
    say = sentences(language).say
    phone = browse(SMALLEST, locale=language)
    phone.goto(f"/host/{game}")
    expect(phone.locator(".howto")).to_be_visible()
    assert phone.evaluate(CUT) == []
    phone.goto("/")
    card = phone.get_by_role("article", name=sheets.CARDS[game], exact=True)
    card.get_by_role("button", name=say("home-play-now")).click()
    primary = phone.locator(".bar .primary")
    offered = phone.locator("button.legal:enabled, button.field")
    for _ in range(5):
        expect(primary).to_be_visible(timeout=people.LONG)
        assert phone.evaluate("document.documentElement.lang") == language
        assert phone.evaluate(CUT) == []
        if offered.count() > 0:
            offered.last.click()
            expect(primary.locator("svg").first).to_be_visible()
            assert phone.evaluate(CUT) == []
        primary.click()
        phone.wait_for_timeout(200)


@one_language
def test_nothing_is_wider_than_a_small_phone(browse: Open, language: str) -> None:
    phone = browse(SMALLEST, locale=language)

    def check() -> None:
        phone.wait_for_load_state("networkidle")
        assert phone.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"]
        assert phone.evaluate("document.documentElement.lang") == language

    phone.goto("/host/pixoid")
    expect(phone.locator(".howto")).to_be_visible()
    check()
    phone.get_by_role("button", name=sentences(language).say("lobby-change"), exact=True).click()
    expect(phone.locator("dialog select").first).to_be_visible()
    check()
    phone.keyboard.press("Escape")
    phone.goto("/rules")
    expect(phone.locator("header select")).to_be_visible()
    phone.set_viewport_size({"width": 320, "height": 568})
    bars = phone.evaluate(
        "[...document.querySelectorAll('header > *')].map((one) => one.offsetTop)"
    )
    assert max(bars) - min(bars) <= 1  # the top bar takes one line, however narrow the phone is
    phone.set_viewport_size({"width": 360, "height": 640})
    phone.goto("/")
    expect(phone.locator("article")).to_have_count(3)
    check()
    phone.locator("article button").first.click()
    expect(phone.locator("fieldset").first).to_be_visible()
    check()


def test_the_first_screen_is_small(browse: Open) -> None:
    page = browse()
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sizes = [
        answer.request.sizes()["responseBodySize"]
        for answer in loaded
        if answer.request.resource_type in ("script", "stylesheet")
    ]
    assert 0 < sum(sizes) <= BUDGET


def test_the_language_is_changed_at_the_table(browse: Open) -> None:
    phone = browse()
    people.play_now(phone)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_label("Language").select_option("pl")
    expect(phone.get_by_role("heading", name="Jesteś Pixoidem")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Jesteś Pixoidem")).to_be_visible()


def test_a_wrong_code_says_so_and_can_be_corrected(browse: Open) -> None:
    phone, screen = browse(), browse(TV)
    code = sheets.host(screen, "qwixx")
    phone.goto("/t/ZZZZZ2")
    expect(phone.get_by_role("heading", name="There is no table")).to_be_visible()
    field = phone.get_by_label("Somebody opened a table?")
    expect(field).to_have_value("ZZZZZ2")
    field.fill(code)
    phone.get_by_role("button", name="Join").click()
    expect(phone.get_by_role("button", name="Sit down")).to_be_visible()


@one_language
def test_a_code_is_seen_whole_on_a_small_phone(browse: Open, language: str) -> None:
    phone = browse({"width": 320, "height": 568}, locale=language)
    phone.goto("/t/WMWMWM")
    field = phone.locator("#code")
    expect(field).to_have_value("WMWMWM")
    assert field.evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0


def test_a_table_is_found_again_from_home(browse: Open) -> None:
    phone = browse()
    people.play_now(phone)
    phone.goto("/")
    phone.get_by_role("link", name="Pixoid ·").click()
    expect(phone.get_by_role("heading", name="You are Pixoid")).to_be_visible()
