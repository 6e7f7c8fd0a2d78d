"""The public state of Knight's Leap, and its one action."""

from msgspec import Struct

MOVES = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
COLUMNS = "abcdefgh"


def places(size: int) -> tuple[str, ...]:
    return tuple(f"{x}{y + 1}" for y in range(size) for x in COLUMNS[:size])


class Jump(Struct, frozen=True):
    to: str


class State(Struct, frozen=True):
    size: int
    stones: tuple[str, ...]
    """Those above the water, ascending."""
    knights: tuple[str | None, ...]
    """The stone of each seat's knight; None: sunk."""
    fell: tuple[int, ...] = ()
    """The seats whose knights sank in the last round."""
    round: int = 1

    def around(self, stone: str) -> tuple[str, ...]:
        """The places a knight's move away."""
        x, y = COLUMNS.index(stone[0]), int(stone[1])
        reached = ((x + dx, y + dy) for dx, dy in MOVES)
        inside = ((x, y) for x, y in reached if 0 <= x < self.size and 1 <= y <= self.size)
        return tuple(f"{COLUMNS[x]}{y}" for x, y in inside)

    def free(self, stone: str) -> tuple[str, ...]:
        """LP-2.1."""
        return tuple(s for s in self.around(stone) if s in self.stones and s not in self.knights)
