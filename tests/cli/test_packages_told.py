"""What a package of somebody else does wrong is told in one sentence, with its place."""

from pathlib import Path

import pytest

from tests.cli.running import Run
from tests.testing.installed import BOTS, PACKAGE, RULES, install

ILLEGAL = """
from .rules import Take
class Stubborn:
    def __init__(self, game, rng): ...
    def choose(self, state, hands):
        return {hand: Take(0) for hand in hands}
BOTS = {"stubborn": Stubborn}
"""


@pytest.mark.parametrize("command", ["simulate", "tournament"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_plays_an_illegal_choice_is_named(
    command: str, workers: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if workers == "2":
        monkeypatch.setenv("PYTHONPATH", str(tmp_path / "made" / "src"))
    install(tmp_path, monkeypatch, (BOTS, "", ILLEGAL))
    ran = run(command, "claims", "stubborn", "random", "--workers", workers)
    assert ran.code == 1
    named = "The bot “stubborn (tablecade-claims, bots.py:5)” chose a1 for hand "
    assert named in ran.err
    assert "Traceback" not in ran.err


def test_a_syntax_error_is_told_with_one_place(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, (RULES, "SIZE = 5", "SIZE = = 5"))
    told = run("games").err
    assert "SyntaxError: invalid syntax (tablecade_claims/rules.py:" in told
    assert told.count("rules.py") == 1
    assert "__init__.py" not in told


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ([("def outcome(", "def ended(")], "Claims has no outcome()"),
        (
            [("def write(", "def wrote("), ("def show(", "def shown(")],
            "Claims has no show(), no wr",
        ),
        ([("def actions(", "def listed(")], "Claims has neither actions() nor read(), so"),
        ([("    meta = Meta", "    about = Meta")], "meta is None, not a tablecade.core.game.Meta"),
    ],
)
def test_a_missing_method_is_told(
    changes: list[tuple[str, str]],
    sentence: str,
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(tmp_path, monkeypatch, *((RULES, old, new) for old, new in changes))
    told = run("games").err
    assert f"the rules of claims left out: {sentence}" in told
    assert len(told.splitlines()) == 1


def test_colours_of_its_own_are_shown(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    colours = 'colours=("teal", "gold", "grey", "black"), options=()'
    install(tmp_path, monkeypatch, (RULES, "options=()", colours))
    monkeypatch.setattr("builtins.input", lambda *_: (_ for _ in ()).throw(EOFError))
    ran = run("play", "claims", "--save", str(tmp_path / "match.jsonl"))
    assert ran.code == 0
    assert "◕" in ran.out
    assert "▲" in ran.out


def test_a_piped_match_says_at_its_end_who_won(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, (PACKAGE, 'locales="locales",', ""))
    cells = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    answers = iter([answer for _ in cells for cell in cells for answer in (cell, "")])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    ran = run("play", "claims", "--bots", "random", "--save", str(tmp_path / "match.jsonl"))
    assert ran.code == 0
    assert "Won by: " in ran.out


def test_rules_are_printed_in_the_language(run: Run) -> None:
    english, german = run("rules", "qwixx").out, run("rules", "qwixx", "--language", "de").out
    assert english.startswith("How Qwixx is played\n")
    assert "QX-1 The sheet" in english
    assert "QX-2.3 Action 1 is for everybody." in english
    assert "  Ruling: Five can play as well." in english
    assert german.startswith("So wird Qwixx gespielt\n")
    assert "A game by Steffen Benndorf, published by Nürnberger-Spielkarten-Verlag." in english
    assert "Tablecade is unofficial" in english


def test_a_package_without_rules_to_read_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    ran = run("rules", "claims")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "The package of claims brings no rules to read.\n"


def test_a_program_that_only_repeats_is_told_in_plain_words(run: Run) -> None:
    ran = run("simulate", "qwixx", "process:cat", "random", "--games", "1", "--workers", "1")
    assert ran.code == 1
    assert 'The bot “process:cat” can\'t be used: it answered \'{"game":"qwixx"' in ran.err
    assert "not JSON such as {" in ran.err
    assert "$" not in ran.err
