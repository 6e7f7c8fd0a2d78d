"""Scratch memory of a table: random streams, policies and pending choices."""

import numpy as np

from tablecade.core.compiled import STREAMS
from tablecade.games.pixoid.kernel.table import HANDS

SCRATCH = np.dtype(
    [
        ("streams", np.uint64, (STREAMS,)),
        ("policies", np.int8, (HANDS,)),
        ("choices", np.int8, (HANDS,)),
    ],
    align=True,
)
