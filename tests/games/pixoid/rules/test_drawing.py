"""PX-8.3: mazes drawn as text, and what can be wrong with a drawing."""

import pytest

from tablecade.core.errors import BadBoard, Details, Fault
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.tiles import Drawing, all_pix, read_board_drawing, read_drawing
from tests.boards import MAZE, MAZE_DRAWING
from tests.games.pixoid.rules.positions import pixes

SMALL = """\
+---+---+
| S     |
+   +---+
|     B |
+---+---+"""

FOUR_BY_FOUR = """\
+---+---+---+---+
|               |
+   +   +   +   +
|               |
+   +   +   +   +
|               |
+   +   +   +   +
|               |
+---+---+---+---+"""


def read_small(text: str) -> Drawing:
    return read_drawing(text.split("\n"), size=2, name="sketch")


def with_line(number: int, line: str, *, text: str = SMALL) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def fault_of(text: str) -> Fault:
    with pytest.raises(BadBoard) as error:
        read_small(text)
    return error.value.fault


def border_fault_of(text: str) -> Fault:
    with pytest.raises(BadBoard) as error:
        read_board_drawing(text)
    return error.value.fault


def test_a_drawing_tells_gaps_and_marks() -> None:
    assert read_small(SMALL) == Drawing(
        size=2,
        open_right=frozenset({(0, 0), (1, 0)}),
        open_below=frozenset({(0, 0)}),
        open_left_border=frozenset(),
        open_top_border=frozenset(),
        start=((0, 0),),
        bonus=((1, 1),),
    )


def test_a_drawing_tells_gaps_in_its_border() -> None:
    drawing = read_small("+---+   +\n|   |   \n+---+---+\n    |   |\n+   +---+")
    assert drawing == Drawing(
        size=2,
        open_right=frozenset({(0, 1)}),
        open_below=frozenset({(1, 0)}),
        open_left_border=frozenset({1}),
        open_top_border=frozenset({1}),
        start=(),
        bonus=(),
    )


def test_spaces_at_the_end_of_a_line_may_be_missing() -> None:
    assert read_small(with_line(2, "| S")) == read_small(with_line(2, "| S      "))


@pytest.mark.parametrize(("text", "lines"), [(SMALL + "\n+", 6), (SMALL[:-10], 4), ("", 1)])
def test_px_8_3_a_drawing_has_two_lines_a_row_and_one_more(text: str, lines: int) -> None:
    detail = {"lines": lines, "wanted": 5}
    assert fault_of(text) == Fault("drawing-height", "PX-8.3", "sketch", detail)


