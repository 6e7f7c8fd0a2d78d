"""The pictures in README and docs, taken anew from real tables: `python -m tools.pictures`.

A game's picture is its big screen with a phone beside it. Few colours keep the files small. A card
of it, in the shape that chats show, goes with links to its tables.
"""

import io
import tempfile
from contextlib import closing
from pathlib import Path

from PIL import Image, ImageOps
from playwright.sync_api import Browser, Page, expect
from tests.server.harness.served import Served, Wanted
from tests.web import people, sheets
from tests.web.chromium import PHONE, launched, new_page

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs/pictures"
CARDS = ROOT / "web/src/games"
CARD = (1200, 630)
GROUND = "#0b0e1f"
SCREEN = {"width": 1280, "height": 800}
COLOURS = 256
GAP = 16
CROSSES = 8
LONG = 30_000


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        closing(Served(Wanted(f"sqlite:///{kept}/tables.db", seed="pictures 2"))) as server,
        launched() as browser,
    ):
        home = opened(browser, server, SCREEN)
        home.goto("/")
        expect(home.get_by_role("heading", name="Pixoid")).to_be_visible()
        save("home", picture(home))
        for game in ("pixoid", "qwixx", "qwixx-on-board"):
            phone, screen = table(browser, server, game)
            both = beside(picture(screen), picture(phone))
            save(game, both)
            save_card(game, both)
            phone.context.close()
            screen.context.close()


def opened(browser: Browser, server: Served, size: dict[str, int]) -> Page:
    return new_page(browser, server.url, size, reduced_motion="reduce")


def table(browser: Browser, server: Served, game: str) -> tuple[Page, Page]:
    """A table some turns on, and all waiting for the phone."""
    phone, screen = opened(browser, server, PHONE), opened(browser, server, SCREEN)
    if game == "pixoid":
        people.play_now(phone)
    else:
        sheets.play_now(phone, game)
    screen.goto(f"{phone.url}/screen")
    if game == "pixoid":
        flee(phone)
    else:
        cross(phone)
    screen.wait_for_timeout(500)
    return phone, screen


def flee(phone: Page) -> None:
    people.place(phone)
    for _ in range(2):
        people.set_program(phone, steps=2)
        people.seal_button(phone).click()
        expect(people.seal_button(phone)).to_be_visible(timeout=LONG)
    people.set_program(phone, steps=3)


def cross(phone: Page) -> None:
    """So many times that the sheet has something to show."""
    for _ in range(CROSSES):
        sheets.wait_until_asked(phone)
        sheets.act(phone)
    sheets.wait_until_asked(phone)
    if sheets.offered(phone).count() > 0:
        sheets.offered(phone).first.click()


def picture(page: Page) -> Image.Image:
    page.wait_for_timeout(300)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def beside(screen: Image.Image, phone: Image.Image) -> Image.Image:
    width = round(phone.width * screen.height / phone.height)
    both = Image.new("RGB", (screen.width + GAP + width, screen.height), "white")
    both.paste(screen, (0, 0))
    both.paste(phone.resize((width, screen.height)), (screen.width + GAP, 0))
    return both


def save(name: str, image: Image.Image) -> None:
    file = FOLDER / f"{name}.png"
    few = image.quantize(COLOURS, kmeans=8, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


def save_card(game: str, image: Image.Image) -> None:
    whole = ImageOps.pad(image, CARD, color=GROUND)
    whole.save(CARDS / game / "card.jpg", quality=80, optimize=True)


if __name__ == "__main__":
    main()
