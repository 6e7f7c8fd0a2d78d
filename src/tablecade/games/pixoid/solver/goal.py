"""What is solved for, and the scale of the values. Needs no compiler."""

from typing import TYPE_CHECKING

from msgspec import Struct

from tablecade.games.pixoid.rules.state import RESERVE, Variant

if TYPE_CHECKING:
    from tablecade.games.pixoid.solver.maze import Maze

TURNS = RESERVE
"""PX-6.1: a round lasts as many turns as there are cubes in the reserve."""

UNIT = 1 << 27
"""Values are fixed-point numbers of four bytes: this many units are one cube."""


class Goal(Struct, frozen=True):
    """The value to solve for: cubes of a standard round, or the probability to win a short game."""

    variant: Variant = Variant.STANDARD
    bonus: bool = False
    """Whether there are bonus cubes. Without them a board solves about 16 times as fast."""

    @property
    def top(self) -> int:
        """The greatest possible value."""
        return 1 if self.variant is Variant.SHORT else RESERVE + 4 * self.bonus

    def masks(self, maze: "Maze") -> int:
        """The number of sets of bonus cubes."""
        return 1 << self.bonuses(maze)

    def bonuses(self, maze: "Maze") -> int:
        return len(maze.board.bonus) if self.bonus else 0
