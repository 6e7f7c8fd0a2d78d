"""One Chromium for all tests, a server for each module, and browsers that share nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Page

from tests.conftest import SECOND_TRY
from tests.server.harness.served import Served, Wanted
from tests.web.chromium import PHONE, launched, new_page

Open = Callable[..., Page]

IGNORED = ("net::ERR", "WebSocket connection", "status of 4", "status of 5")
"""What Chromium itself complains about while a test takes the network or the server away."""


HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A browser on a busy machine stumbles at times: a test of one may try once more.

    What is broken is broken twice, and who needed the second try is named at the end.
    """
    if HERE not in item.path.parents:
        return None
    where = {"nodeid": item.nodeid, "location": item.location}
    item.ihook.pytest_runtest_logstart(**where)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        item.user_properties.append((SECOND_TRY, item.nodeid))
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(**where)
    return True


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(Wanted(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.db"))
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
    assert [c for c in complaints if not any(known in c for known in IGNORED)] == []
