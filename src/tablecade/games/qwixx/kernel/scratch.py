"""Scratch memory of a table: random streams, policies, pending choices and dice."""

import numpy as np

from tablecade.core.compiled import STREAMS
from tablecade.games.qwixx.kernel.table import MOST_SEATS

SCRATCH = np.dtype(
    [
        ("streams", np.uint64, (STREAMS,)),
        ("policies", np.int8, (MOST_SEATS,)),
        ("choices", np.int8, (MOST_SEATS,)),
        ("dice", np.int8, (6,)),
    ],
    align=True,
)
"""Allocated once for each table: allocation in a compiled loop is slow."""
