"""A learned value of a table, looked up in the weights that ship with the package.

NumPy is loaded with the first net, not before: the command starts fast.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Array = npt.NDArray[np.float32]


class ValueNet:
    """The first layer is a sum of lines, one for each number seen; two more layers follow."""

    def __init__(self, layers: dict[str, Array]) -> None:
        self.layers = layers

    def win_shares(self, seen: npt.ArrayLike) -> list[float]:
        """The expected share of the victory, for each table as one seat sees it."""
        import numpy as np

        layers = self.layers
        first = np.maximum(layers["lines"][np.asarray(seen)].sum(axis=1) + layers["first"], 0)
        second = np.maximum(first @ layers["middle"] + layers["second"], 0)
        odds = second @ layers["last"][:, 0] + layers["third"][0]
        shares: list[float] = (1 / (1 + np.exp(-odds))).tolist()
        return shares


@cache
def load_net(game: str, seats: int) -> ValueNet:
    import numpy as np

    with as_file(files("tablecade.bots") / "weights" / f"{game}-net-{seats}.npz") as path:
        stored: Any = np.load(path)
        return ValueNet({name: stored[name].astype(np.float32) for name in stored.files})
