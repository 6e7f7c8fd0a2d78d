"""What is measured of the choices that people make."""

import re

import pytest

from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import Group, open_seats

pytestmark = pytest.mark.parametrize("engine", ["sqlite"], indirect=True)


def test_a_choice_that_replaces_another_is_not_measured_again(serve: Serve) -> None:
    server = serve()
    group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
    person = group.people[0]
    seen = person.look()
    ((hand, legal),) = person.owed(seen).items()
    for action in (legal[0], legal[0], legal[1]):
        person.choose(seen["n"], hand, action)
    metrics = calls.get(f"{server.url}/metrics").text
    assert re.search(r"^tablecade_choices_total 1\.0$", metrics, re.MULTILINE)
    assert re.search(r"^tablecade_choice_seconds_count 1\.0$", metrics, re.MULTILINE)
