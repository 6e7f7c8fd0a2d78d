"""`make audit`: known weaknesses of all dependencies, and their licences.

Exit status 1 for a weakness or an unknown licence, 2 where the advisory services gave no answer
about a package: an audit without answers is not a clean one.
"""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tools.licences import UNKNOWN, npm_licences, python_licences

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    python, npm = _pip_audit(), _npm_audit()
    licences = {**python_licences(), **npm_licences()}
    unknown = [f"{name}: its licence is unknown" for name in licences if licences[name] == UNKNOWN]
    print("Licences:", *(f"{name:45} {licences[name]}" for name in sorted(licences)), sep="\n")
    return conclude(
        python_problems(python) + npm_problems(npm) + unknown,
        python_unanswered(python) + npm_unanswered(npm),
    )


def conclude(problems: Sequence[str], unanswered: Sequence[str]) -> int:
    """Print the end of the report; the exit status."""
    if problems:
        print("\nProblems:", *problems, sep="\n")
    if unanswered:
        print(
            f"\nNot audited: the advisory services gave no answer about {' and '.join(unanswered)}."
            " Run `make audit` where they can be reached."
        )
    if not problems and not unanswered:
        print("\nNo problems.")
    return 1 if problems else 2 if unanswered else 0


def python_problems(report: Mapping[str, Any]) -> list[str]:
    """Of pip-audit's report."""
    return [
        f"{package['name']} {package['version']}: {weakness['id']},"
        f" fixed in {', '.join(weakness['fix_versions']) or 'no version yet'}"
        for package in report.get("dependencies", ())
        for weakness in package.get("vulns", ())
    ]


def python_unanswered(report: Mapping[str, Any]) -> list[str]:
    packages = report.get("dependencies", [])
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if not packages or len(skipped) == len(packages):
        return ["any Python package"]
    return [f"{name} (Python)" for name in skipped]


def npm_problems(report: Mapping[str, Any]) -> list[str]:
    """Of npm's report, which is about what the client is built from."""
    return [
        f"npm {name} {weak['range']}: {weak['severity']}"
        for name, weak in report.get("vulnerabilities", {}).items()
    ]


def npm_unanswered(report: Mapping[str, Any]) -> list[str]:
    return [] if "vulnerabilities" in report else ["any npm package"]


def _pip_audit() -> dict[str, Any]:
    options = ["--require-hashes", "--disable-pip", "--requirement", "requirements.lock"]
    return _report([sys.executable, "-m", "pip_audit", *options, "--format", "json"])


def _npm_audit() -> dict[str, Any]:
    return _report(["sh", "tools/npm.sh", "audit", "--json"])


def _report(command: list[str]) -> dict[str, Any]:
    """What the command prints, whatever it makes of it; nothing where it prints no report."""
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)  # noqa: S603
    try:
        report = json.loads(ran.stdout)
    except ValueError:
        return {}
    return report if isinstance(report, dict) else {}


if __name__ == "__main__":
    sys.exit(main())
