"""Bounds on the exploitability of a bot of Pixoid on four fixed boards of full size.

An opponent that knows the bot's mixes plays a best response to each turn and values what follows by
an estimate: it looks one turn deep, so a real best response wins as much at least. There are no
bonus cubes; with them a bot gives away more.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.bots.board_values import best_values
from tablecade.games.pixoid.bots.matrix_game import Floats
from tablecade.games.pixoid.bots.net import board_features, trained_net
from tablecade.games.pixoid.bots.search import Estimate, StageSearch, spot_of
from tablecade.games.pixoid.research.benchmark.exploitability import (
    EXPLOITABILITY,
    Bugs,
    HasMixes,
    mixes_of,
    others,
    position,
    spread,
)
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import RESERVE, State
from tablecade.games.pixoid.rules.tiles import read_board
from tablecade.lab.research import Measurement, Point
from tablecade.lab.simulation import board_values

Outcome = tuple[tuple[int, Bugs] | None, float]
"""Where all are after a turn, None when Pixoid is caught; and how likely."""


class Bounds(Struct, frozen=True):
    """What a best response wins at least on boards of full size, in cubes of one round."""

    bot: str
    rounds: int
    """In each role."""
    solved_boards: int
    """Boards where the opponent knows the solved values, …"""
    fitted_boards: int
    """… and those where it knows fitted ones; on the others it uses the board encoder."""
    plays_by: str | None
    """By which values of the first board the bot plays: solved, fitted or none."""
    pixoid_loses: tuple[float, float]
    """The mean and half of its 95 % interval."""
    bugs_lose: tuple[float, float]


SEED = 20260104
ROUNDS = 5
BOARDS = {
    "A1 B1 C1 D1": (Pix("b1"), 6.858433),
    "A2 B1 D1 C1": (Pix("a10"), 6.822367),
    "A1 C1 D1 B1": (Pix("j2"), 7.278886),
    "A2 D1 B1 C1": (Pix("a2"), 6.731338),
}
"""Boards that no network has learned from, each with its best start and what that is worth."""


class Mean(NamedTuple):
    mean: float
    half: float
    """Of the 95 % interval."""
    most: float


def mean_of(values: list[float]) -> Mean:
    half = 1.96 * float(np.std(values, ddof=1)) / sqrt(len(values))
    return Mean(float(np.mean(values)), half, max(values))


class Answers:
    """To one bot, on one board."""

    def __init__(
        self, board: Board, bot: HasMixes, rng: Random, estimate: Estimate | None = None
    ) -> None:
        """`estimate` values what follows a turn; by default the network of `hard`."""
        self._board, self._bot, self._rng = board, bot, rng
        self._estimate = estimate or trained_net().estimate
        self.features = board_features(board)

    def round(self, start: int, *, fleeing: bool) -> float:
        """Cubes of one round: the mean over what the last draw of each turn can bring."""
        places, cubes, alive = (start, *others(self.features.maze, start)), 0.0, 1.0
        for left in range(RESERVE, 0, -1):
            outcomes = self._outcomes(position(self._board, places, left), fleeing=fleeing)
            through = [(onto, share) for onto, share in outcomes if onto is not None]
            alive *= sum(share for _, share in through)
            cubes += alive
            if alive < 1e-6:
                break
            (place, bugs), _ = self._rng.choices(through, weights=[s for _, s in through])[0]
            places = (place, *bugs)
        return cubes

    def _outcomes(self, state: State, *, fleeing: bool) -> list[Outcome]:
        """What can come of a turn in which the bot mixes and the other side answers."""
        cubes = self.stage(state, self._estimate)
        own, *bugs = self.shares(state)
        if fleeing:
            answer = int((own @ cubes.reshape(len(cubes), -1)).argmin())
            column = tuple(int(i) for i in np.unravel_index(answer, cubes.shape[1:]))
            used = [(int(row), column, float(own[row])) for row in np.flatnonzero(own)]
        else:
            row, joint = int(fled_from(cubes, bugs).argmax()), np.einsum("a,b,c->abc", *bugs)
            used = [
                (row, tuple(map(int, at)), float(joint[tuple(at)])) for at in np.argwhere(joint)
            ]
        return [(self._lands(state, row, column), share) for row, column, share in used]

    def _lands(self, state: State, row: int, column: Bugs) -> tuple[int, Bugs] | None:
        maze, (pixoid, *bugs) = self.features.maze, self._places(state)
        for bug, program in zip(bugs, column, strict=True):
            if maze.first[pixoid, bug] <= row < maze.beyond[pixoid, bug]:
                return None
            if maze.catches[pixoid, bug, program] >> row & 1:
                return None
        ends = [int(maze.end[bug, program]) for bug, program in zip(bugs, column, strict=True)]
        return int(maze.end[pixoid, row]), tuple(sorted(ends))

    def stage(self, state: State, estimate: Estimate) -> Floats:
        spot = spot_of(self.features, state)
        return StageSearch(estimate).stage(self.features, spot, state.variant)[0]

    def shares(self, state: State) -> list[Floats]:
        """The bot's mixes, Pixoid's first; the Bugs stand in ascending order."""
        mixes, maze = self._bot.mixes(state), self.features.maze
        return [spread(maze, at, mixes[Hand(hand)]) for hand, at in enumerate(self._places(state))]

    def _places(self, state: State) -> list[int]:
        return [self.features.maze.place(pix) for pix in state.cubes if pix is not None]


def fled_from(cubes: Floats, bugs: list[Floats]) -> Floats:
    """What each of Pixoid's programs gets from Bugs that mix on their own."""
    fled: Floats = np.einsum("rabc,a,b,c->r", cubes, *bugs, optimize=True)
    return fled


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
    board = read_board(board_name)
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


