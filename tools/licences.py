"""The licence of every package in requirements.lock and of the client's npm packages."""

from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from packaging.requirements import Requirement

from tools.npm_packages import npm_packages

UNKNOWN = "unknown"
ROOT = Path(__file__).resolve().parents[1]


def python_licences() -> dict[str, str]:
    return {pin.name: _licence(pin.name) for pin in locked(ROOT / "requirements.lock")}


def locked(lock: Path) -> list[Requirement]:
    """Return the packages that the lock pins, without their hashes."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return [Requirement(line.rstrip(" \\")) for line in lines if line[:1].isalnum()]


def _licence(name: str) -> str:
    """What the package says of itself; its classifiers where it has no expression."""
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return "not installed on this system"
    classified = [line for line in about.get_all("Classifier") or () if line.startswith("License")]
    expression = "".join(about.get_all("License-Expression") or ())
    said = expression or "; ".join(line.split(" :: ")[-1] for line in classified)
    return said or "".join(about.get_all("License") or (UNKNOWN,)).splitlines()[0]


def npm_licences() -> dict[str, str]:
    return {f"npm {part.name}": part.licence or UNKNOWN for part in npm_packages()}
