"""Databases of other versions: older ones are upgraded, newer ones are refused."""

import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.server.harness.postgres import free_port
from tests.server.harness.served import Served, Wanted
from tests.server.test_commands import tablecade

OLD = Path(__file__).parent / "data" / "tables-0.1.0.sql"
"""Written by a server of 0.1.0: a finished match of Pixoid and one under way."""


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    return file


def test_a_database_of_0_1_0_is_upgraded_and_served(old_file: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{old_file}"
    checked = tablecade("serve", "--check", "--port", str(free_port()), "--db", database)
    assert "will be upgraded from schema 0003" in checked.stdout, checked.stderr
    with sqlite3.connect(old_file) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM tables")]
    connection.close()
    server = Served(Wanted(database))
    try:
        told = [httpx.get(f"{server.url}/api/tables/{table}").json() for table in ids]
    finally:
        server.close()
    assert {table["status"] for table in told} == {"over", "playing"}
    folder = tmp_path / "matches"
    assert tablecade("tables", "export", str(folder), "--db", database).returncode == 0
    files = sorted(map(str, folder.iterdir()))
    assert len(files) == 2
    assert tablecade("verify", *files).returncode == 0


def test_a_backup_of_0_1_0_is_restored(old_file: Path, tmp_path: Path) -> None:
    """An old database is a backup too."""
    done = tablecade("restore", str(old_file), "--db", f"sqlite:///{tmp_path}/new.db")
    assert "Restored tables: 2" in done.stdout, done.stderr


@pytest.mark.parametrize(
    "command",
    [("serve", "--no-browser"), ("serve", "--check"), ("tables", "list"), ("backup", "x.db")],
)
def test_a_newer_database_is_refused_and_left_alone(
    old_file: Path, command: tuple[str, ...]
) -> None:
    with sqlite3.connect(old_file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = old_file.read_bytes()
    port = ("--port", str(free_port())) if command[0] == "serve" else ()
    refused = tablecade(*command, *port, "--db", f"sqlite:///{old_file}")
    assert refused.returncode == 1
    assert "was written by a newer Tablecade (schema 9999;" in refused.stderr
    assert old_file.read_bytes() == before
