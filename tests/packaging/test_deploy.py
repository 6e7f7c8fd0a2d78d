"""The files of deploy/: each is read by the program it is for; where that is missing, skipped."""

import json
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from math import isnan
from pathlib import Path

import httpx
import pytest
import yaml

from tablecade.cli.configuration import configure
from tests.programs import find_program
from tests.server.api.test_tables import place_all
from tests.server.harness import calls
from tests.server.harness.client import Group, close_all, open_seats
from tests.server.harness.postgres import free_port
from tests.server.harness.served import Served, Wanted

SECONDS = 60
ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def run(*command: str) -> str:
    program = find_program(command[0])
    ran = subprocess.run([program, *command[1:]], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def test_caddy_accepts_its_file() -> None:
    run("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


def test_prometheus_accepts_its_file() -> None:
    run("promtool", "check", "config", str(DEPLOY / "prometheus.yml"))


def test_postgres_needs_the_file_with_its_password() -> None:
    """With the profile alone it would run, while the servers keep their tables in SQLite."""
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:-}"  # noqa: S105 - empty
    variables = (DEPLOY / "postgres.env").read_text(encoding="utf-8")
    assert {"COMPOSE_PROFILES", "POSTGRES_PASSWORD", "TABLECADE_DB"} <= set(
        re.findall(r"^(\w+)=.", variables, re.MULTILINE)
    )


@pytest.mark.parametrize("page", ["compose.yaml", "docs/hosting.md"])
def test_a_profile_on_the_command_line_replaces_that_of_the_file(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for command in re.findall(r"docker compose --env-file deploy/postgres.env .*?up -d", text):
        assert ("--profile" in command) == ("--profile postgres" in command), command


def test_the_file_of_settings_decides_where_the_unit_keeps_tables() -> None:
    """A variable of the unit would come before it."""
    unit = (DEPLOY / "tablecade.service").read_text(encoding="utf-8")
    chosen = configure({}, file=DEPLOY / "tablecade.toml")
    assert chosen.settings.database == "sqlite:////var/lib/tablecade/tables.db"
    assert "StateDirectory=tablecade\n" in unit
    assert "TABLECADE_DB" not in unit


def test_systemd_rates_the_unit_as_the_docs_say() -> None:
    unit = str(DEPLOY / "tablecade.service")
    rated = run("systemd-analyze", "security", "--offline=true", unit)
    docs = (DEPLOY.parent / "docs/hosting.md").read_text(encoding="utf-8")
    score = rated.rpartition("Overall exposure level for tablecade.service: ")[2].split()[0]
    assert f"rates its exposure at {score} of 10" in docs


def test_systemd_knows_every_line_of_the_unit(tmp_path: Path) -> None:
    """With a program that exists here: the unit names the one of an installation."""
    unit = tmp_path / "tablecade.service"
    written = (DEPLOY / "tablecade.service").read_text(encoding="utf-8")
    unit.write_text(written.replace("/opt/tablecade/bin/tablecade", "/bin/true"))
    assert run("systemd-analyze", "verify", "--man=no", str(unit)) == ""


@pytest.fixture
def people_leave() -> Iterator[None]:
    yield
    close_all()


@pytest.mark.usefixtures("people_leave")
def test_every_panel_of_the_dashboard_has_a_result(tmp_path: Path) -> None:
    """A real Prometheus asks a server at which a match is played, and answers each panel."""
    prometheus = find_program("prometheus")
    with (
        closing(Served(Wanted(f"sqlite:///{tmp_path}/tables.db"))) as server,
        running(prometheus, tmp_path, server.wanted.port) as ask,
    ):
        wait_for(partial(ask, 'up{job="tablecade"}'))
        group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
        place_all(group)
        calls.get(f"{server.url}/api/tables/NOPE23")
        dashboard = json.loads((DEPLOY / "grafana/tablecade.json").read_text(encoding="utf-8"))
        asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
        assert len(asked) >= 6
        for expression in asked:
            wait_for(partial(ask, expression))


@contextmanager
def running(prometheus: str, folder: Path, scraped: int) -> Iterator[Callable[[str], list[float]]]:
    """Prometheus with the file of deploy/, but quicker, and with the address of one server."""
    port = free_port()
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    config["global"]["scrape_interval"] = "1s"
    (job,) = config["scrape_configs"]
    (found,) = job.pop("dns_sd_configs")
    assert (found["names"], found["port"]) == (["tablecade"], 8000)
    job["static_configs"] = [{"targets": [f"127.0.0.1:{scraped}"]}]
    (folder / "prometheus.yml").write_text(yaml.safe_dump(config))
    options = {"config.file": "prometheus.yml", "storage.tsdb.path": "data"}
    given = [f"--{name}={folder / path}" for name, path in options.items()]
    command = [prometheus, *given, f"--web.listen-address=127.0.0.1:{port}"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(query: str) -> list[float]:
        url = f"http://127.0.0.1:{port}/api/v1/query"
        try:
            answer = calls.get(url, params={"query": query}).json()
        except (httpx.TransportError, ValueError):
            return []
        values = [float(row["value"][1]) for row in answer["data"]["result"]]
        return [value for value in values if not isnan(value)]

    try:
        yield ask
    finally:
        process.terminate()
        process.wait()


def wait_for(ask: Callable[[], list[float]]) -> None:
    end = time.monotonic() + SECONDS
    while not ask():
        assert time.monotonic() < end, "no result"
        time.sleep(0.2)
