"""A turn: action 1 of everybody, action 2 of the active player, the penalty."""

from itertools import permutations

import pytest

from tablecade.core.errors import IllegalChoice, NotAwaited, TablecadeError
from tablecade.core.game import decide
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.games.qwixx.rules.state import Phase, State
from tests.games.qwixx.rules.positions import (
    COLOURS,
    EMPTY,
    GAME,
    because,
    did_cross,
    did_miss,
    did_pass,
    first,
    legal,
    on_action_1,
    on_action_2,
    on_roll,
    play,
    refusal,
    sheet,
    turn_to,
)

ROLL = "roll 34 r2 y5 g1 b6"
SEATS_AND_ACTIVE = [(seats, active) for seats in range(2, 6) for active in range(seats)]


@pytest.mark.parametrize(("seats", "active"), SEATS_AND_ACTIVE)
def test_qx_2_1_the_turn_passes_clockwise(seats: int, active: int) -> None:
    state = on_action_2(sheets=[EMPTY] * seats, active=active, crossed=True)
    step = play(state, "pass")
    following = (active + 1) % seats
    assert step.events == (did_pass(active), turn_to(following))
    assert (step.state.active, step.state.phase) == (following, Phase.ROLL)
    assert GAME.awaited(step.state) == (DICE,)


@pytest.mark.parametrize(("seats", "active"), SEATS_AND_ACTIVE)
def test_qx_2_3_everybody_chooses_in_action_1(seats: int, active: int) -> None:
    state = on_action_1(sheets=[EMPTY] * seats, active=active)
    assert GAME.awaited(state) == tuple(range(seats))
    assert [GAME.holder(state, hand) for hand in GAME.awaited(state)] == list(range(seats))


def test_qx_2_3_who_can_only_pass_is_awaited_all_the_same() -> None:
    full = sheet("red 11", "yellow 11", "green 3", "blue 3")
    state = on_action_1(roll=ROLL, sheets=[EMPTY, full])
    assert GAME.awaited(state) == (0, 1)
    assert legal(state, 1) == ["pass"]


@pytest.mark.parametrize("hand", [0, 1, 2])
def test_qx_2_3_the_white_sum_goes_into_any_one_row_or_nowhere(hand: int) -> None:
    state = on_action_1(roll=ROLL, sheets=[EMPTY] * 3, active=1)
    assert legal(state, hand) == ["red7", "yellow7", "green7", "blue7", "pass"]


def test_qx_2_3_a_row_that_is_past_the_sum_is_not_offered() -> None:
    state = on_action_1(roll=ROLL, sheets=[sheet("red 7", "green 8"), sheet("blue 6")])
    assert legal(state, 0) == ["yellow7", "green7", "blue7", "pass"]
    assert legal(state, 1) == ["red7", "yellow7", "green7", "pass"]


@pytest.mark.parametrize("hand", [0, 1])
@pytest.mark.parametrize(("colour", "number"), [("red", 5), ("yellow", 8), ("blue", 9)])
def test_qx_2_3_no_other_number_may_be_crossed_in_action_1(
    hand: int, colour: str, number: int
) -> None:
    expected = because("not-on-the-dice", "QX-2.3", colour=colour, number=number)
    assert refusal(on_action_1(roll=ROLL), hand, f"{colour}{number}") == expected


def test_qx_2_3_each_sheet_is_judged_for_itself() -> None:
    state = on_action_1(roll=ROLL, sheets=[EMPTY, sheet("red 8")])
    assert refusal(state, 0, "red7") is None
    expected = because("left-to-right", "QX-1.2", colour="red", number=7)
    assert refusal(state, 1, "red7") == expected


@pytest.mark.parametrize("text", ["first 0", ROLL])
def test_qx_2_2_players_neither_roll_nor_draw(text: str) -> None:
    expected = because("not-for-a-player", "QX-2.2")
    assert refusal(on_action_1(roll=ROLL), 0, text) == expected
    assert refusal(on_action_2(roll=ROLL), 0, text) == expected


