"""A disk of its own for the database, small enough to be filled."""

import os
import subprocess
from pathlib import Path

SIZE = "128m"
BLOCK = b"\0" * 2**20


class SmallDisk:
    """A file system in memory. Only root may mount one; nobody else's disk is filled."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._filler = folder / "filler"
        self.mounted = os.geteuid() == 0 and _run(
            "mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)
        )

    def fill(self) -> None:
        try:
            with self._filler.open("wb", buffering=0) as file:
                while True:
                    file.write(BLOCK)
        except OSError:
            return

    def free(self) -> None:
        self._filler.unlink(missing_ok=True)

    def close(self) -> None:
        if self.mounted:
            _run("umount", str(self._folder))


def _run(*command: str) -> bool:
    return subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode == 0
