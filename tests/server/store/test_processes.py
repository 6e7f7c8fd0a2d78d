"""Several processes on one PostgreSQL: any of them takes any call."""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tablecade.server.errors import Unavailable
from tablecade.server.store.postgres import PostgresStore
from tablecade.server.table.table import Tempo
from tests.server.api.test_tables import place_all
from tests.server.harness.client import (
    PATIENCE,
    Caller,
    Group,
    Person,
    close_all,
    open_seats,
)
from tests.server.harness.leaks import SKEWED
from tests.server.harness.postgres import Postgres
from tests.server.harness.served import Served, Wanted


@pytest.fixture
def servers(postgres: Postgres) -> Iterator[list[Served]]:
    database = postgres.new_database()
    with ThreadPoolExecutor() as pool:
        started = [*pool.map(Served, [Wanted(database)] * 3)]
    yield started
    close_all()
    for server in started:
        server.close()


def elsewhere(person: Person, server: Served) -> Person:
    return Person(server.url, person.table, token=str(person.token), seat=person.seat)


def test_a_table_is_played_across_processes(servers: list[Served]) -> None:
    wish = open_seats(3, game="pixoid", options={"variant": "short"})
    group = Group(servers[0].url, wish, people=3).start()
    rng = random.Random(11)
    lives = [elsewhere(group.people[0], server).live(after=-1) for server in servers]
    while (seen := group.host.look())["status"] != "over":
        for person in group.people:
            player = elsewhere(person, rng.choice(servers))
            seen = player.look()
            for hand, legal in player.owed(seen).items():
                player.choose(seen["n"], hand, rng.choice(legal))
    told = []
    for live in lives:
        live.hear_until("over")
        told.append([m for m in live.messages if m["kind"] == "resolved"])
    assert [m["n"] for m in told[0]] == list(range(seen["n"]))
    assert all(len(story) == len(told[0]) for story in told)
    assert all(m["choices"] == o["choices"] for s in told for m, o in zip(s, told[0], strict=True))
    assert verify(GAMES, read_match(group.host.match())) is not None


def test_a_table_grows_and_changes_its_game_across_processes(servers: list[Served]) -> None:
    """Qwixx has no options, so the number of seats alone tells one set-up from another."""
    here, there = servers[:2]
    group = Group(here.url, {"game": "qwixx", "grow": True}, people=2)
    watching = elsewhere(group.people[0], there)
    watching.live().hear_until("pace")
    for name in ("Cyn", "Dan"):
        group.people.append(group._join(here.url, name))
        assert watching.look()["state"] == group.host.look()["state"]
    group.host.at("POST", "/setting", {"game": "pixoid"})
    assert watching.look()["state"] == group.host.look()["state"]
    group.host.at("POST", "/setting", {"game": "qwixx"})
    group.start()
    assert watching.look()["state"] == group.host.look()["state"]
    for person in group.people:
        player = elsewhere(person, there)
        for hand, legal in player.owed().items():
            player.choose(player.look()["n"], hand, legal[0])
    assert group.host.look()["n"] > 1


def test_a_process_tells_its_own_changes_from_anothers(servers: list[Served]) -> None:
    """Its notices come back to it, and say the same as another's about the same decision."""
    group = Group(servers[0].url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    ada, bo, cyn, _ = group.people
    n = ada.look()["n"]
    ada.choose(n, 0, ada.owed()[0][0])  # nobody watches here yet
    live = group.host.live()
    live.hear_until("pace")
    there = elsewhere(bo, servers[1])
    there.choose(n, 1, there.owed()[1][0])
    assert live.hear_until("sealed")["hand"] == 1
    cyn.choose(n, 2, cyn.owed()[2][0])
    assert live.hear_until("sealed")["hand"] == 2


def test_presence_is_seen_from_every_process(servers: list[Served]) -> None:
    group = Group(servers[0].url, open_seats(2, game="qwixx"), people=2)
    watching = elsewhere(group.people[0], servers[1]).live()
    watching.hear_until("pace")
    elsewhere(group.people[1], servers[2]).live()
    watching.hear_until("seats", fits=lambda told: told["seats"][1]["present"])


def test_a_bot_chooses_once_however_many_processes_there_are(servers: list[Served]) -> None:
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    group = Group(servers[0].url, {"game": "qwixx", "seats": seats}, people=0).start()
    live = group.host.live(after=-1)
    live.hear_until("over", timeout=120)
    numbers = [m["n"] for m in live.messages if m["kind"] == "resolved"]
    assert numbers == list(range(len(numbers)))
    assert verify(GAMES, read_match(group.host.match())) is not None


@pytest.fixture
def out_of_time(postgres: Postgres) -> Iterator[list[Served]]:
    """Two processes on one database, the clock of the second two hours ahead."""
    database, tempo = postgres.new_database(), Tempo(0.02, 0.1, -4.0, 0.4, 2.0)
    started = [Served(Wanted(database, tempo=tempo, leak=leak)) for leak in (None, SKEWED)]
    yield started
    close_all()
    for server in started:
        server.close()


def paced(server: Served, seconds: int) -> Group:
    pace = {"name": "brisk", "seconds": seconds}
    return Group(server.url, open_seats(2, game="qwixx", pace=pace), people=2).start()


def test_a_process_with_a_wrong_clock_rings_no_bell_early(out_of_time: list[Served]) -> None:
    group = paced(out_of_time[1], seconds=500)
    n = group.host.look()["n"]
    for server in out_of_time:
        left = elsewhere(group.people[0], server).live().hear_until("pace")["left"]
        assert 400 < left <= 500
    time.sleep(1.0)
    assert group.host.look()["n"] == n


def test_a_process_with_a_wrong_clock_rings_the_bell_in_time(out_of_time: list[Served]) -> None:
    out_of_time[0].kill()
    group = paced(out_of_time[1], seconds=5)
    live = group.host.live(after=group.host.look()["n"] - 1)
    assert live.hear_until("resolved", timeout=30)["by"]


def test_a_database_too_busy_for_another_call_is_away(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answered 503, to come again; not 500."""
    monkeypatch.setattr("tablecade.server.store.postgres.CONNECTIONS", 1)
    monkeypatch.setattr("tablecade.server.store.postgres.POOL_SECONDS", 0.1)

    async def ask_while_busy() -> None:
        store = PostgresStore(postgres.new_database())
        await store.open()
        try:
            async with store._engine.begin():
                with pytest.raises(Unavailable):
                    await store.ping()
            await store.ping()
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, ask_while_busy()).result()


def wait_until_ready(caller: Caller) -> None:
    end = time.monotonic() + PATIENCE
    while caller.http.get("/readyz").status_code != 200:
        assert time.monotonic() < end, "the server never gets ready again"
        time.sleep(0.05)


def test_a_restart_of_the_database_loses_nothing_and_is_survived() -> None:
    own = Postgres()
    server = Served(Wanted(own.new_database()))
    try:
        group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
        ada = group.people[0]
        ada.choose(0, 0, ada.owed()[0][0])
        live = group.people[1].live()
        live.hear_until("seats")  # it is known to be there: nothing of its coming is under way
        own.stop("immediate")
        assert ada.http.get(f"/api/tables/{group.table}").status_code == 503
        own.start()
        wait_until_ready(ada)
        bo = group.people[1]
        bo.choose(1, 1, bo.owed()[1][0])
        assert live.hear_until("resolved", timeout=20)["n"] == 1
    finally:
        close_all()
        server.close()
        own.remove()
