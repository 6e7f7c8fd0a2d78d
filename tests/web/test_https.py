"""`tablecade serve --https` in a browser that trusts the authority: keep, install, stay awake.

The authority is trusted by certutil, as people do it on Linux. Without certutil this is skipped.
"""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tablecade.server.https import authority_file
from tests.programs import find_program
from tests.server.harness.command import started
from tests.server.harness.postgres import free_port
from tests.web.chromium import FLAGS, executable

Server = subprocess.Popen[bytes]
IS_KEPT = "navigator.serviceWorker.ready.then(({ active }) => active !== null)"
STAYS_AWAKE = "navigator.wakeLock.request('screen').then(({ released }) => !released)"


def add_authority(authority: Path, home: Path) -> None:
    store = home / ".pki/nssdb"
    store.mkdir(parents=True)
    command = [find_program("certutil"), "-d", f"sql:{store}"]
    subprocess.run([*command, "-N", "--empty-password"], check=True)
    trusted = ("-A", "-t", "C,,", "-n", "tablecade", "-i", str(authority))
    subprocess.run([*command, *trusted], check=True)


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    find_program("certutil")
    return free_port()


@pytest.fixture
def server(port: int) -> Iterator[Server]:
    with started("serve", "--https", "--no-browser", "--port", str(port)) as running:
        yield running


@pytest.fixture
def page(chromium: Browser, server: Server, port: int, tmp_path: Path) -> Iterator[Page]:
    """Of a person's own profile, which trusts the authority and may install apps."""
    add_authority(authority_file(), tmp_path)
    context = chromium.browser_type.launch_persistent_context(
        tmp_path / "profile",
        executable_path=executable(),
        args=FLAGS,
        env={**os.environ, "HOME": str(tmp_path)},
        base_url=f"https://localhost:{port}",
        locale="en-GB",
    )
    context.grant_permissions(["screen-wake-lock"])  # newer headless browsers ask a person
    yield context.pages[0]
    context.close()


def test_the_client_is_kept_can_be_installed_and_opens_without_a_server(
    page: Page, server: Server
) -> None:
    page.goto("/")
    assert page.evaluate(IS_KEPT)
    assert page.evaluate(STAYS_AWAKE)
    assert refusals_to_install(page) == []
    server.terminate()
    server.wait()
    page.reload()
    expect(page.get_by_text("No connection to the server")).to_be_visible()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="8 · Boards")).to_be_visible()


def refusals_to_install(page: Page) -> list[str]:
    """Why Chromium would not offer to install the page as an app."""
    told = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    return [error["errorId"] for error in told["installabilityErrors"]]
