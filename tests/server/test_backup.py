"""Backups beside a running server, restored on either engine."""

import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from shutil import copy2

import pytest

from tests.server.api.test_tables import place_all
from tests.server.harness import calls
from tests.server.harness.client import Group, close_all, open_seats
from tests.server.harness.command import tablecade
from tests.server.harness.served import Served, Wanted
from tests.server.test_game import play_on, wish_of

PAGE = 4096
"""Bytes of a page of SQLite."""


@pytest.fixture(scope="module")
def backed_up(
    new_database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Path]]:
    """A database with a finished match and one under way, which go on being served; its backup."""
    database, file = new_database(), tmp_path_factory.mktemp("backup") / "backup.db"
    server = Served(Wanted(database))
    try:
        finished = Group(server.url, wish_of("pixoid with three"), people=3).start()
        play_on(finished.people, random.Random(3))
        place_all(Group(server.url, open_seats(4, game="pixoid"), people=4).start())
        made = tablecade("backup", str(file), "--db", database)
        assert made.returncode == 0, made.stderr
        assert "Tables: 2; verified matches: 2." in made.stdout
        assert calls.get(f"{server.url}/readyz").status_code == 200
        yield database, file
    finally:
        close_all()
        server.close()


@pytest.fixture
def database(backed_up: tuple[str, Path]) -> str:
    return backed_up[0]


@pytest.fixture
def backup(backed_up: tuple[str, Path], tmp_path: Path) -> Path:
    """A copy for one test."""
    return Path(copy2(backed_up[1], tmp_path))


def test_a_backup_is_one_private_file(backup: Path) -> None:
    assert [path.name for path in backup.parent.glob("*backup*")] == ["backup.db"]
    assert backup.stat().st_mode & 0o077 == 0


def test_a_backup_is_restored_into_another_database(
    backup: Path, new_database: Callable[[], str]
) -> None:
    target = new_database()
    for said in ("Restored tables: 2; there already: 0.", "Restored tables: 0; there already: 2."):
        done = tablecade("restore", str(backup), "--db", target)
        assert done.returncode == 0, done.stderr
        assert said in done.stdout
    listed = tablecade("tables", "list", "--db", target).stdout
    assert listed == tablecade("tables", "list", "--db", f"sqlite:///{backup}").stdout


