"""Pictures of every screen, in three sizes and four languages, to be looked at critically.

`python -m tools.screenshots [FOLDER] [LANGUAGE…]`; without a folder, one in the temporary ones.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.server.harness.served import Served, Wanted
from tests.web.chromium import PHONE, TABLET, TV, launched, new_page

from tablecade.locales import LANGUAGES
from tablecade.server.table.pace import Tempo

SIZES = {"phone": PHONE, "tablet": TABLET, "tv": TV}
GAMES = ("pixoid", "qwixx", "qwixx-on-board")
PAGES = {"editor": ("pixoid", "qwixx-on-board"), "rules": GAMES, "learn": GAMES}
TEMPO = Tempo(quickest_bot=0.05, slowest_bot=0.15, reveal=0.1, rest=30.0)


class Photographer:
    """One language, one size: a match from home to the podium."""

    def __init__(self, browser: Browser, url: str, folder: Path, size: str) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.size = size

    def tour(self, language: str, light: str = "") -> None:
        self.name = f"{self.size}-{language}{light and f'-{light}'}"
        self.wishes = {"locale": language}
        self.light = light
        page = self._browser(reduced_motion="reduce")
        screen = self._browser()
        self._pages(page)
        self._before_the_match(page, screen)
        self._match(page, screen)
        page.context.close()
        screen.context.close()

    def _browser(self, **wishes: object) -> Page:
        page = new_page(self.browser, self.url, SIZES[self.size], **{**self.wishes, **wishes})
        if self.light:
            kept = f"JSON.stringify({{light: '{self.light}'}})"
            page.add_init_script(f"localStorage['tablecade.settings'] = {kept}")
        return page

    def _shoot(self, page: Page, what: str) -> None:
        page.wait_for_timeout(300)
        page.screenshot(path=self.folder / f"{what}-{self.name}.png")

    def _before_the_match(self, page: Page, screen: Page) -> None:
        page.goto("/")
        page.wait_for_selector("article")
        self._shoot(page, "home")
        page.goto("/host/pixoid")
        page.wait_for_selector("form")
        self._shoot(page, "join")
        page.locator("form button").click()
        page.wait_for_selector("form", state="detached")
        self._shoot(page, "lobby")
        screen.goto(f"{page.url}/screen")
        screen.wait_for_selector("main")
        self._shoot(screen, "poster")
        page.locator("footer button").click()
        page.wait_for_selector(".seat")

    def _pages(self, page: Page) -> None:
        """What stands around the games: the editor, the rules, the first steps of a lesson."""
        for game in PAGES["editor"]:
            page.goto(f"/editor/{game}")
            page.wait_for_selector("footer button:enabled")
            self._shoot(page, f"editor-{game}")
        for game in PAGES["rules"]:
            page.goto(f"/rules/{game}")
            page.wait_for_selector("figure")
            self._shoot(page, f"rules-{game}")
        for game in PAGES["learn"]:
            page.goto(f"/learn/{game}")
            page.wait_for_selector("[aria-labelledby=coach] .primary")
            self._shoot(page, f"learn-{game}")

    def _match(self, page: Page, screen: Page) -> None:
        page.wait_for_selector("fieldset button", timeout=20_000)
        self._shoot(page, "placing")
        self._shoot(screen, "screen-placing")
        self._play(page, until=".wheels")
        page.locator(".directions [aria-disabled=false]").first.click()
        page.locator(".distances button").nth(2).click()
        self._shoot(page, "programming")
        self._shoot(screen, "screen")
        page.locator(".bar .primary").click()
        screen.wait_for_timeout(1500)
        screen.screenshot(path=self.folder / f"screen-reveal-{self.name}.png")
        self._play(page, until=".summary")
        self._shoot(page, "summary")
        screen.wait_for_selector(".summary")
        self._shoot(screen, "screen-summary")
        while page.locator(".crown").count() == 0:
            self._play(page, until=".summary, .crown")
            if page.locator(".summary").count() > 0:
                page.locator(".summary .primary").click()
                page.wait_for_selector(".summary", state="detached")
        page.wait_for_timeout(800)
        self._shoot(page, "podium")
        screen.wait_for_selector(".crown")
        page.wait_for_timeout(800)
        self._shoot(screen, "screen-podium")

    def _play(self, page: Page, *, until: str) -> None:
        """Choose anything, until something is to be seen."""
        while page.locator(until).count() == 0:
            keys = page.locator(
                "fieldset:not(.distances):not(:disabled) button[aria-disabled=false]"
            )
            if keys.count() > 0:
                keys.first.click()
                far = page.locator(".distances:not(:disabled) button")
                if far.count() > 0:
                    far.nth(4).click()
                page.locator(".bar .primary").click()
            page.wait_for_timeout(100)


def main(folder: Path, languages: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        server = Served(Wanted(f"sqlite:///{kept}/tables.db", tempo=TEMPO, seed="pictures"))
        with launched() as browser:
            for size in SIZES:
                photographer = Photographer(browser, server.url, folder, size)
                for language in languages:
                    photographer.tour(language)
                photographer.tour(languages[0], light="light")
        server.close()
    print(folder)


if __name__ == "__main__":
    given = sys.argv[1:]
    where = Path(given[0]) if given else Path(tempfile.mkdtemp(prefix="tablecade-shots-"))
    main(where, given[1:] or [*LANGUAGES])
