"""Perfect bot for Pixoid: draws from the exact mixes of a solved board.

If the board is solved without bonus cubes only, it uses that solution, which does not value bonus
cubes. If it is not solved at all, or Numba is not installed, it plays like `hard`.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING

from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.bots.levels import LevelPixoid, make_level
from tablecade.games.pixoid.rules.state import Action, Place, Program, State

if TYPE_CHECKING:
    from tablecade.games.pixoid.solver import Solution


class PerfectPixoid:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        del game  # its rules are looked up directly
        self._rng = rng
        self._hard = LevelPixoid(make_level("hard"), rng)

    def choose(self, state: State, hands: tuple[Hand, ...]) -> Mapping[Hand, Action]:
        solution = _solution(state)
        if solution is None or (state.placing and hands != (Hand(state.pixoid),)):
            return self._hard.choose(state, hands)
        if state.placing:
            return {hands[0]: Place(self._rng.choice(solution.best_starts()))}
        play = solution.play(state)
        pixoid = Hand(state.pixoid)
        return {
            hand: self._draw(play.pixoid if hand == pixoid else play.bugs[hand]) for hand in hands
        }

    def plays_as(self, state: State) -> str | None:
        """What it plays like where the board is not solved with bonus cubes; else None."""
        solution = _solution(state)
        if solution is None:
            return "hard"
        return None if solution.goal.bonus else "perfect without bonus cubes"

    def _draw(self, mix: Mapping[Program, float]) -> Program:
        return self._rng.choices(list(mix), weights=list(mix.values()))[0]


def _solution(state: State) -> "Solution | None":
    """The best solution at hand, with bonus cubes before without."""
    if find_spec("numba") is None:
        return None
    from tablecade.games.pixoid.solver import Goal, load  # needs Numba

    with_bonus = load(state.board, Goal(state.variant, bonus=True))
    return with_bonus or load(state.board, Goal(state.variant, bonus=False))
