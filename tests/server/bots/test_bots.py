"""Bots of anybody's: whatever they do, the table goes on."""

import json

import pytest

from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tests.server.conftest import Serve
from tests.server.harness.client import Group
from tests.server.harness.leaks import BAD_BOTS

WHY = {
    "sleeper": {"TimeoutError"},
    "failer": {"RuntimeError: no idea"},
    "cheater": {"not-on-the-dice", "too-few-crosses"},
}


@pytest.mark.parametrize("bot", WHY)
def test_a_bot_that_sleeps_fails_or_cheats_is_replaced_and_logged(serve: Serve, bot: str) -> None:
    server = serve(leak=BAD_BOTS, bot_seconds=1.5)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": bot}]
    group = Group(server.url, {"game": "qwixx", "seats": seats}, people=0).start()
    live = group.host.live(after=-1)
    chosen = 0
    while chosen < 2:
        chosen += "1" in live.hear_until("resolved", timeout=30)["choices"]
    group.host.at("POST", "/pause")
    verify(GAMES, read_match(group.host.match()))
    said = [json.loads(line) for line in server.log().splitlines()]
    replaced = [line for line in said if line["event"] == "bot replaced by a legal choice"]
    assert {line["bot"] for line in replaced} == {bot}
    assert {line["why"] for line in replaced} <= WHY[bot]


def test_the_good_bots_are_not_replaced(serve: Serve) -> None:
    server = serve()
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    group = Group(server.url, {"game": "qwixx", "seats": seats}, people=0).start()
    live = group.host.live(after=-1)
    for _ in range(6):
        live.hear_until("resolved", timeout=30)
    assert "replaced" not in server.log()
