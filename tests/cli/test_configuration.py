"""Settings from options, variables and a TOML file."""

from pathlib import Path

import pytest

from tablecade.cli.configuration import NEEDED, configure, known_settings
from tablecade.cli.speech import BadSetting, Misuse, out
from tablecade.core.errors import UnreadableFile
from tablecade.server.archive import run_on
from tablecade.server.gateway.admission import Bounds
from tablecade.server.settings import Rate, Settings
from tests.cli.running import Run
from tests.server.harness.postgres import free_port


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tablecade.toml"


def test_an_option_comes_before_a_variable_and_a_variable_before_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("port = 1001\nhost = '127.0.0.3'\nover_days = 2.5\n")
    monkeypatch.setenv("TABLECADE_PORT", "1002")
    monkeypatch.setenv("TABLECADE_HOST", "127.0.0.2")
    settings = configure({"port": 1003, "host": None}, file=file).settings
    assert (settings.port, settings.host, settings.over_days) == (1003, "127.0.0.2", 2.5)


def test_limits_are_written_as_calls_in_seconds(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('failures = "7/70"\nopenings = { most = 8, seconds = 80 }\n')
    monkeypatch.setenv("TABLECADE_CALLS", "9/90")
    settings = configure({}, file=file).settings
    assert settings.calls == Rate(9, seconds=90)
    assert settings.failures == Rate(7, seconds=70)
    assert settings.openings == Rate(8, seconds=80)


def test_a_secret_is_read_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = tmp_path / "db"
    secret.write_text("postgresql://ada:secret@db/tables\n")
    monkeypatch.setenv("TABLECADE_DB_FILE", str(secret))
    assert configure({}).settings.database == "postgresql://ada:secret@db/tables"


def test_a_file_comes_before_the_variable_that_an_image_sets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "db").write_text("postgresql://ada:secret@db/tables\n")
    monkeypatch.setenv("TABLECADE_DB", "sqlite:////data/tables.db")
    monkeypatch.setenv("TABLECADE_DB_FILE", str(tmp_path / "db"))
    assert configure({}).settings.database == "postgresql://ada:secret@db/tables"


