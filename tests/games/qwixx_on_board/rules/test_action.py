"""The notation: Qwixx's, and the pawn's."""

import pytest

from tablecade.core.errors import BadNotation
from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules.sheet import Row
from tablecade.games.qwixx.rules.state import PASS, Cross, First, Roll
from tablecade.games.qwixx_on_board.rules.state import Action, Pawn
from tests.games.qwixx_on_board.rules.positions import GAME

WRITTEN: list[tuple[str, Action]] = [
    *((f"pawn{fields}", Pawn(fields)) for fields in range(10)),
    ("pass", PASS),
    ("green10", Cross(Row.GREEN, 10)),
    ("first 3", First(Seat(3))),
    ("roll 34 r2 y5 b6", Roll((3, 4), (2, 5, None, 6))),
]

NO_NOTATION = [
    "",
    "4",
    "pawn",
    "pawn ",
    "pawn 4",
    "pawn04",
    "pawn10",
    "pawn-1",
    "pawn٤",
    "pawn4 ",
    "pawn4\n",
    "pawns4",
    "Pawn4",
    "PAWN4",
    "red13",
    "first 12",
    "roll  34",
]


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_an_action_is_read_from_its_notation(text: str, action: Action) -> None:
    assert GAME.read(text) == action


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_an_action_is_written_in_its_notation(text: str, action: Action) -> None:
    assert GAME.write(action) == text


@pytest.mark.parametrize("text", NO_NOTATION)
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation) as problem:
        GAME.read(text)
    assert problem.value.detail == {"text": text}
