"""Step 3: the pawn."""

import pytest

from tablecade.core.errors import NotAwaited
from tablecade.core.game import decide
from tablecade.core.hand import DICE, Hand
from tablecade.games.qwixx.rules.state import Phase
from tests.games.qwixx.rules import positions as qwixx
from tests.games.qwixx.rules.positions import (
    COLOURS,
    EMPTY,
    LAST,
    NUMBERS,
    because,
    closed,
    did_close,
    did_cross,
    did_lock,
    did_miss,
    did_pass,
    first,
    sheet,
    turn_to,
    won,
)
from tests.games.qwixx_on_board.rules.positions import (
    GAME,
    did_move,
    legal,
    on_step_3,
    on_table,
    play,
    refusal,
)
from tests.tracks import SMALL, plain_track

ALL_MOVES = ["pawn1", "pawn2", "pawn3", "pawn4", "pawn5", "pass"]
FIELDS = [("red3", 1), ("yellow4", 2), ("green11", 3), ("blue10", 5), ("green10", 5)]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_qb_2_1_step_3_follows_action_2(active: int) -> None:
    state = on_table(qwixx.on_action_2(sheets=[EMPTY] * 3, active=active))
    passed = play(state, "pass")
    assert passed.events == (did_pass(active),)
    crossed = play(state, "red4")
    assert crossed.events == (did_cross(active, "red4"),)
    for step in (passed, crossed):
        assert step.state.pawn_moves
        assert GAME.awaited(step.state) == (active,)
        assert GAME.holder(step.state, Hand(active)) == active


def test_qb_2_1_the_others_do_not_move() -> None:
    state = on_step_3(active=1)
    with pytest.raises(NotAwaited) as problem:
        decide(GAME, state, {hand: GAME.read("pass") for hand in (Hand(0), Hand(1))})
    assert problem.value.detail == {"hand": "0"}


def test_qb_2_1_the_pawn_may_move_1_to_5_fields_or_stay() -> None:
    assert legal(on_step_3(), 0) == ALL_MOVES
    assert play(on_step_3(crossed=True), "pass").events == (did_pass(0), turn_to(1))


@pytest.mark.parametrize("fields", [1, 2, 3, 4, 5])
def test_qb_2_1_the_pawn_goes_forward_over_the_start_field(fields: int) -> None:
    number, bonus = FIELDS[fields - 1]
    step = play(on_step_3(active=1), f"pawn{fields}")
    moved = did_move(1, 0, to=fields, bonus=bonus)
    assert step.events == (moved, did_cross(1, number), turn_to(0))
    assert step.state.pawns == (0, fields)
    assert step.state.turns_left is None


def test_qb_2_1_the_pawn_goes_on_from_where_it_stands() -> None:
    step = play(on_step_3(pawns=(0, 3, 0), active=1), "pawn3")
    moved = did_move(1, 3, to=6, bonus=8)
    assert step.events == (moved, did_cross(1, "red6"), turn_to(2))
    assert step.state.pawns == (0, 6, 0)
    assert step.state.table.sheets == (EMPTY, sheet("red 6"), EMPTY)


@pytest.mark.parametrize("fields", [0, 6, 9])
def test_qb_2_1_no_other_distance_is_allowed(fields: int) -> None:
    expected = because("pawn-distance", "QB-2.1", fields=fields)
    assert refusal(on_step_3(), 0, f"pawn{fields}") == expected


@pytest.mark.parametrize("text", ALL_MOVES)
def test_qb_2_1_what_is_offered_is_not_refused(text: str) -> None:
    assert refusal(on_step_3(), 0, text) is None


@pytest.mark.parametrize("text", ["red7", "first 0", "roll 34 r1 y1 g1 b1"])
def test_qb_2_1_step_3_knows_only_the_pawn(text: str) -> None:
    assert refusal(on_step_3(), 0, text) == because("only-the-pawn", "QB-2.1")


