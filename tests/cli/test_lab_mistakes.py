"""Bad input of the commands of the lab gets one sentence, and never a traceback."""

import json
import os
import signal
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path
from time import sleep

import pytest

from tablecade.core.errors import unreadable
from tablecade.lab.checkpoint import checkpoint_folder
from tests.cli.running import Run

SIMULATE = ("simulate", "qwixx", "random", "random", "--games", "2")
TOURNAMENT = ("tournament", "qwixx", "random", "greedy", "--deals", "2")

BAD: list[tuple[str, ...]] = [
    ("simulate", "qwixx", "--bots", ""),
    ("simulate", "qwixx", "random", "no_module:Bot"),
    ("simulate", "qwixx", "random", "json:dumps_nothing"),
    ("simulate", "qwixx", "hard", "random", "--engine", "kernels"),
    (*SIMULATE, "--engine", "kernels", "--matches", "FOLDER"),
    (*SIMULATE, "--workers", "0"),
    (*SIMULATE, "--matches", "/proc/tablecade"),
    (*SIMULATE, "--ray", "nowhere"),
    (*SIMULATE, "--ray", "127.0.0.1:99999"),
    (*SIMULATE, "--ray", "127.0.0.1:1"),
    ("tournament", "qwixx", "random", "nobody"),
    (*TOURNAMENT, "--precision", "inf"),
    (*TOURNAMENT, "--precision", "-1"),
    (*TOURNAMENT, "--deals", "1"),
    (*TOURNAMENT, "--seats", "9"),
    (*TOURNAMENT, "--html", "FOLDER"),
    (*TOURNAMENT, "--html", "/proc/report.html"),
    (*TOURNAMENT, "--html", "missing/report.html"),
    ("report", "missing"),
    ("report", "FOLDER"),
    ("dataset", "qwixx", "missing", "out.parquet"),
    ("dataset", "qwixx", "FOLDER", "out.parquet"),
    ("dataset", "chess", "FOLDER", "out.parquet"),
    ("dataset", "qwixx", "MATCHES", "FOLDER"),
    ("dataset", "qwixx", "MATCHES", "missing/out.parquet"),
    ("dataset", "pixoid", "MATCHES", "out.parquet"),
    ("play", "pixoid", "--resume", "MATCH"),
    ("play", "--resume", "MATCH", "--bots", "random"),
    ("play", "--resume", "MATCH", "--people", "Ann"),
    ("play", "--resume", "MATCH", "--option", "track=A"),
    ("play", "--resume", "MATCH", "--dice", "yours"),
    ("review", "missing"),
    ("review", "MATCH", "--seat", "7"),
    ("review", "MATCH", "--seat", "-1"),
    ("solve", "pixoid", "A1", "A2", "C1", "D1"),
    ("solve", "pixoid", "A1", "B1", "C1", "D1", "--variant", "long"),
    ("benchmark", "nobody"),
    ("benchmark", "process:no-such-program"),
    ("benchmark", "random", "--positions", "1"),
    ("simulate", "qwixx", "random", "process:no-such-program"),
    ("benchmark", "random", "--matches", "1"),
    ("benchmark", "random", "--html", "missing/page.html"),
]


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One match file of Qwixx."""
    from tablecade import play

    folder = tmp_path_factory.mktemp("matches")
    match = play("qwixx", ["random", "random"], seed=1)
    (folder / "one.jsonl").write_text(match.write(), encoding="utf-8")
    return folder


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_a_mistake_is_told_in_a_sentence(
    args: tuple[str, ...], run: Run, tmp_path: Path, matches: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    real = {"FOLDER": "folder", "MATCHES": str(matches)}
    real["MATCH"] = str(matches / "one.jsonl")
    ran = run(*(real.get(arg, arg) for arg in args))
    assert ran.code in (1, 2)
    assert ran.err.strip()
    assert "Traceback" not in ran.err
    assert ran.out == ""
    assert not [*tmp_path.glob("*.parquet")]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ("benchmark", "nope"),
            "There is no bot “nope” for pixoid, qwixx, qwixx-on-board; there are random, ",
        ),
        (
            ("simulate", "pixoid", *["random"] * 3, "--option", 'board={"x":1}'),
            "The option “board” has not the form it needs: there is no x here ",
        ),
        (
            ("simulate", "qwixx-on-board", *["random"] * 2, "--option", 'track={"x":1}'),
            "The option “track” has not the form it needs: there is no x here ",
        ),
        (
            ("simulate", "qwixx", "process:", "greedy"),
            "The bot “process:” can't be used: there is no command",
        ),
        ((*TOURNAMENT, "--seats", "0"), "Qwixx has 2 to 5 seats, not 0."),
        ((*TOURNAMENT, "--seats", "-1"), "Qwixx has 2 to 5 seats, not -1."),
    ],
)
def test_the_sentence_says_what_is_wrong(args: tuple[str, ...], sentence: str, run: Run) -> None:
    ran = run(*args)
    assert ran.code == 1
    assert ran.err.startswith(sentence)


@pytest.mark.parametrize(
    ("option", "german"),
    [
        ('board={"x":', "board: ab Zeichen 6 ist das kein JSON"),
        ('board={"x":1}', "hat nicht die nötige Form: x gibt es hier nicht (PX-8.1)"),
    ],
)
def test_a_mistake_in_json_is_told_in_the_language(option: str, german: str, run: Run) -> None:
    bots = ["random"] * 3
    ran = run("simulate", "pixoid", *bots, "--option", option, "--language", "de")
    assert ran.code == 1
    assert german in ran.err


def test_a_full_disk_is_told(run: Run, tmp_path: Path) -> None:
    """/dev/full takes a file and refuses every byte."""
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    page = tmp_path / "page.html"
    page.symlink_to("/dev/full")
    ran = run(*TOURNAMENT, "--html", str(page))
    assert ran.code == 1
    assert f"{page}: the disk is full." in ran.err
    assert "Traceback" not in ran.err


def command(*args: str, home: Path, **variables: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tablecade", *args],
        env={**os.environ, "XDG_DATA_HOME": str(home), **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )


def stopped(*args: str, home: Path, once: str) -> str:
    """Press Ctrl+C once there is such a file; what the command says then."""
    started = command(*args, home=home, TABLECADE_LANGUAGE="en")
    while not any(home.rglob(once)):
        assert started.poll() is None
        sleep(0.1)
    started.send_signal(signal.SIGINT)
    out, err = started.communicate()
    assert (started.returncode, out) == (130, "")
    assert "Stopped after" in err
    assert "Traceback" not in err
    return err


def test_a_terminal_of_another_encoding_shows_something(tmp_path: Path) -> None:
    started = command(
        *SIMULATE, home=tmp_path, PYTHONIOENCODING="iso8859-2", LC_ALL="pl_PL", PYTHONUTF8="0"
    )
    out, err = started.communicate()
    assert started.returncode == 0, err
    assert "random" in out


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "qwixx", "greedy", "hard", "--games", "4000", "--json"),
        ("tournament", "qwixx", "greedy", "hard", "--deals", "2000", "--json"),
        ("benchmark", "greedy", "--matches", "4000"),
    ],
    ids=["simulate", "tournament", "benchmark"],
)
def test_ctrl_c_keeps_what_is_done(args: tuple[str, ...], tmp_path: Path) -> None:
    stopped(*args, "--workers", "2", home=tmp_path, once="*.jsonl")
    (kept,) = tmp_path.rglob("*.jsonl")
    assert sum(json.loads(line)["count"] for line in kept.read_text().splitlines()) >= 1


def test_a_tournament_whose_page_cannot_be_written_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def full(*_: object) -> None:
        raise unreadable(Path("page.html"), OSError(ENOSPC, "No space left on device"))

    command = (*TOURNAMENT, "--html", str(tmp_path / "page.html"))
    with monkeypatch.context() as patched:
        patched.setattr("tablecade.cli.simulate.write_page", full)
        assert run(*command).code == 1
    assert any(checkpoint_folder().iterdir())
    assert run(*command).code == 0
    assert not any(checkpoint_folder().iterdir())
