"""`tablecade play` at a real terminal, typed by a script."""

import os
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from tablecade.cli.prompt import CLEAR_WITH_SCROLLBACK
from tablecade.cli.session import new_dice
from tablecade.core.match import BY_HAND, Player, read_match
from tablecade.core.packages import GAMES
from tablecade.core.record import Record, fair_header
from tablecade.core.replay import verify
from tests.cli.running import Run

CURTAIN = r"(Ada|Bo|Cleo), press Enter when only you can see the screen\."
CHOICE = r"your choice \(\? for help\): "
REVEAL = r"Enter reveals"
_STYLE = re.compile(r"\x1b\[[0-9;]*m")


class Terminal:
    """A person's terminal: what it shows, and keys typed into it."""

    def __init__(self, folder: Path, *args: str) -> None:
        env = {**os.environ, "XDG_DATA_HOME": str(folder), "TABLECADE_LANGUAGE": "en"}
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "tablecade", *args],
            env={**env, "TERM": "xterm-256color"},
            encoding="utf-8",
            dimensions=(60, 160),
            timeout=30,
            echo=False,
        )
        self.child.delaybeforesend = None

    def wait(self, *patterns: str | type[pexpect.EOF]) -> int:
        return int(self.child.expect([*patterns]))

    def type(self, text: str) -> None:
        self.child.sendline(text)

    @property
    def shown(self) -> str:
        """What came before the pattern last waited for, without colours."""
        return _STYLE.sub("", str(self.child.before))

    @property
    def awaited_name(self) -> str:
        """The name in the curtain last waited for."""
        assert isinstance(self.child.match, re.Match)
        return str(self.child.match[1])

    def play_to_the_end(self) -> str:
        """Take the first choice offered, always; returns the last thing shown."""
        for _ in range(1000):
            found = self.wait(CURTAIN, CHOICE, REVEAL, pexpect.EOF)
            if found == 3:
                return self.shown
            self.type(first_offered(self.shown) if found == 1 else "")
        raise AssertionError("the match does not end")


TASK = re.compile(
    r"^(?:Action [12]|Step 3|Choose the Starting|Set a direction)[^\r]*\r", re.MULTILINE
)
"""The sentence above the choices; they may go on over several lines."""


def first_offered(shown: str) -> str:
    """The first legal choice in what was printed above the question."""
    offered = TASK.split(shown)[-1]
    program = re.findall(r"^(up|down|left|right) +1 ", offered, re.MULTILINE)
    return f"{program[0]}2" if program else re.findall(r"@?\w+", offered)[0]


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    opened: list[Terminal] = []

    def open_one(*args: str) -> Terminal:
        opened.append(Terminal(tmp_path, *args))
        return opened[-1]

    yield open_one
    for one in opened:
        one.child.close(force=True)


def only_file(folder: Path) -> Path:
    (file,) = folder.rglob("*.jsonl")
    return file


@pytest.mark.parametrize(
    "args",
    [
        ("pixoid", "--option", "variant=short"),
        ("pixoid", "--people", "Ada,Bo,Cleo", "--bots", ""),
        ("qwixx",),
        ("qwixx", "--people", "Ada,Bo", "--bots", "random"),
        ("qwixx-on-board", "--option", "side=B"),
    ],
    ids=" ".join,
)
def test_a_whole_game_is_played_and_its_file_verifies(
    terminal: Open, tmp_path: Path, args: tuple[str, ...]
) -> None:
    end = terminal("play", *args).play_to_the_end()
    file = only_file(tmp_path)
    outcome = verify(GAMES, read_match(file.read_bytes()))
    assert outcome is not None
    assert "tablecade verify" in end
    assert not file.with_name(file.name + ".seed").exists()


def test_without_a_game_it_is_asked_for(terminal: Open) -> None:
    person = terminal("play")
    person.wait(r"Which game\?")
    assert "Qwixx On Board" in person.shown
    person.type("9")
    person.wait(r"Which game\?")
    person.type("2")
    person.wait(CHOICE)


def test_a_secret_choice_leaves_the_screen_before_the_next_person_looks(
    terminal: Open,
) -> None:
    person = terminal("play", "qwixx", "--people", "Ada,Bo", "--bots", "")
    person.wait(CURTAIN)
    person.type("")
    person.wait(CHOICE)
    person.type("pass")
    person.wait(CURTAIN)
    after_the_choice = str(person.child.before)
    assert CLEAR_WITH_SCROLLBACK in after_the_choice
    assert "pass" not in after_the_choice.split(CLEAR_WITH_SCROLLBACK)[-1]
    person.type("")
    person.wait(CHOICE)
    assert "Ada passes" not in person.shown


