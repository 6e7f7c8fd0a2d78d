"""Pictures of every screen and of whole games, with a contact sheet for each language.

`python -m tools.screenshots [FOLDER] [LANGUAGE…]`; without a folder, one in the temporary ones.
"""

import sys
import tempfile
from contextlib import closing
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page
from tests.server.harness.served import QUICK, Served, Wanted
from tests.web.chromium import TV, launched, new_page
from tests.web.seated import Seated, seat_all

from tablecade.locales import LANGUAGES

SIZES = {
    "phone": {"width": 360, "height": 640},
    "landscape": {"width": 844, "height": 390},
    "tv": TV,
}
GAMES = ("pixoid", "qwixx", "qwixx-on-board")
DAY = "2026-11-15"
PAGES = {
    "home": ("/", "article:last-child .glass svg"),
    "puzzle": (f"/puzzle/{DAY}", ".maze"),
    "puzzle-qwixx": (f"/puzzle/{DAY}/qwixx", ".paper .sheet"),
    "editor": ("/editor/pixoid", "footer button:enabled"),
    "replay": ("/replay", "main"),
    **{f"rules-{game}": (f"/rules/{game}", "figure") for game in GAMES},
    **{f"learn-{game}": (f"/learn/{game}", "[aria-labelledby=coach] .primary") for game in GAMES},
}
OPTIONS = {"pixoid": {"variant": "standard", "first_pixoid": "0", "board": "A1 B2 C1 D2"}}
SEATS = {"pixoid": 4, "qwixx": 3, "qwixx-on-board": 3}
TURNS = 6
THUMB = 300
COLUMNS = 6
SETTLED = 350


class Photographer:
    """One language, one size."""

    def __init__(self, browser: Browser, url: str, folder: Path, *names: str) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.size, self.language = names

    def tour(self) -> None:
        page = self._open()
        for name, (path, ready) in PAGES.items():
            page.goto(path)
            page.wait_for_selector(ready)
            self._shoot(page, name)
        self._lobby(page)
        for game in GAMES:
            self._match(page, game)
        page.context.close()

    def _open(self) -> Page:
        wishes = {"locale": self.language, "reduced_motion": "reduce"}
        return new_page(self.browser, self.url, SIZES[self.size], **wishes)

    def _shoot(self, page: Page, what: str) -> None:
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=self.folder / f"{self.language}-{self.size}-{what}.png")

    def _lobby(self, page: Page) -> None:
        """On the big screen, and on a phone that sits down there."""
        page.goto("/tv/pixoid")
        page.wait_for_url("**/screen")
        page.wait_for_selector(".code")
        self._shoot(page, "poster")
        page.goto(page.url.removesuffix("/screen"))
        page.wait_for_selector("form")
        self._shoot(page, "join")
        page.locator("form [type=submit]").click()
        page.wait_for_selector("form", state="detached")
        self._shoot(page, "lobby")

    def _match(self, page: Page, game: str) -> None:
        """A whole match: a seat's view on phones, everybody's on the big screen."""
        options = OPTIONS.get(game, {})
        table = seat_all(self.url, game, seats=SEATS[game], options=options)
        if self.size == "tv":
            page.goto(f"/t/{table.code}/screen")
        else:
            table.enter(page, 0)
        page.wait_for_selector("main")
        for turn in range(TURNS):
            self._shoot(page, f"{game}-{turn}")
            play_turn(table)
        table.play_out()
        page.wait_for_selector("ol .crown, .result", timeout=30_000)
        self._shoot(page, f"{game}-end")


def play_turn(table: Seated) -> None:
    for seat in range(len(table.tokens)):
        table.act(seat)


def contact_sheet(folder: Path, language: str) -> Path:
    """All pictures of a language, small, by size and name."""
    files = sorted(folder.glob(f"{language}-*.png"))
    rows = -(-len(files) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * THUMB, rows * THUMB), "#444")
    for place, file in enumerate(files):
        with Image.open(file) as picture:
            picture.thumbnail((THUMB - 6, THUMB - 6))
            sheet.paste(picture, (place % COLUMNS * THUMB + 3, place // COLUMNS * THUMB + 3))
    target = folder / f"contact-{language}.png"
    sheet.save(target)
    return target


def main(folder: Path, languages: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        closing(Served(Wanted(f"sqlite:///{kept}/tables.db", tempo=QUICK))) as server,
        launched() as browser,
    ):
        for language in languages:
            for size in SIZES:
                Photographer(browser, server.url, folder, size, language).tour()
            print(contact_sheet(folder, language), flush=True)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    where = Path(arguments[0]) if arguments else Path(tempfile.mkdtemp(prefix="tablecade-shots-"))
    main(where, arguments[1:] or [*LANGUAGES])
