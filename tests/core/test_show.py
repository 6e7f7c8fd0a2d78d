"""How fields are shown: the annotation in a view's fields, names of cells, choices by places."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

from tablecade.core.hand import Seat
from tablecade.core.show import Cards, Cell, Dice, Grid, Tally, Track, cell_name, read_choice
from tablecade.core.view import PerSeat, ViewField, fields_of

BOARD = Grid(rows=5, columns=5, choice="{cell}", grounds=("wall",))
DECK = Cards(deck=(1, 2, 13), choice="bid{card}")


class View(Struct, frozen=True):
    board: Annotated[tuple[tuple[Cell, ...], ...], BOARD]
    owners: Annotated[tuple[tuple[Seat | None, ...], ...], Grid(rows=1, columns=2)]
    prize: Annotated[int | None, DECK]
    cards: PerSeat[Annotated[tuple[int, ...], DECK]]
    dice: Annotated[tuple[int | None, ...], Dice(), Meta(max_length=4)]
    pawns: Annotated[PerSeat[int], Track(fields=12)]
    scores: Annotated[PerSeat[int], Tally(most=91)]
    round: int


VIEW = View(
    board=((Cell(), Cell(owner=Seat(1))), (Cell(ground="wall"), Cell(piece="king", value=3))),
    owners=((None, Seat(0)),),
    prize=None,
    cards=((1, 2), ()),
    dice=(6, None),
    pawns=(0, 12),
    scores=(3, 91),
    round=1,
)
FIELDS = {field.name: field for field in fields_of(View)}


def test_fields_carry_how_they_are_shown() -> None:
    assert FIELDS["board"].show == BOARD
    assert (FIELDS["prize"].show, FIELDS["prize"].kind) == (DECK, "number")
    assert (FIELDS["dice"].show, FIELDS["dice"].most) == (Dice(), 4)
    assert FIELDS["round"].show is None


def test_a_field_per_seat_is_annotated_outside_or_inside() -> None:
    shown = {
        name: FIELDS[name].show for name in ("cards", "pawns", "scores") if FIELDS[name].per_seat
    }
    assert shown == {"cards": DECK, "pawns": Track(fields=12), "scores": Tally(most=91)}


def test_the_fields_as_json() -> None:
    written = msgspec.json.decode(msgspec.json.encode(FIELDS))
    assert written["board"]["show"] == {
        "as": "grid",
        "choice": "{cell}",
        "rows": 5,
        "columns": 5,
        "grounds": ["wall"],
    }
    assert written["scores"] == {
        "name": "scores",
        "kind": "number",
        "per_seat": True,
        "show": {"as": "tally", "most": 91},
    }
    assert "show" not in written["round"]
    assert msgspec.convert(written, dict[str, ViewField]) == FIELDS


def test_an_annotated_view_comes_back_from_json() -> None:
    written = msgspec.json.encode(VIEW)
    assert msgspec.json.decode(written, type=View) == VIEW
    assert msgspec.json.decode(written)["board"] == [
        [{}, {"owner": 1}],
        [{"ground": "wall"}, {"piece": "king", "value": 3}],
    ]
    assert msgspec.json.schema(View)["$defs"]["View"]["properties"]["scores"]["type"] == "array"


@pytest.mark.parametrize(
    ("first_row", "rows", "name"),
    [("top", None, "c1"), ("bottom", None, "c5"), ("bottom", 3, "c3")],
)
def test_cells_have_letters_and_numbers(first_row: str, rows: int | None, name: str) -> None:
    grid = msgspec.convert({"as": "grid", "rows": 5, "columns": 5, "first_row": first_row}, Grid)
    assert cell_name(0, 2, grid, rows=rows) == name


def test_a_grid_has_a_letter_for_each_column() -> None:
    with pytest.raises(ValueError, match="at most 26 columns, not 27"):
        Grid(rows=1, columns=27)


@pytest.mark.parametrize(
    ("show", "choice", "places"),
    [
        (BOARD, "e5", ("e5",)),
        (BOARD, "f5", None),
        (BOARD, "e6", None),
        (BOARD, "pass", None),
        (Grid(rows=12, columns=2, choice="{cell}-{cell}"), "a12-b1", ("a12", "b1")),
        (Grid(rows=8, columns=2, choice="{cell}-{cell}"), "a7-a8=queen", ("a7", "a8")),
        (Grid(rows=1, columns=1), "a1", None),
        (DECK, "bid13", ("13",)),
        (DECK, "bid3", None),
        (Cards(deck=("a+", "a"), choice="{card}"), "a+", ("a+",)),
        (Dice(choice="keep{die}"), "keep2", ("2",)),
        (Dice(choice="keep {die}", colours=("red", "blue")), "keep blue", ("blue",)),
        (Track(fields=12, choice="to{field}"), "to12", ("12",)),
        (Track(fields=12, choice="to{field}"), "to13", None),
    ],
)
def test_choices_are_read_by_their_places(
    show: Grid | Cards | Dice | Track, choice: str, places: tuple[str, ...] | None
) -> None:
    assert read_choice(show, choice) == places


def test_a_show_fits_the_type_of_its_field() -> None:
    class Wrong(Struct):
        board: Annotated[tuple[int, ...], Grid(rows=1, columns=1)]

    class AlsoWrong(Struct):
        points: Annotated[int, Tally(most=3)]

    with pytest.raises(TypeError, match="board: Grid is for rows of Cell"):
        fields_of(Wrong)
    with pytest.raises(TypeError, match=r"points: Tally is for PerSeat\[int\]"):
        fields_of(AlsoWrong)


def test_a_tuple_of_fixed_length_has_a_bound() -> None:
    class Rolled(Struct):
        dice: Annotated[tuple[int | None, int | None], Dice()]

    assert fields_of(Rolled)[0].most == 2


@pytest.mark.parametrize(
    "show", [Grid(rows=1, columns=1, choice="{card}"), Tally(most=3, choice="{cell}")]
)
def test_a_choice_names_a_place_that_the_show_has(show: Grid | Tally) -> None:
    with pytest.raises(ValueError, match=f"is no place of {type(show).__name__}"):
        read_choice(show, "a1")
