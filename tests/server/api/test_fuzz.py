"""Whatever is sent: never a 5xx, never a hang, and the table can still be played."""

import contextlib
import json
import random
import warnings
from itertools import pairwise
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from requests import Session
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.harness import calls
from tests.server.harness.client import Caller, Group, Json, open_seats
from tests.server.harness.served import Served
from tests.server.live.test_live import address
from tests.server.test_game import play_on

SHORT_RUN, LONG_RUN = 300, 10_000
"""Calls on each engine."""

SHORT_SOCKETS, LONG_SOCKETS = 100, 2_000

HANG = 60.0
"""Seconds after which nobody would call it slow; a busy machine must not look like a hang."""

BROKEN = 1011
"""What a socket is closed with when its server failed."""

COLOURS = ["white", "red", "yellow", "green", "blue"]

TABLES: dict[str, tuple[Json, int]] = {
    "pixoid": (open_seats(4, game="pixoid"), 4),
    "real dice": (open_seats(2, game="qwixx", dice="yours"), 2),
}
"""With the people at each."""

WAYS = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def fuzz(server: Served, requests: int) -> None:
    """Calls made up from the API's own description, right and wrong, at a table that is played."""
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tokens = [None, "made-up", group.host.token, *(person.token for person in group.people)]
    cases = st.one_of(*(schema.as_strategy(generation_mode=way) for way in WAYS))

    session = Session()  # a connection a call would cost more than the call
    answered = 0

    @settings(
        max_examples=requests,
        phases=[Phase.generate],  # a found fault is small enough as it is
        deadline=None,
        database=None,
        suppress_health_check=[*HealthCheck],
    )
    @given(case=cases, at_table=st.booleans(), token=st.sampled_from(tokens))
    def call(case: "schemathesis.Case[Any]", at_table: bool, token: str | None) -> None:  # noqa: FBT001
        nonlocal answered
        if at_table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = group.table
        answer = case.call(
            base_url=server.url, headers=bearer(token), session=session, timeout=HANG
        )
        answered += 1
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) <= {"code", "detail", "rule", "n"}

    with session, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        call()
    assert answered >= requests
    assert calls.get(f"{server.url}/readyz").status_code == httpx.codes.OK
    check_playable(server)


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def check_playable(server: Served) -> None:
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    assert play_on(group.people, random.Random(1))["outcome"]


def test_no_call_breaks_the_server(server: Served) -> None:
    fuzz(server, SHORT_RUN)


@pytest.mark.long
def test_no_call_of_many_breaks_the_server(server: Served) -> None:
    fuzz(server, LONG_RUN)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
greetings = st.fixed_dictionaries(
    {},
    optional={"token": json_values, "after": json_values | st.integers(), "match": json_values},
)


def fuzz_sockets(server: Served, sockets: int) -> None:
    """Greetings of every kind, whole, cut and garbled; the server closes or tells, and lives."""
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()

    greeted = 0

    @settings(
        max_examples=sockets,
        phases=[Phase.generate],
        deadline=None,
        database=None,
        suppress_health_check=[*HealthCheck],
    )
    @given(message=greetings | json_values | st.text() | st.binary(max_size=5_000))
    def greet(message: Any) -> None:
        nonlocal greeted
        greeted += 1
        plain = isinstance(message, str | bytes)
        with (
            connect(address(server, group.table)) as socket,
            contextlib.suppress(ConnectionClosed),
        ):
            socket.send(message if plain else json.dumps(message))
            socket.recv(timeout=HANG)
        assert socket.close_code != BROKEN

    greet()
    assert greeted >= sockets
    live = Caller(server.url, group.table).live()
    assert live.hear()["kind"] == "snapshot"
    check_playable(server)


DOINGS = ["seal", "take-back", "roll", "confirm-roll", "reject-roll", "ready", "react"]

rolls = st.fixed_dictionaries(
    {colour: st.lists(st.integers(1, 6), min_size=1, max_size=2) for colour in COLOURS}
)
fields = st.fixed_dictionaries(
    {"do": st.sampled_from(DOINGS) | json_values},
    optional={
        "id": st.integers() | json_values,
        "n": st.integers(0, 3) | json_values,
        "hand": st.integers(0, 4) | json_values,
        "action": st.sampled_from(["up1", "a1", "pass"]) | json_values,
        "match": json_values,
        "token": json_values,
        "reaction": st.sampled_from(["wow"]) | json_values,
        "faces": st.dictionaries(st.sampled_from(COLOURS), st.lists(st.integers(0, 7)))
        | rolls
        | json_values,
        "roll": st.sampled_from(["w3,4", ""]) | json_values,
    },
)


def fuzz_messages(server: Served, messages: int, wish: Json, *, people: int) -> None:
    """Messages of every kind after a greeting; each is answered, or closes the socket.

    Binary ones close it; those in parts are read as one.
    """
    group = Group(server.url, wish, people=people).start()
    opened = [group.people[0].live()]

    @settings(
        max_examples=messages,
        phases=[Phase.generate],
        deadline=None,
        database=None,
        suppress_health_check=[*HealthCheck],
    )
    @given(
        message=fields | json_values | st.text() | st.binary(max_size=50), parts=st.integers(1, 4)
    )
    def send(message: Any, parts: int) -> None:
        live = opened[-1]
        plain = isinstance(message, str | bytes)
        try:
            live.socket.send(in_parts(message if plain else json.dumps(message), parts))
            while live.hear(timeout=HANG)["kind"] not in ("done", "refused"):
                pass
        except ConnectionClosed:
            assert live.socket.close_code != BROKEN
            opened.append(group.people[0].live())

    send()
    assert "a background task" not in server.log()
    assert "a socket failed" not in server.log()
    check_playable(server)


def in_parts(message: str | bytes, parts: int) -> str | bytes | list[str] | list[bytes]:
    """The same message in so many frames; the last may be empty."""
    if parts == 1:
        return message
    cuts = [len(message) * cut // (parts - 1) for cut in range(parts)]
    if isinstance(message, str):
        return [message[begin:end] for begin, end in pairwise([*cuts, len(message)])]
    return [message[begin:end] for begin, end in pairwise([*cuts, len(message)])]


@pytest.mark.parametrize("table", TABLES)
def test_no_message_breaks_the_server(server: Served, table: str) -> None:
    wish, people = TABLES[table]
    fuzz_messages(server, SHORT_SOCKETS, wish, people=people)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_no_message_of_many_breaks_the_server(server: Served, table: str) -> None:
    wish, people = TABLES[table]
    fuzz_messages(server, LONG_SOCKETS, wish, people=people)


def test_no_greeting_breaks_the_server(server: Served) -> None:
    fuzz_sockets(server, SHORT_SOCKETS)


@pytest.mark.long
def test_no_greeting_of_many_breaks_the_server(server: Served) -> None:
    fuzz_sockets(server, LONG_SOCKETS)
