"""What a bot of Pixoid gives away to opponents that know its mixes; bonus cubes are left out.

Exploitability is exact, on fixed small boards that are solved in seconds. All that can come up is
followed to the end of the round while the bot keeps to its mixes and the other side answers as well
as can be. Against Pixoid the answer are Bugs that coordinate, so part of what a bot loses as Bugs
is the price of silence (bench/silence.py).

On four fixed boards of full size there are bounds. The opponent plays a best response to each turn
and values what follows by an estimate: it looks one turn deep, so a real best response wins as
much at least. With bonus cubes a bot gives away more.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from tablecade.bots import make_bot
from tablecade.core.hand import Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.bots.board_values import best_values
from tablecade.games.pixoid.bots.matrix_game import Floats
from tablecade.games.pixoid.bots.net import board_features, trained_net
from tablecade.games.pixoid.bots.search import Estimate, StageSearch, spot_of
from tablecade.games.pixoid.coach import same_walk
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import HANDS, RESERVE, Program, State, Variant
from tablecade.games.pixoid.rules.tiles import read_board
from tablecade.games.pixoid.solver.board import (
    UNIT,
    Goal,
    Maze,
    all_triples,
    make_maze,
    starts_of,
    triple_numbers,
)
from tablecade.games.pixoid.solver.induction import CpuEngine, start_places
from tablecade.games.pixoid.solver.random_board import random_board
from tablecade.games.pixoid.solver.silent import silent_values
from tablecade.games.pixoid.solver.stage import triple_index
from tablecade.lab.research import Measurement, Point
from tablecade.lab.simulation import board_values

EXPLOIT_SEED, BOUNDS_SEED = 20260103, 20260104
TURNS = 2
SMALL_BOARDS = {f"drawn-{number}": random_board(99, number, 4) for number in (9, 15)}
"""Boards of 4 × 4 that no bot has learned from, where best play needs mixes."""
BOARDS = {
    "A1 B1 C1 D1": (Pix("b1"), 6.858433),
    "A2 B1 D1 C1": (Pix("a10"), 6.822367),
    "A1 C1 D1 B1": (Pix("j2"), 7.278886),
    "A2 D1 B1 C1": (Pix("a2"), 6.731338),
}
"""Boards that no network has learned from, each with its best start and what that is worth."""
SAMPLES = 64
"""Choices asked of a bot that does not tell its mixes: an estimate of them, from above."""

CAUGHT = -1
Bugs = tuple[int, ...]
Ints = npt.NDArray[np.int64]
Answer = Callable[["Moves", Floats], float]
Outcome = tuple[tuple[int, Bugs] | None, float]
"""Where all are after a turn, None when Pixoid is caught; and how likely."""


class Exploitability(Struct, frozen=True):
    """What exact best responses win on a solved small board, in cubes of one round."""

    bot: str
    board: str
    turns: int
    value: float
    """Of the start, with perfect play of both sides."""
    pixoid_loses: float
    bugs_lose: float


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


class HasMixes(Protocol):
    """A bot that tells its mixed strategy."""

    def mixes(self, state: State) -> Mapping[Hand, Any]:
        """For each hand, how likely each program is."""


class SampledMixes:
    """The mixes of any bot, estimated by asking it again and again."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def mixes(self, state: State) -> Mapping[Hand, Mapping[Program, float]]:
        """Programs that reach the same wall are one to the solver."""
        mixes = {}
        for hand in map(Hand, range(HANDS)):
            choices = (self._bot.choose(state, (hand,))[hand] for _ in range(SAMPLES))
            chosen = Counter(same_walk(state, hand, choice) for choice in choices)
            mixes[hand] = {program: count / SAMPLES for program, count in chosen.items()}
        return mixes


def mixes_of(name: str) -> HasMixes:
    """What the bot tells, or an estimate."""
    bot: Any = make_bot(GAMES["pixoid"], name, Random(EXPLOIT_SEED))  # noqa: S311
    return bot if hasattr(bot, "mixes") else SampledMixes(bot)


def spread(maze: Maze, place: int, mix: Mapping[Any, float]) -> Floats:
    """A mix as numbers, a share for each program of a place."""
    shares = np.zeros(int(maze.count[place]))
    for program, share in mix.items():
        shares[maze.programs[place].index(program)] += share
    return shares


def position(board: Board, places: tuple[int, ...], left: int) -> State:
    """Seat 0 flees, no bonus cubes are left."""
    cubes = tuple(board.pix[place] for place in places)
    return State(board, Variant.STANDARD, (0,) * 4, 1, Seat(0), None, cubes, (), left)


def others(maze: Maze, own: int) -> Bugs:
    """The starts that are left to the Bugs."""
    return tuple(sorted(start for (start,) in starts_of(maze) if start != own))


