"""Scratch memory of a table: random streams, policies and pending choices."""

import numpy as np

from tablecade.kernels.chance import STREAMS
from tablecade.kernels.pixoid.table import HANDS

SCRATCH = np.dtype(
    [
        ("streams", np.uint64, (STREAMS,)),
        ("policies", np.int8, (HANDS,)),
        ("choices", np.int8, (HANDS,)),
    ],
    align=True,
)
