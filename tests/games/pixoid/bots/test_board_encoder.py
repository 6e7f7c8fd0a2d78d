"""The board encoder of the package: near the truth on unseen boards, and played by."""

from random import Random

import numpy as np
from training.pixoid.random_board import random_board
from training.pixoid.samples import RANDOM_BOARDS

from tablecade.bots import make_bot
from tablecade.games.pixoid.bots.board_values import encoded_values
from tablecade.games.pixoid.bots.levels import SearchLevel
from tablecade.games.pixoid.bots.net import Positions, board_features
from tablecade.games.pixoid.bots.search import last_turn
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.rules.tiles import BOARD_SIZE
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, fresh

UNSEEN = random_board(1, RANDOM_BOARDS, BOARD_SIZE)
"""A board of full size that the encoder of the package was not trained on."""


def test_the_encoder_of_the_package_is_near_the_truth_on_a_board_it_never_saw() -> None:
    """With one turn to go, where the truth is one matrix game."""
    values, features = encoded_values(UNSEEN), board_features(UNSEEN)
    assert values is not None
    rng = np.random.default_rng(1)
    pixoid = rng.integers(features.maze.pix, size=60)
    near = [np.flatnonzero(features.turns[pix] <= 2) for pix in pixoid]
    bugs = np.stack(
        [rng.choice(some[some != pix], 3) for some, pix in zip(near, pixoid, strict=True)]
    )
    at = Positions(pixoid, np.sort(bugs, axis=1), np.zeros_like(pixoid), np.ones_like(pixoid))
    exact = last_turn(features, at, Variant.STANDARD)
    assert exact.std() > 0.2
    assert np.sqrt(((values.cubes(at) - exact) ** 2).mean()) < 0.1


def test_hard_plays_by_it_on_boards_of_full_size_in_the_standard_game() -> None:
    level, state = SearchLevel("hard"), fresh(UNSEEN)
    assert level.known_values(state) is encoded_values(UNSEEN)
    assert level.known_values(fresh(MAZE)) is None
    assert encoded_values(MAZE) is None
    assert SearchLevel("medium").known_values(state) is None
    bot = make_bot(GAME, "hard", Random(1))
    assert bot.board_values(state) is None  # type: ignore[attr-defined]
