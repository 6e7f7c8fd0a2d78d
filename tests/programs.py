"""Programs of other projects that some tests need."""

import os
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("/usr/sbin", f"{ROOT}/.venv/debian/usr/bin", f"{ROOT}/.venv/debian/usr/sbin")


def find_program(name: str) -> str:
    """From a variable (`NGINX` for nginx), the path or what tools/get_programs.sh unpacked.

    Where there is none, the test is skipped.
    """
    path = os.pathsep.join((os.environ.get("PATH", ""), *FOLDERS))
    found = os.environ.get(name.upper()) or shutil.which(name, path=path)
    if found is None:
        pytest.skip(f"{name} is not on this machine")
    return found