def test_undo_goes_back_until_the_reveal(terminal: Open) -> None:
    person = terminal("play", "qwixx", "--people", "Ada", "--bots", "random")
    person.wait(CHOICE)
    offered = first_offered(person.shown)
    person.type("pass")
    person.wait(REVEAL)
    assert "pass" in person.shown
    person.type("undo")
    person.wait(CHOICE)
    person.type(offered)
    person.wait(REVEAL)
    person.type("")
    person.wait(CHOICE, REVEAL)
    colour, number = re.findall(r"[a-z]+|[0-9]+", offered)
    assert f"Ada crosses {colour} {number}" in person.shown


def test_undo_gives_the_screen_back_to_the_person_before(terminal: Open) -> None:
    person = terminal("play", "qwixx", "--people", "Ada,Bo", "--bots", "")
    for name in ("Ada", "Bo"):
        person.wait(CURTAIN)
        assert person.awaited_name == name
        person.type("")
        person.wait(CHOICE)
        person.type("pass" if name == "Ada" else "undo")
    person.wait(CURTAIN)
    assert person.awaited_name == "Ada"


def test_a_refusal_says_why_and_asks_again(terminal: Open) -> None:
    person = terminal("play", "pixoid", "--option", "first_pixoid=0")
    person.wait(CHOICE)
    for typed, told in (("up3", "PX-1.7"), ("@z9", "is not a Starting Pix"), ("hm", "no choice")):
        person.type(typed)
        person.wait(CHOICE)
        assert told in person.shown
    person.type("?")
    person.wait(CHOICE)
    assert "undo, save FILE, quit" in person.shown


def test_a_match_left_goes_on_where_it_stood_with_provable_dice(
    terminal: Open, tmp_path: Path
) -> None:
    person = terminal("play", "qwixx")
    person.wait(CHOICE)
    person.type("p")
    person.wait(REVEAL)
    person.type("")
    person.wait(CHOICE, REVEAL)
    person.type("quit")
    person.wait(pexpect.EOF)
    file = only_file(tmp_path)
    before = read_match(file.read_bytes())
    assert before.decisions
    assert f"tablecade play --resume {file}" in person.shown.replace("\r\n", "")
    terminal("play", "--resume", str(file)).play_to_the_end()
    after = read_match(file.read_bytes())
    assert after.decisions[: len(before.decisions)] == before.decisions
    assert after.closing is not None
    assert after.closing.dice
    assert verify(GAMES, after) == after.closing.outcome


OWN = "tablecade.bots.bot:RandomBot"


def test_a_match_with_an_own_bot_goes_on_by_the_command_that_is_told(
    terminal: Open, tmp_path: Path
) -> None:
    file = tmp_path / "my match.jsonl"
    person = terminal("play", "qwixx", "--bots", OWN, "--save", str(file))
    person.wait(CHOICE)
    person.type("quit")
    person.wait(pexpect.EOF)
    told = person.shown.replace("\r\n", "").partition("tablecade play ")[2]
    assert shlex.split(told) == ["--resume", str(file), "--bots", OWN]
    terminal("play", *shlex.split(told)).wait(CHOICE)


@pytest.mark.parametrize("named", [(), ("--bots", "random"), ("--bots", f"{OWN},{OWN}")])
def test_an_own_bot_of_a_file_plays_only_if_the_command_names_it(
    run: Run, tmp_path: Path, named: tuple[str, ...]
) -> None:
    file = tmp_path / "match.jsonl"
    dice = new_dice(2)
    players = (Player(kind="human"), Player(bot=OWN))
    header = fair_header(GAMES["qwixx"], {}, ("Ada", "Bo"), dice=dice, players=players, version="1")
    file.write_text(Record(GAMES["qwixx"], header, dice=dice).match().write(), encoding="utf-8")
    ran = run("play", "--resume", str(file), *named)
    assert ran.code == 1
    assert "name exactly these with --bots" in ran.err
    assert OWN in ran.err


