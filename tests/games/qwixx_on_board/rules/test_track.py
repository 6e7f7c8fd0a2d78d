"""The track as data."""

from typing import Any

import pytest

from tablecade.core.errors import BadBoard, BadOption, Fault
from tablecade.core.game import Checked
from tablecade.games.qwixx.rules.state import Row
from tablecade.games.qwixx_on_board.rules.state import Field, Track, check_track, faults, read_track
from tests.tracks import SHORTEST, SMALL, plain_track

SIX = ("red 2 +1", "yellow 2 +1", "green 12 +2", "blue 12 +2", "red 3 +3", "yellow 3 +4")


def fault(code: str, place: str, **detail: str | int) -> Fault:
    return Fault(code, "QB-1.2", place=place, detail=detail)


def faults_of(*fields: str) -> list[Fault]:
    plain = plain_track(*fields)["fields"]
    return list(faults(Track(tuple(Field(**field) for field in plain))))


def test_qb_1_2_a_field_has_a_colour_a_number_and_a_bonus() -> None:
    track = read_track(SMALL)
    assert len(track.fields) == 12
    assert track.field(1) == Field("red", 3, bonus=1)
    assert track.field(5) == Field("green", 10, bonus=5)
    assert track.field(12) == Field("blue", 6, bonus=20)
    assert [field.row for field in track.fields[:4]] == [*Row]


def test_qb_1_2_the_start_field_has_no_bonus() -> None:
    track = read_track(SMALL)
    assert [track.bonus(place) for place in (0, 1, 2, 12)] == [0, 1, 2, 20]


def test_qb_1_2_a_sound_track_has_no_faults() -> None:
    assert faults_of(*SIX) == []
    assert faults_of("red 2 +1", *["blue 12 +20"] * 5) == []


@pytest.mark.parametrize("count", [0, 1, 5])
def test_qb_1_2_six_fields_are_the_fewest(count: int) -> None:
    expected = fault("too-few-fields", "fields", count=count, wanted=6)
    assert faults_of(*SIX[:count]) == [expected]


@pytest.mark.parametrize("colour", ["white", "Red", ""])
def test_qb_1_2_a_colour_of_no_row_is_a_fault(colour: str) -> None:
    track = Track((*read_track(SHORTEST).fields, Field(colour, 7, bonus=20)))
    assert list(faults(track)) == [fault("no-such-colour", "field 7", colour=colour)]


@pytest.mark.parametrize("number", [-7, 0, 1, 13])
def test_qb_1_2_a_number_no_row_has_is_a_fault(number: int) -> None:
    expected = fault("no-such-number", "field 1", number=number)
    assert faults_of(f"red {number} +1", *SIX[1:]) == [expected]


@pytest.mark.parametrize("number", [2, 12])
def test_qb_1_2_the_ends_of_a_row_are_numbers_too(number: int) -> None:
    assert faults_of(f"red {number} +1", *SIX[1:]) == []


@pytest.mark.parametrize("bonus", [-1, 0, 21])
def test_qb_1_2_a_bonus_is_1_to_20(bonus: int) -> None:
    track = Track((*read_track(SHORTEST).fields, Field("red", 7, bonus=bonus)))
    expected = fault("bonus-range", "field 7", bonus=bonus, most=20)
    assert list(faults(track)) == [expected]


def test_qb_1_2_a_bonus_never_falls_along_the_track() -> None:
    fields = "red 2 +1", "yellow 2 +3", "green 12 +2", "blue 12 +2", "red 3 +3", "yellow 3 +1"
    assert faults_of(*fields) == [
        fault("bonus-falls", "field 3", bonus=2, before=3),
        fault("bonus-falls", "field 6", bonus=1, before=3),
    ]


def test_qb_1_2_every_fault_of_a_track_is_named_in_order() -> None:
    assert faults_of("grey 1 +0", "red 13 +21", "red 2 +20") == [
        fault("too-few-fields", "fields", count=3, wanted=6),
        fault("no-such-colour", "field 1", colour="grey"),
        fault("no-such-number", "field 1", number=1),
        fault("bonus-range", "field 1", bonus=0, most=20),
        fault("no-such-number", "field 2", number=13),
        fault("bonus-range", "field 2", bonus=21, most=20),
        fault("bonus-falls", "field 3", bonus=20, before=21),
    ]


def test_qb_1_2_a_faulty_track_is_not_read() -> None:
    with pytest.raises(BadBoard) as problem:
        read_track(plain_track(*SIX[:5], "red 13 +21"))
    assert problem.value.fault == fault("no-such-number", "field 6", number=13)
    assert problem.value.detail == {
        "place": "field 6",
        "fault": "no-such-number",
        "rule": "QB-1.2",
        "number": 13,
    }


def wanted(field: str, kind: str, found: str) -> dict[str, str]:
    return {"problem": "type", "field": field, "wanted": f"`{kind}`", "found": f"`{found}`"}


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ({}, {"problem": "missing", "field": "fields"}),
        ([], wanted("{…}", "object", "array")),
        (None, wanted("{…}", "object", "null")),
        ({"fields": 7}, wanted("fields", "array", "int")),
        ({"fields": [7]}, wanted("fields[0]", "object", "int")),
        ({**SMALL, "name": "x"}, {"problem": "unknown", "field": "name"}),
        (
            {"fields": [{"colour": "red", "number": "2", "bonus": 1}]},
            wanted("fields[0].number", "int", "str"),
        ),
        (
            {"fields": [{"colour": "red", "number": 2}]},
            {"problem": "missing", "field": "fields[0].bonus"},
        ),
        (
            {"fields": [{"colour": "red", "number": 2, "bonus": 1, "x": 1}]},
            {"problem": "unknown", "field": "fields[0].x"},
        ),
    ],
)
def test_qb_1_2_what_has_not_the_form_of_a_track_is_a_bad_option(
    value: Any, problem: dict[str, str]
) -> None:
    with pytest.raises(BadOption) as raised:
        read_track(value)
    assert raised.value.detail == {"name": "track", "rule": "QB-1.2", **problem}


def test_qb_3_1_the_last_five_fields_are_the_finish() -> None:
    track = read_track(SMALL)
    in_finish = [place for place in range(13) if track.in_finish(place)]
    assert in_finish == [8, 9, 10, 11, 12]
    assert [read_track(SHORTEST).in_finish(place) for place in (0, 1, 2)] == [False, False, True]


def test_a_track_is_checked_with_the_number_of_its_fields() -> None:
    assert check_track(plain_track(*SIX)) == Checked((), {"fields": 6.0})


def test_a_faulty_track_is_told_its_faults_and_no_figures() -> None:
    checked = check_track(plain_track("red 13 +1", *SIX[1:]))
    assert checked == Checked(tuple(faults_of("red 13 +1", *SIX[1:])))
    assert len(checked.faults) == 1


def test_a_track_of_another_form_is_a_wrong_option() -> None:
    with pytest.raises(BadOption):
        check_track({"fields": "many"})
