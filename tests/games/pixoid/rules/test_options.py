"""Options: what a person gives, and what a match file holds in full."""

from collections.abc import Iterable
from typing import Any

import pytest

from tablecade.core.errors import (
    BadBoard,
    BadOption,
    Fault,
    TablecadeError,
    UnknownOption,
    WrongSeats,
)
from tablecade.core.game import Option, plain
from tablecade.games.pixoid.rules.tiles import board_names, lay_board, project_tiles, read_tiles
from tests.boards import MAZE, MAZE_DRAWING, ROOM, tile_file
from tests.games.pixoid.rules.positions import GAME, SHORT, fresh

NAMES = tuple(board_names())
IN_FULL = {"variant": "short", "first_pixoid": 2, "board": plain(MAZE)}


class Draws:
    """Chance as scripted; `sides` tells what was asked for."""

    def __init__(self, results: Iterable[int] = ()) -> None:
        self.results = iter(results)
        self.sides: list[int] = []

    def __call__(self, sides: int) -> int:
        self.sides.append(sides)
        return next(self.results)


def settle(*, seats: int = 4, draw: Draws | None = None, **options: Any) -> dict[str, Any]:
    return GAME.settle(options, seats=seats, draw=draw or Draws())


def project_board(name: str) -> Any:
    return plain(lay_board(name, project_tiles()))


def bad_option(*, seats: int = 4, **options: Any) -> Any:
    with pytest.raises(BadOption) as error:
        settle(seats=seats, **{"board": plain(ROOM)} | options)
    return error.value.detail


def test_what_can_be_chosen() -> None:
    assert (GAME.meta.id, GAME.meta.fewest_seats, GAME.meta.most_seats) == ("pixoid", 3, 4)
    assert GAME.meta.options == (
        Option("variant", ("standard", "short"), default="standard"),
        Option("board", ("random",), default="A1 B1 C1 D1", at_table="random"),
        Option("tiles", (), default=None),
        Option(
            "first_pixoid",
            ("random", "0", "1", "2", "3"),
            default="0",
            at_table="random",
            seat=True,
        ),
    )
    assert GAME.meta.file_options == ("variant", "first_pixoid", "board")


def test_px_1_5_at_a_table_the_first_pixoid_is_drawn_where_nobody_says() -> None:
    drawn = {"board": "random", "first_pixoid": "random"}
    assert GAME.at_table({"variant": "short"}) == {**drawn, "variant": "short"}
    assert GAME.at_table({"first_pixoid": "2"}) == {**drawn, "first_pixoid": "2"}


def test_an_empty_file_of_tiles_is_refused_not_replaced() -> None:
    with pytest.raises(BadBoard) as problem:
        settle(tiles="")
    assert problem.value.fault.code == "tile-missing"


def test_who_gives_nothing_gets_the_defaults() -> None:
    assert settle() == {
        "variant": "standard",
        "first_pixoid": 0,
        "board": project_board("A1 B1 C1 D1"),
    }


def test_what_is_settled_can_be_set_up_and_settled_again() -> None:
    settled = settle(variant="short")
    assert GAME.setup(settled, 4).variant is SHORT
    assert settle(**settled) == settled


def test_px_7_1_the_short_game_is_an_option() -> None:
    assert settle(variant="short")["variant"] == "short"


@pytest.mark.parametrize("variant", ["long", "", None, 1, ["short"], "Short"])
def test_px_7_1_there_is_no_other_variant(variant: Any) -> None:
    expected = {"name": "variant", "value": str(variant), "rule": "PX-7.1"}
    assert bad_option(variant=variant) == expected


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_px_1_5_the_first_pixoid_is_given_as_a_number_or_its_text(seat: int) -> None:
    assert settle(first_pixoid=seat)["first_pixoid"] == seat
    assert settle(first_pixoid=str(seat))["first_pixoid"] == seat


@pytest.mark.parametrize(("seats", "drawn"), [(3, 2), (4, 0), (4, 3)])
def test_px_1_5_the_first_pixoid_can_be_drawn(seats: int, drawn: int) -> None:
    draw = Draws([drawn])
    settled = settle(first_pixoid="random", seats=seats, draw=draw)
    assert (settled["first_pixoid"], draw.sides) == (drawn, [seats])


@pytest.mark.parametrize("value", [4, -1, "4", "12", "01", "", "x", None, True, False, 1.0, "٣"])
def test_px_1_5_the_first_pixoid_is_a_seat(value: Any) -> None:
    detail = bad_option(first_pixoid=value)
    assert (detail["name"], detail["rule"]) == ("first_pixoid", "PX-1.5")
    assert detail["value"] == str(value)


def test_px_1_5_there_is_no_seat_3_with_three_players() -> None:
    expected = {"name": "first_pixoid", "value": "3", "rule": "PX-1.5"}
    assert bad_option(first_pixoid=3, seats=3) == expected
    assert settle(first_pixoid=2, seats=3)["first_pixoid"] == 2


