"""The names a script imports from `tablecade`."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablecade
from tablecade import GAMES, Hand, Match, load, play, replay, simulate
from tablecade.bots import find_bot
from tablecade.core.errors import BadBot, UnknownBot, UnknownGame
from tablecade.core.replay import AnyGame, verify
from tablecade.lab.simulation import Chunk, play_chunk

SCRIPT = Path(__file__).parents[1] / "docs" / "examples" / "own_bot.py"


class First:
    """Takes the first legal choice."""

    def __init__(self, game: AnyGame, _rng: Random) -> None:
        self.game = game

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return {hand: self.game.choices(state, hand)[0] for hand in hands}


def test_every_name_is_there() -> None:
    for name in tablecade.__all__:
        assert getattr(tablecade, name) is not None
    with pytest.raises(AttributeError):
        tablecade.nothing  # noqa: B018


def test_importing_the_package_imports_no_layer() -> None:
    code = "import sys, tablecade; print([m for m in sys.modules if m.startswith('tablecade.')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['tablecade.version']"


@pytest.mark.parametrize("bot", [First, First(GAMES["qwixx"], Random(0)), "tests.test_api:First"])
def test_an_own_bot_plays_a_match_that_verifies(bot: Any) -> None:
    match = play("qwixx", [bot, "random"], seed=1)
    assert match.outcome is not None
    assert verify(GAMES, match) == match.outcome


def test_the_same_seed_gives_the_same_match() -> None:
    assert play("qwixx", ["random", "greedy"], seed=3) == play(
        "qwixx", ["random", "greedy"], seed=3
    )
    first, second = simulate("qwixx", ["random", "random"], matches=2, seed=3)
    assert first != second


def test_scripts_and_commands_play_the_same_matches() -> None:
    bots = ("random", "greedy")
    by_command = play_chunk(Chunk("qwixx", {}, bots, seed=4, first=0, count=2, keep="matches"))
    matches = simulate("qwixx", bots, matches=2, seed=4)
    assert [match.write() for match in matches] == by_command.matches


def test_a_saved_match_is_loaded_and_replayed(tmp_path: Path) -> None:
    match = play("pixoid", ["random"] * 3, seed=2, options={"variant": "short"})
    file = tmp_path / "match.jsonl"
    file.write_text(match.write(), encoding="utf-8")
    loaded: Match = load(file)
    assert loaded == match == load(file.read_bytes())
    assert len([*replay(loaded)]) == len(match.decisions) + 1


def test_a_wrong_name_is_a_sentence() -> None:
    with pytest.raises(UnknownGame) as problem:
        play("chess", ["random"])
    assert str(problem.value).startswith("There is no game “chess”; there are pixoid, qwixx")
    with pytest.raises(UnknownBot, match="There is no bot “best” for qwixx"):
        play("qwixx", ["best", "random"])


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("no.such.module:Bot", "ModuleNotFoundError: No module named 'no'"),
        ("tests.test_api:Missing", "AttributeError"),
        ("tests.test_api:Path", "it has no method choose"),
    ],
)
def test_a_bad_bot_spec_is_a_sentence(spec: str, problem: str) -> None:
    with pytest.raises(BadBot) as raised:
        find_bot(GAMES["qwixx"], spec)
    assert spec in str(raised.value)
    assert problem in str(raised.value)


def test_the_script_of_the_docs_runs_and_is_short() -> None:
    lines = [line for line in SCRIPT.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 15
    ran = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=True)
    assert "winners=" in ran.stdout


def test_a_bare_name_is_no_list_of_bots() -> None:
    for call in (lambda: play("qwixx", "greedy"), lambda: simulate("qwixx", "greedy", matches=1)):
        with pytest.raises(TypeError, match="bots is a list with a bot for each seat, not"):
            call()


def test_fewer_matches_than_none_are_refused() -> None:
    with pytest.raises(ValueError, match="matches is a number from 0 on, not -1"):
        simulate("qwixx", ["random", "random"], matches=-1)
    assert [*simulate("qwixx", ["random", "random"], matches=0)] == []
