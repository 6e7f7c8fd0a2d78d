"""Bounds on the exploitability of a bot of Pixoid on four fixed boards of full size."""

from random import Random

from tablecade.bots.pixoid.fitted_values import best_values
from tablecade.games import GAMES
from tablecade.games.pixoid.board import Pix
from tablecade.games.pixoid.tiles import lay_board, project_tiles
from tablecade.lab.benchmark.pixoid.answers import Answers, mean_of
from tablecade.lab.benchmark.pixoid.exploitability import mixes_of
from tablecade.lab.benchmark.result import Bounds
from tablecade.lab.simulation import board_values

SEED = 20260104
ROUNDS = 5
BOARDS = {
    "A1 B1 C1 D1": (Pix("b1"), 6.858433),
    "A2 B1 D1 C1": (Pix("a10"), 6.822367),
    "A1 C1 D1 B1": (Pix("j2"), 7.278886),
    "A2 D1 B1 C1": (Pix("a2"), 6.731338),
}
"""Boards that no network has learned from, each with its best start and what that is worth."""


def measure_bounds(name: str, *, rounds: int = ROUNDS) -> Bounds:
    """Play rounds on every board, in each role. The better the values, the tighter the bound."""
    pixoid_loses: list[float] = []
    bugs_lose: list[float] = []
    kinds: list[str] = []
    for board_name, (pix, value) in BOARDS.items():
        board = lay_board(board_name, project_tiles())
        values = best_values(board)
        estimate = None if values is None else values.estimate
        kinds += [] if values is None else [values.kind]
        answers = Answers(board, mixes_of(name), Random(SEED), estimate)  # noqa: S311
        start = board.pix.index(pix)
        for _ in range(rounds):
            pixoid_loses.append(value - answers.round(start, fleeing=True))
            bugs_lose.append(answers.round(start, fleeing=False) - value)
    pixoid, bugs = mean_of(pixoid_loses), mean_of(bugs_lose)
    return Bounds(
        bot=name,
        rounds=len(bugs_lose),
        solved_boards=kinds.count("solved"),
        fitted_boards=kinds.count("fitted"),
        plays_by=_plays_by(name),
        pixoid_loses=(pixoid.mean, pixoid.half),
        bugs_lose=(bugs.mean, bugs.half),
    )


def _plays_by(name: str) -> str | None:
    game = GAMES["pixoid"]
    state = game.setup(game.settle({"board": next(iter(BOARDS))}, seats=4, draw=lambda _: 0), 4)
    return board_values(game, state, [name]).get(name)