@pytest.mark.parametrize("name", ["A1 B2 C1 D2", "D2 C2 B2 A2"])
def test_px_1_2_a_board_by_name_is_settled_in_full(name: str) -> None:
    assert settle(board=name)["board"] == project_board(name)


@pytest.mark.parametrize(("drawn", "name"), [((0, 0), 0), ((1, 2), 18), ((23, 15), 383)])
def test_px_1_2_a_board_can_be_drawn(drawn: tuple[int, int], name: int) -> None:
    draw = Draws(drawn)
    assert settle(board="random", draw=draw)["board"] == project_board(NAMES[name])
    assert draw.sides == [24, 16]


def test_px_8_3_a_board_can_be_laid_of_tiles_of_ones_own() -> None:
    tiles = tile_file()
    own = plain(lay_board("B1 A2 C1 D1", read_tiles(tiles)))
    assert settle(board="B1 A2 C1 D1", tiles=tiles)["board"] == own
    assert settle(board="random", tiles=tiles, draw=Draws([6, 4]))["board"] == own


def test_px_8_3_bad_tiles_name_tile_place_and_rule() -> None:
    with pytest.raises(BadBoard) as error:
        settle(tiles="tile A side 1\n")
    detail = {"lines": 0, "wanted": 11}
    assert error.value.fault == Fault("drawing-height", "PX-8.3", "tile A1", detail)


@pytest.mark.parametrize("tiles", [7, {"A1": 1}])
def test_px_8_3_what_is_no_text_holds_no_tiles(tiles: Any) -> None:
    with pytest.raises(BadBoard) as error:
        settle(tiles=tiles)
    assert error.value.fault == Fault("tile-heading", "PX-8.3", str(tiles))


def test_px_8_3_a_board_can_be_drawn_as_one_maze() -> None:
    assert settle(board=MAZE_DRAWING)["board"] == plain(MAZE)


def test_px_8_3_a_drawn_board_is_checked_too() -> None:
    with pytest.raises(BadBoard) as error:
        settle(board=MAZE_DRAWING.replace("B", " ", 1))
    assert error.value.fault.code == "bonus-count"


def test_a_board_in_full_stays_as_it_is() -> None:
    assert settle(board=plain(MAZE))["board"] == plain(MAZE)


def test_px_1_2_a_board_of_no_such_name_is_refused() -> None:
    expected = {"name": "board", "value": "A1 B1 C1 C2", "rule": "PX-1.2"}
    assert bad_option(board="A1 B1 C1 C2") == expected


@pytest.mark.parametrize(
    ("board", "problem"),
    [
        (7, {"problem": "type", "field": "{…}", "wanted": "`object`", "found": "`int`"}),
        (None, {"problem": "type", "field": "{…}", "wanted": "`object`", "found": "`null`"}),
        ({}, {"problem": "missing", "field": "size"}),
        (plain(ROOM) | {"walls": []}, {"problem": "unknown", "field": "walls"}),
        (
            plain(ROOM) | {"size": "4"},
            {"problem": "type", "field": "size", "wanted": "`int`", "found": "`str`"},
        ),
    ],
)
def test_px_8_1_what_is_no_board_is_refused(board: Any, problem: dict[str, str]) -> None:
    assert bad_option(board=board) == {"name": "board", "rule": "PX-8.1", **problem}


def test_px_8_3_a_bad_board_names_its_fault() -> None:
    with pytest.raises(BadBoard) as error:
        settle(board=plain(ROOM) | {"bonus": ["b2"]})
    assert (error.value.fault.code, error.value.fault.place) == ("bonus-count", "bonus")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption) as error:
        settle(colour="pink")
    assert error.value.detail == {"game": "pixoid", "name": "colour"}


@pytest.mark.parametrize("seats", [2, 5])
def test_seats_are_counted_before_anything_is_drawn(seats: int) -> None:
    with pytest.raises(WrongSeats):
        settle(seats=seats, board="nonsense")


def test_a_match_file_holds_all_options() -> None:
    state = GAME.setup(IN_FULL, 3)
    assert state == fresh(MAZE, seats=3, seat=2, variant=SHORT)


@pytest.mark.parametrize("name", IN_FULL)
def test_a_match_file_leaves_none_out(name: str) -> None:
    options = {other: value for other, value in IN_FULL.items() if other != name}
    with pytest.raises(TablecadeError) as error:
        GAME.setup(options, 3)
    assert error.value.code == "missing-option"
    assert error.value.detail == {"game": "pixoid", "name": name}


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"first_pixoid": "2"}, BadOption),
        ({"first_pixoid": "random"}, BadOption),
        ({"board": "A1 B1 C1 D1"}, BadOption),
        ({"colour": "pink"}, UnknownOption),
    ],
)
def test_a_match_file_leaves_nothing_to_settle(
    changed: dict[str, Any], error: type[TablecadeError]
) -> None:
    with pytest.raises(error):
        GAME.setup(IN_FULL | changed, 3)
