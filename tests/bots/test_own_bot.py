"""What is wrong with a bot of one's own is told in one sentence, by every command."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablecade import play
from tablecade.bots import make_bot
from tablecade.core.errors import BadBot, BotFailed, IllegalChoice, TablecadeError
from tablecade.core.game import decide
from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import GAMES

BOTS = """
import sys

class Own:
    def __init__(self, game, rng):
        self.game = game

class Nonsense(Own):
    def choose(self, state, hands):
        return {hand: "nonsense" for hand in hands}

class Crash(Own):
    def choose(self, state, hands):
        return 1 / 0

class Nothing(Own):
    def choose(self, state, hands):
        return None

class Empty(Own):
    def choose(self, state, hands):
        return {}

class Exit(Own):
    def choose(self, state, hands):
        sys.exit()

class Forbidden(Own):
    def choose(self, state, hands):
        return {hand: self.game.read("red12") for hand in hands}

class Unreadable(Own):
    def choose(self, state, hands):
        return {hand: self.game.read("red99") for hand in hands}

class Signature(Own):
    def __init__(self):
        pass

    def choose(self, state, hands):
        return {}
"""
LINE = BOTS.splitlines().index("        return 1 / 0") + 1
CRASHED = (
    "The bot “my_own_bots:Crash” failed: ZeroDivisionError: division by zero "
    f"(my_own_bots.py, line {LINE})"
)
NONSENSE = "answered 'nonsense', which is no legal choice for hand"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "my_own_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "my_own_bots", raising=False)
    return tmp_path


SENTENCES = [
    ("Nonsense", "bad-answer", f"The bot “my_own_bots:Nonsense” {NONSENSE}"),
    ("Crash", "bot-failed-at", CRASHED),
    (
        "Nothing",
        "bad-answer",
        "The bot “my_own_bots:Nothing” answered None, which is no legal choice",
    ),
    ("Empty", "bad-answer", "The bot “my_own_bots:Empty” answered {}, which is no legal choice"),
    (
        "Exit",
        "bot-failed-at",
        "The bot “my_own_bots:Exit” failed: SystemExit (my_own_bots.py, line ",
    ),
    ("Forbidden", "illegal-answer", "The bot “my_own_bots:Forbidden” chose red12 for hand 0: "),
    (
        "Unreadable",
        "bot-failed-at",
        "The bot “my_own_bots:Unreadable” failed: BadNotation: “red99” is",
    ),
    ("Signature", "bot-failed", "The bot “my_own_bots:Signature” failed: TypeError: "),
]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("name", "code", "sentence"), SENTENCES)
def test_the_bot_and_the_problem_are_told(name: str, code: str, sentence: str) -> None:
    with pytest.raises(TablecadeError) as raised:
        play("qwixx", [f"my_own_bots:{name}", "random"], seed=1)
    assert raised.value.code == code
    assert str(raised.value).startswith(sentence)
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)  # noqa: S301


@pytest.mark.usefixtures("folder")
def test_the_exception_of_the_bot_is_the_cause() -> None:
    with pytest.raises(BotFailed) as raised:
        play("qwixx", ["my_own_bots:Crash", "random"])
    assert isinstance(raised.value.__cause__, ZeroDivisionError)


class Nonsense:
    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Any:  # noqa: ARG002
        return dict.fromkeys(hands, "nonsense")


@pytest.mark.parametrize("game", GAMES)
def test_an_object_that_answers_nonsense_is_named(game: str) -> None:
    with pytest.raises(TablecadeError, match=f"The bot “Nonsense” {NONSENSE}"):
        play(game, [Nonsense()] * GAMES[game].meta.fewest_seats)


def test_rules_refuse_what_is_no_action() -> None:
    game: Any = GAMES["qwixx"]
    state = game.setup({}, 2)
    with pytest.raises(IllegalChoice, match="nonsense"):
        decide(game, state, {DICE: "nonsense"})


def test_other_attributes_are_the_bot_s_own(folder: Path) -> None:
    (folder / "my_other_bot.py").write_text(f"{BOTS}\nclass Other(Crash):\n    kind = 'solved'\n")
    bot: Any = make_bot(GAMES["qwixx"], "my_other_bot:Other", Random(0))
    assert bot.kind == "solved"
    assert not hasattr(bot, "plays_as")


def test_a_module_that_exits_is_told(folder: Path) -> None:
    (folder / "my_exit.py").write_text("raise SystemExit(3)")
    with pytest.raises(BadBot, match="SystemExit: 3"):
        make_bot(GAMES["qwixx"], "my_exit:Bot", Random(0))


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("simulate", "qwixx", "my_own_bots:Crash", "greedy", "--games", "3"), CRASHED),
        (("simulate", "qwixx", "my_own_bots:Exit", "random", "--workers", "2"), "Exit"),
        (("tournament", "qwixx", "my_own_bots:Nonsense", "greedy", "--deals", "2"), NONSENSE),
    ],
)
def test_a_command_tells_it_in_one_line(folder: Path, args: tuple[str, ...], sentence: str) -> None:
    variables = {"XDG_DATA_HOME": str(folder), "TABLECADE_LANGUAGE": "en", "COLUMNS": "200"}
    ran = subprocess.run(
        [sys.executable, "-m", "tablecade", *args],
        cwd=folder,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert sentence in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1
