"""Health, metrics, logs."""

import json

import httpx

from tests.server.api.test_tables import place_all
from tests.server.conftest import Serve
from tests.server.harness.client import Group, open_seats
from tests.server.harness.served import Served


def test_health_and_readiness(server: Served) -> None:
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    assert httpx.get(f"{server.url}/readyz").json() == {"status": "ready"}


def test_metrics_count_what_happens(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    live = group.host.live()
    live.hear_until("snapshot")
    httpx.get(f"{server.url}/api/tables/000000")
    text = httpx.get(f"{server.url}/metrics").text
    assert "tablecade_tables_opened_total 1.0" in text
    assert "tablecade_choices_total 3.0" in text
    assert "tablecade_sockets 1.0" in text
    assert 'tablecade_refusals_total{code="no-such-table"} 1.0' in text


def test_logs_are_json_and_hold_no_token_and_no_waiting_choice(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    ada = group.people[0]
    action = ada.owed()[0][-1]
    ada.choose(ada.look()["n"], 0, action)
    for body in (b"{", b'{"n": "x", "hand": 0, "action": "%s"}' % action.encode()):
        headers = {"Authorization": f"Bearer {ada.token}"}
        url = f"{server.url}/api/tables/{group.table}/choices"
        httpx.post(url, content=body, headers=headers)
    server.stop()
    log = server.log()
    assert all(json.loads(line)["event"] for line in log.splitlines())
    for secret in (ada.token, group.host.token, action):
        assert str(secret) not in log


def test_a_join_link_opens_the_client(server: Served) -> None:
    for path in ("/", "/t/ABCDEF"):
        answer = httpx.get(f"{server.url}{path}")
        assert answer.headers["content-type"].startswith("text/html")
        assert "Tablecade" in answer.text
