"""Limits: per token, per address only what failed; sizes; headers."""

import itertools
import time
from collections.abc import Iterator

import pytest

from tablecade.server.settings import Rate
from tests.server.api.test_tables import refusal
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import Caller, Group, Refused, open_seats
from tests.server.harness.served import ONE_WINDOW, Served

WISH = open_seats(2, game="qwixx")


def test_one_token_is_limited_and_told_when_to_come_back(serve: Serve) -> None:
    server = serve(calls=Rate(10, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    for _ in range(10):
        group.people[0].look()
    with pytest.raises(Refused) as call:
        group.people[0].look()
    assert refusal(call) == (429, "too-many")
    assert 0 < int(call.value.headers["Retry-After"]) <= ONE_WINDOW
    assert group.people[1].look()["table"] == group.table


def test_guessing_codes_is_slowed_down_and_the_family_plays_on(serve: Serve) -> None:
    server = serve(failures=Rate(5, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    codes: list[tuple[int, str]] = []
    for number in range(7):
        with pytest.raises(Refused) as call:
            Caller(server.url, f"AAAA{number + 2}A").look()
        codes.append(refusal(call))
    assert codes == [(404, "no-such-table")] * 5 + [(429, "too-many")] * 2
    with pytest.raises(Refused) as call:
        Caller(server.url, group.code).look()
    assert refusal(call) == (429, "too-many")
    group.host.at("POST", "/start")
    assert group.people[0].look()["status"] == "playing"


def test_wrong_tokens_at_one_table_are_limited_wherever_they_come_from(serve: Serve) -> None:
    server = serve(table_failures=Rate(3, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    found = []
    for number in range(5):
        with pytest.raises(Refused) as call:
            Caller(server.url, group.table, token=f"{number}" * 64).look()
        found.append(call.value.status)
    assert found == [401, 401, 401, 429, 429]
    assert group.people[0].look()["table"] == group.table


def test_a_code_counts_as_one_table_however_it_is_spelt(serve: Serve) -> None:
    server = serve(table_failures=Rate(3, seconds=ONE_WINDOW))
    group = Group(server.url, WISH, people=2)
    spellings = [group.code, group.code.lower(), group.code.capitalize(), group.code.lower()]
    found = []
    for number, spelling in enumerate(spellings):
        with pytest.raises(Refused) as call:
            Caller(server.url, spelling, token=f"{number}" * 64).look()
        found.append(call.value.status)
    assert found == [401, 401, 401, 429]


def test_calls_without_a_table_share_no_limit_of_a_table(serve: Serve) -> None:
    server = serve(table_failures=Rate(3, seconds=ONE_WINDOW))
    found = [calls.get(f"{server.url}/api/shows/{n:020x}").status_code for n in range(5)]
    assert found == [404] * 5


@pytest.mark.parametrize("engine", ["postgres"], indirect=True)
def test_processes_share_their_limits(serve: Serve) -> None:
    first, second = (serve(failures=Rate(60, seconds=ONE_WINDOW)) for _ in range(2))
    for _ in range(60):
        calls.get(f"{first.url}/api/tables/AAAAAA")
    statuses = (calls.get(f"{second.url}/api/tables/BBBBBB").status_code for _ in range(59))
    waited = itertools.takewhile(lambda status: status != 429, slowly(statuses))
    assert [*waited].count(404) < 59, "the second process never heard of it"


def slowly(answers: Iterator[int]) -> Iterator[int]:
    """Fewer than the limit, over many times the second in which counts are shared."""
    for answer in answers:
        yield answer
        time.sleep(0.5)


@pytest.mark.parametrize(
    ("path", "size"), [("/api/tables", 200_000), ("/api/boards/check", 200_000)]
)
def test_large_bodies_are_turned_away(server: Served, path: str, size: int) -> None:
    answer = calls.post(f"{server.url}{path}", content=b'{"game":"' + b"x" * size + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_replays_may_be_larger_but_not_without_end(server: Served) -> None:
    answer = calls.post(f"{server.url}/api/replays", content=b"x" * 3_000_000)
    assert answer.status_code == 413


def test_every_answer_has_the_headers_that_keep_a_browser_safe(server: Served) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/api/nothing", "/t/ABCDEF"):
        headers = calls.get(f"{server.url}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_what_is_not_there_is_refused_in_the_same_form(server: Served) -> None:
    for method, path, expected in (
        ("GET", "/api/nothing", (404, "not-found")),
        ("DELETE", "/api/tables", (405, "wrong-method")),
        ("GET", "/api/tables/00000000000000000000", (404, "no-such-table")),
        ("GET", "/api/tables/%C3%A9", (404, "no-such-table")),
    ):
        answer = calls.request(method, f"{server.url}{path}")
        assert (answer.status_code, answer.json()["code"]) == expected


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"game":"\xff"}', b"[" * 5_000, b'{"a":' * 5_000]
)
def test_what_is_no_json_is_refused(server: Served, body: bytes) -> None:
    answer = calls.post(f"{server.url}/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