def _plays_by(name: str, board: str) -> str | None:
    game = GAMES["pixoid"]
    state = game.setup(game.settle({"board": board}, seats=4, draw=lambda _: 0), 4)
    return board_values(game, state, [name]).get(name)


def _values_here(name: str, board: str) -> str:
    """The kinds of values that both sides have here, which other machines may not have."""
    values = best_values(read_board(board))
    return f"{values and values.kind} {_plays_by(name, board)}"


def _cells(row: Bounds) -> list[str]:
    lost = [f"{mean:.2f} ± {half:.2f}" for mean, half in (row.pixoid_loses, row.bugs_lose)]
    known = [f"{number} of 4" for number in (row.solved_boards, row.fitted_boards)]
    played = "its own" if row.plays_by is None else f"{row.plays_by} values"
    return [row.bot, played, str(row.rounds), *known, *lost]


def _plots(rows: Sequence[Bounds]) -> Iterator[tuple[str, list[Point]]]:
    lost = [
        (f"{one.bot} as {role}", *bound)
        for one in rows
        for role, bound in (("Pixoid", one.pixoid_loses), ("Bugs", one.bugs_lose))
    ]
    points = [Point(name, mean, (mean - half, mean + half)) for name, mean, half in lost]
    yield "cubes lost at least, on boards of full size", points


BOUNDS = Measurement(
    seed=SEED,
    kept=BoardBounds,
    measure=lambda bot, board, effort: measure_board(bot, board, rounds=effort.rounds),
    boards=tuple(BOARDS),
    rows=lambda boards: [bounds_of(boards)],
    settings=_values_here,
    title="Bounds on four boards of full size, in cubes: answers one turn deep, no bonus cubes",
    heads=(
        *("bot", "plays by", "rounds", "boards solved", "fitted"),
        *("Pixoid loses at least", "Bugs lose at least"),
    ),
    cells=_cells,
    plots=_plots,
)


def exact() -> dict[str, Measurement]:
    return {"exploitability": EXPLOITABILITY, "bounds": BOUNDS}
