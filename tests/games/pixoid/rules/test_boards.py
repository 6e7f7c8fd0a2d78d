"""PX-8.1 and what a board is: corridors, and every fault it can have."""

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from tablecade.core.errors import BadBoard, BadOption, Details, Fault
from tablecade.core.game import Checked
from tablecade.games.pixoid.rules.board import (
    Board,
    Pix,
    _walks,
    check,
    end_points,
    faults,
    pix_at,
    place_of,
)
from tablecade.games.pixoid.rules.tiles import BOARDS, check_board
from tests.boards import HALL, MAZE, MAZE_DRAWING, ROOM, open_room
from tests.games.pixoid.rules.positions import pixes


def edges(*names: str) -> tuple[tuple[Pix, Pix], ...]:
    return tuple((Pix(a), Pix(b)) for a, b in (name.split("-") for name in names))


def without_edges_of(board: Board, pix: str) -> Board:
    return replace(board, open=tuple(edge for edge in board.open if pix not in edge))


@pytest.mark.parametrize(
    ("pix", "place"), [("a1", (0, 0)), ("c4", (2, 3)), ("p16", (15, 15)), ("j10", (9, 9))]
)
def test_a_pix_is_named_by_column_and_row(pix: str, place: tuple[int, int]) -> None:
    assert pix_at(*place) == pix
    assert place_of(Pix(pix)) == place


def test_corridors_go_on_until_a_wall() -> None:
    _walks.cache_clear()  # found anew, not remembered from another test
    assert MAZE.walks[Pix("a1")] == {"up": pixes("a2 a3 a4"), "right": pixes("b1 c1 d1")}
    assert MAZE.walks[Pix("b2")] == {
        "up": pixes("b3"),
        "left": pixes("a2"),
        "right": pixes("c2"),
    }
    assert list(ROOM.walks[Pix("b2")]) == ["up", "down", "left", "right"]


def test_an_open_edge_can_be_named_from_either_side() -> None:
    turned = replace(MAZE, open=tuple((b, a) for a, b in MAZE.open))
    assert turned.walks == MAZE.walks


def test_end_points_count_the_pix_a_program_can_end_on() -> None:
    assert end_points(MAZE) == 3.375
    assert end_points(ROOM) == 6


def test_end_points_count_nine_steps_at_most() -> None:
    assert end_points(open_room(10)) == 18
    assert end_points(HALL) == 21


@pytest.mark.parametrize("board", [ROOM, MAZE, HALL, open_room(4), open_room(16)])
def test_px_8_1_a_sound_board_has_no_fault(board: Board) -> None:
    assert faults(board) == []
    assert check(board) == board


@pytest.mark.parametrize("size", [-1, 3, 17])
def test_px_8_1_sizes_are_four_to_sixteen(size: int) -> None:
    detail = {"size": size, "smallest": 4, "largest": 16}
    assert faults(replace(ROOM, size=size)) == [Fault("size", "PX-8.1", "size", detail)]


@pytest.mark.parametrize(
    ("kind", "marked"),
    [("start", "a4 d4 a1"), ("start", "a4 d4 a1 d1 b1"), ("bonus", "b3"), ("bonus", "")],
)
def test_px_8_1_there_are_four_starts_and_four_bonus_pix(kind: str, marked: str) -> None:
    board = replace(ROOM, **{kind: pixes(marked)})
    detail = {"count": len(marked.split()), "wanted": 4}
    assert faults(board) == [Fault(f"{kind}-count", "PX-8.1", kind, detail)]


def test_px_8_1_a_board_is_connected() -> None:
    halves = replace(ROOM, open=tuple(e for e in ROOM.open if {e[0][0], e[1][0]} != {"b", "c"}))
    assert faults(halves) == [Fault("not-connected", "PX-8.1", "c1", {"from": "a1"})]


def test_px_8_1_what_is_not_reached_is_named_by_its_first_pix() -> None:
    lower = replace(ROOM, open=tuple(e for e in ROOM.open if {e[0][1], e[1][1]} != {"2", "3"}))
    assert faults(lower) == [Fault("not-connected", "PX-8.1", "a3", {"from": "a1"})]


def test_px_3_3_a_pix_without_a_way_out_is_no_legal_maze() -> None:
    assert faults(without_edges_of(ROOM, "c2")) == [
        Fault("no-way-out", "PX-3.3", "c2"),
        Fault("not-connected", "PX-8.1", "c2", {"from": "a1"}),
    ]


def test_px_1_3_a_pix_can_be_missing_from_a_maze() -> None:
    holed = replace(without_edges_of(ROOM, "b1"), pix=tuple(p for p in ROOM.pix if p != "b1"))
    assert faults(holed) == []


@pytest.mark.parametrize("pix", ["e1", "a5", "a0", "A1", "", "a01"])
def test_px_1_3_a_pix_lies_inside(pix: str) -> None:
    board = replace(ROOM, pix=(*ROOM.pix, Pix(pix)))
    assert faults(board) == [Fault("no-such-pix", "PX-1.3", "pix", {"pix": pix})]


def test_px_1_3_a_pix_is_there_once() -> None:
    board = replace(ROOM, pix=(*ROOM.pix, *pixes("b3 a1")))
    assert faults(board) == [
        Fault("twice", "PX-1.3", "pix b3", {"name": "b3"}),
        Fault("twice", "PX-1.3", "pix a1", {"name": "a1"}),
    ]


