"""A command line that can't be read: one sentence in the player's language, exit code 2."""

import pytest

from tablecade.cli.misuse import MISUSED
from tablecade.locales import LANGUAGES
from tests.cli.running import Run

MISTAKES: dict[tuple[str, ...], str] = {
    ("sing",): "There is no command “sing”; there are play, serve, ",
    ("solve", "chess"): "There is no command “chess”; there are pixoid, qwixx.",
    ("play", "--wings"): "“tablecade play” has no option “--wings”; “tablecade play --help” ",
    ("play", "--bot"): "“tablecade play” has no option “--bot”. Did you mean “--bots”?",
    ("play", "qwixx", "--bots"): "The option “--bots” needs a value.",
    ("verify",): "“tablecade verify” needs FILE...: Match files.",
    ("simulate", "qwixx"): "“tablecade simulate” needs BOT...: A bot for each seat",
    ("simulate", "qwixx", "a", "--games", "x"): (
        "This value is not allowed for --games: How many matches.  [default: 100; x>=1]"
    ),
    ("simulate", "qwixx", "a", "--games", "0"): "This value is not allowed for --games",
    ("simulate", "qwixx", "a", "--engine", "x"): "This value is not allowed for --engine",
    ("tournament", "qwixx", "greedy", "random", "--precision", "nan"): (
        "This value is not allowed for --precision"
    ),
    ("tournament", "qwixx", "greedy"): "BOT...: “greedy” is not allowed; it must be at least two",
    ("puzzle", "chess"): "This value is not allowed for GAME: One of: pixoid, qwixx.",
    ("puzzle", "--date", "2026-13-01"): (
        "This value is not allowed for --date: The puzzle of this day (YYYY-MM-DD)."
    ),
    ("simulate", "qwixx", "--bots", "greedy,,random"): (
        "--bots: “greedy,,random” is not allowed; it must be names with a comma between two of them"
    ),
    ("play", "qwixx", "--people", "Ann,"): "--people: “Ann,” is not allowed; it must be names with",
    ("play", "qwixx", "for", "me"): "“tablecade play” can't use “for me”; ",
    ("play", "qwixx", "--option", "wide"): "--option: “wide” is not allowed; it must be KEY=VALUE.",
    ("games", "--language", "xx"): "--language: “xx” is not allowed; it must be one of en, pl, ",
    ("solve", "pixoid"): "Name a board, or give --all.",
    ("tournament", "qwixx", "--people", "a"): "“tablecade tournament” has no option “--people”; “",
    ("benchmark",): "“tablecade benchmark” needs [GAME] BOT...: A game if only that one is wanted",
    ("benchmark", "qwixx"): "“tablecade benchmark” needs BOT...: A game if only that one is wanted",
    ("simulate", "qwixx", "random", "random", "--matches", "50"): (
        "--matches names a folder for match files, and there is no folder “50”. For so many"
    ),
}


@pytest.mark.parametrize(("args", "sentence"), MISTAKES.items())
def test_a_mistake_is_told_in_one_sentence(args: tuple[str, ...], sentence: str, run: Run) -> None:
    ran = run(*args)
    assert (ran.code, ran.out) == (MISUSED, "")
    assert ran.err.startswith(sentence)
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("args", MISTAKES, ids=" ".join)
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_mistake_is_told_in_the_language(
    language: str, args: tuple[str, ...], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLECADE_LANGUAGE", language)
    ran = run(*args)
    assert ran.code == MISUSED
    assert len(ran.err.splitlines()) == 1
    assert not ran.err.startswith(MISTAKES[args])
    assert "Error:" not in ran.err


@pytest.mark.parametrize("group", ["solve", "tables"])
def test_a_group_alone_shows_its_commands(group: str, run: Run) -> None:
    ran = run(group)
    assert ran.code == MISUSED
    assert ran.err.startswith(f"Usage: tablecade {group} ")
