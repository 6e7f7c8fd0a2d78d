"""What was answered is kept, whatever happens to the process."""

import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.api.test_tables import place_all
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import Group, open_seats
from tests.server.harness.served import Served, Wanted

WISH = open_seats(4, game="pixoid")


def test_a_sealed_choice_survives_the_power_cut(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, WISH, people=4).start()
    place_all(group)
    ada = group.people[0]
    n, action = ada.look()["n"], ada.owed()[0][5]
    ada.choose(n, 0, action)
    server.kill()
    server.start()
    seen = ada.look()
    assert (seen["n"], seen["sealed"]) == (n, [0])
    assert seen["mine"]["hands"]["0"]["choice"] == action
    for person in group.people[1:]:
        person.choose(n, person.seat, person.owed()[person.seat][0])
    assert ada.look()["n"] > n


def test_a_lobby_survives_too(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, WISH, people=2)
    before = group.people[0].look()
    server.kill()
    server.start()
    assert group.people[0].look() == before


def test_a_clean_end_answers_what_was_accepted(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, WISH, people=4).start()
    place_all(group)
    n = group.host.look()["n"]
    answered: list[int] = []

    def choose(seat: int, action: str) -> None:
        try:
            group.people[seat].choose(n, seat, action)
            answered.append(seat)
        except httpx.TransportError:
            pass

    chosen = {seat: group.people[seat].owed()[seat][0] for seat in range(3)}
    threads = [threading.Thread(target=choose, args=item) for item in chosen.items()]
    for thread in threads:
        thread.start()
    server.stop()
    for thread in threads:
        thread.join()
    server.start()
    assert set(answered) <= set(group.host.look()["sealed"])


@pytest.mark.parametrize("name", ["tables.db", "link.db"])
def test_two_servers_do_not_share_a_sqlite_file(sqlite_file: Path, name: str) -> None:
    """By no name: the second one may come through a symbolic link."""
    (sqlite_file.parent / "link.db").symlink_to(sqlite_file)
    first = Served(Wanted(f"sqlite:///{sqlite_file}"))
    try:
        with pytest.raises(RuntimeError, match="Another server is using"):
            Served(Wanted(f"sqlite:///{sqlite_file.parent / name}"))
    finally:
        first.close()


def test_old_tables_are_pruned(serve: Serve) -> None:
    """Also for who asks while the server that starts is pruning."""
    server = serve(idle_days=1e-9)
    group = Group(server.url, WISH, people=1)
    server.kill()
    server.start()
    for _ in range(50):
        answer = calls.get(f"{server.url}/api/tables/{group.table}")
        if answer.status_code == httpx.codes.NOT_FOUND:
            return
        time.sleep(0.1)
    pytest.fail("the table is still there")
