"""The value network, and the search of a turn by its values, on NumPy or CuPy arrays.

At every table one seat chooses as compiled/player.py does: all ways to finish its turn are valued,
as if no other player crossed.
"""

from functools import cache
from importlib.resources import as_file, files
from typing import Any, Protocol

import numpy as np
from msgspec.structs import replace

from tablecade.games.qwixx.kernel import numbers
from tablecade.games.qwixx.kernel.arrays import QwixxArrays, T, Tables

FEW = 64
PART = 128
"""Rows that a processor's cache holds with their hidden units."""
MANY = 256
"""From this number of tables on, tables of the same kind are valued once."""

WIDEST_GAP = 80
GAPS = 2 * WIDEST_GAP + 1
"""Differences in points, cut off at both ends."""
PENALTY_COUNTS = 5


class ValueNet:
    """Two hidden layers. The first layer is a sum of rows of `lines`, one for each feature.

    `xp` is the array module of the layers, NumPy or CuPy.
    """

    def __init__(self, layers: dict[str, Any], xp: Any = np) -> None:
        self.layers = layers
        self._xp = xp

    def win_shares(self, features: Any) -> Any:
        """The expected share of the win for each row of features."""
        if self._xp is not np or len(features) <= PART:
            return self._win_shares(features)
        parts = [features[row : row + PART] for row in range(0, len(features), PART)]
        return np.concatenate([self._win_shares(part) for part in parts])

    def answers(self, features: Any) -> Any:
        """[row, answer]: the share of the win and the margin in points, as it is trained."""
        answers = self._hidden(features) @ self.layers["last"] + self.layers["third"]
        answers[:, 0] = 1 / (1 + self._xp.exp(-answers[:, 0]))
        return answers

    def _win_shares(self, features: Any) -> Any:
        odds = self._hidden(features) @ self.layers["last"][:, 0] + self.layers["third"][0]
        return 1 / (1 + self._xp.exp(-odds))

    def _hidden(self, features: Any) -> Any:
        xp, layers = self._xp, self.layers
        features, lines = xp.asarray(features), layers["lines"]
        if len(features) < FEW:
            total = lines[features].sum(axis=1)
        else:  # feature by feature, which needs less memory
            total = lines[features[:, 0]]
            for column in range(1, features.shape[1]):
                total += lines[features[:, column]]
        first = xp.maximum(total + layers["first"], 0)
        return xp.maximum(first @ layers["middle"] + layers["second"], 0)


@cache
def load_net(seats: int) -> ValueNet:
    """The network that ships with the package."""
    return ValueNet(load_weights(f"qwixx-net-{seats}"))


def load_weights(name: str, package: str = __package__) -> dict[str, Any]:
    """The layers of a network in a package's folder `weights`, such as `qwixx-points-3`."""
    with as_file(files(package) / "weights" / f"{name}.npz") as path:
        stored: Any = np.load(path)
        return {layer: stored[layer].astype(np.float32) for layer in stored.files}


class Net(Protocol):
    def win_shares(self, features: Any) -> Any:
        """[table]: the expected share of the win, or what ranks tables alike."""


class ArrayFeatures:
    """A feature is a small number with a segment of the network's first layer of its own.

    All features are public and seen from one seat: its own sheet first, then the others in turn
    order. compiled/player.py writes the same ones.
    """

    def __init__(self, arrays: QwixxArrays) -> None:
        xp, self.arrays = arrays.xp, arrays
        self._starts = xp.asarray(np.cumsum([0, *self.sizes(arrays.seats)[:-1]]))
        self._row_state = xp.asarray(numbers.ROW_STATE)
        self._turns = xp.arange(arrays.seats)

    @staticmethod
    def sizes(seats: int) -> list[int]:
        """How many values each feature can have, in order."""
        rows, gaps = [numbers.ROW_STATES] * (4 * seats), [GAPS] * (seats - 1)
        return rows + [PENALTY_COUNTS] * seats + gaps + [seats]

    def of(self, tables: Tables, seat: Any) -> Any:
        """[table, feature], as one seat a table sees it; the active player is to roll."""
        columns = self._columns(tables, seat)
        return (self.arrays.xp.concatenate(columns, axis=1) + self._starts).astype(np.int32)

    def _columns(self, tables: Any, seat: Any) -> list[Any]:
        arrays, xp = self.arrays, self.arrays.xp
        each = xp.arange(tables.size)[:, None]
        order = (seat[:, None] + self._turns) % arrays.seats
        rows = xp.where(
            arrays.closed(tables)[:, None], numbers.CLOSED, self._row_state[tables.marks]
        )
        scores = arrays.scores(tables)[each, order]
        gaps = xp.clip(scores[:, :1] - scores[:, 1:], -WIDEST_GAP, WIDEST_GAP) + WIDEST_GAP
        return [
            rows[each, order].reshape(tables.size, -1),
            xp.minimum(tables.penalties, PENALTY_COUNTS - 1)[each, order],
            gaps,
            ((tables.active - seat) % arrays.seats)[:, None],
        ]


