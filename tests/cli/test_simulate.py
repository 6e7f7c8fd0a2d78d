"""`tablecade simulate`: figures that follow from the seed, and match files that verify."""

import json
from pathlib import Path

import pytest

from tablecade.cli.options import join_names, split_names
from tablecade.cli.simulate import write_matches
from tablecade.cli.speech import BadSetting
from tablecade.lab.simulation import Chunk, Played
from tests.boards import MAZE_DRAWING
from tests.cli.running import Run
from tests.playing import SETTINGS, Setting

GREEDY_AND_RANDOM = ("simulate", "qwixx", "greedy", "random", "--games", "6")


def test_the_same_seed_gives_the_same_result(run: Run) -> None:
    first = run(*GREEDY_AND_RANDOM, "--seed", "3", "--json").out
    assert run(*GREEDY_AND_RANDOM, "--seed", "3", "--json").out == first
    assert run(*GREEDY_AND_RANDOM, "--seed", "4", "--json").out != first


@pytest.mark.parametrize(
    "bots", [("--bots", "greedy,random", "qwixx"), ("qwixx", "--bots=greedy,random")]
)
def test_bots_between_commas_are_understood_and_the_note_has_the_command(
    run: Run, bots: tuple[str, ...]
) -> None:
    ran = run("simulate", *bots, "--games", "6", "--json")
    assert ran.out == run(*GREEDY_AND_RANDOM, "--json").out
    command = "tablecade simulate qwixx --games 6 --json greedy random"
    assert f"Bots are named as words now: {command}\n" in ran.err


def test_json_is_one_object_with_the_agreed_names(run: Run) -> None:
    summary = json.loads(run(*GREEDY_AND_RANDOM, "--json").out)
    assert [*summary] == [
        "game", "options", "games", "seed", "engine", "mean_decisions", "seats",
    ]  # fmt: skip
    assert [*summary["seats"][0]] == ["bot", "mean_score", "win_share", "ci95"]
    assert (summary["game"], summary["games"], summary["seed"]) == ("qwixx", 6, 0)
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random"]
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1)


def test_the_short_game_has_no_scores(run: Run) -> None:
    ran = run(
        "simulate", "pixoid", "greedy", "greedy", "random", "random", "--games", "4", "--json",
        "--option", "variant=short",
    )  # fmt: skip
    seats = json.loads(ran.out)["seats"]
    assert [seat["mean_score"] for seat in seats] == [None] * 4
    assert seats[1]["win_share"] == seats[2]["win_share"] == 1 - seats[0]["win_share"]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_match_file_verifies(setting: Setting, run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "made" / "matches"
    bots = ["greedy", "random", "greedy", "random", "random"][: setting.seats]
    options = [f"--option={key}={value}" for key, value in setting.options.items()]
    ran = run("simulate", setting.game, *bots, "--games", "3", "--matches", str(folder), *options)
    assert ran.code == 0
    files = sorted(map(str, folder.glob("*.jsonl")))
    assert len(files) == 3
    proven = run("verify", *files)
    assert (proven.code, proven.err) == (0, "")


def test_the_summary_is_for_people(run: Run) -> None:
    out = run(*GREEDY_AND_RANDOM).out
    assert "Qwixx: 6 matches, seed 0, engine kernels" in out
    assert "greedy" in out
    assert "%" in out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("chess", "random"), "There is no game “chess”"),
        (("qwixx", "random"), "Qwixx has 2 to 5 seats, not 1."),
        (("qwixx", "random", "clever"), "There is no bot “clever” for qwixx"),
        (("qwixx", "random", "random", "--option", "a=b"), "qwixx has no option “a”."),
        (
            ("pixoid", "random", "random", "random", "--option", "board=A1 A2 C1 D1"),
            "The option “board” can't be “A1 A2 C1 D1”. (PX-1.2)",
        ),
        (
            ("pixoid", "random", "random", "random", "--option", "first_pixoid=3"),
            "The option “first_pixoid” can't be “3”. (PX-1.5)",
        ),
        (
            ("pixoid", "random", "random", "random", "--option", "board=@no-such-file"),
            "no-such-file: there is no such file or folder.",
        ),
        (
            ("qwixx-on-board", "random", "random", "--option", "side=C"),
            "The option “side” can't be “C”. (QB-1.1)",
        ),
    ],
)
def test_a_mistake_is_told_in_one_sentence(run: Run, args: tuple[str, ...], told: str) -> None:
    ran = run("simulate", *args)
    assert ran.code == 1
    assert told in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_folder_that_cannot_be_made_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run(*GREEDY_AND_RANDOM, "--matches", str(tmp_path / "file" / "folder"))
    assert ran.code == 1
    assert ran.err.count("\n") == 1


