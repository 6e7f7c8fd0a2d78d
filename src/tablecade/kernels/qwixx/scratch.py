"""What lies beside a table of Qwixx: chance, policies, choices that wait, dice."""

import numpy as np

from tablecade.kernels.chance import STREAMS
from tablecade.kernels.qwixx.table import MOST_SEATS

SCRATCH = np.dtype(
    [
        ("streams", np.uint64, (STREAMS,)),
        ("policies", np.int8, (MOST_SEATS,)),
        ("choices", np.int8, (MOST_SEATS,)),
        ("dice", np.int8, (6,)),
    ],
    align=True,
)
"""Made once for each table, for a compiled loop that allocates is a slow one."""
