"""The files of deploy/: each is read by the program it is for; where that is missing, skipped."""

import json
import shutil
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.api.test_tables import place_all
from tests.server.harness.client import Group, close_all, open_seats
from tests.server.harness.served import Served, Wanted

DEPLOY = Path(__file__).parents[2] / "deploy"


def run(*command: str) -> str:
    program = shutil.which(command[0])
    if program is None:
        pytest.skip(f"{command[0]} is not installed")
    ran = subprocess.run([program, *command[1:]], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def test_caddy_accepts_its_file() -> None:
    run("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


def test_prometheus_accepts_its_file() -> None:
    run("promtool", "check", "config", str(DEPLOY / "prometheus.yml"))


def test_systemd_rates_the_unit_as_the_docs_say() -> None:
    unit = str(DEPLOY / "tablecade.service")
    rated = run("systemd-analyze", "security", "--offline=true", unit)
    docs = (DEPLOY.parent / "docs/hosting.md").read_text(encoding="utf-8")
    score = rated.rpartition("Overall exposure level for tablecade.service: ")[2].split()[0]
    assert f"rates its exposure at {score} of 10" in docs


def test_every_panel_of_the_dashboard_shows_what_a_server_tells(tmp_path: Path) -> None:
    """Each metric that a panel asks for is in the answer of a server at which a match is played."""
    server = Served(Wanted(f"sqlite:///{tmp_path}/tables.db"))
    try:
        place_all(Group(server.url, open_seats(4, game="pixoid"), people=4).start())
        urlopen(f"{server.url}/healthz").close()  # noqa: S310
        with urlopen(f"{server.url}/metrics") as answer:  # noqa: S310
            told = answer.read().decode()
    finally:
        close_all()
        server.close()
    dashboard = json.loads((DEPLOY / "grafana/tablecade.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    names = {line.split()[2] for line in told.splitlines() if line.startswith("# TYPE")}
    assert len(asked) >= 6
    for expression in asked:
        shown = any(name in expression for name in names) or "up{" in expression
        assert shown, f"no metric of the server is in {expression}"
