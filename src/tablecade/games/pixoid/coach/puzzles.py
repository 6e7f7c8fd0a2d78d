"""Puzzles: two turns to go, and one program that guarantees more cubes than any other.

Every one is proven: the rest of the round is played out in full, so that the least each program can
get, whatever the Bugs do, is exact. The file beside this module was made by
`python -m training.pixoid.make_puzzles --seed 1`.
"""

from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib.resources import files

import msgspec
import numpy as np
from msgspec import Struct

from tablecade.coach import PLAYER, Position, Verdict
from tablecade.core.errors import BadNotation, IllegalChoice
from tablecade.core.game import Step
from tablecade.core.hand import Hand, Seat, hand_name
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.bots.net import board_features
from tablecade.games.pixoid.bots.search import StageSearch, last_turn, solve, spot_of
from tablecade.games.pixoid.coach import same_walk
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import Program, State, Variant, write_action

TURNS = 2
CLEAR = 0.4
"""Cubes by which the best program must be ahead."""


class Puzzle(Struct, frozen=True):
    """A position with Pixoid to be programmed."""

    board: str
    cubes: tuple[str, ...]
    """Pixoid's pix, then the Bugs'."""
    bonus: tuple[str, ...]
    """The bonus cubes left."""
    answer: str
    sure: float
    """Cubes the answer guarantees, …"""
    other: float
    """… and the next best program."""


class Proof(Struct, frozen=True):
    """The least each program gets, and what the position is worth with all mixes allowed."""

    value: float
    sure: dict[str, float]
    replies: dict[str, dict[Hand, str]]
    """For each program, the Bugs' programs that leave Pixoid the least."""

    @property
    def ranked(self) -> list[str]:
        return sorted(self.sure, key=lambda program: -self.sure[program])

    @property
    def clear(self) -> bool:
        """One program is as good as any mix, and no other comes near."""
        best, second, *_ = (self.sure[program] for program in (*self.ranked, *self.ranked))
        return best > self.value - 1e-6 and second < best - CLEAR


def prove(state: State) -> Proof:
    """Exact with two turns to go or fewer."""
    if state.reserve > TURNS:
        raise ValueError("too many turns to go")
    features = board_features(state.board)
    spot = spot_of(features, state)
    cubes = StageSearch(last_turn).stage(features, spot, state.variant)[0].cubes
    flat = cubes.reshape(len(cubes), -1)
    names = [write_action(program) for program in features.maze.programs[spot.pixoid]]
    sure = dict(zip(names, map(float, flat.min(axis=1)), strict=True))
    worst = zip(*np.unravel_index(flat.argmin(axis=1), cubes.shape[1:]), strict=True)
    places = {hand: features.maze.place_of(state, hand) for hand in state.bugs}
    bugs = sorted(places, key=lambda hand: places[hand])  # as in the stage game: in ascending order
    replies = (
        {
            hand: write_action(features.maze.programs[places[hand]][int(number)])
            for hand, number in zip(bugs, cell, strict=True)
        }
        for cell in worst
    )
    return Proof(solve(flat).value, sure, dict(zip(names, replies, strict=True)))


def position(puzzle: Puzzle) -> State:
    """The puzzle on the table: a standard round of four, seat 0 flees."""
    options = GAMES["pixoid"].settle({"board": puzzle.board}, seats=4, draw=lambda _sides: 0)
    board = msgspec.convert(options["board"], Board)
    cubes, bonus = tuple(map(Pix, puzzle.cubes)), tuple(map(Pix, puzzle.bonus))
    return State(board, Variant.STANDARD, (0,) * 4, 1, Seat(0), None, cubes, bonus, TURNS)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Those that ship with the package."""
    file = files(__package__) / "puzzles.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...])


def puzzle_of(day: date) -> Puzzle:
    """The same for everybody on the same day."""
    return puzzles()[day.toordinal() % len(puzzles())]


def position_of(day: date) -> Position:
    state = position(puzzle_of(day))
    return Position(state, seats=4, board=state.board)


def judge(day: date, program: str) -> Verdict:
    """Whether a program is the best one, and what follows each."""
    game, found = GAMES["pixoid"], puzzle_of(day)
    state, action = position(found), game.read(program)
    if not isinstance(action, Program):
        raise BadNotation(program)
    refusal = game.refusal(state, PLAYER, action)
    if refusal is not None:
        raise IllegalChoice(refusal, hand=hand_name(PLAYER), action=program)
    chosen = game.write(same_walk(state, PLAYER, action))
    sure, lines = _solved(found)
    return Verdict(chosen, chosen == found.answer, found.answer, sure, lines)


@cache
def _solved(found: Puzzle) -> tuple[dict[str, float], dict[str, tuple[Step[State], ...]]]:
    """What each program guarantees, and what follows it. Cached: few puzzles ship."""
    state = position(found)
    proof = prove(state)
    return proof.sure, {name: tuple(_line(state, name, proof)) for name in proof.sure}


def _line(state: State, program: str, proof: Proof) -> Iterator[Step[State]]:
    """The turns to the end of the round: the Bugs reply best, Pixoid goes on with his best."""
    game = GAMES["pixoid"]
    choices = {PLAYER: program, **proof.replies[program]}
    step = game.resolve(state, {hand: game.read(text) for hand, text in choices.items()})
    yield step
    if step.state.round == state.round:
        rest = prove(step.state)
        yield from _line(step.state, rest.ranked[0], rest)
