"""`tablecade board` and `tablecade games`."""

import json
from pathlib import Path

import pytest

from tablecade import __version__
from tests.boards import MAZE_DRAWING, TILE, tile_file
from tests.cli.running import Run
from tests.tracks import SMALL


def test_games_lists_all_with_seats_and_bots(run: Run) -> None:
    out = run("games").out
    for word in ("pixoid", "3–4", "qwixx", "2–5", "qwixx-on-board", "2–4", "random, greedy"):
        assert word in out


def test_a_pixoid_board_in_full(run: Run) -> None:
    board = json.loads(run("board", "pixoid", "A1", "B2", "C1", "D2", "--json").out)
    assert [*board] == ["size", "pix", "open", "start", "bonus"]
    assert (board["size"], len(board["pix"])) == (10, 100)
    assert len({*board["start"], *board["bonus"]}) == 8
    assert len({frozenset(edge) for edge in board["open"]}) == len(board["open"])


def test_a_track_in_full(run: Run) -> None:
    track = json.loads(run("board", "qwixx-on-board", "A", "--json").out)
    assert len(track["fields"]) == 40
    assert track["fields"][4] == {"colour": "green", "number": 10, "bonus": 3}


def test_boards_are_drawn(run: Run) -> None:
    drawn = run("board", "pixoid", "A1", "B2", "C1", "D2").out
    assert "┌───" in drawn
    assert "Different end points" in drawn
    assert "+20" in run("board", "qwixx-on-board", "B").out
    assert run("board", "qwixx").out == "This game has no board.\n"


def test_an_own_board_is_read_from_a_drawing_or_from_json(run: Run, tmp_path: Path) -> None:
    drawing, full = tmp_path / "maze.txt", tmp_path / "maze.json"
    drawing.write_text(MAZE_DRAWING)
    full.write_text(run("board", "pixoid", str(drawing), "--json").out)
    assert run("board", "pixoid", str(full), "--json").out == full.read_text()


def test_a_board_in_full_can_stand_on_the_command_line(run: Run, tmp_path: Path) -> None:
    full = run("board", "pixoid", "D1", "C1", "B1", "A1", "--json").out
    bots = ("random", "random", "random", "--games", "1", "--json")
    ran = run("simulate", "pixoid", *bots, "--option", f"board={full}")
    assert json.loads(ran.out)["options"]["board"] == json.loads(full)
    spoilt = run("simulate", "pixoid", *bots, "--option", "board={")
    assert (spoilt.code, spoilt.err.count("\n")) == (1, 1)


def test_own_tiles_are_laid(run: Run, tmp_path: Path) -> None:
    tiles = tmp_path / "tiles.txt"
    tiles.write_text(tile_file())
    ran = run("board", "pixoid", "A1", "B1", "C1", "D1", "--tiles", str(tiles), "--json")
    own = json.loads(ran.out)
    assert own != json.loads(run("board", "pixoid", "A1", "B1", "C1", "D1", "--json").out)


def test_a_bad_tile_is_told_with_tile_row_column_and_rule(run: Run, tmp_path: Path) -> None:
    tiles = tmp_path / "tiles.txt"
    tiles.write_text(tile_file(C2=TILE.replace("| S", "| X")))
    ran = run("board", "pixoid", "A1", "B1", "C1", "D1", "--tiles", str(tiles))
    assert ran.code == 1
    assert "tile C2 row 1 column 2: “X” cannot stand at" in ran.err
    assert "(PX-8.3)" in ran.err
    told = run("board", "pixoid", "--tiles", str(tiles), "--language", "de").err
    assert told.startswith("Platine C2 Zeile 1 Spalte 2: ")


def test_an_own_track_is_checked(run: Run, tmp_path: Path) -> None:
    track = tmp_path / "track.json"
    track.write_text(json.dumps(SMALL))
    assert json.loads(run("board", "qwixx-on-board", str(track), "--json").out) == SMALL
    fields = [*SMALL["fields"]]
    fields[2] = fields[2] | {"number": 13}
    track.write_text(json.dumps({"fields": fields}))
    ran = run("board", "qwixx-on-board", str(track))
    assert ran.err == "field 3: numbers go from 2 to 12, not 13 (QB-1.2)\n"


def test_a_file_that_is_no_json_or_no_text_is_told(run: Run, tmp_path: Path) -> None:
    track = tmp_path / "track.json"
    track.write_text('{"fields": [,]}')
    ran = run("board", "qwixx-on-board", str(track))
    assert ran.err.startswith(f"{track}: it is not JSON from character ")
    assert "character 13 on" in ran.err
    track.write_bytes(b"\xff\xfe")
    ran = run("board", "qwixx-on-board", str(track), "--language", "de")
    assert ran.err == f"{track}: das ist kein Text in UTF-8.\n"


@pytest.mark.parametrize("name", [("A1",), ("A1", "B1", "C1", "D3"), ("A1", "A2", "C1", "D1")])
def test_a_name_of_no_board_is_told(run: Run, name: tuple[str, ...]) -> None:
    ran = run("board", "pixoid", *name)
    assert ran.code == 1
    assert "(PX-1.2)" in ran.err


def test_version_and_help(run: Run) -> None:
    assert run("--version").out == f"tablecade {__version__}\n"
    for command in ("play", "games", "board", "simulate", "verify"):
        assert command in run("--help").out
        assert run(command, "--help").code == 0