class Moves(NamedTuple):
    """All that can come of a turn, by the programs in use."""

    onto: Ints
    """[program of Pixoid, of each Bug …]: the state it leads to, or CAUGHT."""
    pixoid: Floats
    joint: Floats
    """How often, if the level moves them; of the other side every program is in use."""

    def least(self, later: Floats) -> float:
        """The level flees, and Bugs that coordinate answer its mix."""
        return float(np.tensordot(self.pixoid, self._cubes(later), axes=1).min())

    def most(self, later: Floats) -> float:
        """The level chases, each Bug for itself, and Pixoid answers their mixes."""
        return float((self._cubes(later) * self.joint).sum(axis=(1, 2, 3)).max())

    def _cubes(self, later: Floats) -> Floats:
        cubes: Floats = np.where(self.onto == CAUGHT, 0.0, 1.0 + later[self.onto])
        return cubes


class Responses:
    """What the best answers to a level get: all values are Pixoid's cubes still to come."""

    def __init__(self, board: Board, level: HasMixes) -> None:
        self._board, self._level = board, level
        self.maze: Maze = make_maze(board)
        self._triples = all_triples(self.maze.pix)
        self.looked = 0
        """States in which the level was asked."""

    def chased(self, pixoid: int, bugs: Bugs, left: int) -> float:
        return self._answered(self._code(pixoid, bugs), left, Moves.least)

    def fled(self, pixoid: int, bugs: Bugs, left: int) -> float:
        return self._answered(self._code(pixoid, bugs), left, Moves.most)

    def _answered(self, start: int, left: int, answer: Answer) -> float:
        """Forward through all that can come up, then backward through what it is worth."""
        states, layers = [start], []
        for turns in range(left, 0, -1):
            layers.append({code: self._moves(code, turns, answer) for code in states})
            reached = np.zeros(self.maze.pix * len(self._triples), bool)
            for moves in layers[-1].values():
                reached[moves.onto[moves.onto != CAUGHT]] = True
            states = np.flatnonzero(reached).tolist()
        later = np.zeros(len(reached))
        for layer in reversed(layers):
            now = np.zeros_like(later)
            for code, moves in layer.items():
                now[code] = answer(moves, later)
            later = now
        return float(later[start])

    def _moves(self, code: int, left: int, answer: Answer) -> Moves:
        pixoid, triple = divmod(code, len(self._triples))
        bugs = tuple(int(bug) for bug in self._triples[triple, :3])
        self.looked += 1
        places = (pixoid, *bugs)
        told = self._level.mixes(position(self._board, places, left))
        own, *mixes = (spread(self.maze, at, told[Hand(hand)]) for hand, at in enumerate(places))
        if answer is Moves.least:
            rows, columns = np.flatnonzero(own), [np.arange(len(mix)) for mix in mixes]
        else:
            rows, columns = np.arange(len(own)), [np.flatnonzero(mix) for mix in mixes]
        one, two, three = (mix[used] for mix, used in zip(mixes, columns, strict=True))
        joint = one[:, None, None] * two[:, None] * three
        return Moves(self._onto(pixoid, rows, bugs, columns), own[rows], joint)

    def _onto(self, pixoid: int, rows: Ints, bugs: Bugs, columns: list[Ints]) -> Ints:
        maze = self.maze
        swept = [maze.catches[pixoid, bug, used] for bug, used in zip(bugs, columns, strict=True)]
        bits = swept[0][:, None, None] | swept[1][:, None] | swept[2]
        caught = bits >> rows[:, None, None, None].astype(np.uint32) & 1 == 1
        for bug in bugs:
            caught[(maze.first[pixoid, bug] <= rows) & (rows < maze.beyond[pixoid, bug])] = True
        ends = [
            maze.end[bug, used].astype(np.int64) for bug, used in zip(bugs, columns, strict=True)
        ]
        triple = triple_numbers(np, np.meshgrid(*ends, indexing="ij", sparse=True))
        place = maze.end[pixoid, rows].astype(np.int64)[:, None, None, None]
        return np.where(caught, CAUGHT, place * len(self._triples) + triple)

    def _code(self, pixoid: int, bugs: Bugs) -> int:
        return pixoid * len(self._triples) + int(triple_index(*bugs))


def exact_starts(maze: Maze, *, turns: int) -> dict[int, float]:
    """What each start is truly worth."""
    engine = CpuEngine(maze, Goal(), starts_of(maze))
    for left in range(1, turns + 1):
        engine.solve(left)
    starts = [start for (start,) in starts_of(maze)]
    values = engine.look(np.array(start_places(maze, Goal(), starts)))
    return dict(zip(starts, values, strict=True))


