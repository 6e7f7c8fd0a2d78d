"""One turn of the induction on an NVIDIA GPU; CuPy compiles stage.cu for each board."""

from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver.engine import Tally
from tablecade.games.pixoid.solver.goal import TURNS, UNIT, Goal
from tablecade.games.pixoid.solver.maze import Maze, Words
from tablecade.games.pixoid.solver.reach import Corners, reaches
from tablecade.games.pixoid.solver.stage import tables_of

WARPS, STATES, LANES = 8, 32, 32
"""As in stage.cu: warps in a block, states for each warp, lanes of a warp."""


class GpuEngine:
    def __init__(self, maze: Maze, goal: Goal, corners: Corners) -> None:
        import cupy

        self._cupy: Any = cupy
        self._maze, self._goal = maze, goal
        self._reaches = reaches(maze, corners, turns=TURNS, masks=goal.masks(maze))
        tables = tables_of(maze)
        self._tables = [cupy.asarray(np.ascontiguousarray(table)) for table in tables]
        self._shape = goal.masks(maze), maze.pix, len(tables.triples)
        self._nothing = cupy.zeros(len(tables.triples), np.uint32)
        self._values = cupy.zeros(self._shape, np.uint32)
        self._found = cupy.zeros(self._shape, np.uint32)
        self._hints = cupy.zeros(self._shape, np.uint16)
        self._kernel, self._memory = self._compile()

    def _compile(self) -> tuple[Any, int]:
        """The kernel, and the shared memory a block needs."""
        most = self._maze.end.shape[1]
        short = int(self._goal.variant is Variant.SHORT)
        source = files(__package__).joinpath("stage.cu").read_text(encoding="ascii")
        flags = (f"-DPIX={self._maze.pix}", f"-DMOST={most}", f"-DSHORT={short}")
        module = self._cupy.RawModule(code=source, options=("--std=c++17", *flags))
        size = self._cupy.zeros(1, np.int32)
        module.get_function("scratch_size")((1,), (1,), (size,))
        memory = WARPS * int(size[0])
        kernel = module.get_function("solve_turn")
        kernel.max_dynamic_shared_size_bytes = max(memory, 49152)
        return kernel, memory

    def solve(self, left: int) -> Tally:
        cupy = self._cupy
        masks, pix, triples = self._shape
        reach = self._reaches[TURNS - left]
        reached = cupy.asarray(reach.pixoid), cupy.asarray(reach.triples())
        tally = cupy.zeros(4, np.uint64)
        self._found.fill(0)
        blocks = -(-triples // (WARPS * STATES)), masks * pix
        layers = self._values, self._nothing, self._found, self._hints
        numbers = np.int32(left), np.int32(self._goal.bonuses(self._maze))
        arguments = (*self._tables, *layers, *reached, tally, *numbers)
        self._kernel(blocks, (WARPS * LANES,), arguments, shared_mem=self._memory)
        self._values, self._found = self._found, self._values
        return Tally(*map(int, tally.get()))

    def values(self) -> Words:
        copy: Words = self._values.get()
        return copy

    def restore(self, values: Words) -> None:
        self._values.set(values.reshape(self._shape))

    def look(self, places: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        found: npt.NDArray[np.uint32] = self._values.reshape(-1)[self._cupy.asarray(places)].get()
        return found / UNIT
