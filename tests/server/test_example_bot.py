"""The bot of docs/examples, in another language, at a real table."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.harness.client import Group
from tests.server.harness.served import Served

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "bot.mjs"
NODE = shutil.which("node", path=f"{os.environ['PATH']}:{Path(sys.executable).parent}")
"""The machine's, or the one the client was built with."""


def test_it_plays_a_match_to_the_end(server: Served) -> None:
    assert NODE is not None
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 2]
    options = {"variant": "short", "first_pixoid": "0"}
    group = Group(server.url, {"game": "pixoid", "seats": seats, "options": options}, people=0)
    command = [NODE, str(SCRIPT), server.url, group.code, "Robot"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as robot:
        try:
            _wait_for(group, "Robot")
            group.start()
            said, _ = robot.communicate(timeout=90)
        finally:
            robot.kill()
    assert said == "over\n"
    assert robot.returncode == 0
    seen = group.host.look()
    assert seen["outcome"] is not None
    assert seen["seats"][0]["name"] == "Robot"


def _wait_for(group: Group, name: str) -> None:
    """The script sits down in its own time: the socket tells when."""
    live = group.host.live()
    while True:
        message = live.hear(timeout=60)
        if any(seat["name"] == name for seat in message.get("seats", ())):
            live.close()
            return
