"""Working memory of a search: tables, the best choices, and the network's layers."""

from typing import Any

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled.baselines import FEATURES
from tablecade.games.qwixx.bots.compiled.value_net import WIDEST
from tablecade.games.qwixx.kernel.scratch import SCRATCH
from tablecade.games.qwixx.kernel.table import MOST_SEATS, TABLE

FIRST_TABLE, SECOND_TABLE, THIRD_TABLE = range(3)
"""Tables after action 1, action 2 and step 3."""

MOST_SEEN = 64
KEPT = 6
"""Choices that are kept: in action 1 all."""
SEARCH = np.dtype(
    [
        ("tables", TABLE, (3,)),
        ("short", np.bool_),  # in action 1 the search leaves step 3 out
        ("kept", np.int64),
        ("choices", np.int64, (KEPT,)),  # the best ones, best first
        ("values", np.float64, (KEPT,)),
        ("ends", TABLE, (KEPT,)),  # the table each leaves behind
        ("guessed", np.int8, (MOST_SEATS,)),  # modelled choices of the others
        ("scratch", SCRATCH),
        ("seen", np.int64, (MOST_SEEN,)),
        ("features", np.float32, (FEATURES,)),
        ("hidden", np.float32, (2, WIDEST)),
        ("answers", np.float32, (2,)),
    ],
    align=True,
)
"""Allocated once for each loop: allocation in the loop is slow."""


def make_search() -> Record:
    search: Any = np.zeros(1, dtype=SEARCH)[0]
    return search