def test_qb_2_1_the_pawn_moves_in_step_3_only() -> None:
    expected = because("pawn-in-step-3-only", "QB-2.1")
    assert refusal(GAME.setup({"track": SMALL}, 2), DICE, "pawn1") == expected
    assert refusal(on_table(qwixx.on_roll()), DICE, "pawn1") == expected
    assert refusal(on_table(qwixx.on_action_1()), 0, "pawn1") == expected
    assert refusal(on_table(qwixx.on_action_2()), 0, "pawn1") == expected


def test_qb_1_2_the_start_field_holds_any_number_of_pawns() -> None:
    state = on_step_3(pawns=(0, 0, 0, 0))
    moved = did_move(0, 0, to=1, bonus=1)
    assert play(state, "pawn1").events == (moved, did_cross(0, "red3"), turn_to(1))


@pytest.mark.parametrize(
    ("pawns", "fields", "to", "jumped"),
    [
        ((0, 1, 3), 1, 2, (1,)),
        ((0, 1, 3), 2, 4, (1, 3)),
        ((0, 3, 1), 2, 4, (1, 3)),
        ((0, 1, 2), 1, 3, (1, 2)),
        ((0, 1, 2), 3, 5, (1, 2)),
        ((0, 2, 5), 3, 4, (2,)),
        ((0, 2, 5), 4, 6, (2, 5)),
        ((3, 1, 2), 1, 4, ()),
        ((3, 1, 4), 1, 5, (4,)),
        ((1, 0, 2), 5, 7, (2,)),
    ],
)
def test_qb_2_2_occupied_fields_are_jumped_and_not_counted(
    pawns: tuple[int, ...], fields: int, to: int, jumped: tuple[int, ...]
) -> None:
    state = on_step_3(pawns=pawns, sheets=[sheet(first("yellow", 5)), EMPTY, EMPTY])
    step = play(state, f"pawn{fields}")
    bonus = SMALL["fields"][to - 1]["bonus"]
    assert step.events[0] == did_move(0, pawns[0], to=to, bonus=bonus, jumped=jumped)
    assert step.state.pawns == (to, *pawns[1:])


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_qb_2_2_nobody_is_thrown_out(active: int) -> None:
    pawns = [1, 2, 3, 4]
    step = play(on_step_3(pawns=pawns, active=active, crossed=True), "pawn1")
    pawns[active] = 5
    assert step.state.pawns == tuple(pawns)


def test_qb_2_3_the_number_of_the_field_is_crossed() -> None:
    step = play(on_step_3(sheets=[sheet("green 12"), EMPTY]), "pawn3")
    assert step.state.table.sheets[0] == sheet("green 12 11")
    assert step.events[:2] == (did_move(0, 0, to=3, bonus=3), did_cross(0, "green11"))


def test_qb_2_3_a_number_crossed_before_lets_the_pawn_stand() -> None:
    before = sheet("green 11 9")
    state = on_step_3(sheets=[before, EMPTY], crossed=True)
    step = play(state, "pawn3")
    assert step.events == (did_move(0, 0, to=3, bonus=3), turn_to(1))
    assert step.state.table.sheets[0] == before


@pytest.mark.parametrize(
    ("text", "colour", "number", "row"),
    [
        ("pawn1", "red", 3, "red 4"),
        ("pawn2", "yellow", 4, "yellow 2 11"),
        ("pawn3", "green", 11, "green 10"),
        ("pawn4", "blue", 10, "blue 9"),
        ("pawn5", "green", 10, "green 11 3"),
    ],
)
def test_qb_2_3_a_number_that_was_skipped_bars_its_field(
    text: str, colour: str, number: int, row: str
) -> None:
    state = on_step_3(sheets=[sheet(row), EMPTY])
    expected = because("field-not-crossable", "QB-2.3", colour=colour, number=number)
    assert refusal(state, 0, text) == expected
    assert text not in legal(state, 0)


