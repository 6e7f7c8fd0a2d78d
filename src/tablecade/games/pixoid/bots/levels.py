"""The levels of Pixoid. A level gives every hand a mix of programs, and the bot draws from it.

`hard` searches the turn with trained networks and searches likely outcomes deeper; on a known
board tables that were fitted to its solution replace them, and on a solved board exact values of
what follows do. `medium` searches the turn with a heuristic; `easy` overlooks far Bugs
and long programs and chooses noisily. All levels use the public state only.

`perfect` draws from the exact mixes of a solved board. If the board is solved without bonus cubes
only, it uses that solution, which does not value bonus cubes. If it is not solved at all, or Numba
is not installed, it plays like `hard`.
"""

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from importlib.util import find_spec
from math import exp
from random import Random
from typing import TYPE_CHECKING

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.rules import state as rules
from tablecade.games.pixoid.rules.board import Pix, place_of
from tablecade.games.pixoid.rules.state import Program, State

if TYPE_CHECKING:
    from tablecade.games.pixoid.bots.board_values import FittedValues, SolvedValues
    from tablecade.games.pixoid.bots.search import StageSearch
    from tablecade.games.pixoid.solver.board import Plan
    from tablecade.games.pixoid.solver.solution import Solution


Mix = Mapping[Program, float]

LEVELS = ("easy", "medium", "hard", "bold", "careful")

TREMBLES = {"hard": 0.03, "bold": 0.08, "careful": 0.01}
"""Probability with which opponents are modelled as playing a random program."""

MOST = 12_000
"""Outcomes of a turn that are searched; a maze has about a thousand."""

MOST_SOLVED = 40_000
"""The same where values are exact and nothing is searched deeper."""

LOOKS = 14_000
"""Budget of deeper stage games, in outcomes: about 30 games on a board of full size."""

MOST_FITTED, LOOKS_FITTED = 40_000, 20_000
"""Both with fitted or encoded values and no bonus cube: these cost less than the network's."""

MOST_BONUS, LOOKS_BONUS = 12_000, 8_000
"""Both with such values while there are bonus cubes, which the network has to value."""

MOST_START = 4_000
"""Outcomes of the first turn from each start. Nothing is searched deeper: one decision values all
four starts.
"""


class LevelPixoid:
    """Plays both roles by the mixes of its level."""

    def __init__(self, name: str, game: AnyGame, rng: Random) -> None:
        del game  # its rules are looked up directly
        self.level = make_level(name)
        self._rng = rng

    def choose(self, state: State, hands: tuple[Hand, ...]) -> Mapping[Hand, rules.Action]:
        if state.placing:  # Bugs take any start: all four are taken in the end
            fleeing = hands == (Hand(state.pixoid),)
            free = self.level.starts(state) if fleeing else rules.free_starts(state)
            return {hands[0]: rules.Place(self._rng.choice(free))}
        mixes = self.level.mixes(state)
        return {hand: _draw(self._rng, mixes[hand]) for hand in hands}

    def mixes(self, state: State) -> Mapping[Hand, Mix]:
        """The probability of each program for each hand; the same for every seat."""
        return self.level.mixes(state)

    def board_values(self, state: State) -> str | None:
        """The kind of stored board values it uses here, or None. They change what a seed gives."""
        values = self.level.known_values(state) if isinstance(self.level, SearchLevel) else None
        return None if values is None or values.kind == "encoded" else values.kind


class SearchLevel:
    """A level that solves the stage game of each turn."""

    def __init__(self, name: str, *, solved: bool = True) -> None:
        """`solved`: use solved or fitted values of the board where this machine has them."""
        self._name, self._solved = name, solved

    def mixes(self, state: State) -> Mapping[Hand, Mix]:
        return self.plan(state).mixes

    def plan(self, state: State, *, at_start: bool = False) -> "Plan":
        """`at_start`: one of several starts is valued, each with less effort."""
        values = self.known_values(state)
        if values is not None:
            from tablecade.games.pixoid.bots.board_values import BROKEN

            with suppress(*BROKEN):  # removed meanwhile
                return _planned(self._name, state, values, at_start=at_start)
        return _planned(self._name, state, None, at_start=at_start)

    def known_values(self, state: State) -> "SolvedValues | FittedValues | None":
        """Values of what follows in the standard game: exact, fitted, or by the encoder."""
        if self._name not in TREMBLES or state.variant is not rules.Variant.STANDARD:
            return None
        from tablecade.games.pixoid.bots.board_values import best_values, encoded_values

        return (
            best_values(state.board, state.reserve) if self._solved else encoded_values(state.board)
        )

    def start_values(self, state: State) -> dict[Pix, float]:
        """The value of each free start, with the Bugs on the three others."""
        values = {}
        for start in rules.free_starts(state):
            laid = state
            while laid.placing:
                hand = rules.next_to_place(laid)
                onto = start if hand == Hand(state.pixoid) else rules.free_starts(laid)[0]
                laid = rules.place(laid, hand, rules.Place(onto)).state
            values[start] = self.plan(laid, at_start=True).value
        return values

    def starts(self, state: State) -> tuple[Pix, ...]:
        """The free starts this level takes for Pixoid, with equal probability."""
        values = self.start_values(state)
        best = max(values.values())
        return tuple(pix for pix, value in values.items() if value > best - 1e-6)


@lru_cache(maxsize=256)
def _planned(
    name: str, state: State, values: "SolvedValues | FittedValues | None", *, at_start: bool
) -> "Plan":
    """Cached: all Bugs of a table use the same plan."""
    return search_by(name, values, bonus=bool(state.bonus), at_start=at_start).plan(state)