def test_qx_2_3_all_choices_take_effect_together() -> None:
    step = play(on_action_1(roll=ROLL, sheets=[EMPTY] * 3, active=1), "red7", "pass", "blue7")
    assert step.events == (did_cross(0, "red7"), did_pass(1), did_cross(2, "blue7"))
    assert step.state == on_action_2(
        roll=ROLL, sheets=[sheet("red 7"), EMPTY, sheet("blue 7")], active=1
    )


def test_qx_2_3_the_order_of_arrival_does_not_matter() -> None:
    state = on_action_1(roll=ROLL, sheets=[EMPTY] * 3)
    chosen = {Hand(0): "red7", Hand(1): "green7", Hand(2): "pass"}
    steps = [
        decide(GAME, state, {hand: GAME.read(chosen[hand]) for hand in order})
        for order in permutations(chosen)
    ]
    assert steps == [play(state, "red7", "green7", "pass")] * 6


@pytest.mark.parametrize("absent", [0, 1, 2])
def test_qx_2_3_nobody_goes_on_before_everybody_chose(absent: int) -> None:
    """The active player can't finish both actions before the others choose."""
    state = on_action_1(roll=ROLL, sheets=[EMPTY] * 3, active=0)
    chosen = {Hand(seat): GAME.read("red7") for seat in range(3) if seat != absent}
    with pytest.raises(TablecadeError) as problem:
        decide(GAME, state, chosen)
    assert problem.value.detail == {"hand": str(absent)}


def test_qx_2_4_the_active_player_cannot_take_action_2_in_action_1() -> None:
    with pytest.raises(IllegalChoice) as problem:
        play(on_action_1(roll=ROLL), "red5", "pass")
    detail = {"hand": "0", "action": "red5", "refusal": "not-on-the-dice", "rule": "QX-2.3"}
    assert problem.value.detail == detail


@pytest.mark.parametrize("active", [0, 1, 2])
def test_qx_2_4_the_active_player_alone_acts_again(active: int) -> None:
    state = play(on_action_1(sheets=[EMPTY] * 3, active=active), *["pass"] * 3).state
    assert state.phase is Phase.ACTION_2
    assert GAME.awaited(state) == (active,)
    other = Hand((active + 1) % 3)
    with pytest.raises(NotAwaited) as problem:
        decide(GAME, state, {Hand(active): GAME.read("pass"), other: GAME.read("pass")})
    assert problem.value.detail == {"hand": str(other)}


def test_qx_2_4_one_white_and_one_coloured_die_in_the_row_of_its_colour() -> None:
    assert legal(on_action_2(roll=ROLL), 0) == [
        *("red5", "red6", "yellow8", "yellow9", "green4", "green5", "blue9", "blue10"),
        "pass",
    ]


def test_qx_2_4_equal_white_dice_offer_a_sum_once() -> None:
    state = on_action_2(roll="roll 22 r1 y2 g3 b4")
    assert legal(state, 0) == ["red3", "yellow4", "green5", "blue6", "pass"]


def test_qx_2_4_the_sheet_as_it_stands_after_action_1_counts() -> None:
    after = play(on_action_1(roll=ROLL), "yellow7", "pass").state
    assert legal(after, 0)[2:4] == ["yellow8", "yellow9"]
    after = play(on_action_1(roll=ROLL), "red7", "pass").state
    assert legal(after, 0)[:2] == ["yellow8", "yellow9"]
    expected = because("left-to-right", "QX-1.2", colour="red", number=6)
    assert refusal(after, 0, "red6") == expected


@pytest.mark.parametrize(
    ("colour", "number"), [("red", 7), ("red", 8), ("red", 4), ("yellow", 5), ("blue", 7)]
)
def test_qx_2_4_no_other_number_may_be_crossed_in_action_2(colour: str, number: int) -> None:
    expected = because("not-on-the-dice", "QX-2.4", colour=colour, number=number)
    assert refusal(on_action_2(roll=ROLL), 0, f"{colour}{number}") == expected


@pytest.mark.parametrize("text", ["red5", "red6", "yellow9", "green4", "blue10", "pass"])
def test_qx_2_4_what_is_offered_is_not_refused(text: str) -> None:
    assert refusal(on_action_2(roll=ROLL), 0, text) is None


