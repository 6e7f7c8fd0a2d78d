"""Where figures come from: the command, the versions, the seed. Part of every report and JSON."""

import platform
import shlex
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from msgspec import Struct

from tablecade import __version__

LIBRARIES = ("numpy", "numba")


class Provenance(Struct, frozen=True):
    command: str
    versions: dict[str, str]
    seed: int | None = None
    engines: tuple[str, ...] = ()

    def lines(self) -> list[tuple[str, str]]:
        """Key and text of each line; keys are those of the sentences `report-<key>`."""
        lines = [("command", self.command)]
        if self.seed is not None:
            lines.append(("seed", str(self.seed)))
        if self.engines:
            lines.append(("engine", ", ".join(self.engines)))
        versions = ", ".join(f"{name} {number}" for name, number in self.versions.items())
        return [*lines, ("versions", versions)]


def provenance(*, seed: int | None = None, engines: Sequence[str] = ()) -> Provenance:
    """Of this process."""
    command = shlex.join(["tablecade", *sys.argv[1:]])
    return Provenance(command, versions(), seed, tuple(engines))


def versions() -> dict[str, str]:
    found = {"tablecade": __version__, "Python": platform.python_version()}
    for library in LIBRARIES:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            continue
    return found
