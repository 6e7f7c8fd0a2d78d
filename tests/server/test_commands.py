"""The commands that start a server and look into its tables."""

import asyncio
import os
import random
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import asyncpg
import pexpect
import pytest
from msgspec import UNSET
from msgspec.structs import replace
from sqlalchemy import Engine, create_engine

from tablecade import play
from tablecade.core.match import Match
from tablecade.locales import sentences
from tablecade.server.archive import exported, import_match, run_on
from tablecade.server.errors import DatabaseUnusable
from tablecade.server.preflight import TABLES, read_schema, telling_unusable
from tablecade.server.store.schema import metadata
from tests.playing import Setting, random_match
from tests.server.api.test_tables import place_all
from tests.server.conftest import Serve
from tests.server.harness import calls
from tests.server.harness.client import Caller, Group, open_seats
from tests.server.harness.command import CODE, tablecade
from tests.server.harness.postgres import Postgres, free_port
from tests.server.test_game import play_on, wish_of


def test_tables_are_listed_exported_and_imported(
    serve: Serve, database: str, tmp_path: Path
) -> None:
    server = serve()
    finished = Group(server.url, wish_of("pixoid with three"), people=3).start()
    play_on(finished.people, random.Random(2))
    running = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(running)
    listed = tablecade("tables", "list", "--db", database).stdout
    for group in (finished, running):
        assert {group.table, group.code} <= set(listed.split())
    exported = tablecade("tables", "export", str(tmp_path), "--db", database)
    assert exported.returncode == 0, exported.stderr
    files = sorted(tmp_path.glob("*.jsonl"))
    assert len(files) == 2
    proven = tablecade("verify", *map(str, files))
    assert proven.returncode == 0, proven.stderr
    imported = tablecade("tables", "import", *map(str, files), "--db", database)
    assert imported.returncode == 0, imported.stderr
    found = re.findall(r"table ([0-9a-f]{20})", imported.stdout)
    statuses = {calls.get(f"{server.url}/api/tables/{table}").json()["status"] for table in found}
    assert statuses == {"over", "paused"}


def test_an_imported_match_is_kept_when_its_table_plays_on(serve: Serve, database: str) -> None:
    match = without_dice(random_match(Setting("qwixx", 2, {}), 1))
    server = serve()
    imported = import_match(database, match, now=time.time())
    (before,) = exported(database, [imported.table]).files.values()
    Caller(server.url, imported.table, token=imported.host).at("POST", "/lobby")
    assert [*exported(database, [imported.table]).files.values()] == [before]


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_table_is_deleted_with_its_matches(database: str) -> None:
    match = without_dice(random_match(Setting("qwixx", 2, {}), 1))
    first, second = (import_match(database, match, now=time.time()) for _ in range(2))
    assert tablecade("tables", "delete", "NOSUCH", "--yes", "--db", database).returncode == 1
    done = tablecade("tables", "delete", first.code, "--yes", "--db", database)
    assert (done.returncode, done.stdout) == (0, f"Table {first.table} is deleted.\n")
    listed = tablecade("tables", "list", "--db", database).stdout
    assert second.table in listed
    assert first.table not in listed
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        rows = connection.execute("SELECT DISTINCT table_id FROM decisions").fetchall()
    assert rows == [(second.table,)]


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_table_is_deleted_only_if_its_code_is_typed_and_no_server_has_it(
    serve: Serve, database: str
) -> None:
    server = serve()
    group = Group(server.url, open_seats(2, game="qwixx"), people=0)
    failed = tablecade("tables", "delete", group.code, "--yes", "--db", database)
    assert failed.returncode == 1
    assert "Another server is using" in failed.stderr
    server.stop()
    for typed, code in (("no", 1), (group.code, 0)):
        command = [sys.executable, "-c", CODE, "tables", "delete", group.code, "--db", database]
        ran = subprocess.run(
            command, input=f"{typed}\n", text=True, capture_output=True, check=False
        )
        assert ran.returncode == code, ran.stderr


