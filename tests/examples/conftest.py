"""The packages in examples/: Goofspiel is built and installed into a folder of its own, Knight's
Leap is there as an editable install has it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.harness.postgres import free_port
from tests.server.harness.served import is_ready

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., subprocess.CompletedProcess[str]]
COMMAND = "import sys; from tablecade.cli import main; sys.argv[0] = 'tablecade'; main()"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean folder with nothing but the package."""
    folder = tmp_path_factory.mktemp("goofspiel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    here = ["--no-build-isolation"] if find_spec("hatchling") else []
    wanted = ["--no-deps", "--target", str(folder), str(ROOT / "examples" / "goofspiel")]
    subprocess.run([*pip, "install", *here, *wanted], check=True)
    return folder


@pytest.fixture(scope="session")
def environment(site: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    kept = {**os.environ, "XDG_DATA_HOME": str(tmp_path_factory.mktemp("data"))}
    kept |= {"PYTHONPATH": str(site), "TABLECADE_WORK_SECONDS": "60", "TABLECADE_BOT_SECONDS": "60"}
    return {**kept, "TABLECADE_LANGUAGE": "en", "COLUMNS": "120"}


@pytest.fixture(scope="session")
def tablecade(environment: dict[str, str]) -> Run:
    """Runs the command with the package installed."""

    def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", COMMAND, *arguments],
            env={**environment, **more},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.fixture(scope="session")
def script(environment: dict[str, str]) -> Run:
    """Runs a few lines of Python with the package installed."""

    def run(code: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    return run


@pytest.fixture(scope="module")
def served(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the package installed."""
    with serving(environment, tmp_path_factory.mktemp("served")) as url:
        yield url


@pytest.fixture(scope="module")
def leap(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of Knight's Leap that tests may change."""
    folder = tmp_path_factory.mktemp("leap")
    package = "tablecade_leap"
    left_out = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "examples/leap/src" / package, folder / package, ignore=left_out)
    about = folder / f"{package}-1.0.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tablecade-leap\nVersion: 1.0.0\n")
    (about / "entry_points.txt").write_text(f"[tablecade.games]\nleap = {package}:PACKAGE\n")
    return folder


def with_leap(folder: Path) -> dict[str, str]:
    """The environment of a command that finds this copy. No compiled files: a change within the
    same second must be seen.
    """
    own = {"XDG_DATA_HOME": str(folder / "data"), "PYTHONPATH": str(folder)}
    limits = {"TABLECADE_WORK_SECONDS": "60", "TABLECADE_BOT_SECONDS": "60"}
    return {**os.environ, **own, **limits, "PYTHONDONTWRITEBYTECODE": "1"}


@contextmanager
def serving(environment: dict[str, str], folder: Path, *more: str) -> Iterator[str]:
    port = free_port()
    arguments = ["serve", "--no-browser", "--port", str(port), *more]
    arguments += ["--db", f"sqlite:///{folder}/tables.db"]
    command = [sys.executable, "-c", COMMAND, *arguments]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=log)
    try:
        while not is_ready(port):
            assert process.poll() is None, "the server did not start"
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
