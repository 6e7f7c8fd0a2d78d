"""The compiled kernel of each game: which bots it has, and how it plays many matches."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from tablecade.core.registry import Registry, instance_of

if TYPE_CHECKING:
    from tablecade.core.array import Array  # it loads NumPy

Work = tuple[int, int, int]
"""A seed, the number of the first match, and how many."""


class Columns(NamedTuple):
    """The results of many matches, one array per column."""

    decisions: "Array"
    first: "Array"
    ended: "Array"
    reasons: tuple[str | None, ...]
    wins: "Array"
    scores: "Array | None"


class Kernel(Struct, frozen=True):
    """What the lab needs of a kernel. `play` imports Numba when it is first called."""

    bots: tuple[str, ...]
    play: Callable[[Any, tuple[str, ...], Work], Columns]
    """Plays matches from a state after set-up: `play(state, bots, work)`."""


KERNELS: Registry[Kernel] = Registry(
    "tablecade.kernels",
    {
        "pixoid": "tablecade.games.pixoid.research.kernel:KERNEL",
        "qwixx": "tablecade.games.qwixx.research.kernel:KERNEL",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.research.kernel:KERNEL",
    },
    make=instance_of(Kernel),
)
