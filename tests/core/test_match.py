"""Reading match files: what is refused, at which line, and why."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablecade.core.errors import BadMatch, TablecadeError
from tablecade.core.match import Match, Player, read_json, read_match
from tablecade.locales import sentences
from tests.playing import Setting, random_match

QWIXX = Setting("qwixx", 2, {})


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return random_match(QWIXX, 1).write().splitlines()


def refused(lines: list[str]) -> tuple[int, TablecadeError]:
    with pytest.raises(BadMatch) as problem:
        read_match("\n".join(lines).encode())
    return problem.value.line, problem.value.reason


def changed(line: str, **values: Any) -> str:
    """A line with some of its values replaced; None takes one away."""
    value = json.loads(line) | values
    return json.dumps({key: item for key, item in value.items() if item is not None})


def test_an_empty_file_has_no_header() -> None:
    line, reason = refused([""])
    assert (line, reason.code) == (1, "bad-line")


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"match": 2}, "the format 2 is not known, only 1"),
        ({"match": None}, "match is missing"),
        ({"match": True}, "match is `bool` instead of `int`"),
        ({"seats": "AB"}, "seats is `str` instead of `array`"),
        ({"seats": ["A", 7]}, "seats[1] is `int` instead of `str`"),
        ({"speed": 3}, "there is no speed here"),
        ({"players": [{"kind": "human"}]}, "players: 1, seats: 2"),
        ({"players": [{"kind": "human"}, {"mood": "good"}]}, "there is no players[1].mood here"),
        ({"date": 7}, "date is `int` instead of `str`"),
    ],
)
def test_the_header_has_its_form(lines: list[str], values: dict[str, Any], problem: str) -> None:
    line, reason = refused([changed(lines[0], **values), *lines[1:]])
    assert line == 1
    assert str(reason).endswith(problem)


def test_a_bad_line_is_told_in_the_language(lines: list[str]) -> None:
    _, reason = refused([lines[0], '{"n": 0,}'])
    told = "So sieht keine Zeile einer Partiedatei aus: ab Zeichen 9 ist das kein JSON"
    assert reason.sentence(sentences("de")) == told


@pytest.mark.parametrize(
    ("dice", "problem"),
    [
        ({"commit": "ab"}, "dice.commit is not 32 bytes in hex"),
        ({"nonces": []}, "dice.nonces: 0, seats: 2"),
        ({"nonces": ["00" * 16, "0" * 31]}, "dice.nonces is not 16 bytes in hex"),
        ({"nonces": ["00" * 16, "0G" * 16]}, "dice.nonces is not 16 bytes in hex"),
        ({"seed": "00"}, "there is no dice.seed here"),
    ],
)
def test_the_commitment_has_its_form(lines: list[str], dice: dict[str, Any], problem: str) -> None:
    header = changed(lines[0], dice=json.loads(lines[0])["dice"] | dice)
    line, reason = refused([header, *lines[1:]])
    assert line == 1
    assert str(reason).endswith(problem)


@pytest.mark.parametrize(
    "spoilt",
    [
        "",
        "{",
        "[]",
        "null",
        '{"n": 0}',
        '{"n": 0, "choices": []}',
        '{"n": 0, "choices": {"dice": 4}}',
        '{"n": 0, "choices": {"dice": "first 0"}, "why": 1}',
        '{"n": 0, "n": 0, "choices": {"dice": "first 0"}}',
        '{"n": 0, "choices": {"dice": "first 0", "dice": "first 0"}}',
        '{"n": NaN, "choices": {}}',
        '{"n": 0.5, "choices": {}}',
        '{"n": 0, "choices": {"dice": "first 0"}, "by": {"1": "bell"}}',
        "[" * 100_000,
        "\ufeff{}",
    ],
)
def test_a_decision_has_its_form(lines: list[str], spoilt: str) -> None:
    line, reason = refused([lines[0], spoilt, *lines[2:]])
    assert (line, reason.code) == (2, "bad-line")


def test_a_decision_may_say_who_chose(lines: list[str]) -> None:
    decision = changed(lines[3], by={"0": "bell"})
    read = read_match("\n".join([*lines[:3], decision]).encode())
    assert read.decisions[2].by == {"0": "bell"}


def test_the_bell_rolls_only_the_players_own_dice(lines: list[str]) -> None:
    decision = changed(lines[1], by={"dice": "bell"})
    assert refused([lines[0], decision])[0] == 2
    header = changed(lines[0], dice="by-hand")
    read = read_match("\n".join([header, decision]).encode())
    assert read.decisions[0].by == {"dice": "bell"}


def test_decisions_count_from_0_without_a_gap(lines: list[str]) -> None:
    line, reason = refused([*lines[:3], *lines[4:]])
    assert (line, reason.code, reason.detail) == (4, "wrong-count", {"n": 3, "expected": 2})


def test_nothing_follows_the_outcome(lines: list[str]) -> None:
    line, reason = refused([*lines, lines[-1]])
    assert (line, reason.code) == (len(lines) + 1, "line-after-end")


@pytest.mark.parametrize("seed", ["", "00", "0" * 63, "G" * 64, "A" * 64])
def test_the_seed_has_its_form(lines: list[str], seed: str) -> None:
    line, reason = refused([*lines[:-1], changed(lines[-1], dice={"seed": seed})])
    assert (line, reason.code) == (len(lines), "bad-line")


def test_text_that_is_not_utf_8_is_refused_at_its_line(lines: list[str]) -> None:
    with pytest.raises(BadMatch) as problem:
        read_match(lines[0].encode() + b"\n\xff\xfe\n")
    assert problem.value.line == 2


def test_half_a_character_is_refused_at_its_line(lines: list[str]) -> None:
    line, reason = refused([lines[0].replace('"seats":["', '"seats":["\\ud800'), *lines[1:]])
    assert (line, reason.code) == (1, "bad-line")
    assert "whole characters" in str(reason)


def test_only_a_line_feed_ends_a_line() -> None:
    """A text may hold any character, also those that some readers take for the end of a line."""
    date = "a\u2028b\u0085c"
    match = random_match(QWIXX, 2)
    dated = match.write().replace('"seats":', f'"date":"{date}","seats":', 1)
    assert read_match(dated.encode()).header.date == date


def test_a_file_without_a_last_line_feed_and_one_with_windows_line_ends_are_read() -> None:
    match = random_match(QWIXX, 3)
    assert read_match(match.write().rstrip("\n").encode()) == match
    assert read_match(match.write().replace("\n", "\r\n").encode()) == match


def test_players_are_kept() -> None:
    match = random_match(QWIXX, 4)
    assert read_match(match.write().encode()).header.players == (Player(bot="random"),) * 2


def test_what_is_not_said_is_not_written() -> None:
    match = random_match(QWIXX, 5)
    unfinished = Match(match.header, match.decisions[:1]).write().splitlines()
    assert len(unfinished) == 2
    assert "date" not in unfinished[0]
    assert "by" not in unfinished[1]


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_plain_json_is_read_as_it_is(value: object) -> None:
    assert read_json(json.dumps(value).encode()) == value
