"""`python -m bench.web [--pages /,/rules/pixoid]`: how heavy and how good the browser client is.

The compressed script and style of the first screen, and Lighthouse's scores for a phone, taken by
Chromium from a server of its own. Lighthouse comes from npm, into the folder for temporary files.
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
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from playwright.sync_api import Browser, Response
from tests.server.harness.served import Served, Wanted
from tests.web.chromium import FLAGS, PHONE, executable, launched, new_page

BUDGET = 150_000
GOAL = 95
LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = (
    *("first-contentful-paint", "largest-contentful-paint"),
    *("total-blocking-time", "cumulative-layout-shift"),
)
HEAVY = ("script", "stylesheet")
PAGES = "/,/rules/pixoid,/replay"
RUNS = 5


def first_screen(browser: Browser, url: str) -> dict[str, int]:
    """Bytes over the wire by kind of file, until home stands still."""
    page = new_page(browser, url, PHONE)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for answer in answers:
        kind = answer.request.resource_type
        sizes[kind] = sizes.get(kind, 0) + answer.request.sizes()["responseBodySize"]
    page.context.close()
    return sizes


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


def middle(command: Path, url: str, runs: int) -> dict[str, Any]:
    """The report of the run in the middle; says what all of them gave."""
    reports = sorted((scores(command, url) for _ in range(runs)), key=performance)
    print(f"lighthouse {url}: {', '.join(str(performance(report)) for report in reports)}")
    return reports[len(reports) // 2]


def performance(report: dict[str, Any]) -> int:
    return round(100 * (report["categories"]["performance"]["score"] or 0))


def scores(command: Path, url: str) -> dict[str, Any]:
    """Lighthouse's report of one page, as a phone on a slow network sees it."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        subprocess.run(
            [
                str(command),
                url,
                "--quiet",
                f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
                f"--only-categories={','.join(CATEGORIES)}",
                "--output=json",
                f"--output-path={report}",
            ],
            check=True,
            env={**os.environ, "CHROME_PATH": executable()},
        )
        return dict(json.loads(report.read_text(encoding="utf-8")))


def tell(report: dict[str, Any], path: str) -> None:
    figures = ", ".join(report["audits"][name]["displayValue"] for name in FIGURES)
    index = round(report["environment"]["benchmarkIndex"])
    print(f"lighthouse {path}: {figures} (paint, largest paint, blocking, shift); machine {index}")
    for category in CATEGORIES:
        score = round(100 * (report["categories"][category]["score"] or 0))
        print(f"lighthouse {path} {category}: {score} (goal {GOAL})")
        for reference in report["categories"][category]["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] > 0 and audit["score"] is not None and audit["score"] < 0.9:
                print(f"  {audit['id']} {audit['score']} {audit.get('displayValue', '')}")


def main(
    pages: Annotated[str, typer.Option(help="Paths, with commas between.")] = PAGES,
    runs: Annotated[int, typer.Option(min=1, help="Of Lighthouse, for each page.")] = RUNS,
) -> None:
    with (
        tempfile.TemporaryDirectory() as kept,
        closing(Served(Wanted(f"sqlite:///{kept}/tables.db"))) as server,
    ):
        with launched() as browser:
            sizes = first_screen(browser, server.url)
        heavy = sum(sizes.get(kind, 0) for kind in HEAVY)
        print(f"first screen, script and style: {heavy:,} bytes compressed (goal {BUDGET:,})")
        print("  " + ", ".join(f"{kind} {size:,}" for kind, size in sorted(sizes.items())))
        command = installed()
        if command is None:
            print("lighthouse: npm can't bring it here")
        else:
            for path in pages.split(","):
                tell(middle(command, f"{server.url}{path}", runs), path)


if __name__ == "__main__":
    typer.run(main)