@pytest.mark.parametrize("colour", COLOURS)
def test_qb_2_3_a_last_number_needs_five_crosses_in_step_3_too(colour: str) -> None:
    last = LAST[colour]
    track = plain_track(f"{colour} {last} +1", *["red 3 +2"] * 9)
    four = on_step_3(sheets=[sheet(first(colour, 4)), EMPTY], track=track)
    expected = because("field-not-crossable", "QB-2.3", colour=colour, number=last)
    assert refusal(four, 0, "pawn1") == expected
    five = on_step_3(sheets=[sheet(first(colour, 5)), EMPTY], track=track)
    assert refusal(five, 0, "pawn1") is None


def test_qb_2_3_the_sheet_of_the_active_player_counts() -> None:
    state = on_step_3(sheets=[sheet("red 12"), sheet("yellow 5"), EMPTY], active=1)
    assert "pawn2" not in legal(state, 1)
    expected = because("field-not-crossable", "QB-2.3", colour="yellow", number=4)
    assert refusal(state, 1, "pawn2") == expected


@pytest.mark.parametrize("colour", COLOURS)
def test_qb_2_4_a_number_of_step_3_can_close_a_row(colour: str) -> None:
    last = LAST[colour]
    track = plain_track(f"{colour} {last} +1", *["red 3 +2"] * 9)
    step = play(on_step_3(sheets=[EMPTY, sheet(first(colour, 5))], track=track, active=1), "pawn1")
    assert step.events == (
        did_move(1, 0, to=1, bonus=1),
        *(did_lock(1, f"{colour}{last}"), did_close(colour, 1)),
        turn_to(0),
    )
    assert GAME.show(step.state).closed == (colour,)


def test_qb_2_4_a_number_of_step_3_can_end_the_game() -> None:
    sheets = [sheet(first("red", 5)), EMPTY, sheet(closed("blue"))]
    track = plain_track("red 12 +1", *["red 3 +2"] * 9)
    state = on_step_3(pawns=(0, 0, 0), sheets=sheets, track=track, roll="roll 34 r1 y1 g1")
    step = play(state, "pawn1")
    assert step.events == (
        *(did_move(0, 0, to=1, bonus=1), did_lock(0, "red12"), did_close("red", 0)),
        won("rows", (29, 0, 28), by=(0,)),
    )
    assert GAME.awaited(step.state) == ()


def test_qb_2_8_a_move_counts_in_full_when_its_number_ends_the_game() -> None:
    sheets = [sheet(first("yellow", 5), penalties=3), sheet(closed("green"))]
    step = play(on_step_3(pawns=(6, 4), sheets=sheets, roll="roll 34 r1 y1 b1"), "pawn1")
    assert step.events == (
        did_move(0, 6, to=7, bonus=9),
        *(did_lock(0, "yellow12"), did_close("yellow", 0)),
        won("rows", (22, 33), by=(1,)),
    )
    assert step.state.table.phase is Phase.OVER
    assert step.state.pawns == (7, 4)


@pytest.mark.parametrize("colour", COLOURS)
def test_qb_2_5_a_field_of_a_closed_row_is_barred(colour: str) -> None:
    number = NUMBERS[colour][2]
    track = plain_track(f"{colour} {number} +1", *["red 3 +2"] * 9)
    state = on_step_3(sheets=[EMPTY, sheet(closed(colour))], track=track, roll="roll 34")
    expected = because("field-of-closed-row", "QB-2.5", colour=colour, number=number)
    assert refusal(state, 0, "pawn1") == expected


@pytest.mark.parametrize("colour", COLOURS)
def test_qb_2_5_but_not_for_who_crossed_its_number_before(colour: str) -> None:
    number = NUMBERS[colour][2]
    track = plain_track(f"{colour} {number} +1", *["red 3 +2"] * 9)
    sheets = [sheet(f"{colour} {number}"), sheet(closed(colour))]
    state = on_step_3(sheets=sheets, track=track, roll="roll 34", crossed=True)
    assert refusal(state, 0, "pawn1") is None
    assert play(state, "pawn1").events == (did_move(0, 0, to=1, bonus=1), turn_to(1))


