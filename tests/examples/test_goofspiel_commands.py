"""Goofspiel, from a package of its own, in every command."""

import json
import sys
from pathlib import Path

import pexpect
import pytest

from tests.examples.conftest import COMMAND, Run


def test_games_lists_it(tablecade: Run) -> None:
    listed = tablecade("games")
    assert listed.returncode == 0, listed.stderr
    assert "goofspiel" in listed.stdout
    assert "cards=5|8|13 (13)" in listed.stdout


@pytest.fixture(scope="module")
def matches(tablecade: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("matches")
    arguments = ["goofspiel", "greedy", "random", "random", "--games", "6", "--seed", "1"]
    simulated = tablecade("simulate", *arguments, "--matches", str(folder), "--json")
    assert simulated.returncode == 0, simulated.stderr
    told = json.loads(simulated.stdout)
    assert (told["game"], told["games"], told["mean_decisions"]) == ("goofspiel", 6, 26.0)
    return folder


def test_simulated_matches_verify(tablecade: Run, matches: Path) -> None:
    files = [str(file) for file in sorted(matches.glob("*.jsonl"))]
    verified = tablecade("verify", *files)
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.count("Ended with the last card. Won by: ") == len(files) == 6


def test_a_changed_match_does_not_verify(tablecade: Run, matches: Path, tmp_path: Path) -> None:
    lines = next(matches.glob("*.jsonl")).read_text("utf-8").splitlines()
    lines[4] = lines[2].replace('"n":1', '"n":3')  # the bids of the first round again
    changed = tmp_path / "changed.jsonl"
    changed.write_text("\n".join(lines) + "\n", encoding="utf-8")
    verified = tablecade("verify", str(changed))
    assert verified.returncode == 1
    assert "already. (GS-2.1)" in verified.stdout + verified.stderr


def test_a_simulation_is_told_in_every_language(tablecade: Run) -> None:
    arguments = ["simulate", "goofspiel", "greedy", "random", "--games", "2"]
    for language, ending in {"pl": "ostatnią kartą", "de": "letzten", "fr": "dernière"}.items():
        told = tablecade(*arguments, "--language", language)
        assert told.returncode == 0, told.stderr
        assert ending in told.stdout


def test_a_tournament_and_a_report(tablecade: Run, matches: Path, tmp_path: Path) -> None:
    played = tablecade("tournament", "goofspiel", "greedy", "random", "--precision", "0.2")
    assert played.returncode == 0, played.stderr
    assert "greedy" in played.stdout
    page = tmp_path / "report.html"
    reported = tablecade("report", str(matches), "--html", str(page))
    assert reported.returncode == 0, reported.stderr
    assert "Goofspiel" in page.read_text("utf-8")


def test_what_it_does_not_have_is_a_sentence(tablecade: Run, matches: Path) -> None:
    reviewed = tablecade("review", str(next(matches.glob("*.jsonl"))))
    assert reviewed.returncode == 1
    assert reviewed.stderr.strip() == "There is no coach for goofspiel."
    drawn = tablecade("board", "goofspiel")
    assert drawn.returncode == 0, drawn.stderr


def test_a_match_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    arguments = ["play", "goofspiel", "--people", "Ada", "--bots", "greedy"]
    arguments += ["--option", "cards=5", "--save", str(file)]
    command = ["-c", COMMAND, *arguments]
    child = pexpect.spawn(sys.executable, command, env=environment, encoding="utf-8", timeout=60)
    child.expect("The prize is")
    child.expect("cards you keep")
    child.sendline("bid9")
    child.expect("You have played the 9 already")
    for card in (5, 4, 3, 2):
        child.sendline(f"b{card}")
        child.expect(f"bid{card}")
        child.sendline("")
        child.expect("The bids: Ada")
    child.expect("All cards are played. Winner:")
    child.expect("verify")
    child.wait()
    assert '"outcome":{"reason":"cards"' in file.read_text("utf-8")


def test_the_terminal_speaks_polish(environment: dict[str, str], tmp_path: Path) -> None:
    arguments = ["play", "goofspiel", "--bots", "greedy", "--language", "pl"]
    command = ["-c", COMMAND, *arguments, "--save", str(tmp_path / "m.jsonl")]
    child = pexpect.spawn(sys.executable, command, env=environment, encoding="utf-8", timeout=60)
    child.expect("Nagroda to")
    child.expect("zostają karty")
    child.sendline("quit")
    child.wait()


def _plugin(folder: Path, *entries: str) -> dict[str, str]:
    """A package whose entry points lead nowhere."""
    noted = folder / "broken-1.0.dist-info"
    noted.mkdir()
    (noted / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (noted / "entry_points.txt").write_text("\n".join(entries) + "\n")
    return {"PYTHONPATH": str(folder)}


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("broken = no_such_module:Game", "No module named 'no_such_module'"),
        ("broken = json:dumps", "json:dumps is not a tablecade.core.packages.GamePackage"),
        ("other = tablecade.games.qwixx:PACKAGE", "named other, the game's id is qwixx"),
        ("qwixx = tablecade.games.qwixx:PACKAGE", "tablecade already brings a game of this name"),
    ],
)
def test_a_broken_plug_in_is_one_sentence_and_the_rest_works(
    tablecade: Run, tmp_path: Path, entry: str, problem: str
) -> None:
    listed = tablecade("games", **_plugin(tmp_path, "[tablecade.games]", entry))
    assert listed.returncode == 0, listed.stderr
    assert "qwixx-on-board" in listed.stdout
    (line,) = listed.stderr.strip().splitlines()
    assert line.startswith("broken 1.0: the rules of ")
    assert problem in line


def test_broken_bots_leave_the_game_playable(tablecade: Run, tmp_path: Path, site: Path) -> None:
    noted = _plugin(tmp_path, "[tablecade.bots]", "goofspiel = no_such_module:BOTS")
    both = f"{noted['PYTHONPATH']}:{site}"
    played = tablecade("simulate", "goofspiel", "random", "random", "--games", "1", PYTHONPATH=both)
    assert played.returncode == 0, played.stderr
    assert "no_such_module" in played.stderr


def test_it_passes_the_check(tablecade: Run) -> None:
    checked = tablecade("check", "goofspiel")
    assert checked.returncode == 0, checked.stdout
    assert "error:" not in checked.stdout
