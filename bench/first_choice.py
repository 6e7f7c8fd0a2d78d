"""From Python alone to a first sealed choice: `python -m bench.first_choice dist/tablecade-*.whl`.

A new virtual environment, the wheel with its dependencies, a server, a table, one choice. Prints
the seconds since the start after each step, and the CPU seconds of all that was run for it by then.
Dependencies come from pip's own sources; PIP_NO_CACHE_DIR=1 fetches each anew.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.harness.client import Group, open_seats
from tests.server.harness.postgres import free_port
from tests.server.harness.served import is_ready


def main(wheel: str) -> None:
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [str(place / "bin/python"), "-m", "pip", "install", "--quiet", wheel]
        subprocess.run(pip, check=True, stderr=subprocess.DEVNULL)
        _say("installed", start)
        _choose(place, start)


def _choose(place: Path, start: float) -> None:
    port = free_port()
    serve = [str(place / "bin/tablecade"), "serve", "--no-browser", "--port", str(port)]
    database = ["--db", f"sqlite:///{place}/tables.db"]
    quiet = {**os.environ, "TABLECADE_LOG": "warning"}
    server = subprocess.Popen([*serve, *database], stdout=subprocess.DEVNULL, env=quiet)
    try:
        while not is_ready(port):
            time.sleep(0.05)
        _say("served", start)
        wish = open_seats(4, game="pixoid")
        group = Group(f"http://127.0.0.1:{port}", wish, people=4).start()
        person = group.people[0]
        seen = person.look()
        ((hand, legal),) = person.owed(seen).items()
        person.choose(seen["n"], hand, legal[0])
        _say("first choice sealed", start)
    finally:
        server.terminate()
        server.wait()
    _say("server ended", start)


def _say(step: str, start: float) -> None:
    """A process counts for the CPU once it has ended."""
    used = os.times()
    cpu = used.children_user + used.children_system
    print(f"{time.monotonic() - start:6.1f} s  {cpu:6.1f} s CPU  {step}", flush=True)


if __name__ == "__main__":
    wheels = [Path(word) for word in sys.argv[1:]]
    if len(wheels) != 1 or not wheels[0].is_file():
        sys.exit("bench.first_choice takes one wheel, which `make wheel` builds into dist/.")
    main(str(wheels[0]))
