"""Links and codes for other devices, on a page that was opened on the host's own machine."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness.served import Served, Wanted
from tests.web import people
from tests.web.conftest import Open

PUBLIC = "https://party.example"


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Served]:
    """A server that other devices find elsewhere than this machine does."""
    running = Served(Wanted(f"sqlite:///{tmp_path}/tables.db", public_url=PUBLIC))
    yield running
    running.close()


def test_a_link_leads_other_devices_to_where_they_find_the_server(
    browse: Open, public: Served
) -> None:
    screen = browse(url=public.url)
    code = people.host_pixoid(screen)
    expect(screen.get_by_text(f"party.example/t/{code}")).to_be_visible()


def test_a_server_for_this_machine_alone_gives_its_own_address(
    browse: Open, server: Served
) -> None:
    screen = browse()
    code = people.host_pixoid(screen)
    expect(screen.get_by_text(f"127.0.0.1:{server.wanted.port}/t/{code}")).to_be_visible()