class ArraySearch:
    """Another network may need other `features`, with a method `of` like theirs."""

    def __init__(self, arrays: QwixxArrays, net: Net, features: Any = None) -> None:
        xp, self.arrays, self.net = arrays.xp, arrays, net
        self.features = features or ArrayFeatures(arrays)
        self._order = xp.asarray([*range(1, arrays.actions), numbers.PASS])

    def best(self, tables: Tables, seat: Any, depth: int | None = None) -> Any:
        """[table]: the best action of one seat a table; pass where it is not awaited.

        With a `depth` only the first `depth` choices of the turn are searched; the others are
        passes.
        """
        root, action, ends = self.ends(tables, seat, depth)
        return action[self._best(root, ends, seat)]

    def _best(self, root: Any, ends: Tables, seat: Any) -> Any:
        """[table]: the index of its best end; ends are in the order of their tables."""
        xp = self.arrays.xp
        counts = xp.bincount(root, minlength=len(seat))
        starts = xp.cumsum(counts) - counts
        dense = xp.full((len(seat), int(counts.max())), -1, np.float32)
        dense[root, xp.arange(len(root)) - starts[root]] = self.values(ends, seat[root])
        return starts + dense.argmax(axis=1)

    def values(self, tables: Tables, seat: Any) -> Any:
        """[table]: the expected share of the win, or the share itself where it is over."""
        if self.arrays.xp is not np or tables.size < MANY:
            return self._values(tables, seat)
        # Tables of a kind have the same value for their seat: dice, and whether a number was
        # crossed, no longer matter after a turn. Tables are compared by keys of 64 bits; two of
        # different kinds have the same key once in 10^18.
        parts = (part.reshape(tables.size, -1) for part in (*tables.lasting(), seat))
        lasting = np.concatenate([*parts], axis=1)
        factors = np.random.default_rng(0).integers(1, 1 << 62, lasting.shape[1])
        _, first, kind = np.unique(lasting @ factors, return_index=True, return_inverse=True)
        return self._values(tables.take(first), seat[first])[kind]

    def _values(self, tables: Tables, seat: Any) -> Any:
        arrays, xp = self.arrays, self.arrays.xp
        shares = arrays.win_shares(tables)[xp.arange(tables.size), seat]
        expected = self.net.win_shares(self.features.of(tables, seat))
        return xp.where(tables.phase == numbers.OVER, shares, expected)

    def finish_turn(self, tables: T) -> T:
        """The best ends of turns after action 1, for their active players."""
        root, _, ends = self.ends(tables, tables.active)
        return ends.take(self._best(root, ends, tables.active))

    def choices(self, tables: Tables, seats: Any = None, depth: int | None = None) -> Any:
        """[table, seat]: the best actions of the awaited seats, or of those in the mask `seats`.

        All others pass. `depth` as in `best`.
        """
        xp, awaited = self.arrays.xp, self.arrays.awaited(tables)
        which, seat = xp.nonzero(awaited if seats is None else awaited & seats)
        chosen = xp.full(awaited.shape, numbers.PASS, np.int64)
        if len(which):
            chosen[which, seat] = self.best(tables.take(which), seat, depth)
        return chosen

    def ends(self, tables: T, seat: Any, depth: int | None = None) -> tuple[Any, Any, T]:
        """All ends of the turns: the table each belongs to, the first action, the end."""
        xp = self.arrays.xp
        root, action = xp.arange(tables.size), xp.zeros(tables.size, np.int64)
        for phase in range(self.arrays.phases):
            if phase and not self.arrays.awaited(tables).any():
                break
            legal = self.arrays.legal_for(tables, seat[root])
            if phase == depth:
                legal[:, numbers.PASS + 1 :] = False
            legal[:, numbers.PASS] = True  # a seat whose turn is over stays as it is
            at, column = xp.nonzero(legal[:, self._order])
            chosen = self._order[column]
            root, action = root[at], action[at] if phase else chosen
            acts = seat[root][:, None] == xp.arange(self.arrays.seats)
            acted = self.arrays.step(tables.take(at), xp.where(acts, chosen[:, None], numbers.PASS))
            # another player's turn counts as passed once action 1 is over
            skipped = (acted.phase == numbers.ACTION_2) & (acted.active != seat[root])
            following = (acted.active + 1) % self.arrays.seats
            tables = replace(
                acted,
                phase=xp.where(skipped, numbers.ROLL, acted.phase).astype(np.int8),
                active=xp.where(skipped, following, acted.active).astype(np.int32),
            )
        return root, action, tables
