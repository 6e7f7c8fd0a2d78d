"""The project's own two sides."""

import pytest

from tablecade.games.qwixx.rules.state import ROWS
from tablecade.games.qwixx_on_board.rules.game import QwixxOnBoard
from tablecade.games.qwixx_on_board.rules.state import Field, project_tracks, read_track

SIDES = ["A", "B"]


def test_qb_1_3_there_are_two_sides() -> None:
    assert list(project_tracks()) == SIDES


@pytest.mark.parametrize("side", SIDES)
def test_qb_1_3_a_side_has_forty_fields(side: str) -> None:
    assert len(project_tracks()[side].fields) == 40


@pytest.mark.parametrize("side", SIDES)
def test_qb_1_3_each_bonus_from_1_to_20_stands_on_two_fields(side: str) -> None:
    bonuses = [field.bonus for field in project_tracks()[side].fields]
    assert bonuses == [bonus for bonus in range(1, 21) for _ in range(2)]


def test_qb_1_3_the_fifth_field_of_side_a_is_green_10() -> None:
    assert project_tracks()["A"].field(5) == Field("green", 10, bonus=3)


def test_qb_1_1_side_a_is_played_where_nobody_says_another() -> None:
    settled = QwixxOnBoard().settle({}, seats=2, draw=range(6).index)
    track = read_track(settled["track"])
    assert track == project_tracks()["A"]
    assert track != project_tracks()["B"]


def test_qb_1_3_the_sides_differ() -> None:
    side_a, side_b = project_tracks().values()
    printed_a = [(field.colour, field.number) for field in side_a.fields]
    printed_b = [(field.colour, field.number) for field in side_b.fields]
    assert printed_a != printed_b


@pytest.mark.parametrize("side", SIDES)
def test_qb_1_3_early_fields_have_numbers_early_in_their_rows(side: str) -> None:
    early = project_tracks()[side].fields[:10]
    assert max(field.row.place(field.number) for field in early) <= 4


@pytest.mark.parametrize("side", SIDES)
def test_qb_1_3_every_colour_is_on_a_side(side: str) -> None:
    assert {field.row for field in project_tracks()[side].fields} == set(ROWS)
