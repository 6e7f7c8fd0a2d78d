"""Debian's Chromium, headless and quiet, through Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Page,
    expect,
    sync_playwright,
)

PATIENCE = 120_000
"""Milliseconds a browser test waits for anything: a busy machine is slow, and no test asserts a
time."""
expect.set_options(timeout=PATIENCE)

LEFT_OUT = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "OptimizationHints", "MediaRouter"),
    *("DestroyProfileOnBrowserClose", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("LensOverlay", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""The first two load pages of the address bar's own for every window, which takes a second and
more of processor time each. The rest Playwright leaves out itself: Chromium takes one list only."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
    f"--disable-features={','.join(LEFT_OUT)}",
)

"""With the limit no page starts a second process for the next one: each test has few pages."""

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
TV = {"width": 1920, "height": 1080}


SHELL = "chromium-headless-shell"
"""Chromium without windows: a page costs a third less processor time."""


def executable(*preferred: str) -> str:
    programs = (*preferred, "chromium", "chrome", SHELL)
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, programs)), None)
    if found is None:
        raise RuntimeError("Chromium is not installed: sh tools/get_chromium.sh")
    return found


@contextmanager
def launched(*preferred: str) -> Iterator[Browser]:
    """The first of these programs that is installed, else Chromium itself."""
    with (
        sync_playwright() as playwright,
        started(playwright.chromium, executable(*preferred)) as browser,
    ):
        yield browser


@contextmanager
def started(kind: BrowserType, program: str, *flags: str) -> Iterator[Browser]:
    """Also for one more beside the first: Playwright itself is started only once."""
    browser = kind.launch(executable_path=program, args=[*FLAGS, *flags])
    try:
        yield browser
    finally:
        browser.close()


def new_page(browser: Browser, url: str, size: dict[str, int], **wishes: object) -> Page:
    """A browser of its own: nothing kept, nothing shared."""
    touch = size["width"] < TV["width"]
    context: BrowserContext = browser.new_context(
        base_url=url,
        viewport={"width": size["width"], "height": size["height"]},
        has_touch=touch,
        is_mobile=touch,
        **{"locale": "en-GB", "service_workers": "block", **wishes},  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()
