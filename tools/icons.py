"""The client's icon in the sizes that phones ask for, drawn by Chromium from web/public/icon.svg.

`python -m tools.icons` writes them beside it.
"""

from pathlib import Path

from playwright.sync_api import Browser
from tests.web.chromium import launched

FOLDER = Path(__file__).resolve().parents[1] / "web/public"
INK = "#0b0e1f"
WHOLE, SAFE = 100, 76
"""Per cent of the picture the icon fills: a phone may cut a maskable one to a circle."""

ICONS = {
    "icon-192.png": (192, WHOLE),
    "icon-512.png": (512, WHOLE),
    "icon-maskable-512.png": (512, SAFE),
    "apple-touch-icon.png": (180, SAFE),
}


def draw(browser: Browser, name: str) -> None:
    size, filled = ICONS[name]
    page = browser.new_page(viewport={"width": size, "height": size})
    ground = "transparent" if filled == WHOLE else INK
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    page.set_content(
        f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh;"
        f" background: {ground} }} svg {{ width: {filled}% }}</style>{svg}"
    )
    page.screenshot(path=FOLDER / name, omit_background=True)
    page.close()


if __name__ == "__main__":
    with launched() as browser:
        for icon in ICONS:
            draw(browser, icon)
