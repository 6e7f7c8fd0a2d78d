"""Wheel and sdist in clean environments: no Node, no checkout, each Python of this machine."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tablecade import __version__
from tests.server.harness import calls
from tests.server.harness.postgres import free_port
from tests.server.harness.served import is_ready

pytestmark = pytest.mark.long

START_SECONDS = 60.0
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def find_python(version: str) -> str | None:
    """A Python that runs, from the path or from pyenv, whose names in the path may not."""
    kept = Path.home().glob(f".pyenv/versions/{version}.*/bin/python")
    for found in (*map(str, kept), shutil.which(f"python{version}")):
        if found and subprocess.run([found, "--version"], capture_output=True).returncode == 0:
            return found
    return None


class Environment:
    """A virtual environment with nothing but what pip put there."""

    def __init__(self, python: str, folder: Path) -> None:
        subprocess.run([python, "-m", "venv", str(folder)], check=True)
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")

    def install(self, *what: str) -> None:
        """With uv where there is one: it keeps what it has fetched."""
        python = str(self.bin / "python")
        pip = [python, "-m", "pip", "install"]
        uv = [shutil.which("uv") or "", "pip", "install", "--python", python]
        subprocess.run([*(uv if uv[0] else pip), *what], check=True, capture_output=True)

    @property
    def command(self) -> str:
        return str(self.bin / "tablecade")


@pytest.fixture(scope="module", params=VERSIONS)
def environment(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    python = find_python(request.param)
    if python is None:
        pytest.skip(f"no Python {request.param} on this machine")
    return Environment(python, tmp_path_factory.mktemp("clean"))


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_what_is_installed_serves_the_client(
    environment: Environment, request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    package: Path = request.getfixturevalue(kind)
    if kind == "wheel":
        environment.install(str(package))
    else:
        environment.install("--force-reinstall", "--no-deps", str(package))
    asked = [environment.command, "--version"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert said == f"tablecade {__version__}\n"
    assert_matches_are_played(environment, tmp_path)
    with served(environment, tmp_path) as url:
        assert_client_is_whole(url)


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
@pytest.mark.parametrize("runner", ["uvx --from", "pipx run --spec"])
def test_a_runner_needs_no_install(
    runner: str, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    program, *words = runner.split()
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not on this machine")
    command = [found, *words, str(request.getfixturevalue(kind)), "tablecade", "--version"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert ran.stdout == f"tablecade {__version__}\n", ran.stderr


def assert_matches_are_played(environment: Environment, folder: Path) -> None:
    """Without the extra `lab`: said at once, with the command that installs it."""
    bots = ["random", "greedy", "--games", "2", "--matches", str(folder / "matches")]
    subprocess.run([environment.command, "simulate", "qwixx", *bots], check=True, cwd=folder)
    files = map(str, (folder / "matches").iterdir())
    subprocess.run([environment.command, "verify", *files], check=True, cwd=folder)
    slow = [environment.command, "simulate", "qwixx", "greedy", "greedy", "--games", "1"]
    said = subprocess.run(slow, capture_output=True, text=True, check=True, cwd=folder).stderr
    assert re.search(r'python[^"]*" -m pip install "tablecade\[lab\] @ file:///', said), said


@contextmanager
def served(environment: Environment, folder: Path) -> Iterator[str]:
    port = free_port()
    variables = {"HOME": str(folder), "PATH": "/nowhere", "LANG": os.environ.get("LANG", "C.UTF-8")}
    process = subprocess.Popen(
        [environment.command, "serve", "--no-browser", "--port", str(port)],
        cwd=folder,
        env=variables,
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait_until_ready(process, port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def _wait_until_ready(process: "subprocess.Popen[bytes]", port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while not is_ready(port):
        assert process.poll() is None, "the server did not start"
        assert time.monotonic() < end, "the server is not ready"
        time.sleep(0.05)


def assert_client_is_whole(url: str) -> None:
    page = calls.get(url)
    assert page.status_code == httpx.codes.OK
    needed = re.findall(r'(?:src|href)="\./([^"]+)"', page.text)
    assert any(re.fullmatch(r"assets/.+\.js", path) for path in needed)
    kept = re.findall(r'"(assets/[^"]+)"', calls.get(f"{url}/worker.js").text)
    assert len(kept) > 30
    for path in {*needed, *kept}:
        assert calls.get(f"{url}/{path}").status_code == httpx.codes.OK, path
