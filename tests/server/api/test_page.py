"""The page of the client: where it lives, and what a chat shows of a link."""

import asyncio
import json
import re
from http import HTTPStatus
from threading import Thread, current_thread

import pytest
from litestar.testing import RequestFactory
from websockets.sync.client import connect

from tablecade.locales import Sentences
from tablecade.server import web
from tablecade.server.assets import client_files
from tablecade.server.services import Services
from tablecade.server.settings import Rate, Settings
from tests.aside import run_aside
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import Group, open_seats
from tests.server.harness.served import ONE_WINDOW, Served


def shown(url: str, path: str = "", **headers: str) -> dict[str, str]:
    """The properties of a page that a chat reads."""
    answer = calls.get(f"{url}/{path}", headers=headers)
    assert answer.status_code == HTTPStatus.OK
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', answer.text))


@pytest.fixture
def group(server: Served) -> Group:
    return Group(server.url, open_seats(2, game="qwixx"), people=2)


def test_a_link_to_a_table_has_the_name_of_its_game_a_sentence_and_a_picture(
    server: Served, group: Group
) -> None:
    path = f"t/{group.code}"
    found = shown(server.url, path)
    assert found["title"] == "Qwixx · Tablecade"
    assert found["description"].startswith("Sit down at this table")
    assert found["image"].startswith(f"{server.url}/")
    if "/cards/qwixx.jpg" in client_files():
        assert found["image"] == f"{server.url}/cards/qwixx.jpg"
    assert calls.get(found["image"]).headers["content-type"].startswith("image/")
    polish = shown(server.url, path, **{"Accept-Language": "pl-PL"})
    assert polish["description"].startswith("Usiądź")


def test_a_link_names_nobody(server: Served, group: Group) -> None:
    page = calls.get(f"{server.url}/t/{group.code}").text
    names = [seat["name"] for seat in group.people[0].look()["seats"]]
    assert len(names) == 2
    assert not [name for name in names if name in page]


@pytest.mark.parametrize("path", ["", "t/QQQQQQ", "t/", "t/%00", "t/" + "A" * 900, "rules/qwixx"])
def test_a_link_to_anything_else_has_those_of_home(server: Served, path: str) -> None:
    assert shown(server.url, path)["title"] == "Tablecade"


def test_codes_can_be_guessed_no_faster_by_pages_than_by_calls(serve: Serve) -> None:
    server = serve(failures=Rate(3, seconds=ONE_WINDOW))
    group = Group(server.url, open_seats(2, game="qwixx"), people=2)
    path = f"t/{group.code}"
    assert shown(server.url, path)["title"] == "Qwixx · Tablecade"
    for _ in range(4):
        shown(server.url, "t/QQQQQQ")
    assert shown(server.url, path)["title"] == "Tablecade"


def test_the_sentences_of_a_language_are_not_read_by_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first page in each language would hold up all tables for a tenth of a second."""
    readers: list[Thread] = []

    class Noted(Sentences):
        def find(self, *keys: str, **values: str | float) -> str | None:
            readers.append(current_thread())
            return super().find(*keys, **values)

    async def scenario() -> None:
        pages = [web.page_of(request, services, "/", language="pl") for _ in range(3)]
        assert len({page.tag for page in await asyncio.gather(*pages)}) == 1
        assert len({*readers} - {current_thread()}) == len({*readers}) == 1

    monkeypatch.setattr(web, "Sentences", Noted)
    monkeypatch.setattr(web, "_WORDS", {})
    request, services = RequestFactory().get("/"), Services(Settings("sqlite:///none"))
    run_aside(scenario())


def test_the_page_names_the_path_it_lives_under_as_the_base_of_its_addresses() -> None:
    given = {"title": 'A "title"', "sentence": "", "picture": ""}
    page = web.page("/games/<", "https://example.org/games", **given).content
    assert b'<base href="/games/&lt;/"' in page
    assert b'content="A &quot;title&quot;"' in page
    assert b'<base href="/"' in web.page("", "http://table.lan", **given).content
    links = web.preload_links("rules", "pl", root="/games")
    assert all(link.startswith("</games/assets/") for link in links.split(", ") if link)


def heard(group: Group, **greeting: str) -> set[str]:
    """The kinds of messages that a socket hears until the game has started."""
    address = f"{group.host.url.replace('http', 'ws', 1)}/api/tables/{group.table}/live"
    kinds: list[str] = []
    with connect(address) as socket:
        socket.send(json.dumps(greeting))
        while kinds.count("snapshot") < 2:
            kinds.append(json.loads(socket.recv(timeout=60))["kind"])
            if len(kinds) == 1:
                group.start()
    return set(kinds)


def test_a_page_of_another_build_hears_that_it_is_outdated(group: Group) -> None:
    assert "outdated" in heard(group, build="/assets/index-of-last-week.js")


@pytest.mark.parametrize("greeting", [{}, {"build": web.INDEX}])
def test_a_page_of_this_build_and_a_program_do_not(group: Group, greeting: dict[str, str]) -> None:
    assert "outdated" not in heard(group, **greeting)
