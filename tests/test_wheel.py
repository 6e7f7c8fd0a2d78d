"""What is installed from a wheel serves the whole client: no Node, no checkout."""

import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness.postgres import free_port
from tests.server.harness.served import is_ready

ROOT = Path(__file__).resolve().parents[1]
START_SECONDS = 60.0


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built and unpacked; beside it only what the client needs none of."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "-w", folder, ROOT], check=True)
    (wheel,) = folder.glob("tablecade-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    """A server from the wheel alone, in a folder of its own, with nothing else in its path."""
    port = free_port()
    start = "from tablecade.cli import main; main()"
    command = [sys.executable, "-c", start, "serve", "--no-browser", "--port", str(port)]
    environment = {"PYTHONPATH": str(installed), "HOME": str(tmp_path), "PATH": "/nowhere"}
    process = subprocess.Popen(
        [*command, "--db", f"sqlite:///{tmp_path}/tables.db"],
        cwd=tmp_path,
        env={**environment, "LANG": os.environ.get("LANG", "C.UTF-8")},
        stdout=subprocess.DEVNULL,
    )
    end = time.monotonic() + START_SECONDS
    while not is_ready(port):
        assert process.poll() is None, "the server did not start"
        assert time.monotonic() < end, "the server is not ready"
        time.sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait()


@pytest.mark.long
def test_an_installed_wheel_serves_the_client(served: str) -> None:
    page = httpx.get(served)
    assert page.status_code == httpx.codes.OK
    needed = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert any(re.fullmatch(r"/assets/index-.*\.js", path) for path in needed)
    kept = re.findall(r'"(/assets/[^"]+)"', httpx.get(f"{served}/worker.js").text)
    assert len(kept) > 30
    for path in {*needed, *kept}:
        assert httpx.get(f"{served}{path}").status_code == httpx.codes.OK, path


@pytest.mark.long
def test_a_wheel_holds_sentences_boards_and_migrations(installed: Path) -> None:
    package = installed / "tablecade"
    assert {p.name for p in (package / "locales").iterdir() if p.is_dir()} >= {
        "en",
        "pl",
        "fr",
        "de",
    }
    assert [*package.glob("server/store/migrations/versions/m*.py")]
    assert not [*package.rglob("*.svelte")]