def test_a_file_in_place_of_a_folder_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run(*GREEDY_AND_RANDOM, "--matches", str(tmp_path / "file"))
    assert (ran.code, ran.out) == (1, "")
    assert "this is a file, not a folder." in ran.err


def test_matches_of_another_run_are_not_replaced(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    into = ("--matches", str(folder))
    assert run(*GREEDY_AND_RANDOM, *into).code == 0
    before = {path: path.read_bytes() for path in folder.iterdir()}
    for games in ("6", "1"):
        ran = run("simulate", "qwixx", "random", "greedy", "--games", games, *into)
        assert (ran.code, ran.out) == (2, "")
        assert "qwixx-0-000000.jsonl is a match of another run with the same seed." in ran.err
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    (folder / "qwixx-0-000003.jsonl").write_bytes(b"")  # the run was killed here
    assert run(*GREEDY_AND_RANDOM, *into).code == 0
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    assert run(*GREEDY_AND_RANDOM, "--seed", "1", *into).code == 0
    assert len([*folder.iterdir()]) == 2 * len(before)


def test_files_deleted_after_a_stop_are_written_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "matches"
    into = ("--matches", str(folder), "--workers", "1")
    straight = run(*GREEDY_AND_RANDOM, *into)
    before = {path: path.read_bytes() for path in folder.iterdir()}
    for path in before:
        path.unlink()

    def stop_at_the_second(into: Path, whole: Chunk, played: Played) -> None:
        if played.first:
            raise KeyboardInterrupt
        write_matches(into, whole, played)

    with monkeypatch.context() as patched:
        patched.setattr("tablecade.cli.simulate.write_matches", stop_at_the_second)
        assert run(*GREEDY_AND_RANDOM, *into).code == 130
    assert [path.name for path in folder.iterdir()] == ["qwixx-0-000000.jsonl"]
    (folder / "qwixx-0-000000.jsonl").unlink()
    assert run(*GREEDY_AND_RANDOM, *into) == straight
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_matches_of_a_drawn_board_are_recognized(run: Run, tmp_path: Path) -> None:
    args = ("simulate", "pixoid", "random", "random", "random", "random", "--games", "2")
    into = ("--matches", str(tmp_path / "matches"))
    assert [run(*args, *into).code for _ in range(2)] == [0, 0]
    assert run(*args, *into, "--option", "variant=short").code == 2


def test_perfect_says_that_it_plays_as_hard_where_no_board_is_solved(
    run: Run, tmp_path: Path
) -> None:
    drawing = tmp_path / "maze.txt"
    drawing.write_text(MAZE_DRAWING, encoding="utf-8")
    bots = ("perfect", "random", "random", "random", "--option", f"board=@{drawing}")
    ran = run("simulate", "pixoid", *bots, "--games", "1", "--json")
    assert "perfect can't play at full strength on this board and plays as hard." in ran.err
    seats = json.loads(ran.out)["seats"]
    assert seats[0]["plays_as"] == "hard"
    assert "plays_as" not in seats[1]
    assert "perfect (hard)" in run("simulate", "pixoid", *bots, "--games", "1").out


@pytest.mark.parametrize(
    "names", [("hard", "process:bot --depths 2,3"), ('process:x -c "1,2"', "a")]
)
def test_a_bot_whose_name_has_a_comma_stands_in_quotes(names: tuple[str, ...]) -> None:
    assert split_names(join_names(names)) == names


def test_names_between_commas_may_have_spaces_around_them() -> None:
    assert split_names(' greedy , "process:bot --depths 2,3" ,random') == (
        "greedy",
        "process:bot --depths 2,3",
        "random",
    )
    assert split_names(" ") == ()


@pytest.mark.parametrize("text", ["greedy,,random", 'greedy,""', "greedy\nrandom", "x" * 200_000])
def test_what_is_no_list_of_names_is_refused(text: str) -> None:
    with pytest.raises(BadSetting):
        split_names(text)