def test_without_its_seed_a_match_goes_on_and_says_so(terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "my.jsonl"
    person = terminal("play", "qwixx", "--save", str(file))
    person.wait(CHOICE)
    person.type("quit")
    person.wait(pexpect.EOF)
    file.with_name("my.jsonl.seed").unlink()
    person = terminal("play", "--resume", str(file))
    person.wait(CHOICE)
    assert "can't be proven fair" in person.shown


def test_a_file_that_is_there_is_not_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("my thesis")
    ran = run("play", "qwixx", "--save", str(file))
    assert ran.code == 1
    assert "is there already" in ran.err
    assert file.read_text() == "my thesis"


def test_save_writes_another_file(terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "other" / "match.jsonl"
    person = terminal("play", "qwixx")
    person.wait(CHOICE)
    person.type(f"save {file}")
    person.wait(CHOICE)
    assert verify(GAMES, read_match(file.read_bytes())) is None
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("my thesis")
    person.type(f"save {thesis}")
    person.wait("is there already")
    person.wait(CHOICE)
    person.type("quit")
    person.wait(pexpect.EOF)
    assert thesis.read_text() == "my thesis"


def test_a_finished_match_is_told_not_resumed(terminal: Open, tmp_path: Path) -> None:
    terminal("play", "pixoid", "--option", "variant=short").play_to_the_end()
    person = terminal("play", "--resume", str(only_file(tmp_path)))
    person.wait(pexpect.EOF)
    assert "is over" in person.shown


def test_px_3_6_only_an_empty_line_reveals_and_a_program_replaces_the_sealed_one(
    terminal: Open,
) -> None:
    person = terminal("play", "pixoid", "--option", "first_pixoid=0", "--option", "variant=short")
    person.wait(CHOICE)
    person.type(first_offered(person.shown))
    person.wait(REVEAL)
    person.type("")
    person.wait(CHOICE)
    sealed, other = (f"{way}1" for way in re.findall(r"(?m)^(\w+) +1 ", person.shown)[:2])
    person.type(sealed)
    person.wait(REVEAL)
    person.type("hm")
    person.wait(REVEAL)
    assert "no choice" in person.shown
    person.type(other)
    person.wait(REVEAL)
    assert other in person.shown
    person.type("")
    person.wait(CHOICE, REVEAL, pexpect.EOF)
    assert f"Player 1 {other[:-1]} 1" in person.shown


def test_every_roll_is_told(terminal: Open) -> None:
    person = terminal("play", "qwixx", "--bots", "random")
    person.wait(CHOICE)
    assert re.search(r"rolls: white [1-6] and [1-6], red [1-6]", person.shown)
    assert "Action 1: cross" in person.shown


def test_the_maze_of_three_players_fits_eighty_columns(terminal: Open) -> None:
    names = ("Anna Maria Wilhelmina XI", "Bo", "Cleo")
    person = terminal("play", "pixoid", "--people", ",".join(names), "--bots", "")
    person.child.setwinsize(60, 80)
    for _ in range(3):
        person.wait(CHOICE)
        mazes = [line for line in person.shown.splitlines() if re.match(r" ?\d+ [│ ]", line)]
        assert mazes
        assert all(line.rstrip()[:44].count("…") == 0 and len(line) <= 80 for line in mazes)
        person.type(first_offered(person.shown))
        person.wait(REVEAL)
        person.type("")


def test_real_dice_are_typed_in_and_confirmed(terminal: Open, tmp_path: Path) -> None:
    """Wrong faces get a sentence; the file says that the dice were rolled by hand."""
    file = tmp_path / "match.jsonl"
    at = terminal("play", "qwixx", "--people", "Ada", "--dice", "yours", "--save", str(file))
    first = r"Who begins\? 1 Ada, 2 \w+ 1 – Enter leaves it to chance: "
    for typed in ("3", "Bo", "undo", "Ada"):
        at.wait(first)
        at.type(typed)
    at.wait(r"Ada rolls the dice\.")
    question = r"white, white, red, yellow, green, blue \(one digit each\): "
    for typed, told in (
        ("x", "Type one digit from 1 to 6 for each die"),
        ("34251", r"The blue die is missing from the roll\. \(QX-2\.2\)"),
        ("342517", r"A blue die can’t show 7: enter 1 to 6\. \(QX-1\.3\)"),
        ("3425166", r"Faces for blue: 2 entered, 1 needed\. \(QX-1\.3\)"),
    ):
        at.wait(question)
        at.type(typed)
        at.wait(told)
    at.wait(question)
    at.type("3 4 2 5 1 6")
    at.wait("white 3, white 4, red 2, yellow 5, green 1, blue 6 – Enter confirms")
    at.type("undo")
    at.wait(question)
    at.type("342516")
    at.wait("Enter confirms")
    at.type("")
    at.wait(CHOICE)
    at.type("quit")
    at.wait(pexpect.EOF)
    match = read_match(file.read_bytes())
    assert match.header.dice == BY_HAND
    assert match.decisions[0].choices == {"dice": "first 0"}
    assert match.decisions[1].choices == {"dice": "roll 34 r2 y5 g1 b6"}
    again = terminal("play", "--resume", str(file))
    again.wait(CHOICE)
    again.type("quit")
    again.wait(pexpect.EOF)


def test_a_game_without_dice_refuses_real_ones(terminal: Open) -> None:
    at = terminal("play", "pixoid", "--dice", "yours")
    at.wait("Nobody rolls dice in Pixoid")
    at.wait(pexpect.EOF)


def test_ctrl_c_keeps_the_match_and_says_how_to_go_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "qwixx", "--bots", "random")
    terminal.wait(CHOICE)
    terminal.child.sendintr()
    terminal.wait(r"tablecade play --resume \S+\.jsonl")
    terminal.wait(pexpect.EOF)
    terminal.child.close()
    assert terminal.child.exitstatus == 130
    assert [*tmp_path.rglob("qwixx-*.jsonl")]


def test_the_coach_names_choices_in_the_language(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "qwixx", "--bots", "random", "--coach", "--language=de")
    terminal.wait(r"deine Wahl")
    assert re.search(r"passe \(pass\) +\d", terminal.shown)
