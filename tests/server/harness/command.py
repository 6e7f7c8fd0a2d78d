"""The `tablecade` command as a process of its own."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from tablecade.cli import main
from tests.server.harness.served import FORKS

CODE = "from tablecade.cli import main; main()"
SPOKEN = {"TABLECADE_LANGUAGE": "en", "COLUMNS": "200"}
END_SECONDS = 120.0


class Ended(Struct, frozen=True):
    returncode: int | None
    stdout: str
    stderr: str


def tablecade(*arguments: str) -> Ended:
    """The command from its start to its end, forked like a server of the tests (served.py)."""
    with tempfile.TemporaryDirectory(prefix="tablecade-command-") as folder:
        files = Path(folder, "out"), Path(folder, "err")
        process = FORKS.Process(target=_run, args=(arguments, *files))
        process.start()
        process.join(END_SECONDS)
        code = process.exitcode
        process.kill()
        out, err = (file.read_text(encoding="utf-8") for file in files)
        return Ended(code, out, err)


def _run(arguments: tuple[str, ...], out: Path, err: Path) -> None:
    """In the forked process."""
    for descriptor, file in ((1, out), (2, err)):
        with file.open("ab") as opened:
            os.dup2(opened.fileno(), descriptor)
    os.environ.update(SPOKEN)
    sys.argv = ["tablecade", *arguments]
    main()


@contextmanager
def started(*arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """The command, as an installed one starts, until it says how to stop it."""
    process = subprocess.Popen(
        [sys.executable, "-c", CODE, *arguments],
        stdout=subprocess.PIPE,
        env={**os.environ, "TABLECADE_LANGUAGE": "en"},
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if b"Ctrl+C" in line:
                break
        yield process
    finally:
        process.terminate()
        process.communicate()
