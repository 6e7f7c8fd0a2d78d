"""What a bot of Pixoid gives away to opponents that know its mixes, exactly, on small boards.

All that can come up is followed to the end of the round while the bot keeps to its mixes and the
other side answers as well as can be. There are no bonus cubes. Against Pixoid the answer are Bugs
that coordinate, so part of what a bot loses as Bugs is the price of silence (bench/silence.py).
bench/answers.py has bounds for boards of full size.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct

from tablecade.bots import make_bot
from tablecade.core.hand import Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.bots.net import board_features
from tablecade.games.pixoid.bots.search import Spot, lay
from tablecade.games.pixoid.coach import same_walk
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import HANDS, Program, State, Variant
from tablecade.games.pixoid.solver.board import (
    UNIT,
    Floats,
    Goal,
    Ints,
    Maze,
    all_triples,
    make_maze,
    starts_of,
    triple_numbers,
)
from tablecade.games.pixoid.solver.induction import CpuEngine, start_places
from tablecade.games.pixoid.solver.solution import silent_values
from tablecade.games.pixoid.solver.stage import triple_index
from tablecade.lab.research import Measurement, Point

SAMPLES = 64
"""Choices asked of a bot that does not tell its mixes: an estimate of them, from above."""
CAUGHT = -1
Bugs = tuple[int, ...]
Mixes = Callable[[State], Mapping[Hand, Any]]
"""For each hand, how likely each program is."""


def mixes_of(name: str, seed: int) -> Mixes:
    """What the bot tells, or an estimate by asking it again and again."""
    bot: Any = make_bot(GAMES["pixoid"], name, Random(seed))  # noqa: S311

    def sampled(state: State) -> Mapping[Hand, Mapping[Program, float]]:
        """Programs that reach the same wall are one to the solver."""
        mixes = {}
        for hand in map(Hand, range(HANDS)):
            choices = (bot.choose(state, (hand,))[hand] for _ in range(SAMPLES))
            chosen = Counter(same_walk(state, hand, choice) for choice in choices)
            mixes[hand] = {program: count / SAMPLES for program, count in chosen.items()}
        return mixes

    return getattr(bot, "mixes", sampled)


def shares(maze: Maze, places: Sequence[int], mixes: Mapping[Hand, Any]) -> list[Floats]:
    """The mixes of all hands as numbers, a share for each program of their places."""
    found = [np.zeros(int(maze.count[place])) for place in places]
    for hand, place in enumerate(places):
        for program, share in mixes[Hand(hand)].items():
            found[hand][maze.programs[place].index(program)] += share
    return found


def position(board: Board, places: tuple[int, ...], left: int) -> State:
    """Seat 0 flees, no bonus cubes are left."""
    cubes = tuple(board.pix[place] for place in places)
    return State(board, Variant.STANDARD, (0,) * 4, 1, Seat(0), None, cubes, (), left)


def others(maze: Maze, own: int) -> Bugs:
    """The starts that are left to the Bugs."""
    return tuple(sorted(start for (start,) in starts_of(maze) if start != own))


class Moves(NamedTuple):
    """All that can come of a turn, [program of Pixoid, of each Bug …]."""

    onto: Ints
    """The state it leads to, or CAUGHT."""
    pixoid: Floats
    joint: Floats
    """How often Pixoid and the Bugs choose so, if the level moves them."""

    def reached(self, *, fleeing: bool) -> Ints:
        """The states that can follow: all answers to what the level may choose."""
        onto: Ints = self.onto[self.pixoid > 0] if fleeing else self.onto[:, self.joint > 0]
        return np.extract(onto != CAUGHT, onto)

    def answered(self, later: Floats, *, fleeing: bool) -> float:
        cubes = np.where(self.onto == CAUGHT, 0.0, 1.0 + later[self.onto])
        if fleeing:  # Bugs that coordinate answer the mix of the level
            return float(np.tensordot(self.pixoid, cubes, axes=1).min())
        return float((cubes * self.joint).sum(axis=(1, 2, 3)).max())


class Responses:
    """What the best answers to a level get: all values are Pixoid's cubes still to come."""

    def __init__(self, board: Board, mixes: Mixes) -> None:
        self._board, self._mixes = board, mixes
        self.maze: Maze = make_maze(board)
        self._triples = all_triples(self.maze.pix)
        self.looked = 0
        """States in which the level was asked."""

    def answered(self, pixoid: int, bugs: Bugs, left: int, *, fleeing: bool) -> float:
        """Forward through all that can come up, then backward through what it is worth.

        `fleeing`: the level is Pixoid; else it is the Bugs, each for itself.
        """
        start = pixoid * len(self._triples) + int(triple_index(*bugs))
        states, layers = [start], []
        for turns in range(left, 0, -1):
            layers.append({code: self._moves(code, turns) for code in states})
            reached = np.zeros(self.maze.pix * len(self._triples), bool)
            for moves in layers[-1].values():
                reached[moves.reached(fleeing=fleeing)] = True
            states = np.flatnonzero(reached).tolist()
        later = np.zeros(len(reached))
        for layer in reversed(layers):
            now = np.zeros_like(later)
            for code, moves in layer.items():
                now[code] = moves.answered(later, fleeing=fleeing)
            later = now
        return float(later[start])

    def _moves(self, code: int, left: int) -> Moves:
        pixoid, triple = divmod(code, len(self._triples))
        low, middle, high = map(int, self._triples[triple, :3])
        places = pixoid, low, middle, high
        self.looked += 1
        own, *mixes = shares(self.maze, places, self._mixes(position(self._board, places, left)))
        spot = Spot(pixoid, (low, middle, high), mask=0, left=left)
        stage = lay(board_features(self._board), spot, Variant.STANDARD, None)
        onto = np.full(stage.cubes.shape, CAUGHT)
        triples = triple_numbers(np, stage.after.bugs.T)
        onto[stage.cells] = stage.after.pixoid * len(self._triples) + triples
        return Moves(onto, own, np.einsum("a,b,c->abc", *mixes))


