"""A replay led by one person: whoever follows is where the leader is, on whichever process."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tablecade.core.match import read_match
from tablecade.server.errors import NoSuchShow
from tablecade.server.live import watch_parties
from tablecade.server.live.watch_parties import WatchParties
from tests.aside import run_aside
from tests.playing import Setting, random_match
from tests.server.api.test_tables import refusal
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import OPENED, Caller, Json, Refused, close_all
from tests.server.harness.postgres import Postgres
from tests.server.harness.served import Served, Wanted
from tests.server.harness.stores import opened

FILE = random_match(Setting("pixoid", 3, {"variant": "short"}), seed=4).write()


class Show:
    """A show as its leader has it."""

    def __init__(self, server: Served, file: str = FILE) -> None:
        opened = calls.post(f"{server.url}/api/shows", content=file).json()
        self.id = opened["show"]
        self.leader = Caller(server.url, token=opened["leader"])

    def lead(self, **position: object) -> Json:
        return self.leader.call("POST", f"/api/shows/{self.id}/position", position)


def follow(server: Served, show: str) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws', 1)}/api/shows/{show}/live"
    kept = ExitStack()
    OPENED.append(kept)
    socket = kept.enter_context(connect(address))
    socket.send("{}")
    return socket


def hear(socket: ClientConnection) -> Json:
    return dict(json.loads(socket.recv(timeout=10)))


def test_who_follows_is_taken_along(server: Served) -> None:
    show = Show(server)
    early = follow(server, show.id)
    assert hear(early) == {"step": 0, "playing": False, "speed": 1.0}
    show.lead(step=3, playing=True, speed=2)
    assert hear(early) == {"step": 3, "playing": True, "speed": 2.0}
    late = follow(server, show.id)
    assert hear(late) == {"step": 3, "playing": True, "speed": 2.0}
    show.lead(step=1)
    assert hear(early)["step"] == hear(late)["step"] == 1


def test_the_file_is_there_for_all(server: Served) -> None:
    show = Show(server)
    answer = calls.get(f"{server.url}/api/shows/{show.id}/match")
    assert read_match(answer.content) == read_match(FILE.encode())


def test_only_the_leader_leads(server: Served) -> None:
    show = Show(server)
    for token, code in ((None, "token-missing"), ("ab" * 32, "bad-token")):
        show.leader.token = token
        with pytest.raises(Refused) as call:
            show.lead(step=1)
        assert refusal(call) == (401, code)
    assert hear(follow(server, show.id))["step"] == 0


@pytest.mark.parametrize("position", [{}, {"step": -1}, {"step": 10**9}, {"step": 1, "speed": 0}])
def test_nonsense_moves_nothing(server: Served, position: Json) -> None:
    show = Show(server)
    with pytest.raises(Refused) as call:
        show.lead(**position)
    assert call.value.status == 400


def test_an_untrue_or_huge_file_is_no_show(server: Served) -> None:
    lines = FILE.splitlines(keepends=True)
    untrue = calls.post(f"{server.url}/api/shows", content="".join(lines[:2] + lines[3:]))
    assert (untrue.status_code, untrue.json()["code"]) == (422, "bad-match")
    assert calls.post(f"{server.url}/api/shows", content=b"x" * 600_000).status_code == 413


def test_a_show_that_is_not_there(server: Served) -> None:
    for show in ("0" * 20, "x" * 50, "Ł"):
        answer = calls.get(f"{server.url}/api/shows/{show}/match")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-show")
    with pytest.raises(ConnectionClosed) as closed:
        hear(follow(server, "0" * 20))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_show_survives_a_restart_and_is_forgotten_in_time(serve: Serve) -> None:
    server = serve()
    show = Show(server)
    show.lead(step=5)
    server.kill()
    server.start()
    assert hear(follow(server, show.id))["step"] == 5
    server.kill()
    time.sleep(0.1)
    gone = serve(show_days=1e-7)
    end = time.monotonic() + 20
    while calls.get(f"{gone.url}/api/shows/{show.id}/match").status_code != httpx.codes.NOT_FOUND:
        assert time.monotonic() < end


def test_the_oldest_of_too_many_makes_room(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch_parties, "MOST", 3)

    async def scenario() -> None:
        async with opened(f"sqlite:///{sqlite_file}") as store:
            parties = WatchParties(store)
            for number in range(5):
                file = f"file {number}"
                await parties.open(f"{number}", leader="", file=file, address=f"192.0.2.{number}")
            assert await parties.file("2") == "file 2"
            with pytest.raises(NoSuchShow):
                await parties.file("1")

    run_aside(scenario())


def test_an_address_pushes_out_its_own(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch_parties, "MOST", 5)
    monkeypatch.setattr(watch_parties, "MOST_OF_ADDRESS", 2)

    async def scenario() -> None:
        async with opened(f"sqlite:///{sqlite_file}") as store:
            parties = WatchParties(store)
            await parties.open("mine", leader="", file="mine", address="192.0.2.1")
            for number in range(9):
                await parties.open(f"{number}", leader="", file="theirs", address="192.0.2.2")
                await parties.prune(days=1)
            assert await parties.file("mine") == "mine"
            assert await parties.file("7") == "theirs"
            with pytest.raises(NoSuchShow):
                await parties.file("6")

    run_aside(scenario())


def test_a_show_is_led_across_processes(postgres: Postgres) -> None:
    database = postgres.new_database()
    with ThreadPoolExecutor() as pool:
        servers = [*pool.map(Served, [Wanted(database)] * 2)]
    try:
        show = Show(servers[0])
        there = follow(servers[1], show.id)
        assert hear(there)["step"] == 0
        for step in (4, 2, 7):
            show.lead(step=step)
            assert hear(there)["step"] == step
    finally:
        close_all()
        for server in servers:
            server.close()