@pytest.mark.parametrize(
    ("edge", "code", "detail"),
    [
        ("a1-e1", "no-such-pix", {"pix": "e1"}),
        ("e1-a1", "no-such-pix", {"pix": "e1"}),
        ("e1-e2", "no-such-pix", {"pix": "e1"}),
        ("a1-c1", "not-neighbours", {}),
        ("a1-b2", "not-neighbours", {}),
        ("a1-a1", "not-neighbours", {}),
    ],
)
def test_px_1_3_an_open_edge_joins_two_neighbours(edge: str, code: str, detail: Details) -> None:
    board = replace(ROOM, open=(*ROOM.open, *edges(edge)))
    assert faults(board) == [Fault(code, "PX-1.3", f"open {edge}", detail)]


@pytest.mark.parametrize("edge", ["a1-b1", "b1-a1"])
def test_px_1_3_an_open_edge_is_there_once(edge: str) -> None:
    board = replace(ROOM, open=(*ROOM.open, *edges(edge)))
    assert faults(board) == [Fault("twice", "PX-1.3", "open a1-b1", {"name": "a1-b1"})]


def test_px_1_3_an_edge_of_a_pix_that_is_missing_is_a_fault() -> None:
    holed = replace(ROOM, pix=tuple(p for p in ROOM.pix if p != "a1"))
    assert faults(holed) == [
        Fault("no-such-pix", "PX-1.3", "open a1-b1", {"pix": "a1"}),
        Fault("no-such-pix", "PX-1.3", "open a1-a2", {"pix": "a1"}),
    ]


@pytest.mark.parametrize(("kind", "marked"), [("start", "a4 d4 a1 e1"), ("bonus", "b3 c3 b2 e1")])
def test_px_1_3_marks_stand_on_pix(kind: str, marked: str) -> None:
    board = replace(ROOM, **{kind: pixes(marked)})
    assert faults(board) == [Fault("no-such-pix", "PX-1.3", kind, {"pix": "e1"})]


@pytest.mark.parametrize(
    ("start", "bonus", "twice"),
    [
        ("a4 d4 a1 a1", "b3 c3 b2 c2", "a1"),
        ("a4 d4 a1 d1", "b3 c3 b2 b3", "b3"),
        ("a4 d4 a1 d1", "b3 c3 b2 d4", "d4"),
    ],
)
def test_px_1_3_start_and_bonus_pix_are_eight_different_ones(
    start: str, bonus: str, twice: str
) -> None:
    board = replace(ROOM, start=pixes(start), bonus=pixes(bonus))
    expected = Fault("twice", "PX-1.3", f"start or bonus {twice}", {"name": twice})
    assert faults(board) == [expected]


def test_faults_of_marks_and_maze_come_together() -> None:
    board = replace(without_edges_of(ROOM, "a1"), start=pixes("a4"), bonus=pixes("b3 e1"))
    assert [(fault.code, fault.place) for fault in faults(board)] == [
        ("start-count", "start"),
        ("bonus-count", "bonus"),
        ("no-such-pix", "bonus"),
        ("no-way-out", "a1"),
        ("not-connected", "a2"),
    ]


def test_faults_of_shape_come_alone() -> None:
    board = replace(ROOM, pix=(*ROOM.pix, *pixes("e1 a1")), open=edges("a1-c1"), start=())
    assert [(fault.code, fault.place) for fault in faults(board)] == [
        ("no-such-pix", "pix"),
        ("twice", "pix a1"),
        ("not-neighbours", "open a1-c1"),
    ]


def test_a_board_without_any_pix_has_no_marks_to_stand_on() -> None:
    empty = Board(size=4, pix=(), open=(), start=(), bonus=())
    assert [fault.code for fault in faults(empty)] == ["start-count", "bonus-count"]


def test_px_8_3_the_first_fault_of_a_board_is_told() -> None:
    board = replace(ROOM, start=pixes("a4"), bonus=pixes("b3"))
    with pytest.raises(BadBoard) as error:
        check(board)
    assert error.value.fault == faults(board)[0]
    assert error.value.detail == {
        "place": "start",
        "fault": "start-count",
        "rule": "PX-8.1",
        "count": 1,
        "wanted": 4,
    }


@pytest.mark.parametrize("given", [to_builtins(MAZE), MAZE_DRAWING])
def test_a_board_is_checked_in_full_or_as_a_drawing(given: object) -> None:
    assert check_board(given) == Checked((), {"end_points": 3.38})


def test_a_board_is_checked_by_its_name() -> None:
    checked = [check_board(name) for name in BOARDS.names]
    assert [one.faults for one in checked] == [()] * len(BOARDS.names)
    assert all(one.figures["end_points"] > 3 for one in checked)


def test_a_faulty_board_is_told_its_faults_and_no_figures() -> None:
    assert check_board(to_builtins(without_edges_of(ROOM, "c2"))) == Checked(
        (
            Fault("no-way-out", "PX-3.3", "c2"),
            Fault("not-connected", "PX-8.1", "c2", {"from": "a1"}),
        )
    )


def test_a_drawing_that_cannot_be_read_is_a_fault_with_its_place() -> None:
    (fault,) = check_board(MAZE_DRAWING.replace("+---+---+---+---+\n|", "|", 1)).faults
    assert fault.rule == "PX-8.3"


def test_a_board_of_another_form_is_a_wrong_option() -> None:
    with pytest.raises(BadOption) as refused:
        check_board({"size": "large"})
    assert refused.value.detail["name"] == "board"
    assert refused.value.detail["field"] == "size"
