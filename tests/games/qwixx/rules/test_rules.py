"""Qwixx as a `Game`: seats and options."""

import pytest

from tablecade.core.errors import UnknownOption, WrongSeats
from tablecade.core.game import COLOURS, Meta
from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.rules.game import Qwixx
from tablecade.games.qwixx.rules.state import Phase, State
from tests.games.qwixx.rules.positions import EMPTY, GAME


def no_draw(sides: int) -> int:
    raise AssertionError("Qwixx settles nothing by chance")


def test_its_face_to_the_house() -> None:
    expected = Meta("qwixx", 2, most_seats=5, options=(), file_options=(), own_dice=True)
    assert GAME.meta == expected
    assert GAME.meta.colours == COLOURS
    assert isinstance(GAMES["qwixx"], Qwixx)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_qx_1_1_two_to_five_players_have_a_sheet_each(seats: int) -> None:
    state = GAME.setup({}, seats)
    assert state == State((EMPTY,) * seats, Phase.FIRST, active=None, roll=None, crossed=False)
    assert state.ended is None
    assert GAME.awaited(state) == (DICE,)
    assert GAME.settle({}, seats=seats, draw=no_draw) == {}


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_qx_1_1_no_fewer_and_no_more_can_play(seats: int) -> None:
    detail = {"game": "qwixx", "seats": seats, "fewest": 2, "most": 5, "allowed": "range"}
    with pytest.raises(WrongSeats) as problem:
        GAME.setup({}, seats)
    assert problem.value.detail == detail
    with pytest.raises(WrongSeats) as problem:
        GAME.settle({}, seats=seats, draw=no_draw)
    assert problem.value.detail == detail


def test_qwixx_has_no_options() -> None:
    detail = {"game": "qwixx", "name": "side"}
    with pytest.raises(UnknownOption) as problem:
        GAME.setup({"side": "A"}, 2)
    assert problem.value.detail == detail
    with pytest.raises(UnknownOption) as problem:
        GAME.settle({"side": "A"}, seats=2, draw=no_draw)
    assert problem.value.detail == detail
