"""The bot that docs/examples shows sits down at a real table and plays."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tablecade.core.match import read_match
from tablecade.core.replay import verify
from tablecade.games import GAMES
from tests.server.harness.client import Group
from tests.server.harness.served import Served

STRANGER = Path("docs/examples/stranger.mjs")
NODE = shutil.which("node", path=f"{os.environ['PATH']}:{Path(sys.executable).parent}")
"""The machine's, or the one that the client was built with."""


def test_a_bot_in_another_language_plays_to_the_end(server: Served) -> None:
    assert NODE is not None
    wish = {"game": "qwixx", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    group = Group(server.url, wish, people=0)
    with subprocess.Popen(
        [NODE, STRANGER, server.url, group.code], stdout=subprocess.PIPE, text=True
    ) as stranger:
        assert stranger.stdout is not None
        assert stranger.stdout.readline() == "Stranger sits in seat 0.\n"
        group.start()
        said = stranger.stdout.read()
    assert stranger.returncode == 0
    seen = group.host.look()
    assert seen["status"] == "over"
    assert json.loads(said.removeprefix("It is over: ")) == seen["outcome"]
    assert verify(GAMES, read_match(group.host.match())) is not None
