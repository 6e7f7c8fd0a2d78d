"""A lock on opening tables: a password, or people whom a trusted proxy knows."""

from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import httpx
import pytest

from tablecade.server.settings import Rate
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import open_seats
from tests.server.harness.served import ONE_WINDOW, Served

pytestmark = pytest.mark.parametrize("engine", ["sqlite"], indirect=True)

PASSWORD = "żółw i café"  # noqa: S105 - of a server that ends with its test
MISSING, WRONG, UNKNOWN = (
    (403, "password-missing"),
    (401, "wrong-password"),
    (403, "not-signed-in"),
)
OPENED = (201, None)


def ask(server: Served, password: str | None = None, **headers: str) -> tuple[int, str | None]:
    """What opening a table is answered with."""
    if password is not None:
        headers["Tablecade-Password"] = quote(password)
    wish = open_seats(2, game="qwixx")
    return told(calls.post(f"{server.url}/api/tables", json=wish, headers=headers))


def told(answer: httpx.Response) -> tuple[int, str | None]:
    return answer.status_code, answer.json().get("code") if answer.is_error else None


def test_a_table_is_opened_by_who_knows_the_password(serve: Serve) -> None:
    server = serve(password=PASSWORD)
    assert ask(server) == MISSING
    assert ask(server, "another") == ask(server, "") == WRONG
    assert ask(server, PASSWORD) == OPENED
    assert ask(server, "żółw i cafe\u0301") == OPENED  # as another keyboard spells it


def test_guests_need_no_password(serve: Serve) -> None:
    server = serve(password=PASSWORD)
    headers = {"Tablecade-Password": quote(PASSWORD)}
    wish = open_seats(2, game="qwixx")
    opened = calls.post(f"{server.url}/api/tables", json=wish, headers=headers).json()
    table = f"{server.url}/api/tables/{opened['code']}"
    assert calls.post(f"{table}/join", json={"name": "Ada"}).status_code == 200
    assert calls.get(table).status_code == 200


def test_a_watch_party_is_locked_too(serve: Serve) -> None:
    server = serve(password=PASSWORD)
    assert told(calls.post(f"{server.url}/api/shows", content=b"{}")) == MISSING


def test_guesses_at_the_password_are_limited_also_at_once(serve: Serve) -> None:
    server = serve(password=PASSWORD, failures=Rate(5, seconds=ONE_WINDOW))
    with ThreadPoolExecutor(20) as threads:
        guessed = [*threads.map(lambda number: ask(server, f"guess {number}"), range(20))]
    assert guessed.count(WRONG) == 5
    assert guessed.count((429, "too-many")) == 15
    assert ask(server, PASSWORD) == (429, "too-many")


def test_neither_log_nor_refusal_tells_the_password(serve: Serve) -> None:
    server = serve(password=PASSWORD)
    ask(server, PASSWORD)
    ask(server, "almost")
    assert PASSWORD not in server.log()
    assert quote(PASSWORD) not in server.log()
    assert "almost" not in server.log()


def test_who_is_known_to_a_trusted_proxy_opens_tables(serve: Serve) -> None:
    server = serve(user_header="Remote-User", trusted_proxy=("127.0.0.1",))
    assert ask(server) == UNKNOWN
    assert ask(server, **{"Remote-User": ""}) == UNKNOWN
    assert ask(server, **{"Remote-User": "ada"}) == OPENED


def test_nobody_else_may_say_who_has_signed_in(serve: Serve) -> None:
    server = serve(user_header="Remote-User", trusted_proxy=("192.0.2.1",))
    assert ask(server, **{"Remote-User": "ada", "X-Forwarded-For": "192.0.2.1"}) == UNKNOWN


def test_one_of_both_is_enough(serve: Serve) -> None:
    server = serve(password=PASSWORD, user_header="Remote-User", trusted_proxy=("127.0.0.1",))
    assert ask(server) == MISSING
    assert ask(server, PASSWORD) == ask(server, **{"Remote-User": "ada"}) == OPENED
