"""Commands that players use import nothing that only POSIX systems have."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.harness.postgres import free_port
from tests.server.harness.served import is_ready

POSIX_ONLY = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")

BLOCK = """
import sys
from importlib.abc import MetaPathFinder

class Blocked(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in {names}:
            raise ModuleNotFoundError(f"{{name}} is not on this system", name=name)

for name in {names}:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Blocked())
"""


def run_blocked(code: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    names = (*POSIX_ONLY, "uvloop")
    command = [sys.executable, "-c", BLOCK.format(names=names) + code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize(
    "module",
    [
        "tablecade.cli.app",
        "tablecade.cli.session",
        "tablecade.cli.serving",
        "tablecade.server.serve",
        "tablecade.server.https",
        "tablecade.server.archive",
    ],
)
def test_a_module_loads_without_posix(module: str) -> None:
    ran = run_blocked(f"import {module}")
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("command", [["--version"], ["games"], ["play", "--help"]])
def test_a_command_runs_without_posix(command: list[str]) -> None:
    ran = run_blocked("from tablecade.cli import main; main()", *command)
    assert ran.returncode == 0, ran.stderr


def test_another_encoding_of_the_terminal_is_no_error() -> None:
    code = "import sys; sys.stdout.reconfigure(encoding='iso-8859-2'); "
    ran = run_blocked(
        code + "from tablecade.cli import main; main()", "board", "pixoid", "A1", "B1", "C1", "D1"
    )
    assert "Traceback" not in ran.stderr
    assert ran.returncode == 0


def test_a_server_answers_and_stops_without_posix(tmp_path: Path) -> None:
    """The system's own event loop serves where there is no uvloop."""
    port = free_port()
    names = (*POSIX_ONLY, "uvloop")
    code = BLOCK.format(names=names) + "from tablecade.cli import main; main()"
    options = ["--no-browser", "--port", str(port), "--db", f"sqlite:///{tmp_path}/tables.db"]
    server = subprocess.Popen([sys.executable, "-c", code, "serve", *options])
    try:
        while not is_ready(port):
            assert server.poll() is None, "the server did not start"
            time.sleep(0.1)
    finally:
        server.terminate()
        assert server.wait() == 0
