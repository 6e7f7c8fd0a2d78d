"""Health, metrics, logs."""

import json
import resource
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.api.test_tables import place_all
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import PATIENCE, Group, Refused, open_seats
from tests.server.harness.leaks import FAILING_TASK
from tests.server.harness.served import Served


def test_health_and_readiness(server: Served) -> None:
    assert calls.get(f"{server.url}/healthz").json() == {"status": "ok"}
    assert calls.get(f"{server.url}/readyz").json() == {"status": "ready"}


def test_a_failing_background_task_is_reported_logged_and_counted(serve: Serve) -> None:
    server = serve(leak=FAILING_TASK)
    answer = wait_for(server, "/readyz", 503)
    assert answer.json() == {"code": "not-ready", "detail": {"tasks": "limits"}}
    assert calls.get(f"{server.url}/healthz").status_code == 200
    metrics = calls.get(f"{server.url}/metrics").text
    assert 'tablecade_task_failures_total{task="limits"}' in metrics
    assert "a background task failed" in server.log()


def wait_for(server: Served, path: str, status: int) -> httpx.Response:
    end = time.monotonic() + PATIENCE
    while (answer := calls.get(f"{server.url}{path}")).status_code != status:
        assert time.monotonic() < end, answer.text
        time.sleep(0.05)
    return answer


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_server_whose_database_is_damaged_is_not_ready(serve: Serve) -> None:
    server = serve()
    path = Path(server.wanted.database.removeprefix("sqlite:///"))
    for part in (path, path.with_name(f"{path.name}-wal")):
        part.write_bytes(b"no database " * 10_000)
    assert wait_for(server, "/readyz", 503).json()["code"] == "unavailable"


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process is set")
@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_server_that_cannot_write_is_not_ready_until_it_can(serve: Serve) -> None:
    server = serve()
    path = Path(server.wanted.database.removeprefix("sqlite:///"))
    Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    reached = path.with_name(f"{path.name}-wal").stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (reached, resource.RLIM_INFINITY))
    with pytest.raises(Refused):
        Group(server.url, open_seats(2, game="qwixx"), people=2)
    assert calls.get(f"{server.url}/readyz").json()["code"] == "unavailable"
    assert "tablecade_failed_writes 0.0" not in calls.get(f"{server.url}/metrics").text
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
    assert calls.get(f"{server.url}/readyz").json() == {"status": "ready"}
    assert "tablecade_failed_writes 0.0" in calls.get(f"{server.url}/metrics").text
    log = server.log()
    assert log.count("writing fails") == log.count("writing works again") == 1


def test_metrics_count_a_replaced_choice_once(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    ada = group.people[0]
    n, (hand, legal) = ada.look()["n"], next(iter(ada.owed().items()))
    for action in (legal[0], legal[0], legal[1], legal[0]):
        ada.choose(n, hand, action)
    assert "tablecade_choices_total 1.0" in calls.get(f"{server.url}/metrics").text


def test_metrics_count_what_happens(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    live = group.host.live()
    live.hear_until("snapshot")
    calls.get(f"{server.url}/api/tables/000000")
    text = calls.get(f"{server.url}/metrics").text
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
        calls.post(url, content=body, headers=headers)
    server.stop()
    log = server.log()
    assert all(json.loads(line)["event"] for line in log.splitlines())
    for secret in (ada.token, group.host.token, action):
        assert str(secret) not in log


def test_a_join_link_opens_the_client(server: Served) -> None:
    for path in ("/", "/t/ABCDEF"):
        answer = calls.get(f"{server.url}{path}")
        assert answer.headers["content-type"].startswith("text/html")
        assert "Tablecade" in answer.text