def test_the_file_may_be_named_by_a_variable(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("port = 1001\n")
    monkeypatch.setenv("TABLECADE_CONFIG", str(file))
    assert configure({}).settings.port == 1001
    assert "Unknown variable" not in run("serve", "--check", "--port", str(free_port())).out


def test_postgres_is_another_name_of_postgresql() -> None:
    settings = configure({"db": "postgres://ada@db/tables"}).settings
    assert settings.database == "postgresql://ada@db/tables"


def test_what_a_host_needs_is_listed_first(run: Run) -> None:
    names = [value.name for value in configure({}).values]
    assert set(names[:8]) == set(NEEDED)
    told = run("serve", "--check", "--port", str(free_port())).out
    needed, _, rare = told.partition("You will not need these:")
    assert set(NEEDED) <= set(needed.split())
    assert "unsent_bytes" in rare.split()


def test_the_check_changes_nothing(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "not" / "there" / "tables.db"
    ran = run("serve", "--check", "--port", str(free_port()), "--db", f"sqlite:///{database}")
    assert ran.code == 0, ran.err
    assert [*tmp_path.iterdir()] == []


def test_the_password_is_not_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLECADE_PASSWORD", "open sesame")
    told = run("serve", "--check", "--port", str(free_port())).out
    assert "password" in told
    assert "sesame" not in told


def test_a_header_that_nobody_may_send_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLECADE_USER_HEADER", "Remote-User")
    ran = run("serve", "--check")
    assert ran.code == 2
    assert "trusted_proxy is not set" in ran.err


@pytest.mark.parametrize(
    ("path", "root"), [("", ""), ("/", ""), ("/games", "/games"), ("/a/b-c/", "/a/b-c")]
)
def test_a_public_address_may_have_a_path(path: str, root: str) -> None:
    assert configure({"public_url": f"https://x.org{path}"}).settings.root_path == root


def test_every_field_of_the_server_can_be_set() -> None:
    named = {"db" if name == "database" else name for name in Settings.__struct_fields__}
    assert named - known_settings().keys() == {"tempo", "entropy", "bounds"}
    assert set(Bounds.__struct_fields__) <= known_settings().keys()


def test_limits_of_connections_are_settings(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text("head_bytes = 2048\nconnections = 100\n")
    monkeypatch.setenv("TABLECADE_PING_SECONDS", "7.5")
    bounds = configure({}, file=file).settings.bounds
    assert bounds == Bounds(head_bytes=2048, connections=100, ping_seconds=7.5)


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("port", "99999", "port"),
        ("port", "0", "port"),
        ("port", "eighty", "port"),
        ("calls", "200", "rate"),
        ("calls", "0/10", "rate"),
        ("calls", "a/b", "rate"),
        ("over_days", "-1", "number"),
        ("over_days", "nan", "number"),
        ("trusted_proxy", "maybe", "networks"),
        ("metrics_from", "10.0.0.0/99", "networks"),
        ("password", " abc ", "password"),
        ("user_header", "Remote User", "header"),
        ("head_bytes", "10", "bytes"),
        ("sockets_per_address", "1.5", "count"),
        ("connections", "-1", "whole"),
        ("idle_seconds", "0", "number"),
        ("public_url", "foo", "public-url"),
        ("public_url", "https://x.org/a b", "public-url"),
        ("public_url", "https://x.org/games?x=1", "public-url"),
        ("public_url", "https://x.org/api/", "public-url"),
        ("db", "mysql://x", "db"),
        ("language", "xx", "language"),
        ("log", "loud", "log"),
    ],
)
def test_a_value_that_can_not_be_is_told_with_its_place(
    name: str, value: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"TABLECADE_{name.upper()}", value)
    with pytest.raises(BadSetting) as told:
        configure({})
    assert told.value.detail["place"] == f"TABLECADE_{name.upper()}"
    assert told.value.detail["rule"] == rule


@pytest.mark.parametrize("language", ["fr", "FR", "fr-FR", "fr_FR", "fr_FR.UTF-8", "fr_FR@euro"])
def test_a_language_may_be_given_as_a_tag_or_a_locale(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLECADE_LANGUAGE", language)
    assert configure({}).terminal.language == "fr"
    assert configure({"language": language}).terminal.language == "fr"
    assert run("games", "--language", language).out.startswith("Jeu ")


def test_every_command_tells_a_language_that_is_not_ours(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLECADE_LANGUAGE", "pt_BR.UTF-8")
    ran = run("games")
    assert (ran.code, ran.out) == (2, "")
    assert "TABLECADE_LANGUAGE" in ran.err
    assert "pt_BR.UTF-8" in ran.err
    assert "en, pl, fr, de" in ran.err


def test_an_unknown_name_in_the_file_is_told(file: Path) -> None:
    file.write_text("prot = 8000\n")
    with pytest.raises(Misuse) as told:
        configure({}, file=file)
    assert told.value.detail["name"] == "prot"


@pytest.mark.parametrize("text", ["port = ", "\xff"])
def test_a_file_that_is_no_toml_is_told(file: Path, text: str) -> None:
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(UnreadableFile):
        configure({}, file=file)


def test_the_check_says_each_value_and_where_it_comes_from(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = str(free_port())
    file.write_text("idle_days = 3\nunsent_bytes = 70000\n")
    monkeypatch.setenv("TABLECADE_CALLS", "11/12")
    monkeypatch.setenv("TABLECADE_TRUSTED_PROXY", "127.0.0.1,10.0.0.0/8")
    monkeypatch.setenv("TABLECADE_TYPO", "1")
    monkeypatch.setattr(out, "width", 300)
    ran = run("serve", "--check", "--config", str(file), "--port", port)
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "calls 11/12 TABLECADE_CALLS" in lines
    assert f"idle_days 3.0 {file}: idle_days" in lines
    assert f"unsent_bytes 70000 {file}: unsent_bytes" in lines
    assert "head_seconds 10.0 default" in lines
    assert f"port {port} --port" in lines
    assert "trusted_proxy 127.0.0.1, 10.0.0.0/8 TABLECADE_TRUSTED_PROXY" in lines
    assert "browser true default" in lines
    assert "Unknown variable, ignored: TABLECADE_TYPO" in lines
    assert "The database will be made with schema" in ran.out
    assert ran.code == 0


@pytest.mark.parametrize(
    "database",
    [
        "postgresql://ada:secret@127.0.0.1:1/x",
        "postgresql://127.0.0.1:1/x?user=ada&password=secret&sslmode=disable",
    ],
)
def test_the_check_shows_no_password(run: Run, database: str) -> None:
    ran = run("serve", "--check", "--port", str(free_port()), "--db", database)
    assert ran.code == 1
    assert "secret" not in ran.out + ran.err


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("--port", "99999"), 2, "--port: “99999” is not allowed"),
        (("--port", "-1"), 2, "--port: “-1” is not allowed"),
        (("--public-url", "foo"), 2, "--public-url: “foo” is not allowed"),
        (("--host", "nowhere.invalid"), 1, "“nowhere.invalid” is no address of this machine"),
        (("--db", "sqlite:////"), 1, "The database sqlite://// can’t be used"),
        (("--db", f"sqlite:///{__file__}"), 1, "can’t be used: the file is not a database."),
        (("--db", f"sqlite:///{__file__}/x.db"), 1, "used: this is a file, not a folder."),
        (("--db", "postgresql://ada@127.0.0.1:1/x"), 1, "can’t be used: nothing listens there."),
    ],
)
@pytest.mark.parametrize("check", [(), ("--check",)])
def test_what_can_not_be_served_is_told_in_one_sentence(
    run: Run,
    arguments: tuple[str, ...],
    code: int,
    said: str,
    check: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TABLECADE_PORT", str(free_port()))
    ran = run("serve", "--no-browser", *arguments, *check)
    assert ran.code == code
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("check", [(), ("--check",)])
@pytest.mark.parametrize(
    ("certificate", "key", "said"),
    [
        ("", __file__, "certificate is not set. Set both."),
        ("/nowhere.pem", __file__, "/nowhere.pem: there is no such file or folder."),
        (__file__, "/nowhere.key", "/nowhere.key: there is no such file or folder."),
        (__file__, __file__, "must be a certificate and its key as PEM"),
    ],
)
def test_a_certificate_that_can_not_be_used_is_told(
    run: Run,
    certificate: str,
    key: str,
    said: str,
    check: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TABLECADE_CERTIFICATE", certificate)
    monkeypatch.setenv("TABLECADE_CERTIFICATE_KEY", key)
    ran = run("serve", "--no-browser", "--port", str(free_port()), *check)
    assert ran.code == 1
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "Nie można użyć bazy danych {}: plik nie jest bazą danych."),
        ("fr", "La base de données {} n’est pas utilisable : le fichier n’est pas une base"),
        ("de", "Die Datenbank {} ist nicht benutzbar: die Datei ist keine Datenbank."),
    ],
)
def test_a_database_that_is_none_is_told_in_each_language(
    run: Run, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLECADE_LANGUAGE", language)
    database = f"sqlite:///{__file__}"
    ran = run("serve", "--no-browser", "--port", str(free_port()), "--db", database)
    assert said.format(database) in ran.err.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("command", [("list",), ("export", "somewhere"), ("import", "no.jsonl")])
def test_the_commands_of_tables_tell_it_too(run: Run, command: tuple[str, ...]) -> None:
    ran = run("tables", *command, "--db", f"sqlite:///{__file__}")
    assert ran.code == 1
    assert "file is not a database" in ran.err


def test_a_table_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    run_on(database, lambda _connection: None)
    ran = run("tables", "export", str(tmp_path), "--table", "NOPE", "--db", database)
    assert ran.code == 1
    assert "NOPE" in ran.err
