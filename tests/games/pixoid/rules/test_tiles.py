"""PX-1.2 and PX-8: tiles, and the boards four of them make."""

import pytest

from tablecade.core.errors import BadBoard, BadOption, Details, Fault
from tablecade.games.pixoid.rules.board import faults
from tablecade.games.pixoid.rules.tiles import (
    board_names,
    exits,
    lay_board,
    read_board_drawing,
    read_board_name,
    read_tiles,
)
from tests.boards import TILE, tile_file
from tests.games.pixoid.rules.positions import pixes

LAID = """
+---+---+---+---+---+---+---+---+---+---+
|   | S                         |       |
+   +---+---+   +   +   +   +   +   +---+
|           |   |   |       | B     | S |
+---+   +   +   +   +---+   +---+   +   +
|     B |           |   |           |   |
+   +---+   +---+   +   +---+   +---+   +
|           |               |           |
+   +   +---+   +---+   +   +   +---+   +
|       |           |   |               |
+   +---+---+   +---+---+   +---+---+   +
|               |   |           |       |
+   +---+   +   +   +---+   +---+   +   +
|           |               |           |
+   +---+   +---+   +   +---+   +---+   +
|   |           |   |           | B     |
+   +   +---+   +---+   +   +   +   +---+
| S |     B |       |   |   |           |
+---+   +   +   +   +   +   +---+---+   +
|       |                         S |   |
+---+---+---+---+---+---+---+---+---+---+
"""
"""TILE four times, turned clockwise from corner to corner."""


def moved_start(row: int, column: int) -> str:
    """TILE with its start elsewhere, row and column from 1."""
    lines = TILE.replace("S", " ").splitlines()
    line = lines[2 * row - 1].ljust(21)
    place = 4 * column - 2
    lines[2 * row - 1] = f"{line[:place]}S{line[place + 1 :]}"
    return "\n".join(lines) + "\n"


def with_line(number: int, line: str) -> str:
    lines = TILE.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def fault_of(text: str) -> Fault:
    with pytest.raises(BadBoard) as error:
        read_tiles(text)
    return error.value.fault


def test_px_1_2_there_are_384_boards() -> None:
    names = [*board_names()]
    assert len(set(names)) == len(names) == 384
    assert names[:3] == ["A1 B1 C1 D1", "A1 B1 C1 D2", "A1 B1 C2 D1"]
    assert (names[16], names[-1]) == ("A1 B1 D1 C1", "D2 C2 B2 A2")


def test_px_1_2_tiles_are_turned_so_that_their_borders_lie_outside() -> None:
    board = lay_board("A1 B1 C1 D1", read_tiles(tile_file()))
    drawn = read_board_drawing(LAID)
    assert (board.size, board.pix, board.open) == (10, drawn.pix, drawn.open)
    assert board.start == pixes("b10 j9 i1 a2")
    assert board.bonus == pixes("b8 h9 i3 c2")
    assert faults(board) == []


def test_px_1_2_a_name_says_tile_and_side_of_each_corner_clockwise() -> None:
    tiles = read_tiles(
        tile_file(
            A1=moved_start(1, 1), B2=moved_start(1, 3), C1=moved_start(1, 4), D2=moved_start(1, 5)
        )
    )
    assert lay_board("A1 B2 C1 D2", tiles).start == pixes("a10 j8 g1 a5")
    assert lay_board("D2 C1 B2 A1", tiles).start == pixes("e10 j7 h1 a1")
    assert lay_board("A2 B1 C2 D1", tiles).start == pixes("b10 j9 i1 a2")


@pytest.mark.parametrize("name", [*board_names()])
def test_px_1_2_every_name_is_read(name: str) -> None:
    assert " ".join(read_board_name(name)) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "A1",
        "A1 B1 C1",
        "A1 B1 C1 C2",
        "A1 B1 C1 D3",
        "A1 B1 C1 D",
        "a1 b1 c1 d1",
        "A1  B1 C1 D1",
        "A1 B1 C1 D1 ",
        "A1 B1 C1 D1 A2",
        "A1,B1,C1,D1",
        "A12 B1 C1 D1",
        "A1 B1 C1 E1",
    ],
)
def test_px_1_2_any_other_name_is_refused(name: str) -> None:
    with pytest.raises(BadOption) as error:
        read_board_name(name)
    assert error.value.detail == {"name": "board", "value": name, "rule": "PX-1.2"}


def test_px_8_3_a_tile_file_holds_eight_sides_in_any_order_with_comments() -> None:
    paragraphs = tile_file().split("\n\n")
    shuffled = "# by hand\n\n\n" + "\n# next\n\n \n".join(reversed(paragraphs))
    assert read_tiles(shuffled) == read_tiles(tile_file())
    assert [*read_tiles(tile_file())] == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]