def test_qb_2_5_who_closed_the_row_lands_only_on_its_crossed_numbers_too() -> None:
    state = on_step_3(pawns=(5, 0), sheets=[sheet("red 2 3 4 5 7 12"), EMPTY], roll="roll 34")
    expected = because("field-of-closed-row", "QB-2.5", colour="red", number=6)
    assert refusal(state, 0, "pawn1") == expected
    assert refusal(state, 0, "pawn4") is None


def test_qb_2_5_a_row_closed_in_action_1_of_this_turn_is_closed() -> None:
    table = qwixx.on_action_1(roll="roll 66 r1 y1 g1 b1", sheets=[EMPTY, sheet(first("red", 5))])
    state = play(on_table(table), "pass", "red12").state
    state = play(state, "pass").state
    expected = because("field-of-closed-row", "QB-2.5", colour="red", number=3)
    assert refusal(state, 0, "pawn1") == expected


def test_qb_2_6_three_numbers_can_be_crossed_in_a_turn() -> None:
    state = on_table(qwixx.on_action_1(roll="roll 34 r2 y5 g1 b6"))
    state = play(state, "red7", "pass").state
    state = play(state, "yellow8").state
    step = play(state, "pawn3")
    assert step.events == (did_move(0, 0, to=3, bonus=3), did_cross(0, "green11"), turn_to(1))
    assert step.state.table.sheets == (sheet("red 7", "yellow 8", "green 11"), EMPTY)


def test_qb_2_6_a_cross_in_step_3_alone_spares_the_penalty() -> None:
    step = play(on_step_3(crossed=False), "pawn1")
    assert step.events == (did_move(0, 0, to=1, bonus=1), did_cross(0, "red3"), turn_to(1))
    assert step.state.table.sheets[0].penalties == 0


def test_qb_2_6_a_cross_in_action_1_alone_spares_the_penalty() -> None:
    state = play(on_table(qwixx.on_action_1()), "red7", "pass").state
    step = play(play(state, "pass").state, "pass")
    assert step.events == (did_pass(0), turn_to(1))


def test_qb_2_6_a_cross_in_action_2_alone_spares_the_penalty() -> None:
    state = play(on_table(qwixx.on_action_1()), "pass", "pass").state
    step = play(play(state, "red4").state, "pass")
    assert step.events == (did_pass(0), turn_to(1))


def test_qb_2_6_a_turn_without_a_cross_misses() -> None:
    state = play(on_table(qwixx.on_action_1(active=1)), "red7", "pass").state
    step = play(play(state, "pass").state, "pass")
    assert step.events == (did_pass(1), did_miss(1, 1), turn_to(0))
    assert step.state.table.sheets == (sheet("red 7"), sheet(penalties=1))


def test_qb_2_6_a_move_without_a_cross_does_not_count() -> None:
    step = play(on_step_3(sheets=[sheet("red 3"), EMPTY]), "pawn1")
    assert step.events == (did_move(0, 0, to=1, bonus=1), did_miss(0, 1), turn_to(1))
    assert step.state.table.sheets[0] == sheet("red 3", penalties=1)


def test_qb_2_7_a_move_past_the_last_field_is_refused() -> None:
    state = on_step_3(pawns=(10, 0), turns_left=1)
    assert legal(state, 0) == ["pawn1", "pawn2", "pass"]
    for fields in (3, 4, 5):
        expected = because("past-the-last-field", "QB-2.7", fields=fields)
        assert refusal(state, 0, f"pawn{fields}") == expected


def test_qb_2_7_jumped_fields_bring_the_end_nearer() -> None:
    state = on_step_3(pawns=(10, 11), turns_left=1)
    assert legal(state, 0) == ["pawn1", "pass"]
    expected = because("past-the-last-field", "QB-2.7", fields=2)
    assert refusal(state, 0, "pawn2") == expected


@pytest.mark.parametrize("pawns", [(12, 0), (11, 12)])
def test_qb_2_7_with_no_free_field_ahead_the_pawn_stays(pawns: tuple[int, int]) -> None:
    assert legal(on_step_3(pawns=pawns, turns_left=1), 0) == ["pass"]
