"""`make audit`: known weaknesses of all dependencies, and their licences.

Fails for a weakness, for an unknown licence, and for a package that nobody could be asked about:
an audit without answers is not a clean one.
"""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.licences import UNKNOWN, npm_licences, python_licences

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    problems = python_problems(_pip_audit()) + npm_problems(_npm_audit())
    licences = {**python_licences(), **npm_licences()}
    problems += [
        f"{name}: its licence is unknown" for name in licences if licences[name] == UNKNOWN
    ]
    print("Licences:", *(f"{name:45} {licences[name]}" for name in sorted(licences)), sep="\n")
    print("\nProblems:" if problems else "\nNo problems.", *problems, sep="\n")
    return min(len(problems), 1)


def python_problems(report: Mapping[str, Any]) -> list[str]:
    """Of pip-audit's report."""
    packages = report.get("dependencies", [])
    unasked = [package["name"] for package in packages if "skip_reason" in package]
    found = [
        f"{package['name']} {package['version']}: {weakness['id']},"
        f" fixed in {', '.join(weakness['fix_versions']) or 'no version yet'}"
        for package in packages
        for weakness in package.get("vulns", ())
    ]
    if unasked or not packages:
        found.append(f"Python: no answer about {', '.join(unasked) or 'any package'}")
    return found


def npm_problems(report: Mapping[str, Any]) -> list[str]:
    """Of npm's report, which is about what the client is built from."""
    if "vulnerabilities" not in report:
        return [f"npm: no answer about any package ({report.get('message', 'no report')})"]
    return [
        f"npm {name} {weak['range']}: {weak['severity']}"
        for name, weak in report["vulnerabilities"].items()
    ]


def _pip_audit() -> dict[str, Any]:
    options = ["--require-hashes", "--disable-pip", "--requirement", "requirements.lock"]
    return _report([sys.executable, "-m", "pip_audit", *options, "--format", "json"])


def _npm_audit() -> dict[str, Any]:
    return _report(["sh", "tools/npm.sh", "audit", "--json"])


def _report(command: list[str]) -> dict[str, Any]:
    """What the command prints, whatever it makes of it; nothing where it prints no report."""
    ran = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=False)  # noqa: S603
    try:
        report = json.loads(ran.stdout)
    except ValueError:
        return {}
    return report if isinstance(report, dict) else {}


if __name__ == "__main__":
    sys.exit(main())
