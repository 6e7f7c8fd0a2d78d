"""The licence of every package in requirements.lock and of the client's npm packages."""

import json
import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    for name, licence in sorted({**python_licences(), **npm_licences()}.items()):
        print(f"{name:45} {licence}")


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
    return said or "".join(about.get_all("License") or ("unknown",)).splitlines()[0]


def npm_licences() -> dict[str, str]:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages = {path.removeprefix("node_modules/"): pack for path, pack in lock["packages"].items()}
    return {
        f"npm {name}": pack.get("license", "unknown") for name, pack in packages.items() if name
    }


if __name__ == "__main__":
    main()
