"""The notation of Pixoid: `@c4`, `up3`."""

import pytest

from tablecade.core.errors import BadNotation
from tablecade.games.pixoid.rules.board import Direction, Pix
from tablecade.games.pixoid.rules.state import Place, Program, programs
from tests.boards import HALL
from tests.games.pixoid.rules.positions import GAME


@pytest.mark.parametrize("pix", ["a1", "c4", "p16", "z99", "b10"])
def test_a_placement(pix: str) -> None:
    assert GAME.read(f"@{pix}") == Place(Pix(pix))
    assert GAME.write(Place(Pix(pix))) == f"@{pix}"


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("distance", [0, 1, 3, 9, 10, 99])
def test_a_program(direction: Direction, distance: int) -> None:
    text = f"{direction.value}{distance}"
    assert GAME.read(text) == Program(direction, distance)
    assert GAME.write(Program(direction, distance)) == text


def test_px_3_2_the_wheel_goes_from_one_to_nine() -> None:
    offered = programs(HALL, Pix("a12"))
    assert offered == tuple(
        Program(direction, distance)
        for direction in (Direction.DOWN, Direction.RIGHT)
        for distance in range(1, 10)
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "up",
        "3",
        "up03",
        "up100",
        "up-1",
        "up 3",
        "Up3",
        " up3",
        "up3 ",
        "up3\n",
        "north3",
        "up³",
        "up٣",
        "a1",
        "@",
        "@a",
        "@a0",
        "@a01",
        "@a100",
        "@A1",
        "@aa1",
        "@1a",
        "@a1 ",
        "@a1\n",
        "@é1",
        "pass",
    ],
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.read(text)
    assert error.value.detail == {"text": text}