def test_a_code_that_is_a_path_is_not_written(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    match = without_dice(random_match(Setting("qwixx", 2, {}), 1))
    import_match(database, match, now=time.time())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("UPDATE tables SET code = '../PWNED'")
        connection.commit()
    target = tmp_path / "matches"
    for command in (["tables", "export", str(target)], ["backup", str(tmp_path / "b.db")]):
        failed = tablecade(*command, "--db", database)
        assert failed.returncode == 1
        assert "it holds a damaged row" in failed.stderr
    into = f"sqlite:///{tmp_path}/other.db"
    assert tablecade("restore", str(tmp_path / "tables.db"), "--db", into).returncode == 1
    assert not [*tmp_path.glob("PWNED*")]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET setting = x'6a756e6b'",
        "UPDATE tables SET setting = '{}'",
        "UPDATE stands SET status = 'odd'",
        "UPDATE stands SET schedule = '[]'",
        "UPDATE decisions SET line = '{' WHERE n = 3",
        "UPDATE decisions SET n = -1 WHERE n = 3",
    ],
)
def test_a_damaged_row_is_told_in_a_sentence(damage: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    match = without_dice(random_match(Setting("qwixx", 2, {}), 1))
    import_match(database, match, now=time.time())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute(damage)
        connection.commit()
    for command in (["tables", "export", str(tmp_path / "m")], ["backup", str(tmp_path / "b.db")]):
        failed = tablecade(*command, "--db", database)
        assert (failed.returncode, len(failed.stderr.splitlines())) == (1, 1), failed.stderr
        assert "can’t be used" in failed.stderr


def test_a_damaged_row_is_told_on_postgresql_too(postgres: Postgres) -> None:
    database = postgres.new_database()
    match = without_dice(random_match(Setting("qwixx", 2, {}), 1))
    import_match(database, match, now=time.time())
    asyncio.run(_change(database, "UPDATE tables SET setting = '{}'"))
    failed = tablecade("tables", "list", "--db", database)
    assert (failed.returncode, failed.stderr) == (
        1,
        f"The database {database} can’t be used: it holds a damaged row.\n",
    )


def test_a_mistake_of_a_command_is_not_told_as_damage(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="substring"):
        run_on(f"sqlite:///{tmp_path}/tables.db", lambda _connection: "".index("x"))


@pytest.mark.parametrize("missing", ["tables", "stands", "matches", "watch_parties"])
def test_a_database_that_lacks_a_table_is_told_in_a_sentence(missing: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    database = f"sqlite:///{file}"
    run_on(database, lambda connection: connection.exec_driver_sql(f"DROP TABLE {missing}"))
    for command in (
        ["tables", "list", "--db", database],
        ["backup", str(tmp_path / "b.db"), "--db", database],
        ["restore", str(file), "--db", f"sqlite:///{tmp_path}/new.db"],
        ["serve", "--check", "--port", str(free_port()), "--db", database],
    ):
        failed = tablecade(*command)
        told = f"{file} can’t be used: tables of its schema are missing.\n"
        assert failed.returncode == 1
        assert failed.stderr.removeprefix("The database ").removeprefix("sqlite:///") == told
    assert [*tmp_path.glob("*.db")] == [file]


@pytest.mark.parametrize("closed", ["tables.db", ""])
def test_a_file_or_folder_that_is_read_only_is_told_before(
    closed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write everywhere, so the system's answer is not its own here."""
    database = f"sqlite:///{tmp_path}/tables.db"
    run_on(database, lambda _connection: None)
    read_schema(database)
    monkeypatch.setattr("os.access", lambda place, _mode: place != tmp_path / closed)
    with pytest.raises(DatabaseUnusable) as problem:
        read_schema(database)
    assert "reading or writing there is not permitted" in problem.value.sentence(sentences("en"))


def test_an_older_backup_that_lacks_a_table_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "older.db"
    drop = "DROP TABLE matches"
    run_on(f"sqlite:///{file}", lambda c: c.exec_driver_sql(drop), schema="0004")
    failed = tablecade("restore", str(file), "--db", f"sqlite:///{tmp_path}/new.db")
    told = f"The database {file} can’t be used: tables of its schema are missing.\n"
    assert (failed.returncode, failed.stderr) == (1, told)


def test_a_second_name_of_a_database_is_not_served(tmp_path: Path) -> None:
    (tmp_path / "one.db").touch()
    (tmp_path / "two.db").hardlink_to(tmp_path / "one.db")
    for check in ([], ["--check"]):
        port = str(free_port())
        failed = tablecade("serve", "--port", port, "--db", f"sqlite:///{tmp_path}/two.db", *check)
        assert failed.returncode == 1
        assert "a second name (a hard link)" in failed.stderr


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_start_and_stop_are_lines_of_the_log(serve: Serve) -> None:
    server = serve()
    assert '"event":"the server starts"' in server.log()
    server.stop()
    assert '"event":"the server stops"' in server.log()


def without_dice(match: Match) -> Match:
    assert match.closing is not None
    header, closing = (replace(line, dice=UNSET) for line in (match.header, match.closing))
    return replace(match, header=header, closing=closing)


def test_plain_tablecade_serves_everybody_and_says_where(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "TABLECADE_LANGUAGE": "en",
        "TERM": "xterm",
    }
    command = [sys.executable, "-c", CODE]
    child = pexpect.spawn(
        command[0], command[1:], env=environment, encoding="utf-8", dimensions=(60, 120)
    )
    child.expect(r"On this machine: (http://localhost:\d+)/tv", timeout=30)
    assert isinstance(child.match, re.Match)
    url = child.match[1]
    child.expect(r"For a TV in the same network: http://\S+/tv")
    child.expect("For phones in the same network: http://")
    child.expect("█")
    assert calls.get(f"{url}/readyz").status_code == 200
    child.expect(r"http://\S+\.local:\d+|The network takes no name")
    child.sendintr()
    child.expect(pexpect.EOF)
    assert (tmp_path / "tablecade" / "tables.db").exists()


def test_a_taken_port_is_told_in_words(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    database = f"sqlite:///{tmp_path}/x.db"
    failed = tablecade("serve", "--port", str(server.wanted.port), "--db", database)
    assert failed.returncode == 1
    assert f"Port {server.wanted.port} is taken" in failed.stderr


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_a_file_in_use_is_told_in_words(serve: Serve, database: str) -> None:
    serve()
    for words in (["serve"], ["serve", "--check"]):
        failed = tablecade(*words, "--port", str(free_port()), "--db", database)
        assert failed.returncode == 1
        assert "Another server is using" in failed.stderr


def test_tables_of_another_program_are_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE tables (chairs)")
    match = tmp_path / "match.jsonl"
    match.write_text(play("qwixx", ["random", "random"], seed=1).write(), encoding="utf-8")
    serve = ["serve", "--port", str(free_port())]
    for words in (serve, [*serve, "--check"], ["tables", "import", str(match)]):
        failed = tablecade(*words, "--db", f"sqlite:///{file}")
        assert failed.returncode == 1
        assert "can’t be used: another program has tables of the same names" in failed.stderr
        assert "Traceback" not in failed.stderr
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_tables_of_another_program_are_told_on_postgresql_too(postgres: Postgres) -> None:
    database = postgres.new_database()
    asyncio.run(_change(database, "CREATE TABLE waiting (a int)"))
    for check in ([], ["--check"]):
        failed = tablecade("serve", "--port", str(free_port()), "--db", database, *check)
        assert failed.returncode == 1
        assert "can’t be used: another program has tables of the same names" in failed.stderr


async def _change(database: str, statement: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(statement)
    await connection.close()


def test_a_new_database_has_room_for_every_table_of_the_schema() -> None:
    assert metadata.tables.keys() == {*TABLES}


def test_a_full_disk_is_told_in_words(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/full.db")
    with pytest.raises(DatabaseUnusable) as problem, telling_unusable("sqlite:///full.db"):
        _fill(engine)
    assert sentences("en").say(str(problem.value.detail["reason"])) == "the disk is full"


def _fill(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1")
        connection.exec_driver_sql("CREATE TABLE a (b)")


def test_a_database_that_is_no_file_stays_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    failed = tablecade("serve", "--port", str(free_port()), "--db", f"sqlite:///{pipe}")
    assert failed.returncode == 1
    assert "the file can’t be opened" in failed.stderr
    assert stat.S_IMODE(pipe.stat().st_mode) == 0o666


def test_a_terminal_that_is_closed_stops_the_server_in_order(serve: Serve) -> None:
    server = serve()
    os.kill(server.pid, signal.SIGHUP)
    assert server.stop() == 0


@pytest.mark.parametrize("database_url", ["mysql://x", "tables.db"])
def test_an_unknown_kind_of_database_is_refused(database_url: str) -> None:
    assert tablecade("serve", "--db", database_url).returncode == 2


@pytest.mark.parametrize("seconds", [0.5, 1.0, 2.0])
def test_an_interrupt_during_the_start_leaves_no_trace(seconds: float, tmp_path: Path) -> None:
    arguments = ("serve", "--no-browser", "--port", str(free_port()))
    command = [sys.executable, "-c", CODE, *arguments]
    process = subprocess.Popen(
        [*command, "--db", f"sqlite:///{tmp_path}/x.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert "Traceback" not in said
