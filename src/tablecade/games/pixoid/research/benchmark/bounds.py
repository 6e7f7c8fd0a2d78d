"""Bounds on the exploitability of a bot of Pixoid on four fixed boards of full size."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from tablecade.core.packages import GAMES
from tablecade.games.pixoid.bots.board_values import best_values
from tablecade.games.pixoid.research.benchmark.answers import Answers, mean_of
from tablecade.games.pixoid.research.benchmark.exploitability import mixes_of
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles
from tablecade.lab.benchmark.registry import Effort, Measurement
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


class BoardBounds(Struct, frozen=True):
    """The rounds of one bot on one board."""

    bot: str
    kind: str | None
    """Of the values that the opponent uses: solved, fitted or encoded."""
    plays_by: str | None
    """By which values of this board the bot plays: solved, fitted or none."""
    pixoid_loses: list[float]
    """Cubes, in each round."""
    bugs_lose: list[float]


def measure_bounds(name: str, *, rounds: int = ROUNDS) -> Bounds:
    """Play rounds on every board, in each role. The better the values, the tighter the bound."""
    return bounds_of([measure_board(name, board, rounds=rounds) for board in BOARDS])


def measure_board(name: str, board_name: str, *, rounds: int) -> BoardBounds:
    pix, value = BOARDS[board_name]
    board = _board(board_name)
    values = best_values(board)
    estimate = None if values is None else values.estimate
    answers = Answers(board, mixes_of(name), Random(SEED), estimate)  # noqa: S311
    start = board.pix.index(pix)
    pixoid_loses: list[float] = []
    bugs_lose: list[float] = []
    for _ in range(rounds):
        pixoid_loses.append(value - answers.round(start, fleeing=True))
        bugs_lose.append(answers.round(start, fleeing=False) - value)
    kind = None if values is None else values.kind
    return BoardBounds(name, kind, _plays_by(name, board_name), pixoid_loses, bugs_lose)


def bounds_of(boards: Sequence[BoardBounds]) -> Bounds:
    """All rounds of one bot together."""
    pixoid = mean_of([lost for board in boards for lost in board.pixoid_loses])
    bugs = mean_of([lost for board in boards for lost in board.bugs_lose])
    kinds = [board.kind for board in boards]
    return Bounds(
        bot=boards[0].bot,
        rounds=sum(len(board.bugs_lose) for board in boards),
        solved_boards=kinds.count("solved"),
        fitted_boards=kinds.count("fitted"),
        plays_by=boards[0].plays_by,
        pixoid_loses=(pixoid.mean, pixoid.half),
        bugs_lose=(bugs.mean, bugs.half),
    )


def _board(name: str) -> Board:
    return lay_board(name, project_tiles())


def _plays_by(name: str, board: str) -> str | None:
    game = GAMES["pixoid"]
    state = game.setup(game.settle({"board": board}, seats=4, draw=lambda _: 0), 4)
    return board_values(game, state, [name]).get(name)


def _values_here(name: str, board: str) -> str:
    """The kinds of values that both sides have here, which other machines may not have."""
    values = best_values(_board(board))
    return f"{values and values.kind} {_plays_by(name, board)}"


def _measure(bot: str, board: str, effort: Effort) -> BoardBounds:
    return measure_board(bot, board, rounds=effort.rounds)


BOUNDS = Measurement(
    seed=SEED,
    kept=BoardBounds,
    measure=_measure,
    boards=tuple(BOARDS),
    rows=lambda boards: [bounds_of(boards)],
    settings=_values_here,
)