def test_tables_are_restored_beside_a_running_server(
    backup: Path, new_database: Callable[[], str]
) -> None:
    target = new_database()
    server = Served(Wanted(target))
    try:
        assert tablecade("restore", str(backup), "--db", target).returncode == 0
        with closing(sqlite3.connect(backup)) as kept:
            ids = [row[0] for row in kept.execute("SELECT id FROM tables")]
        statuses = {calls.get(f"{server.url}/api/tables/{table}").json()["status"] for table in ids}
        assert statuses == {"over", "playing"}
    finally:
        server.close()


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_backup_with_a_changed_match_is_refused(
    backup: Path, new_database: Callable[[], str]
) -> None:
    with closing(sqlite3.connect(backup)) as kept, kept:
        kept.execute("UPDATE decisions SET line = replace(line, 'up', 'down') WHERE n > 1")
    refused = tablecade("restore", str(backup), "--db", new_database())
    assert (refused.returncode, len(refused.stderr.splitlines())) == (1, 1), refused.stderr
    assert f"The database {backup} can’t be used: it holds a damaged row." in refused.stderr


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_backup_of_a_newer_schema_is_told_by_its_name(backup: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(backup)) as kept, kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")
    refused = tablecade("restore", str(backup), "--db", f"sqlite:///{tmp_path}/new.db")
    assert (refused.returncode, len(refused.stderr.splitlines())) == (1, 1), refused.stderr
    assert f"The database {backup} was written by a newer Tablecade" in refused.stderr


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
@pytest.mark.parametrize("content", [None, b"", b"not a database at all"])
def test_a_file_that_is_no_backup_is_told(
    content: bytes | None, database: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    if content is not None:
        file.write_bytes(content)
    refused = tablecade("restore", str(file), "--db", database)
    assert refused.returncode == 1
    assert "Traceback" not in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert str(file) in refused.stderr


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_damaged_backup_is_told_by_its_name(backup: Path, tmp_path: Path) -> None:
    """Its first page is whole, so that it looks like a backup."""
    pages = bytearray(backup.read_bytes())
    for page in range(2 * PAGE, len(pages), PAGE):
        pages[page : page + 8] = b"\xff" * 8
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(pages)
    failed = tablecade("restore", str(damaged), "--db", f"sqlite:///{tmp_path}/new.db")
    assert failed.returncode == 1
    assert failed.stderr == f"The database {damaged} can’t be used: the file is damaged.\n"
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("command", [("backup", "x.db"), ("tables", "list")])
def test_a_database_that_is_not_there_is_told_and_not_made(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    refused = tablecade(*command, "--db", f"sqlite:///{tmp_path}/typo/tables.db")
    assert refused.returncode == 1
    assert "can’t be used: there is no such file or folder." in refused.stderr
    assert not (tmp_path / "typo").exists()


def test_an_empty_database_has_no_backup(new_database: Callable[[], str], tmp_path: Path) -> None:
    database = new_database()
    if database.startswith("sqlite"):
        Path(database.removeprefix("sqlite:///")).touch()
    refused = tablecade("backup", str(tmp_path / "backup.db"), "--db", database)
    assert refused.returncode == 1
    assert "can’t be used: it holds no tables of Tablecade." in refused.stderr
    assert not (tmp_path / "backup.db").exists()


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_backup_never_replaces_a_database_in_use(
    backup: Path, database: str, new_database: Callable[[], str], tmp_path: Path
) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    link = tmp_path / "link.db"
    link.symlink_to(file)
    before = file.read_bytes()
    for same in (file, Path(os.path.relpath(file)), link):
        refused = tablecade("backup", str(same), "--db", database)
        assert refused.returncode == 1
        assert "is the database itself" in refused.stderr
    other = tablecade("backup", str(file), "--db", f"sqlite:///{backup}")
    assert other.returncode == 1
    assert "Another server is using" in other.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_the_database_may_be_named_in_the_file_of_the_server(
    backup: Path, database: str, tmp_path: Path
) -> None:
    file, again = tmp_path / "tablecade.toml", tmp_path / "again.db"
    file.write_text(f'db = "{database}"\n')
    made = tablecade("backup", str(again), "--config", str(file))
    assert "Tables: 2; verified matches: 2." in made.stdout, made.stderr
    done = tablecade("restore", str(backup), "--config", str(file))
    assert "there already: 2." in done.stdout, done.stderr


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_folder_that_is_not_there_is_told(database: str, tmp_path: Path) -> None:
    refused = tablecade("backup", str(tmp_path / "nowhere" / "backup.db"), "--db", database)
    assert refused.returncode == 1
    assert "there is no such file or folder." in refused.stderr


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_table_of_a_game_that_is_not_installed_stops_no_command(
    backup: Path, new_database: Callable[[], str], tmp_path: Path
) -> None:
    with closing(sqlite3.connect(backup)) as kept, kept:
        kept.execute(
            """UPDATE tables SET setting = CAST(replace(setting, '"pixoid"', '"chess"') AS BLOB)
            WHERE id IN (SELECT id FROM stands WHERE status = 'playing')"""
        )
    source = f"sqlite:///{backup}"
    again = tablecade("backup", str(tmp_path / "again.db"), "--db", source)
    assert again.returncode == 0, again.stderr
    assert "Tables: 2; verified matches: 1." in again.stdout
    assert "its game chess is not installed here" in again.stderr
    exported = tablecade("tables", "export", str(tmp_path / "files"), "--db", source)
    assert exported.returncode == 1
    assert "is left out: its game chess is not installed here" in exported.stderr
    assert len([*(tmp_path / "files").iterdir()]) == 1
    restored = tablecade("restore", str(tmp_path / "again.db"), "--db", new_database())
    assert "Restored tables: 2;" in restored.stdout, restored.stderr
