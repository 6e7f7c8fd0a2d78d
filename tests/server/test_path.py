"""The path of a choice is as short as docs/server.md tells it, counted in a running server."""

import re
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.api.test_tables import place_all
from tests.server.harness.client import Group, Json, Live, close_all, open_seats
from tests.server.harness.traced import Calls, Traced

TOUR = Path(__file__).parents[2] / "docs/server.md"
GAMES = "games/"
ACCESSORS = (
    *("Table.game", "Table.chairs", "Table.n", "Table.awaited", "Table.unsealed", "Table.people"),
    *("Table.dice_to_roll", "Games.__getitem__", "Store.now", "TableCache.get"),
)
"""They look something up, and are in no tour."""
MOST = {"sealed": (14, 30), "revealed": (18, 49)}
"""Modules and functions, beside accessors and the rules of the game."""


def seal(live: Live, seat: int, n: int, action: str) -> None:
    live.socket.send(f'{{"do":"seal","id":{n},"n":{n},"hand":{seat},"action":"{action}"}}')
    live.hear_until("done")


def heard(live: Live, n: int) -> Json:
    """The reveal, which may have come before an answer."""
    for message in live.messages:
        if (message["kind"], message.get("n")) == ("resolved", n):
            return message
    return live.hear_until("resolved", fits=lambda seen: seen["n"] == n)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Calls]:
    """What a choice that waits calls, and one that is the last of its decision."""
    with closing(Traced(f"sqlite:///{tmp_path_factory.mktemp('path')}/tables.db")) as server:
        group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
        place_all(group)
        lives = [person.live() for person in group.people]
        seen = [live.hear_until("snapshot") for live in lives]
        first = max(one["n"] for one in seen)
        traced: dict[str, Calls] = {}
        for n in (first, first + 1):  # the first decision fills what is cached
            for seat, (person, live) in enumerate(zip(group.people, lives, strict=True)):
                _, legal = next(iter(person.owed(seen[seat]).items()))
                with server.tracing() as called:
                    seal(live, seat, n, legal[0])
                traced["revealed" if seat == 3 else "sealed"] = called
                if seat < 3:  # a notice that is due would be traced with the next choice
                    while lives[3].hear_until("sealed")["hand"] != seat:
                        pass
            seen = [heard(live, n) for live in lives]
        close_all()
    return traced


def told(calls: Calls) -> list[tuple[str, str]]:
    return [
        (module, name)
        for module, name in calls
        if not module.startswith(GAMES) and "<" not in name and name not in ACCESSORS
    ]


@pytest.mark.parametrize("kind", MOST)
def test_a_choice_passes_no_more_modules_and_functions(found: dict[str, Calls], kind: str) -> None:
    passed = told(found[kind])
    counted = len({module for module, _ in passed}), len(passed)
    assert all(map(int.__le__, counted, MOST[kind])), (counted, passed)
    assert ("server/store/sqlite.py", "SqliteStore._write") in passed


def test_the_tour_names_every_module_that_is_passed(found: dict[str, Calls]) -> None:
    tour = TOUR.read_text(encoding="utf-8")
    for module in {module for module, _ in told(found["revealed"])}:
        assert re.search(rf"`{re.escape(module.removeprefix('server/'))}`", tour), module