@pytest.mark.parametrize(("number", "row"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_px_8_3_a_line_that_is_too_long_is_named(number: int, row: int) -> None:
    line = SMALL.split("\n")[number - 1] + "|"
    detail: Details = {"line": number, "character": 10, "found": "|"}
    place = f"sketch row {row} column 3"
    assert fault_of(with_line(number, line)) == Fault("drawing-width", "PX-8.3", place, detail)


@pytest.mark.parametrize(
    ("number", "line", "row", "column", "character"),
    [
        (1, "X---+---+", 1, 1, 1),
        (1, "+-X-+---+", 1, 1, 3),
        (2, "X S     |", 1, 1, 1),
        (2, "|XS     |", 1, 1, 2),
        (1, "----+---+", 1, 1, 1),
        (1, "+---+----", 1, 3, 9),
        (1, "+---|---+", 1, 2, 5),
        (1, "+-+-+---+", 1, 1, 3),
        (2, "+ S     |", 1, 1, 1),
        (2, "| S -   |", 1, 2, 5),
        (2, "|S      |", 1, 1, 2),
        (2, "|  S    |", 1, 1, 4),
        (2, "| X     |", 1, 1, 3),
        (2, "| s     |", 1, 1, 3),
        (2, "| |     |", 1, 1, 3),
        (4, "|     B B", 2, 3, 9),
        (4, "|    BB |", 2, 2, 6),
        (4, "|     BB|", 2, 2, 8),
        (5, "+---+--S+", 3, 2, 8),
    ],
)
def test_px_8_3_a_character_in_the_wrong_place_is_named(
    number: int, line: str, row: int, column: int, character: int
) -> None:
    detail: Details = {"line": number, "character": character, "found": line[character - 1]}
    place = f"sketch row {row} column {column}"
    assert fault_of(with_line(number, line)) == Fault("drawing-character", "PX-8.3", place, detail)


@pytest.mark.parametrize(
    ("number", "line", "row", "column", "character", "found"),
    [
        (1, "+-- +---+", 1, 1, 2, "-- "),
        (3, "+   + --+", 2, 2, 6, " --"),
        (5, "+---+ - +", 3, 2, 6, " - "),
    ],
)
def test_px_8_3_a_wall_is_whole(
    number: int, line: str, row: int, column: int, character: int, found: str
) -> None:
    detail: Details = {"line": number, "character": character, "found": found}
    place = f"sketch row {row} column {column}"
    fault = Fault("drawing-broken-wall", "PX-8.3", place, detail)
    assert fault_of(with_line(number, line)) == fault


def test_px_8_3_a_whole_board_can_be_drawn() -> None:
    text = with_line(2, "| S   B |   |   |", text=FOUR_BY_FOUR)
    text = with_line(3, "+---+---+---+   +", text=text)
    text = with_line(8, "|   |   |   | S |", text=text)
    board = read_board_drawing(f"# my board\n{text}\n")
    assert (board.size, board.pix) == (4, all_pix(4))
    assert (board.start, board.bonus) == (pixes("a4 d1"), pixes("b4"))
    assert [edge for edge in board.open if "4" in edge[0] + edge[1]] == [("d3", "d4"), ("a4", "b4")]
    assert [edge for edge in board.open if "1" in edge[0] + edge[1]] == [
        ("a1", "a2"),
        ("b1", "b2"),
        ("c1", "c2"),
        ("d1", "d2"),
    ]


def test_the_maze_of_these_tests_is_what_it_is_drawn_as() -> None:
    right = "a1-b1 b1-c1 c1-d1 a2-b2 b2-c2 b3-c3 a4-b4 c4-d4"
    up = "a1-a2 a2-a3 a3-a4 b2-b3 c1-c2 c3-c4 d1-d2 d2-d3 d3-d4"
    assert {"-".join(edge) for edge in MAZE.open} == {*right.split(), *up.split()}
    assert (
        Board(
            size=4,
            pix=pixes("a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4"),
            open=MAZE.open,
            start=pixes("a4 d4 a1 d1"),
            bonus=pixes("b3 c3 b2 c2"),
        )
        == MAZE
    )


def test_open_edges_are_told_in_reading_order_to_the_right_and_then_up() -> None:
    assert MAZE.open[:4] == (("a1", "b1"), ("a1", "a2"), ("b1", "c1"), ("c1", "d1"))
    assert MAZE.open[-2:] == (("a4", "b4"), ("c4", "d4"))


@pytest.mark.parametrize(
    ("number", "line", "place"),
    [
        (2, "|", "board row 1"),
        (8, "                |", "board row 4"),
        (1, "+---+   +---+---+", "board column 2"),
        (9, "+---+---+---+   +", "board column 4"),
    ],
)
def test_px_1_3_a_border_is_closed(number: int, line: str, place: str) -> None:
    fault = border_fault_of(with_line(number, line, text=FOUR_BY_FOUR))
    assert fault == Fault("border-open", "PX-1.3", place)


def test_px_1_3_the_first_gap_in_a_border_is_named_rows_before_columns() -> None:
    text = with_line(1, "+   +   +---+---+", text=FOUR_BY_FOUR)
    assert border_fault_of(text).place == "board column 1"
    text = with_line(6, "|", text=with_line(4, "|", text=text))
    assert border_fault_of(text).place == "board row 2"


def test_spaces_after_a_line_of_a_board_do_not_matter() -> None:
    assert read_board_drawing(MAZE_DRAWING.replace("\n", "  \n")[2:]) == MAZE


@pytest.mark.parametrize("before", [" ", "X"])
def test_px_8_3_nothing_stands_before_a_line_of_a_board(before: str) -> None:
    fault = border_fault_of(before + FOUR_BY_FOUR)
    detail: Details = {"line": 1, "character": 18, "found": "+"}
    assert fault == Fault("drawing-width", "PX-8.3", "board row 1 column 5", detail)


@pytest.mark.parametrize(("text", "lines", "wanted"), [("", 0, 1), ("+---+\n|   |", 2, 3)])
def test_px_8_3_a_board_without_its_last_line_is_told(text: str, lines: int, wanted: int) -> None:
    detail = {"lines": lines, "wanted": wanted}
    assert border_fault_of(text) == Fault("drawing-height", "PX-8.3", "board", detail)
