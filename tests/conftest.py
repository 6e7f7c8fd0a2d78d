"""What tests of every folder share."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.chromium import launched


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One for all tests: Playwright can be started only once in a process."""
    with launched() as browser:
        yield browser


def pytest_itemcollected(item: pytest.Item) -> None:
    """mutmut 3 looks for the id under the name it had in older releases of pytest."""
    item._nodeid = item.nodeid  # type: ignore[attr-defined]
