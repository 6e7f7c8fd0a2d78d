"""Tables of Qwixx on a GPU for vector environments; opponents choose at random."""

from collections.abc import Mapping
from typing import Any

from tablecade.games.qwixx.kernel.cuda.backend import Backend, Gpu
from tablecade.games.qwixx.kernel.cuda.tables import CudaTables
from tablecade.games.qwixx.research.observation import layout
from tablecade.lab.research import UnknownOpponent


class QwixxGpuTables(CudaTables):
    """`backend` is a GPU unless another one is given."""

    def __init__(
        self,
        state: Any,
        *,
        count: int,
        opponents: Mapping[int, str],
        seed: int,
        backend: Backend | None = None,
    ) -> None:
        for name in opponents.values():
            if name != "random":
                raise UnknownOpponent(opponent=name, known="random")
        seats = len(state.sheets)
        super().__init__(backend or Gpu(seats), seats=seats, count=count, seed=seed)
        self.layout = layout(seats, on_board=False)
