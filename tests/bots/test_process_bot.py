"""Bots that are programs of their own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablecade import play
from tablecade.bots import make_bot
from tablecade.core.errors import BadBot
from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.locales import LANGUAGES, sentences

LAST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({hand: legal[-1] for hand, legal in asked["choices"].items()}), flush=True)
"""


class Last:
    """The same bot as a class."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        del rng

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return {hand: self.game.choices(state, hand)[-1] for hand in hands}


def program(folder: Path, source: str) -> str:
    file = folder / "program.py"
    file.write_text(source, encoding="utf-8")
    return f"process:{sys.executable} {file}"


@pytest.mark.parametrize("game", ["qwixx", "pixoid"])
def test_a_program_plays_like_a_class(game: str, tmp_path: Path) -> None:
    seats = GAMES[game].meta.fewest_seats
    spec = program(tmp_path, LAST)
    one, other = (
        play(game, [bot, *["random"] * (seats - 1)], seed=3) for bot in (spec, f"{__name__}:Last")
    )
    assert one.decisions == other.decisions


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("", "has ended"),
        ("input(); print('nonsense')", "JSON"),
        ("input(); print('{}')", "no legal choice"),
        ("""input(); print('{"0": "blue99"}')""", "no legal choice"),
    ],
)
def test_what_is_wrong_with_a_program_is_told(source: str, problem: str, tmp_path: Path) -> None:
    rules = GAMES["qwixx"]
    bot = make_bot(rules, program(tmp_path, source), Random(1))
    state = rules.setup({}, 2)
    hands = rules.awaited(state)
    while any(hand < 0 for hand in hands):
        dealt = {hand: rules.deal(state, lambda sides: 0) for hand in hands}
        state = rules.resolve(state, dealt).state
        hands = rules.awaited(state)
    with pytest.raises(BadBot) as raised:
        bot.choose(state, hands[:1])
    assert problem in str(raised.value)
    english = str(raised.value).partition(": ")[2]
    others = [raised.value.sentence(sentences(language)) for language in LANGUAGES[1:]]
    assert not any(english in told for told in others)


@pytest.mark.parametrize("last", ["open('ended', 'w').close()", "import time; time.sleep(60)"])
def test_a_program_ends_with_its_input_or_is_ended(last: str, tmp_path: Path) -> None:
    """In a process of its own, which warns of what is left open at its end."""
    spec = program(tmp_path, f"import os; open('pid', 'w').write(str(os.getpid()))\n{LAST}{last}\n")
    code = f"from tablecade import play; play('qwixx', [{spec!r}, 'random'], seed=3)"
    ran = subprocess.run(
        [sys.executable, "-W", "always::ResourceWarning", "-c", code],
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    assert (ran.stdout, ran.stderr) == (b"", b"")
    assert Path(tmp_path, "ended").exists() == ("ended" in last)
    with pytest.raises(ProcessLookupError):
        os.kill(int(Path(tmp_path, "pid").read_text()), 0)


def test_a_program_that_is_not_there_is_told() -> None:
    for command in ("no-such-program", "", "'"):
        with pytest.raises(BadBot):
            make_bot(GAMES["qwixx"], f"process:{command}", Random(1))
