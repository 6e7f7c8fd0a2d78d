"""The image of the Containerfile: a match, a kill, an upgrade with its data.

    sh tools/debian_bases.sh
    BUILD=localhost/tablecade-build BASE=localhost/tablecade-run \
        pytest --timeout 1800 -m long tests/packaging/test_container.py

BUILD and BASE are images of this machine, as the Containerfile takes them. IMAGE may name an image
that is ready, PREVIOUS one of the previous version, whose data is then upgraded, and PODMAN another
podman. Without podman, or without IMAGE and BASE, the tests are skipped.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.api.test_tables import place_all
from tests.server.harness import calls
from tests.server.harness.client import Group, close_all, open_seats
from tests.server.harness.postgres import free_port
from tests.server.harness.served import is_ready

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 120.0
HARDENED = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL")  # noqa: S108 - of a container
OLD_OPTIONS = ("--no-browser", "--host", "127.0.0.1", "--db", "sqlite:////data/tables.db")


def podman(*arguments: str) -> str:
    command = [os.environ.get("PODMAN") or shutil.which("podman") or "", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


@pytest.fixture(scope="module")
def image(wheel: Path) -> str:
    ready, base = os.environ.get("IMAGE"), os.environ.get("BASE")
    if not (ready or base) or not (os.environ.get("PODMAN") or shutil.which("podman")):
        pytest.skip("needs podman, and IMAGE or BASE: see the top of this file")
    if ready is not None:
        return ready
    (ROOT / "dist").mkdir(exist_ok=True)
    shutil.copy(wheel, ROOT / "dist")
    name = "localhost/tablecade-test"
    bases = ("--build-arg", f"BASE={base}", "--build-arg", f"BUILD={os.environ.get('BUILD', base)}")
    podman("build", *bases, "-t", name, "-f", str(ROOT / "Containerfile"), str(ROOT))
    return name


class Container:
    """A server in a container, its data in a volume."""

    def __init__(self, volume: str) -> None:
        self.name = f"tablecade-{uuid4().hex[:8]}"
        self.volume = volume
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def run(self, image: str, *arguments: str) -> None:
        settings = ("-e", f"TABLECADE_PORT={self.port}", "-e", "TABLECADE_HOST=127.0.0.1")
        kept = ("-v", f"{self.volume}:/data", "--network", "host")
        podman("run", "-d", "--name", self.name, *HARDENED, *kept, *settings, image, *arguments)
        end = time.monotonic() + START_SECONDS
        while not is_ready(self.port):
            assert time.monotonic() < end, podman("logs", self.name)
            time.sleep(0.2)

    def kill(self) -> None:
        podman("kill", self.name)
        podman("rm", "-f", self.name)


@pytest.fixture
def container() -> Iterator[Container]:
    made = Container(f"tablecade-{uuid4().hex[:8]}")
    yield made
    close_all()
    podman("rm", "-f", "--ignore", made.name)
    podman("volume", "rm", "-f", made.volume)


def test_the_image_runs_as_nobody_and_writes_only_its_data(image: str) -> None:
    script = (
        "import os; print(os.getuid(), *[p for p in ('/data', '/opt', '/etc') if os.access(p, 2)])"
    )
    python = ("--entrypoint", "python", image, "-c", script)
    said = podman("run", "--rm", "--network", "host", *HARDENED, *python)
    assert said.split() == ["10001", "/data"]


def test_a_killed_container_goes_on_with_its_tables(image: str, container: Container) -> None:
    container.run(image)
    assert "<title>Tablecade" in calls.get(container.url).text
    group = Group(container.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    podman("healthcheck", "run", container.name)
    podman("exec", container.name, "tablecade", "backup", "/data/backup.db")
    container.kill()
    container.run(image)
    table = calls.get(f"{container.url}/api/tables/{group.code}").json()
    assert table["status"] == "playing"
    assert table["n"] > 1
    container.kill()


def test_the_data_of_the_previous_version_is_upgraded(image: str, container: Container) -> None:
    previous = os.environ.get("PREVIOUS")
    if previous is None:
        pytest.skip("PREVIOUS names no image of the previous version")
    container.run(previous, "serve", *OLD_OPTIONS, "--port", str(container.port))
    group = Group(container.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    before = calls.get(f"{container.url}/api/tables/{group.code}").json()
    container.kill()
    container.run(image)
    after = calls.get(f"{container.url}/api/tables/{group.code}").json()
    assert (after["status"], after["n"]) == (before["status"], before["n"])
    container.kill()
