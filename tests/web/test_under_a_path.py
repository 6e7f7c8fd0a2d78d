"""A server under a path of its site: links, the copy for offline use, downloads."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness.postgres import free_port
from tests.server.harness.served import Served, Wanted
from tests.web import people
from tests.web.conftest import Open


@pytest.fixture
def root(tmp_path: Path) -> Iterator[str]:
    """The address of a server at `/games/`."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/games"
    running = Served(Wanted(f"sqlite:///{tmp_path}/tables.db", port=port, public_url=url))
    yield url
    running.close()


def test_links_lead_to_the_path(browse: Open, root: str) -> None:
    screen = browse(url=f"{root}/")
    code = people.host_pixoid(screen)
    assert screen.url == f"{root}/t/{code}"
    expect(screen.get_by_text(f"{root.removeprefix('http://')}/t/{code}")).to_be_visible()
    screen.reload()
    expect(screen.get_by_text(code).first).to_be_visible()
    screen.get_by_role("link", name="Tablecade").click()
    expect(screen).to_have_url(f"{root}/")


def test_the_copy_for_offline_use_is_that_of_the_path(browse: Open, root: str) -> None:
    phone = browse(url=f"{root}/", service_workers="allow")
    phone.goto("./")
    scope = phone.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    assert scope == f"{root}/"
    manifest = phone.locator('link[rel="manifest"]').evaluate("(link) => link.href")
    told = phone.request.get(manifest).json()
    assert told["start_url"].startswith(".")


def test_a_page_opened_at_the_server_itself_plays_too(browse: Open, root: str) -> None:
    phone = browse(url=root.removesuffix("games"))
    people.play_now(phone)
    people.place(phone)
    expect(people.seal_button(phone)).to_be_visible()