def search_by(
    name: str,
    values: "SolvedValues | FittedValues | None",
    *,
    bonus: bool = False,
    at_start: bool = False,
) -> "StageSearch":
    """The search of a level with the values of a board, or by its network or heuristic.

    `bonus`: whether there are bonus cubes on the board.
    """
    from tablecade.games.pixoid.bots.net import heuristic, trained_net  # NumPy loads with these
    from tablecade.games.pixoid.bots.search import StageSearch

    if name not in TREMBLES:
        return StageSearch(heuristic, most=MOST)
    if values is None:
        estimate, most, looks = trained_net().estimate, MOST, LOOKS
    elif values.kind == "solved":
        return StageSearch(values.estimate, tremble=TREMBLES[name], most=MOST_SOLVED)
    else:
        estimate, most, looks = values.estimate, MOST_FITTED, LOOKS_FITTED
        if bonus:
            most, looks = MOST_BONUS, LOOKS_BONUS
    if at_start:
        most, looks = MOST_START, 0
    return StageSearch(estimate, looks=looks, tremble=TREMBLES[name], most=most)


class Easy:
    """Sees the two Bugs nearest to Pixoid and programs of up to five pix, and chooses by softmax.

    As Pixoid it counts only Bugs within three pix as dangerous.
    """

    FAR = 5
    FEARED = 3
    FLIGHT, CHASE = 0.3, 0.1
    """Temperatures of the softmax in each role."""

    def starts(self, state: State) -> tuple[Pix, ...]:
        return rules.free_starts(state)

    def mixes(self, state: State) -> Mapping[Hand, Mix]:
        fled = self._flight(state)
        pixoid = Hand(state.pixoid)
        return {pixoid: fled} | {bug: self._chase(state, bug, fled) for bug in state.bugs}

    def _flight(self, state: State) -> Mix:
        """Away from the Bugs it sees, over a bonus cube if possible."""
        pixoid = Hand(state.pixoid)
        at = state.pix_of(pixoid)
        seen = sorted((state.pix_of(bug) for bug in state.bugs), key=lambda bug: _steps(bug, at))[
            :2
        ]
        worth = {}
        for program in self._programs(state, pixoid):
            flight = rules.fly(state, program)
            end = flight.path[-1]
            feared = (state.board.walks[bug].values() for bug in seen)
            danger = sum(any(end in walk[: self.FEARED] for walk in walks) for walks in feared)
            away = min(_steps(bug, end) for bug in seen) / 10
            worth[program] = 0.5 * len(flight.picked) + away - 0.5 * danger
            worth[program] -= 3.0 * bool(flight.caught_by)
        return _softmax(worth, self.FLIGHT)

    def _chase(self, state: State, bug: Hand, fled: Mix) -> Mix:
        """Over the pix where Pixoid may end, else nearer to them."""
        ends = {rules.fly(state, program).path[-1]: share for program, share in fled.items()}
        worth = {}
        for program in self._programs(state, bug):
            path = rules.path_of(state.board, state.pix_of(bug), program)
            over = sum(share for end, share in ends.items() if end in path)
            near = sum(share * _steps(path[-1], end) for end, share in ends.items())
            worth[program] = over - near / 20
        return _softmax(worth, self.CHASE)

    def _programs(self, state: State, hand: Hand) -> tuple[Program, ...]:
        """Programs with different ends, without long ones."""
        programs = rules.different_programs(state.board, state.pix_of(hand))
        return tuple(program for program in programs if program.distance <= self.FAR)


def _softmax(worth: Mapping[Program, float], by: float) -> Mix:
    most = max(worth.values())
    odds = {program: exp((value - most) / by) for program, value in worth.items()}
    total = sum(odds.values())
    return {program: odd / total for program, odd in odds.items()}


def _steps(one: Pix, other: Pix) -> int:
    """Distance without walls."""
    (column, row), (across, up) = place_of(one), place_of(other)
    return abs(column - across) + abs(row - up)


def make_level(name: str, *, solved: bool = True) -> Easy | SearchLevel:
    """`solved`: `hard` uses solved values where this machine has them."""
    return Easy() if name == "easy" else SearchLevel(name, solved=solved)


def _draw(rng: Random, mix: Mix) -> Program:
    return rng.choices(list(mix), weights=list(mix.values()))[0]


class PerfectPixoid:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._rng = rng
        self._hard = LevelPixoid("hard", game, rng)

    def choose(self, state: State, hands: tuple[Hand, ...]) -> Mapping[Hand, rules.Action]:
        solution = best_solution(state)
        if solution is None or (state.placing and hands != (Hand(state.pixoid),)):
            return self._hard.choose(state, hands)
        if state.placing:
            return {hands[0]: rules.Place(self._rng.choice(solution.best_starts()))}
        mixes = solution.play(state).mixes
        return {hand: _draw(self._rng, mixes[hand]) for hand in hands}

    def plays_as(self, state: State) -> str | None:
        """What it plays like where the board is not solved with bonus cubes; else None."""
        solution = best_solution(state)
        if solution is None:
            return "hard"
        return None if solution.goal.bonus else "perfect without bonus cubes"


def best_solution(state: State) -> "Solution | None":
    """The best solution at hand, with bonus cubes before without."""
    if find_spec("numba") is None:
        return None
    from tablecade.games.pixoid.solver.board import Goal
    from tablecade.games.pixoid.solver.solution import load  # needs Numba

    with_bonus = load(state.board, Goal(state.variant, bonus=True))
    return with_bonus or load(state.board, Goal(state.variant, bonus=False))
