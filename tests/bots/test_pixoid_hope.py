"""In the short game, lost against perfect Bugs, hard still goes where Pixoid lasts longer."""

import numpy as np

from tablecade.bots.pixoid_net import learnt_net
from tablecade.bots.pixoid_sight import Positions, sight_of
from tablecade.games.pixoid.state import RESERVE, Variant
from tablecade.games.pixoid.tiles import lay_board, project_tiles


def test_lost_positions_of_the_short_game_are_told_apart() -> None:
    board = lay_board("A1 B1 C1 D1", project_tiles())
    sight = sight_of(board)
    rng = np.random.default_rng(1)
    pixoid, bugs = rng.integers(50, size=40), rng.integers(50, 100, size=(40, 3))
    at = Positions(pixoid, bugs, np.full(40, 15), np.full(40, RESERVE - 1))
    cubes, chances = (learnt_net().estimate(sight, at, variant) for variant in Variant)
    assert ((chances > 0) & (chances <= 1)).all()
    assert np.corrcoef(cubes, chances)[0, 1] > 0.9
