"""The licence of every package in requirements.lock and of the client's npm packages."""

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from tools.npm_packages import npm_packages

UNKNOWN = "unknown"
ROOT = Path(__file__).resolve().parents[1]


def python_licences() -> dict[str, str]:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    names = re.findall(r"^([A-Za-z0-9_.-]+)==", lock, re.MULTILINE)
    return {name: _licence(name) for name in names}


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
