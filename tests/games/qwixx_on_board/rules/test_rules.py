"""Qwixx On Board as a `Game`: seats, options, and the part that is plain Qwixx."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from tablecade.core.errors import (
    BadBoard,
    BadOption,
    TablecadeError,
    UnknownOption,
    WrongSeats,
)
from tablecade.core.game import Meta, Option
from tablecade.core.hand import DICE, Seat
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.rules.state import Phase, Rolled, Started
from tablecade.games.qwixx_on_board.rules.game import QwixxOnBoard
from tablecade.games.qwixx_on_board.rules.state import State, project_tracks, read_track
from tests.games.qwixx.rules import positions as qwixx
from tests.games.qwixx.rules.positions import (
    EMPTY,
    ROLL_OF_7,
    because,
    closed,
    did_close,
    did_cross,
    did_lock,
    did_pass,
    first,
    sheet,
    won,
)
from tests.games.qwixx_on_board.rules.positions import GAME, legal, on_table, play, refusal
from tests.tracks import SMALL, plain_track


def no_draw(sides: int) -> int:
    raise AssertionError("On Board settles nothing by chance")


def settle(asked: dict[str, Any]) -> dict[str, Any]:
    return GAME.settle(asked, seats=2, draw=no_draw)


def test_its_face_to_the_house() -> None:
    options = Option("side", ("A", "B"), default="A"), Option("track", (), default=None)
    expected = Meta("qwixx-on-board", 2, most_seats=4, options=options, file_options=("track",))
    assert GAME.meta == replace(expected, own_dice=True)
    assert isinstance(GAMES["qwixx-on-board"], QwixxOnBoard)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_qb_1_1_two_to_four_players_have_a_pawn_on_the_start_field(seats: int) -> None:
    state = GAME.setup({"track": SMALL}, seats)
    assert state.pawns == (0,) * seats
    assert state.table.sheets == (EMPTY,) * seats
    assert state.track == read_track(SMALL)
    assert (state.turns_left, state.ended) == (None, None)
    assert GAME.awaited(state) == (DICE,)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_qb_1_1_no_fewer_and_no_more_can_play(seats: int) -> None:
    detail = {"game": "qwixx-on-board", "seats": seats, "fewest": 2, "most": 4, "allowed": "range"}
    with pytest.raises(WrongSeats) as problem:
        GAME.setup({"track": SMALL}, seats)
    assert problem.value.detail == detail
    with pytest.raises(WrongSeats) as problem:
        GAME.settle({"tracks": 1}, seats=seats, draw=no_draw)
    assert problem.value.detail == detail


@pytest.mark.parametrize("side", ["A", "B"])
def test_qb_1_1_the_players_agree_on_a_side(side: str) -> None:
    settled = settle({"side": side})
    assert list(settled) == ["track"]
    assert GAME.setup(settled, 2).track == project_tracks()[side]


@pytest.mark.parametrize("side", ["A", "B"])
def test_settled_options_are_what_a_match_file_gives_back(side: str) -> None:
    settled = settle({"side": side})
    assert json.loads(json.dumps(settled)) == settled


@pytest.mark.parametrize("side", ["C", "a", "", 1, None, ["A"]])
def test_qb_1_1_there_is_no_third_side(side: Any) -> None:
    with pytest.raises(BadOption) as problem:
        settle({"side": side})
    assert problem.value.detail == {"name": "side", "value": str(side), "rule": "QB-1.1"}


def test_qb_1_3_a_track_of_ones_own_is_played_as_it_is() -> None:
    assert settle({"track": SMALL}) == {"track": SMALL}


def test_qb_1_3_a_track_of_ones_own_must_be_sound() -> None:
    with pytest.raises(BadBoard) as problem:
        settle({"track": plain_track("red 2 +1")})
    assert problem.value.fault.code == "too-few-fields"
    with pytest.raises(BadOption) as bad:
        settle({"track": "A"})
    assert bad.value.detail["name"] == "track"


def test_only_side_and_track_can_be_given() -> None:
    with pytest.raises(UnknownOption) as problem:
        settle({"side": "A", "tracks": SMALL})
    assert problem.value.detail == {"game": "qwixx-on-board", "name": "tracks"}


def test_a_match_file_names_its_track_and_nothing_else() -> None:
    with pytest.raises(TablecadeError) as missing:
        GAME.setup({}, 2)
    assert missing.value.code == "missing-option"
    assert missing.value.detail == {"game": "qwixx-on-board", "name": "track"}
    with pytest.raises(UnknownOption) as unknown:
        GAME.setup({"track": SMALL, "side": "A"}, 2)
    assert unknown.value.detail == {"game": "qwixx-on-board", "name": "side"}


def test_a_match_begins_like_one_of_qwixx() -> None:
    state = GAME.setup({"track": SMALL}, 3)
    assert legal(state) == ["first 0", "first 1", "first 2"]
    assert GAME.write(GAME.deal(state, lambda sides: sides - 1)) == "first 2"
    assert refusal(state, DICE, "first 3") == because("no-such-seat", "QX-2.1", seat=3)
    step = play(state, "first 2")
    assert step.events == (Started(Seat(2)),)
    assert step.state == on_table(qwixx.on_roll(sheets=[EMPTY] * 3, active=2))
    assert len(legal(step.state)) == 6**6
    dealt = GAME.deal(step.state, lambda sides: sides - 1)
    assert GAME.write(dealt) == "roll 66 r6 y6 g6 b6"


def test_a_roll_leaves_track_and_pawns_as_they_are() -> None:
    state = on_table(qwixx.on_roll(active=1), pawns=(3, 4), turns_left=1)
    step = play(state, ROLL_OF_7)
    assert step.events == (Rolled(Seat(1), (3, 4), coloured=(1, 1, 1, 1)),)
    assert step.state == on_table(qwixx.on_action_1(active=1), pawns=(3, 4), turns_left=1)


def test_qx_2_3_everybody_acts_together_on_board_too() -> None:
    state = on_table(qwixx.on_action_1(sheets=[EMPTY] * 3, active=1))
    assert GAME.awaited(state) == (0, 1, 2)
    assert [GAME.holder(state, hand) for hand in GAME.awaited(state)] == [0, 1, 2]
    assert legal(state, 2) == ["red7", "yellow7", "green7", "blue7", "pass"]
    expected = because("not-on-the-dice", "QX-2.3", colour="red", number=8)
    assert refusal(state, 0, "red8") == expected
    step = play(state, "red7", "pass", "blue7")
    assert step.events == (did_cross(0, "red7"), did_pass(1), did_cross(2, "blue7"))
    assert step.state.table.phase is Phase.ACTION_2
    assert GAME.awaited(step.state) == (1,)


def test_qx_2_4_action_2_is_that_of_qwixx() -> None:
    state = on_table(qwixx.on_action_2(roll="roll 12 r1 y2 g3 b4", active=1))
    assert legal(state, 1) == [
        *("red2", "red3", "yellow3", "yellow4", "green4", "green5", "blue5", "blue6"),
        "pass",
    ]
    expected = because("not-on-the-dice", "QX-2.4", colour="blue", number=7)
    assert refusal(state, 1, "blue7") == expected


def test_qx_4_1_two_rows_in_action_1_end_it_with_the_bonus() -> None:
    table = qwixx.on_action_1(
        roll="roll 66 r1 y1 b1", sheets=[sheet(first("red", 5)), sheet(closed("green"))]
    )
    step = play(on_table(table, pawns=(0, 3)), "red12", "pass")
    assert step.events == (
        *(did_lock(0, "red12"), did_pass(1), did_close("red", 0)),
        won("rows", (28, 31), by=(1,)),
    )
    assert GAME.awaited(step.state) == ()


def test_a_state_can_be_hashed() -> None:
    one, other = (GAME.setup({"track": SMALL}, 2) for _ in range(2))
    assert isinstance(one, State)
    assert (one, hash(one)) == (other, hash(other))