@pytest.mark.parametrize("active", [0, 1, 2])
def test_qx_2_4_a_cross_in_action_2_ends_the_turn(active: int) -> None:
    step = play(on_action_2(roll=ROLL, sheets=[EMPTY] * 3, active=active), "green4")
    following = (active + 1) % 3
    assert step.events == (did_cross(active, "green4"), turn_to(following))
    assert step.state.sheets[active] == sheet("green 4")
    assert step.state.sheets.count(EMPTY) == 2


@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize("penalties", [0, 1, 2])
def test_qx_2_5_the_active_player_who_crossed_nothing_misses(active: int, penalties: int) -> None:
    sheets = [sheet("red 2", penalties=penalties)] * 3
    state = play(on_action_1(sheets=sheets, active=active), *["pass"] * 3).state
    step = play(state, "pass")
    assert step.events == (
        did_pass(active),
        did_miss(active, penalties + 1),
        turn_to((active + 1) % 3),
    )
    sheets[active] = sheet("red 2", penalties=penalties + 1)
    assert step.state.sheets == tuple(sheets)
    assert step.state.phase is Phase.ROLL


def test_qx_2_5_a_cross_in_action_1_is_enough() -> None:
    state = play(on_action_1(roll=ROLL), "red7", "pass").state
    assert state.crossed is True
    assert play(state, "pass").events == (did_pass(0), turn_to(1))


def test_qx_2_5_a_cross_in_action_2_is_enough() -> None:
    state = play(on_action_1(roll=ROLL), "pass", "red7").state
    assert state.crossed is False
    step = play(state, "red5")
    assert step.events == (did_cross(0, "red5"), turn_to(1))
    assert step.state.sheets == (sheet("red 5"), sheet("red 7"))


def test_qx_2_5_both_crosses_leave_no_penalty() -> None:
    state = play(on_action_1(roll=ROLL), "yellow7", "pass").state
    step = play(state, "yellow9")
    assert step.events == (did_cross(0, "yellow9"), turn_to(1))
    assert step.state.sheets == (sheet("yellow 7 9"), EMPTY)


def test_qx_2_5_a_cross_of_another_player_does_not_help() -> None:
    state = play(on_action_1(roll=ROLL, active=1), "red7", "pass").state
    assert play(state, "pass").events == (did_pass(1), did_miss(1, 1), turn_to(0))


def test_qx_2_5_a_cross_of_the_turn_before_does_not_help() -> None:
    state = play(on_action_2(roll=ROLL), "red5").state
    state = play(play(state, ROLL).state, "pass", "pass").state
    assert play(state, "pass").events == (did_pass(1), did_miss(1, 1), turn_to(0))


def test_qx_2_5_the_others_never_miss() -> None:
    state = on_action_1(roll=ROLL, sheets=[EMPTY, sheet(penalties=3), sheet(penalties=3)])
    state = play(play(state, "red7", "pass", "pass").state, "pass").state
    assert [taken.penalties for taken in state.sheets] == [0, 3, 3]
    assert state.ended is None


def test_qx_2_5_a_miss_is_due_even_where_nothing_could_be_crossed() -> None:
    full = sheet(*(first(colour, 10) for colour in COLOURS))
    state = on_action_1(roll=ROLL, sheets=[full, full])
    assert legal(state, 0) == ["pass"]
    state = play(state, "pass", "pass").state
    assert legal(state, 0) == ["pass"]
    assert play(state, "pass").events == (did_pass(0), did_miss(0, 1), turn_to(1))


def test_nobody_is_active_before_the_first_player_is_drawn() -> None:
    with pytest.raises(ValueError, match=r"^nobody is active before the first player is drawn$"):
        _ = GAME.setup({}, 2).turn_holder


def test_no_dice_lie_on_the_table_before_the_first_roll() -> None:
    with pytest.raises(ValueError, match=r"^no dice lie on the table before the first roll$"):
        _ = on_roll().rolled


def test_a_state_equals_one_reached_another_way_and_hashes_alike() -> None:
    rolled = play(on_roll(sheets=[EMPTY] * 2, active=1), ROLL).state
    same = State((EMPTY, EMPTY), Phase.ACTION_1, active=Seat(1), roll=rolled.roll)
    assert (rolled, hash(rolled)) == (same, hash(same))
