"""A server under a path of its site, as `https://example.org/games/`."""

import pytest

from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import Group, open_seats
from tests.server.harness.served import Served

pytestmark = pytest.mark.parametrize("engine", ["sqlite"], indirect=True)

PUBLIC = "https://example.org/games/"
BASE = '<base href="{}" />'


@pytest.mark.parametrize("prefix", ["/games", ""])
def test_a_proxy_passes_the_path_or_takes_it_off(serve: Serve, prefix: str) -> None:
    server = serve(public_url=PUBLIC)
    group = Group(f"{server.url}{prefix}", open_seats(2, game="qwixx"), people=2).start()
    assert group.people[0].live().hear()["kind"] == "snapshot"
    page = calls.get(f"{server.url}{prefix}/t/{group.code}")
    assert BASE.format("/games/") in page.text
    assert calls.get(f"{server.url}{prefix}/api/games/nope").status_code == 404
    assert calls.get(f"{server.url}{prefix}/readyz").status_code == 200


def test_links_and_codes_carry_the_path(serve: Serve) -> None:
    server = serve(public_url=PUBLIC)
    told = calls.get(f"{server.url}/api/address").json()
    assert told == {"address": "https://example.org/games"}


def test_calls_under_the_path_are_limited_and_not_kept(serve: Serve) -> None:
    server = serve(public_url=PUBLIC)
    answer = calls.get(f"{server.url}/games/api/games")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/games", "/gamesters", "/games//t/ABC234"])
def test_only_whole_parts_of_a_path_count(serve: Serve, path: str) -> None:
    server = serve(public_url=PUBLIC)
    assert BASE.format("/games/") in calls.get(f"{server.url}{path}").text


@pytest.mark.parametrize("header", ["X-Ingress-Path", "X-Forwarded-Prefix"])
def test_a_trusted_proxy_says_the_path(serve: Serve, header: str) -> None:
    told = {header: "/api/hassio_ingress/a-b_C.9/"}
    server = serve(trusted_proxy=("127.0.0.1",))
    page = calls.get(f"{server.url}/t/ABC234", headers=told)
    assert BASE.format("/api/hassio_ingress/a-b_C.9/") in page.text
    assert "'self'" in page.headers["content-security-policy"].rpartition("frame-ancestors")[2]
    assert calls.get(f"{server.url}/api/games", headers=told).status_code == 200


def test_nobody_else_does(server: Served) -> None:
    page = calls.get(f"{server.url}/t/ABC234", headers={"X-Ingress-Path": "/mine"})
    assert BASE.format("/") in page.text


@pytest.mark.parametrize("told", ['/"><script>', "games", "//evil.example", "/a/../b c", "/é"])
def test_a_path_that_is_none_is_ignored(serve: Serve, told: str) -> None:
    server = serve(trusted_proxy=("127.0.0.1",))
    page = calls.get(f"{server.url}/", headers={"X-Ingress-Path": told.encode()})
    assert BASE.format("/") in page.text
