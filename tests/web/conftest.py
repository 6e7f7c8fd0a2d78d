"""One server for most tests, and browsers that share nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from tests.server.harness.client import close_all
from tests.server.harness.served import QUICK, Served, Wanted
from tests.web.chromium import PHONE, SHELL, launched, new_page

Open = Callable[..., Page]

IGNORED = ("net::ERR", "WebSocket connection", "status of 4", "status of 5")
"""What Chromium itself complains about while a test takes the network or the server away."""


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for all tests of this folder. While it runs, the main thread has Playwright's loop."""
    with launched(SHELL) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(Wanted(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.db"))
    yield running
    running.close()


@pytest.fixture(scope="package")
def resting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Rounds rest until somebody says go on."""
    database = f"sqlite:///{tmp_path_factory.mktemp('resting')}/tables.db"
    running = Served(Wanted(database, tempo=replace(QUICK, rest=600.0)))
    yield running
    running.close()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, to be killed."""
    running = Served(Wanted(f"sqlite:///{tmp_path}/tables.db"))
    yield running
    running.close()


@pytest.fixture
def browse(chromium: Browser, server: Served) -> Iterator[Open]:
    """Opens browsers; at the end none of them may have complained."""
    pages: list[Page] = []
    complaints: list[str] = []

    def open_page(size: dict[str, int] = PHONE, *, url: str = server.url, **wishes: object) -> Page:
        page = new_page(chromium, url, size, **{"reduced_motion": "reduce", **wishes})
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda said: complaints.append(said.text) if said.type == "error" else None
        )
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        page.context.close()
    close_all()
    assert [c for c in complaints if not any(known in c for known in IGNORED)] == []
