"""Match files made to break their reader: each is refused in one sentence, or told as unproven."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablecade import play
from tablecade.core.errors import BadMatch
from tablecade.core.match import BY_HAND, bot_seat, is_name, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tablecade.locales import LANGUAGES, sentences
from tests.cli.running import Run, run_main

LONG = "x" * 5000
ESCAPE = "a\x1b[31mb"
Lines = list[dict[str, Any]]
Edit = Callable[[Lines], object]

SPOILT: dict[str, Edit] = {
    "name": lambda lines: lines[0]["seats"].__setitem__(0, LONG),
    "25 characters": lambda lines: lines[0]["seats"].__setitem__(0, "x" * 25),
    "no name": lambda lines: lines[0]["seats"].__setitem__(0, ""),
    "escape in a name": lambda lines: lines[0]["seats"].__setitem__(0, ESCAPE),
    "game": lambda lines: lines[0].update(game=LONG),
    "escape in the game": lambda lines: lines[0].update(game=ESCAPE),
    "option": lambda lines: lines[0]["options"].update({LONG: LONG}),
    "field": lambda lines: lines[0].update({LONG: 1}),
    "roll": lambda lines: lines[2]["choices"].update(dice=LONG),
    "action": lambda lines: lines[3]["choices"].update({"0": LONG}),
    "escape in an action": lambda lines: lines[3]["choices"].update({"0": ESCAPE}),
    "hand": lambda lines: lines[3]["choices"].update({LONG: "pass"}),
    "by": lambda lines: lines[3].update(by={LONG: "bell"}),
    "n of 400 digits": lambda lines: lines[3].update(n=10**400),
    "format of 400 digits": lambda lines: lines[0].update(match=10**400),
    "reason": lambda lines: lines[-1]["outcome"].update(reason=LONG),
    "3,000 scores": lambda lines: lines[-1]["outcome"].update(scores=[1] * 3000),
    "scores as text": lambda lines: lines[-1]["outcome"].update(scores=["1", "2"]),
    "unknown key": lambda lines: lines[-1]["outcome"].update(more=1),
    "the bell rolled fair dice": lambda lines: lines[2].update(by={"dice": "bell"}),
}


def spoilt(edit: Edit) -> bytes:
    match = play("qwixx", ["random", "random"], seed=1).write()
    lines = [json.loads(line) for line in match.splitlines()]
    edit(lines)
    return "".join(f"{json.dumps(line)}\n" for line in lines).encode()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return lambda *args: run_main(args, capsys)


@pytest.mark.parametrize("name", SPOILT)
def test_it_is_refused_in_one_short_sentence_of_every_language(name: str) -> None:
    with pytest.raises(BadMatch) as refused:
        verify(GAMES, read_match(spoilt(SPOILT[name])))
    for language in LANGUAGES:
        told = refused.value.sentence(sentences(language))
        assert len(told) < 2000
        assert "\x1b" not in told
        assert "\n" not in told


@pytest.mark.parametrize("name", SPOILT)
def test_verify_goes_on_with_the_other_files(name: str, run: Run, tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.jsonl", tmp_path / "good.jsonl"
    bad.write_bytes(spoilt(SPOILT[name]))
    good.write_bytes(spoilt(lambda _: None))
    ran = run("verify", str(bad), str(good))
    assert ran.code == 1
    assert ran.err.startswith(f"{bad}: line ")
    assert "\x1b" not in ran.err
    assert ran.out.startswith(f"{good}: Ended ")
    assert run("review", str(bad)).err.startswith(f"{bad}: line ")


def test_dice_without_commitment_and_seed_are_told_as_unproven(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(spoilt(lambda lines: (lines[0].pop("dice"), lines[-1].pop("dice"))))
    ran = run("verify", str(file))
    assert ran.code == 0
    assert "The dice are unproven" in ran.out
    file.write_bytes(spoilt(lambda _: None))
    assert "unproven" not in run("verify", str(file)).out


def test_an_unfinished_match_by_hand_has_no_outcome(run: Run, tmp_path: Path) -> None:
    def unfinished(lines: Lines) -> None:
        lines[0].update(dice=BY_HAND)
        del lines[9:]

    file = tmp_path / "match.jsonl"
    file.write_bytes(spoilt(unfinished))
    ran = run("verify", str(file))
    assert ran.code == 0
    assert "rolled by hand" in ran.out
    assert "outcome" not in ran.out


def test_a_joined_emoji_counts_as_one_character() -> None:
    family = "👨‍👩‍👧‍👦"
    match = read_match(spoilt(lambda lines: lines[0]["seats"].__setitem__(0, family * 24)))
    assert match.header.seats[0] == family * 24


@pytest.mark.parametrize("bot", ["hard", "my_bots:Careful", f"process:python3 {'x' * 90}.py"])
def test_the_seat_of_any_bot_has_a_name_that_files_allow(bot: str) -> None:
    for number in (0, 11):
        assert is_name(bot_seat(bot, number))
        assert bot_seat(bot, number).endswith(f" {number}")


def test_a_person_has_a_name_that_files_allow(run: Run, tmp_path: Path) -> None:
    ran = run("play", "qwixx", "--people", "x" * 25, "--save", str(tmp_path / "match.jsonl"))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "A name has 1 to 24 characters, all of them visible.\n"
