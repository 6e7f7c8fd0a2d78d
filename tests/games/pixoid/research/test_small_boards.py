"""The boards on which the benchmark measures exploitability."""

from training.pixoid.random_board import random_board

from tablecade.games.pixoid.research.benchmark import SMALL_BOARDS


def test_the_small_boards_are_the_random_ones_of_their_numbers() -> None:
    drawn = {name: random_board(99, int(name.removeprefix("drawn-")), 4) for name in SMALL_BOARDS}
    assert drawn == SMALL_BOARDS
