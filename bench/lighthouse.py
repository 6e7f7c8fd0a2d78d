"""Lighthouse, from npm, into the folder for temporary files: its scores for a phone.

It multiplies what the machine needs by four, whatever else the machine does meanwhile: on a busy
one the blocking time, and with it the score, says nothing. Its index of the machine, printed
beside, says how fast that was just then. Of several runs the middle one by performance counts, as
Lighthouse's own makers advise; all are shown.
"""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.chromium import FLAGS, executable

LIGHTHOUSE = "lighthouse@12.8.2"
GOALS = {"performance": 95, "accessibility": 100, "best-practices": 95}
FIGURES = (
    *("first-contentful-paint", "largest-contentful-paint"),
    *("total-blocking-time", "cumulative-layout-shift"),
)


def installed() -> Path | None:
    """Lighthouse's command; None where npm or its registry can't be had."""
    npm = shutil.which("npm")
    if npm is None:
        return None
    folder = Path(tempfile.gettempdir()) / "tablecade-lighthouse"
    command = folder / "node_modules/.bin/lighthouse"
    if not command.exists():
        folder.mkdir(exist_ok=True)
        wanted = [npm, "install", "--silent", "--no-audit", "--no-fund", LIGHTHOUSE]
        subprocess.run(wanted, cwd=folder, check=False)
    return command if command.exists() else None


def tell(command: Path, name: str, address: Callable[[], str], runs: int) -> None:
    """Print the run in the middle; every run gets an address of its own."""
    reports = sorted((_report(command, address()) for _ in range(runs)), key=_performance)
    print(f"lighthouse {name}: {', '.join(str(_performance(report)) for report in reports)}")
    _tell_one(reports[len(reports) // 2], name)


def _performance(report: dict[str, Any]) -> int:
    return _score(report, "performance")


def _score(report: dict[str, Any], category: str) -> int:
    return round(100 * (report["categories"][category]["score"] or 0))


def _report(command: Path, url: str) -> dict[str, Any]:
    """Lighthouse's report of one page, as a phone on a slow network sees it."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        subprocess.run(
            [
                str(command),
                url,
                "--quiet",
                f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
                f"--only-categories={','.join(GOALS)}",
                "--output=json",
                f"--output-path={report}",
            ],
            check=True,
            env={**os.environ, "CHROME_PATH": executable()},
        )
        return dict(json.loads(report.read_text(encoding="utf-8")))


def _tell_one(report: dict[str, Any], name: str) -> None:
    figures = ", ".join(report["audits"][figure]["displayValue"] for figure in FIGURES)
    index = round(report["environment"]["benchmarkIndex"])
    print(f"lighthouse {name}: {figures} (paint, largest paint, blocking, shift); machine {index}")
    for category, goal in GOALS.items():
        print(f"lighthouse {name} {category}: {_score(report, category)} (goal {goal})")
        for reference in report["categories"][category]["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] > 0 and audit["score"] is not None and audit["score"] < 0.9:
                print(f"  {audit['id']} {audit['score']} {audit.get('displayValue', '')}")