def measure_exploitability(name: str, board: str) -> Exploitability:
    responses = Responses(SMALL_BOARDS[board], mixes_of(name))
    maze = responses.maze
    exact = exact_starts(maze, turns=TURNS)
    best = max(exact, key=exact.__getitem__)
    bugs = others(maze, best)
    silent = silent_values(maze, Goal(), turns=TURNS)[0, best, triple_index(*bugs)] / UNIT
    return Exploitability(
        bot=name,
        board=board,
        turns=TURNS,
        value=float(exact[best]),
        pixoid_loses=float(exact[best] - responses.chased(best, bugs, TURNS)),
        bugs_lose=float(responses.fled(best, bugs, TURNS) - silent),
    )


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
        if fleeing:  # the answer is a mix of a single program
            answer = np.unravel_index(
                (own @ cubes.reshape(len(cubes), -1)).argmin(), cubes.shape[1:]
            )
            bugs = [np.eye(len(mix))[program] for mix, program in zip(bugs, answer, strict=True)]
        else:
            own = np.eye(len(own))[fled_from(cubes, bugs).argmax()]
        joint = np.einsum("r,a,b,c->rabc", own, *bugs)
        return [
            (self._lands(state, row, tuple(column)), float(joint[row, *column]))
            for row, *column in np.argwhere(joint).tolist()
        ]

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


def measure_board(name: str, board_name: str, *, rounds: int) -> BoardBounds:
    pix, value = BOARDS[board_name]
    board = read_board(board_name)
    values = best_values(board)
    estimate = None if values is None else values.estimate
    answers = Answers(board, mixes_of(name), Random(BOUNDS_SEED), estimate)  # noqa: S311
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
    kinds = [board.kind for board in boards]
    return Bounds(
        bot=boards[0].bot,
        rounds=sum(len(board.bugs_lose) for board in boards),
        solved_boards=kinds.count("solved"),
        fitted_boards=kinds.count("fitted"),
        plays_by=boards[0].plays_by,
        pixoid_loses=mean_of([lost for board in boards for lost in board.pixoid_loses]),
        bugs_lose=mean_of([lost for board in boards for lost in board.bugs_lose]),
    )


def _plays_by(name: str, board: str) -> str | None:
    game = GAMES["pixoid"]
    state = game.setup(game.settle({"board": board}, seats=4, draw=lambda _: 0), 4)
    return board_values(game, state, [name]).get(name)


def _values_here(name: str, board: str) -> str:
    """The kinds of values that both sides have here, which other machines may not have."""
    values = best_values(read_board(board))
    return f"{values and values.kind} {_plays_by(name, board)}"


def mean_of(values: list[float]) -> tuple[float, float]:
    """And half of its 95 % interval."""
    half = 1.96 * float(np.std(values, ddof=1)) / sqrt(len(values))
    return float(np.mean(values)), half


def _exploited_cells(row: Exploitability) -> list[str]:
    lost = [f"{cubes:.3f}" for cubes in (row.value, row.pixoid_loses, row.bugs_lose)]
    return [row.bot, row.board, *lost]


def _exploited_plots(rows: Sequence[Exploitability]) -> Iterator[tuple[str, list[Point]]]:
    """These figures are exact: their interval is the figure itself."""
    for board in dict.fromkeys(one.board for one in rows):
        lost = [
            (f"{one.bot} as {role}", cubes)
            for one in rows
            if one.board == board
            for role, cubes in (("Pixoid", one.pixoid_loses), ("Bugs", one.bugs_lose))
        ]
        points = [Point(name, cubes, (cubes, cubes)) for name, cubes in lost]
        yield f"cubes lost to an exact best response on {board}", points


def _bound_cells(row: Bounds) -> list[str]:
    lost = [f"{mean:.2f} ± {half:.2f}" for mean, half in (row.pixoid_loses, row.bugs_lose)]
    known = [f"{number} of 4" for number in (row.solved_boards, row.fitted_boards)]
    played = "its own" if row.plays_by is None else f"{row.plays_by} values"
    return [row.bot, played, str(row.rounds), *known, *lost]


def _bound_plots(rows: Sequence[Bounds]) -> Iterator[tuple[str, list[Point]]]:
    lost = [
        (f"{one.bot} as {role}", *bound)
        for one in rows
        for role, bound in (("Pixoid", one.pixoid_loses), ("Bugs", one.bugs_lose))
    ]
    points = [Point(name, mean, (mean - half, mean + half)) for name, mean, half in lost]
    yield "cubes lost at least, on boards of full size", points


EXPLOITABILITY = Measurement(
    seed=EXPLOIT_SEED,
    kept=Exploitability,
    measure=lambda bot, board, _effort: measure_exploitability(bot, board),
    boards=tuple(SMALL_BOARDS),
    title=f"Exploitability on small boards, in cubes: {TURNS} turns to the end, no bonus cubes",
    heads=("bot", "board", "value", "Pixoid loses", "Bugs lose"),
    cells=_exploited_cells,
    plots=_exploited_plots,
)
BOUNDS = Measurement(
    seed=BOUNDS_SEED,
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
    cells=_bound_cells,
    plots=_bound_plots,
)


def exact() -> dict[str, Measurement]:
    return {"exploitability": EXPLOITABILITY, "bounds": BOUNDS}
