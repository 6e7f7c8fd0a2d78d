"""A game from another package whose rules are wrong harms no other table."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.conftest import Run, serving
from tests.server.harness.client import Group, Refused, close_all, open_seats

GAMES = """
from msgspec.structs import replace
from tablecade.core.game import Step
from tablecade.core.hand import DICE
from tablecade.core.packages import GamePackage
from tablecade_goofspiel.rules import Goofspiel


class Raising(Goofspiel):
    meta = replace(Goofspiel.meta, id="raising")

    def resolve(self, state, choices):
        return super().resolve(state, choices) if DICE in choices else self.nothing


class Endless(Goofspiel):
    meta = replace(Goofspiel.meta, id="endless")

    def resolve(self, state, choices):
        return Step(state, ())


class Unended(Goofspiel):
    meta = replace(Goofspiel.meta, id="unended")

    def awaited(self, state):
        return () if state.prize else super().awaited(state)


class Tuple(Goofspiel):
    meta = replace(Goofspiel.meta, id="tuple")

    def resolve(self, state, choices):
        return state, ()


RULES = (Raising, Endless, Unended, Tuple)
RAISING, ENDLESS, UNENDED, TUPLE = (GamePackage(rules=rules) for rules in RULES)
"""
NAMES = ("raising", "endless", "unended", "tuple")


@pytest.fixture(scope="module")
def broken(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment with a package of broken games."""
    folder: Path = tmp_path_factory.mktemp("broken")
    (folder / "broken.py").write_text(GAMES)
    about = folder / "broken-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    entries = [f"{name} = broken:{name.upper()}" for name in NAMES]
    (about / "entry_points.txt").write_text("\n".join(["[tablecade.games]", *entries, ""]))
    return {**environment, "PYTHONPATH": f"{environment['PYTHONPATH']}:{folder}"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("place")


@pytest.fixture(scope="module")
def url(broken: dict[str, str], place: Path) -> Iterator[str]:
    with serving(broken, place) as url:
        yield url
        close_all()


def test_an_exception_is_a_fault_with_its_place_in_the_log(url: str, place: Path) -> None:
    group = Group(url, open_seats(2, game="raising"), people=2).start()
    ada, bo = group.people
    ada.choose(1, 0, "bid1")
    with pytest.raises(Refused) as refused:
        bo.choose(1, 1, "bid1")
    assert (refused.value.status, refused.value.code) == (500, "fault")
    before = len((place / "log").read_text("utf-8"))
    live = bo.live()
    live.hear_until("snapshot")
    live.socket.send(json.dumps({"do": "seal", "id": 7, "n": 1, "hand": 1, "action": "bid1"}))
    told = live.hear_until("refused")
    assert (told["id"], told["status"], told["code"]) == (7, 500, "fault")
    assert "has no attribute 'nothing'" in (place / "log").read_text("utf-8")[before:]


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        ("endless", "nobody had a choice in 1000 decisions in a row"),
        ("unended", "nobody owes a choice, and there is no outcome"),
        ("tuple", "resolve returned a tuple, not a Step"),
    ],
)
def test_rules_that_break_their_promise_stop_their_table_alone(
    url: str, place: Path, game: str, problem: str
) -> None:
    group = Group(url, open_seats(2, game=game), people=2)
    with pytest.raises(Refused) as refused:
        group.start()
    assert (refused.value.status, refused.value.code) == (500, "fault")
    assert f"The game “{game}” failed: {problem}" in (place / "log").read_text("utf-8")
    assert Group(url, open_seats(2, game="goofspiel"), people=2).start().host.look()["n"] == 1


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (
            "raising",
            "The package broken failed: "
            "AttributeError: 'Raising' object has no attribute 'nothing' (broken.py, line 13)",
        ),
        ("tuple", "The game “tuple” failed: resolve returned a tuple, not a Step"),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_command_tells_it_in_one_sentence(
    tablecade: Run, broken: dict[str, str], game: str, told: str, workers: str
) -> None:
    arguments = [game, "random", "random", "--games", "4", "--workers", workers]
    failed = tablecade("simulate", *arguments, PYTHONPATH=broken["PYTHONPATH"])
    assert failed.returncode == 1
    assert failed.stderr.splitlines()[-1] == told
    assert "Traceback" not in failed.stderr
