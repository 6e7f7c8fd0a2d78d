"""The board encoder: its gradients, what it sees of a board, and that it learns."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from tablecade.bots import make_bot
from tablecade.core.array import Array
from tablecade.games.pixoid.bots.board_values import (
    SIDES,
    EncoderInputs,
    encode,
    encoded_values,
    encoder_inputs,
)
from tablecade.games.pixoid.bots.levels import SearchLevel
from tablecade.games.pixoid.bots.net import Positions, board_features
from tablecade.games.pixoid.bots.search import StageSearch
from tablecade.games.pixoid.research.benchmark.bounds import nothing
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.rules.tiles import BOARD_SIZE
from tablecade.lab.learn.network import Weights
from tablecade.lab.learn.pixoid.boards import random_board
from tablecade.lab.learn.pixoid.encoder_training import (
    RANDOM_BOARDS,
    TURNED,
    EncoderConfig,
    draw_encoder,
    encoder_gradients,
)
from tablecade.lab.pixoid.train_encoder import train_encoder
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, fresh

UNSEEN = random_board(1, RANDOM_BOARDS, BOARD_SIZE)
"""A board of full size that the encoder of the package was not trained on."""


def small() -> tuple[Weights, EncoderInputs]:
    """Two boards of five pix with three features of a pair and two of each side."""
    rng = np.random.default_rng(1)
    shapes = (2, 5, 5, 3), (2, SIDES, 5, 5, 2), (2, SIDES, 5, 5), (2, 5, 5)
    config = EncoderConfig(units=(3, 4), columns=(2, 2), hidden=(3, 3))
    weights = draw_encoder(3 + 2 * SIDES, config)
    inputs = EncoderInputs(*(rng.random(shape) for shape in shapes))
    return {name: layer.astype(np.float64) for name, layer in weights.items()}, inputs


def test_the_gradients_are_those_of_the_answers() -> None:
    rng = np.random.default_rng(2)
    weights, board = small()
    found = encode(np, weights, board)
    slopes = [rng.normal(size=table.shape) for table in (found.chase, found.pairs)]

    def loss() -> float:
        now = encode(np, weights, board)
        return float((now.chase * slopes[0]).sum() + (now.pairs * slopes[1]).sum())

    gradients = encoder_gradients(np, weights, board, found, *slopes)
    checked = 0
    for name, gradient in gradients.items():
        for place in rng.permutation(gradient.size)[:6]:
            layer = weights[name].reshape(-1)
            before, values = layer[place], []
            for change in (1e-6, -1e-6):
                layer[place] = before + change
                values.append(loss())
            layer[place] = before
            slope = (values[0] - values[1]) / 2e-6
            assert gradient.reshape(-1)[place] == pytest.approx(slope, rel=1e-4, abs=1e-6), name
            checked += slope != 0
    assert checked > 40


def turned(board: Board) -> tuple[Board, Array]:
    """A quarter turn clockwise, and the place on it of each pix."""
    last = board.size + ord("a") - 1

    def turn(pix: Pix) -> Pix:
        column, row = ord(pix[0]) - ord("a"), int(pix[1:])
        return Pix(f"{chr(ord('a') + row - 1)}{last - ord('a') - column + 1}")

    onto = Board(
        board.size,
        tuple(sorted(map(turn, board.pix))),
        tuple((turn(one), turn(other)) for one, other in board.open),
        tuple(map(turn, board.start)),
        tuple(map(turn, board.bonus)),
    )
    return onto, np.array([onto.pix.index(turn(pix)) for pix in board.pix])


def test_a_turned_board_has_turned_directions() -> None:
    """So exchanging directions in the training is turning the board."""
    other, places = turned(MAZE)
    one, two = (encoder_inputs(board_features(board)) for board in (MAZE, other))
    back = TURNED.index([1, 2, 3, 0])
    there = np.ix_(places, places)
    assert two.pairs[there] == pytest.approx(one.pairs)
    assert two.moves[there] == pytest.approx(one.moves)
    for side, after in enumerate(TURNED[back]):
        sides = two.sides[after][there], one.sides[side]
        exact, best_move = ([part[..., :4] for part in sides], [part[..., 4] for part in sides])
        assert exact[0] == pytest.approx(exact[1])
        assert (best_move[0] == best_move[1]).mean() > 0.9  # a Bug may have two best moves
        assert two.onto[after][there] == pytest.approx(one.onto[side])


def test_it_learns_from_small_boards(tmp_path: Path) -> None:
    out = tmp_path / "encoder.npz"
    words = "--project 0 --drawn 3 --held 1 --size 4 --boards 2 --positions 500 --steps 60"
    more = f"--units 8 16 --columns 8 4 --hidden 16 8 --workers 1 --device cpu --out {out}"
    app = typer.Typer()
    app.command()(train_encoder)
    result = CliRunner().invoke(app, [*words.split(), *more.split()])
    assert result.exit_code == 0, result.output
    lines = [line for line in result.output.splitlines() if line.startswith("step")]
    errors = [float(line.split(": ")[1].split()[0]) for line in lines]
    assert len(errors) == 20
    assert errors[-1] < 0.7 * errors[0]
    manifest = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    assert (manifest["random_boards"], manifest["steps_done"]) == (3, 60)
    with np.load(out) as stored:
        assert stored["inputs"].shape[1] == 8


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
    exact = StageSearch(nothing).values(features, at, Variant.STANDARD)
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
