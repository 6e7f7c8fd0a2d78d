import pytest

from tablecade.core.errors import Refusal
from tablecade.games.qwixx.rules.state import (
    MOST_PENALTIES,
    ROW_BY_COLOUR,
    ROWS,
    Sheet,
    can_cross,
    refuse_cross,
)
from tests.games.qwixx.rules.positions import (
    COLOURS,
    EMPTY,
    LAST,
    NUMBERS,
    because,
    closed,
    first,
    sheet,
)

COLOUR_AND_PLACE = [(colour, place) for colour in COLOURS for place in range(10)]


def crossable(taken: Sheet, colour: str) -> list[int]:
    row = ROW_BY_COLOUR[colour]
    return [number for number in NUMBERS[colour] if can_cross(taken, row, number)]


def refused(taken: Sheet, colour: str, *, number: int) -> Refusal | None:
    return refuse_cross(taken, ROW_BY_COLOUR[colour], number)


def test_qx_1_1_a_new_sheet_has_four_empty_rows_and_no_penalty() -> None:
    assert Sheet() == Sheet(rows=((), (), (), ()), penalties=0)
    assert Sheet().score == 0
    assert [Sheet().last(row) for row in ROWS] == [-1, -1, -1, -1]


def test_qx_1_1_there_are_four_penalty_boxes() -> None:
    assert MOST_PENALTIES == 4


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_1_2_an_empty_row_takes_any_number_but_the_last(colour: str) -> None:
    assert crossable(EMPTY, colour) == list(NUMBERS[colour][:10])


@pytest.mark.parametrize(("colour", "place"), COLOUR_AND_PLACE)
def test_qx_1_2_only_what_stands_right_of_the_last_cross_is_left(colour: str, place: int) -> None:
    taken = sheet(f"{colour} {NUMBERS[colour][place]}")
    assert crossable(taken, colour) == list(NUMBERS[colour][place + 1 : 10])
    assert taken.last(ROW_BY_COLOUR[colour]) == place


@pytest.mark.parametrize(("colour", "place"), COLOUR_AND_PLACE)
def test_qx_1_2_a_skipped_number_is_refused_by_its_rule(colour: str, place: int) -> None:
    taken = sheet(f"{colour} {NUMBERS[colour][place]}")
    for number in NUMBERS[colour][: place + 1]:
        expected = because("left-to-right", "QX-1.2", colour=colour, number=number)
        assert refused(taken, colour, number=number) == expected
    for number in NUMBERS[colour][place + 1 : 10]:
        assert refused(taken, colour, number=number) is None


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_1_2_the_rightmost_cross_counts_not_the_first(colour: str) -> None:
    taken = sheet(f"{colour} {NUMBERS[colour][1]} {NUMBERS[colour][4]}")
    assert crossable(taken, colour) == list(NUMBERS[colour][5:10])


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_1_2_each_row_is_crossed_for_itself(colour: str) -> None:
    taken = sheet(*(first(other, 9) for other in COLOURS if other != colour))
    assert crossable(taken, colour) == list(NUMBERS[colour][:10])


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("crosses", range(5))
def test_qx_3_1_fewer_than_five_crosses_refuse_the_last_number(colour: str, crosses: int) -> None:
    taken = sheet(first(colour, crosses))
    last = LAST[colour]
    expected = because("too-few-crosses", "QX-3.1", colour=colour, number=last, crosses=crosses)
    assert refused(taken, colour, number=last) == expected


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("crosses", range(5, 11))
def test_qx_3_1_five_crosses_allow_the_last_number(colour: str, crosses: int) -> None:
    taken = sheet(first(colour, crosses))
    assert crossable(taken, colour) == list(NUMBERS[colour][crosses:])
    assert refused(taken, colour, number=LAST[colour]) is None


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_1_five_crosses_in_another_row_do_not_help(colour: str) -> None:
    taken = sheet(*(first(other, 5) for other in COLOURS if other != colour))
    assert LAST[colour] not in crossable(taken, colour)


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_1_a_locked_row_takes_nothing_more(colour: str) -> None:
    taken = sheet(closed(colour))
    assert crossable(taken, colour) == []
    expected = because("left-to-right", "QX-1.2", colour=colour, number=LAST[colour])
    assert refused(taken, colour, number=LAST[colour]) == expected


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_2_the_lock_comes_with_the_last_number_as_one_more_cross(colour: str) -> None:
    row = ROW_BY_COLOUR[colour]
    before = sheet(first(colour, 5))
    assert (before.locked(row), before.crosses(row)) == (False, 5)
    after = before.crossed(row, LAST[colour])
    assert (after.locked(row), after.crosses(row), after.score) == (True, 7, 28)


@pytest.mark.parametrize("colour", COLOURS)
def test_qx_3_2_the_number_of_the_other_end_locks_nothing(colour: str) -> None:
    taken = sheet(f"{colour} {NUMBERS[colour][0]}")
    assert [taken.locked(row) for row in ROWS] == [False] * 4


@pytest.mark.parametrize(
    ("crosses", "points"),
    list(enumerate((0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55))),
)
@pytest.mark.parametrize("colour", COLOURS)
def test_qx_4_4_crosses_score_by_the_table(colour: str, crosses: int, points: int) -> None:
    taken = sheet(first(colour, crosses))
    assert taken.row_score(ROW_BY_COLOUR[colour]) == points
    assert taken.score == points


@pytest.mark.parametrize(("crosses", "points"), [(5, 28), (9, 66), (10, 78)])
@pytest.mark.parametrize("colour", COLOURS)
def test_qx_4_4_the_lock_scores_too(colour: str, crosses: int, points: int) -> None:
    assert sheet(f"{first(colour, crosses)} {LAST[colour]}").score == points


@pytest.mark.parametrize("penalties", range(5))
def test_qx_4_4_each_penalty_costs_five(penalties: int) -> None:
    assert sheet(penalties=penalties).score == -5 * penalties


def test_qx_4_4_the_example_of_the_rulebook() -> None:
    rows = first("red", 4), first("yellow", 3), first("green", 7), first("blue", 8)
    score = sheet(*rows, penalties=2).score
    assert score == 70
    assert isinstance(score, int)


def test_crossing_keeps_all_the_rest_of_the_sheet() -> None:
    before = sheet("red 2", "yellow 3", "green 12", "blue 11", penalties=3)
    after = before.crossed(ROW_BY_COLOUR["green"], 7)
    assert after == sheet("red 2", "yellow 3", "green 12 7", "blue 11", penalties=3)
    assert after.has(ROW_BY_COLOUR["green"], 7)
    assert not after.has(ROW_BY_COLOUR["blue"], 7)


def test_missing_keeps_the_rows() -> None:
    assert sheet("red 2", penalties=2).missed() == sheet("red 2", penalties=3)
