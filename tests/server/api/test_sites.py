"""Host, Origin, proxies: who may call, and whose address counts."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tablecade.server.settings import Rate
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import Group, open_seats
from tests.server.harness.served import ONE_WINDOW, Served

pytestmark = pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
WISH = open_seats(2, game="qwixx")


@pytest.mark.parametrize(
    "origin", ["null", "file://", "https://elsewhere.example", "http://", "http://["]
)
def test_a_page_of_another_site_opens_no_table(server: Served, origin: str) -> None:
    headers = {"Origin": origin, "Content-Type": "text/plain"}
    answer = calls.post(f"{server.url}/api/tables", json=WISH, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_this_server_s_own_pages_do(server: Served) -> None:
    answer = calls.post(f"{server.url}/api/tables", json=WISH, headers={"Origin": server.url})
    assert answer.status_code == 201


@pytest.mark.parametrize("host", ["attacker.example", "attacker.example:8000", "localhost.evil"])
def test_a_name_that_was_pointed_at_this_machine_is_refused(server: Served, host: str) -> None:
    answer = calls.get(f"{server.url}/api/games", headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")


@pytest.mark.parametrize(
    "host", ["localhost:8000", "192.168.1.7:8000", "[::1]:8000", "TABLECADE.test"]
)
def test_addresses_and_allowed_names_are_let_in(server: Served, host: str) -> None:
    assert calls.get(f"{server.url}/api/games", headers={"Host": host}).status_code == 200


def test_guesses_behind_a_proxy_count_for_whoever_guesses(serve: Serve) -> None:
    server = serve(failures=Rate(5, seconds=ONE_WINDOW), trusted_proxy=("127.0.0.1",))
    found = [guess(server, f"203.0.113.{number}, 198.51.100.1") for number in range(7)]
    assert found == [404] * 5 + [429] * 2
    assert guess(server, "198.51.100.2") == 404


def test_guesses_sent_at_once_are_counted_before_they_are_looked_up(serve: Serve) -> None:
    server = serve(failures=Rate(5, seconds=ONE_WINDOW), trusted_proxy=("127.0.0.1",))
    with ThreadPoolExecutor(40) as threads:
        found = [*threads.map(lambda _: guess(server, "198.51.100.1"), range(200))]
    assert found.count(404) <= 5
    assert found.count(429) >= 195


def guess(server: Served, forwarded: str) -> int:
    headers = {"X-Forwarded-For": forwarded}
    return calls.get(f"{server.url}/api/tables/AAAAAA", headers=headers).status_code


def test_a_token_is_limited_however_bearer_is_spelled(serve: Serve) -> None:
    server = serve(calls=Rate(5, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=0)
    found = [
        calls.get(
            f"{server.url}/api/tables/{group.table}",
            headers={"Authorization": f"{kind} {group.host.token}"},
        ).status_code
        for kind in ("Bearer", "bearer", "BEARER", "bEARER", "BeArEr", "BEarer", "beAREr")
    ]
    assert found == [200] * 5 + [429] * 2


def test_calls_without_a_token_have_a_budget_of_computing_time(serve: Serve) -> None:
    server = serve(work=Rate(1, seconds=ONE_WINDOW))
    board = {"game": "qwixx-on-board", "track": {"fields": []}}
    found = [calls.post(f"{server.url}/api/boards/check", json=board) for _ in range(3)]
    assert [answer.status_code for answer in found][1:] == [429, 429]


def test_a_track_is_bounded(server: Served) -> None:
    track = {"fields": [{"colour": "red", "number": 2, "bonus": 1}] * 2_500}
    wish = open_seats(2, game="qwixx-on-board", options={"track": track})
    answer = calls.post(f"{server.url}/api/tables", json=wish)
    assert answer.status_code in (413, 422)
    fields = {"fields": track["fields"][:201]}
    wish = open_seats(2, game="qwixx-on-board", options={"track": fields})
    assert calls.post(f"{server.url}/api/tables", json=wish).status_code == 422


def test_calls_without_a_token_are_limited(serve: Serve) -> None:
    server = serve(anonymous=Rate(5, seconds=ONE_WINDOW))
    found = [calls.get(f"{server.url}/api/games").status_code for _ in range(7)]
    assert found == [200] * 5 + [429] * 2


def test_an_address_stores_so_many_bytes(serve: Serve) -> None:
    server = serve(stored=Rate(15_000, seconds=ONE_WINDOW))
    found = [calls.post(f"{server.url}/api/tables", json=WISH).status_code for _ in range(4)]
    assert found == [201, 201, 429, 429]


@pytest.mark.parametrize("limit", ["openings", "daily_openings"])
def test_an_address_opens_so_many_tables(serve: Serve, limit: str) -> None:
    server = serve(**{limit: Rate(2, seconds=ONE_WINDOW)})
    found = [calls.post(f"{server.url}/api/tables", json=WISH).status_code for _ in range(4)]
    assert found == [201, 201, 429, 429]


@pytest.mark.parametrize("path", ["/metrics", "/metrics/"])
def test_metrics_are_not_for_whoever_comes_through_a_proxy(server: Served, path: str) -> None:
    assert calls.get(f"{server.url}{path}").status_code == 200
    proxied = calls.get(f"{server.url}{path}", headers={"X-Forwarded-For": "198.51.100.1"})
    assert proxied.status_code == 404


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games"])
def test_head_is_answered_like_get_without_a_body(server: Served, path: str) -> None:
    head, get = calls.head(f"{server.url}{path}"), calls.get(f"{server.url}{path}")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(get.content)) or path == "/"


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/shows/a%00b/match", "/api/tables/%00"])
def test_a_nul_in_an_id_is_not_found(server: Served, path: str) -> None:
    assert calls.get(f"{server.url}{path}").status_code == 404
