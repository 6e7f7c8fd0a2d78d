"""Which engine plays these bots: the rules, or the compiled kernels."""

from importlib.util import find_spec

from tablecade.core.errors import MissingExtra, TablecadeError
from tablecade.lab.chunk import Engine
from tablecade.lab.research import research_of


class NotCompiled(TablecadeError):
    """The kernels were asked for, but they don't have this bot."""

    code = "not-compiled"


def compiled_bots(game: str) -> tuple[str, ...]:
    """The bots that the kernel of a game can play."""
    kernel = research_of(game).kernel
    return () if kernel is None else kernel.bots


def engine_for(game: str, bots: tuple[str, ...], *, wanted: Engine | None = None) -> Engine:
    """The wanted one; else the kernels where they have every bot and Numba is installed.

    Raises MissingExtra, NotCompiled.
    """
    unknown = sorted(set(bots) - set(compiled_bots(game)))
    if wanted == "kernels":
        if unknown:
            known = ", ".join(compiled_bots(game)) or "–"
            raise NotCompiled(bot=unknown[0], game=game, known=known)
        if find_spec("numba") is None:
            raise MissingExtra(extra="lab")
    return wanted or ("rules" if unknown or find_spec("numba") is None else "kernels")


def is_slow_here(game: str, bots: tuple[str, ...]) -> bool:
    """Whether the kernels could play these bots if Numba were installed."""
    return find_spec("numba") is None and set(bots) <= set(compiled_bots(game))