def exact_starts(maze: Maze, *, turns: int) -> dict[int, float]:
    """What each start is truly worth."""
    engine = CpuEngine(maze, Goal(), starts_of(maze))
    for left in range(1, turns + 1):
        engine.solve(left)
    starts = [start for (start,) in starts_of(maze)]
    values = engine.look(np.array(start_places(maze, Goal(), starts)))
    return dict(zip(starts, values, strict=True))


SEED = 20260103
TURNS = 2
SMALL_BOARDS = msgspec.json.decode(
    files(__package__).joinpath("boards.json").read_bytes(), type=dict[str, Board]
)
"""Random boards of 4 × 4 that no bot has learned from, where best play needs mixes."""


class Exploitability(Struct, frozen=True):
    """What exact best responses win on a solved small board, in cubes of one round."""

    bot: str
    board: str
    turns: int
    value: float
    """Of the start, with perfect play of both sides."""
    pixoid_loses: float
    bugs_lose: float


def measure_exploitability(name: str, board: str) -> Exploitability:
    responses = Responses(SMALL_BOARDS[board], mixes_of(name, SEED))
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
        pixoid_loses=float(exact[best] - responses.answered(best, bugs, TURNS, fleeing=True)),
        bugs_lose=float(responses.answered(best, bugs, TURNS, fleeing=False) - silent),
    )


def _cells(row: Exploitability) -> list[str]:
    lost = [f"{cubes:.3f}" for cubes in (row.value, row.pixoid_loses, row.bugs_lose)]
    return [row.bot, row.board, *lost]


def _plots(rows: Sequence[Exploitability]) -> Iterator[tuple[str, list[Point]]]:
    """What each bot loses in each role; an exact figure is its own interval."""
    for board in dict.fromkeys(row.board for row in rows):
        lost = [
            (f"{row.bot} as {role}", cubes)
            for row in rows
            if row.board == board
            for role, cubes in (("Pixoid", row.pixoid_loses), ("Bugs", row.bugs_lose))
        ]
        points = [Point(name, cubes, (cubes, cubes)) for name, cubes in lost]
        yield f"cubes lost to an exact best response on {board}", points


EXPLOITABILITY = Measurement(
    seed=SEED,
    kept=Exploitability,
    measure=lambda bot, board, _positions: measure_exploitability(bot, board),
    boards=tuple(SMALL_BOARDS),
    title=f"Exploitability on small boards, in cubes: {TURNS} turns to the end, no bonus cubes",
    heads=("bot", "board", "value", "Pixoid loses", "Bugs lose"),
    cells=_cells,
    plots=_plots,
)


def exact() -> dict[str, Measurement]:
    return {"exploitability": EXPLOITABILITY}