def test_corridors_cross_the_inner_edges_of_a_tile() -> None:
    assert exits(read_tiles(tile_file())["A1"]) == (frozenset({0, 3}), frozenset({0, 3}))


@pytest.mark.parametrize(
    "heading",
    [
        "tile E side 1",
        "tile A side 3",
        "Tile A side 1",
        " tile A side 1",
        "Xtile A side 1",
        "tile A side 1.",
        "A1",
    ],
)
def test_px_8_3_a_heading_names_tile_and_side(heading: str) -> None:
    text = tile_file().replace("tile A side 1", heading)
    assert fault_of(text) == Fault("tile-heading", "PX-8.3", heading)


def test_px_1_2_no_side_stands_twice() -> None:
    text = tile_file().replace("tile B side 2", "tile A side 1")
    assert fault_of(text) == Fault("twice", "PX-1.2", "tile A1", {"name": "A1"})


@pytest.mark.parametrize("name", ["A1", "B2", "D2"])
def test_px_1_2_no_side_is_missing(name: str) -> None:
    heading = f"tile {name[0]} side {name[1]}"
    kept = [part for part in tile_file().split("\n\n") if not part.startswith(heading)]
    assert fault_of("\n\n".join(kept)) == Fault("tile-missing", "PX-1.2", f"tile {name}")


def test_px_1_2_an_empty_file_misses_the_first() -> None:
    assert fault_of("") == Fault("tile-missing", "PX-1.2", "tile A1")


@pytest.mark.parametrize(
    ("number", "line", "place"),
    [
        (1, "+   +---+---+---+---+", "tile B1 row 1 column 1"),
        (1, "+---+---+   +   +---+", "tile B1 row 1 column 3"),
        (2, "    | S", "tile B1 row 1 column 1"),
        (6, "      B |           |", "tile B1 row 3 column 1"),
    ],
)
def test_px_1_2_the_border_of_a_tile_is_closed(number: int, line: str, place: str) -> None:
    fault = fault_of(tile_file(B1=with_line(number, line)))
    assert fault == Fault("border-open", "PX-1.2", place)


def test_px_1_2_a_border_open_on_two_sides_is_named_where_it_is_open() -> None:
    text = TILE.replace("+---+---+---+---+---+", "+---+---+---+   +---+", 1)
    text = text.replace("|     B |", "      B |")
    assert fault_of(tile_file(B1=text)).place == "tile B1 row 3 column 1"


@pytest.mark.parametrize(
    ("old", "new", "kind", "count"),
    [
        ("S", " ", "start", 0),
        ("|     B |", "| S   B |", "start", 2),
        ("B", " ", "bonus", 0),
        ("|     B |", "| B   B |", "bonus", 2),
    ],
)
def test_px_1_3_a_side_has_one_start_and_one_bonus_pix(
    old: str, new: str, kind: str, count: int
) -> None:
    fault = fault_of(tile_file(C2=TILE.replace(old, new)))
    detail = {"count": count, "wanted": 1}
    assert fault == Fault(f"{kind}-count", "PX-1.3", "tile C2", detail)


def test_px_8_3_a_bad_drawing_names_tile_place_and_rule() -> None:
    fault = fault_of(tile_file(D1=with_line(4, "|           |   | X |")))
    detail: Details = {"line": 4, "character": 19, "found": "X"}
    assert fault == Fault("drawing-character", "PX-8.3", "tile D1 row 2 column 5", detail)


def test_px_8_3_a_tile_has_five_rows() -> None:
    four_and_a_half = "\n".join(TILE.splitlines()[:10])
    fault = fault_of(tile_file(D1=f"{four_and_a_half}\n"))
    assert fault == Fault("drawing-height", "PX-8.3", "tile D1", {"lines": 10, "wanted": 11})


@pytest.mark.parametrize(
    ("number", "line", "edge", "place"),
    [
        (2, "|   | S             |", "right", "row 1 column 5"),
        (4, "|           |   |", "right", "row 2 column 5"),
        (11, "+   +---+---+---+---+", "lower", "row 5 column 4"),
        (11, "+   +---+   +   +---+", "lower", "row 5 column 3"),
    ],
)
def test_px_8_2_corridors_meet_at_every_inner_edge(
    number: int, line: str, edge: str, place: str
) -> None:
    fault = fault_of(tile_file(B2=with_line(number, line)))
    assert fault == Fault("edges-do-not-meet", "PX-8.2", f"tile B2 {place}", {"edge": edge})


def test_px_8_2_an_edge_of_the_first_tile_must_meet_its_own_other_edge() -> None:
    fault = fault_of(tile_file(A1=with_line(11, "+   +---+   +---+---+")))
    expected = Fault("edges-do-not-meet", "PX-8.2", "tile A1 row 5 column 3", {"edge": "lower"})
    assert fault == expected
