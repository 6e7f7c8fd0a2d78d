"""Rules or kernels: which can play these bots here."""

from importlib.util import find_spec

from tablecade.lab.chunk import Engine


def engine_for(game: str, bots: tuple[str, ...]) -> Engine:
    """The kernels where they know every bot and Numba is installed, else the rules."""
    if find_spec("numba") is None:
        return "rules"
    from tablecade.lab.kernel_play import POLICIES

    return "kernels" if set(bots) <= set(POLICIES.get(game, ())) else "rules"
