"""Compilation with Numba, and the random numbers of compiled code.

The machine code is cached on disk. A match has two random streams, one for the dice and one for
choices, so that different players can get the same dice, which reduces variance. Both are fields
of the scratch record of a table.
"""

import hashlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core.dispatcher import Dispatcher

from tablecade.core.array import Array, Record
from tablecade.folders import cache_folder

F = TypeVar("F", bound=Callable[..., Any])


class Compiler:
    """Compiles functions whose sources, and those they call, are in the given games' folders.

    Compiled functions hold no lock and run no Python. They take positional arguments only: Numba
    does not support keywords between compiled functions.
    """

    def __init__(self, *games: Path) -> None:
        self._folder = _cache_folder(games)

    def inlined(self, function: F) -> F:
        """Inlined into every caller, which makes the kernels a third faster."""
        return self._compile(function, forceinline=True)

    def apart(self, function: F) -> F:
        """For large functions with several callers: compiled once, and with fast arithmetic."""
        return self._compile(function, fastmath=True)

    def exact(self, function: F) -> F:
        """Strict floating point, inlined where the compiler finds it useful."""
        return self._compile(function)

    def variant(self, replaced: Mapping[Any, Any]) -> Callable[[F], F]:
        """Compiles functions of another game again, with others in place of some they call.

        The functions to replace may be called at any depth. What calls none of them stays as it
        is. Both games need records of different types, since the types tell cached code apart.
        """
        known = dict(replaced)

        def again(function: F) -> F:
            if function not in known:
                known[function] = self._with_globals(function, again)
            return cast(F, known[function])

        return again

    def _with_globals(self, function: Any, again: Callable[[Any], Any]) -> Any:
        python, options = function.py_func, function.targetoptions
        called = {name: python.__globals__.get(name) for name in python.__code__.co_names}
        compiled = {name: one for name, one in called.items() if isinstance(one, Dispatcher)}
        names = {name: again(one) for name, one in compiled.items()}
        if names == compiled:
            return function
        copy = FunctionType(python.__code__, {**python.__globals__, **names}, python.__name__)
        return self._compile(copy, forceinline=options["forceinline"], fastmath=options["fastmath"])

    def _compile(self, function: F, *, forceinline: bool = False, fastmath: bool = False) -> F:
        """Numba reads its cache folder when a function is wrapped; other packages keep theirs."""
        settings: Any = numba.config
        how: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy"}
        before, settings.CACHE_DIR = settings.CACHE_DIR, self._folder
        try:
            return cast(F, numba.njit(forceinline=forceinline, fastmath=fastmath, **how)(function))
        finally:
            settings.CACHE_DIR = before


COMPILED_PARTS = ("kernel", "solver", "bots", "research")


def _cache_folder(games: tuple[Path, ...]) -> str:
    """A folder named by the contents of all sources.

    Numba's own cache checks only the file of the function itself, so it would miss a change in a
    function that is inlined from another file.
    """
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for game in games:
        for part in COMPILED_PARTS:
            for source in (game / f"{part}.py", *sorted((game / part).rglob("*.py"))):
                if source.is_file():
                    digest.update(source.read_bytes())
    own = str(cache_folder() / (games[-1].name if games else "core") / digest.hexdigest()[:16])
    return os.environ.get("NUMBA_CACHE_DIR") or own


compiled = Compiler().inlined

DICE, CHOICES = 0, 1
STREAMS = 2

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_STAR = np.uint64(0x2545F4914F6CDD1D)
_ONE = np.uint64(1)
_HALF = np.uint64(32)


@compiled
def _mix(word: np.uint64) -> np.uint64:
    """SplitMix64: a hash of a 64-bit number."""
    word += _GOLDEN
    word = (word ^ (word >> np.uint64(30))) * _MIX_1
    word = (word ^ (word >> np.uint64(27))) * _MIX_2
    return word ^ (word >> np.uint64(31))


@compiled
def open_streams(scratch: Record, seed: int, index: int) -> None:
    """Seed the streams of match `index`: they depend on the seed and the index alone."""
    match = _mix(_mix(np.uint64(seed)) ^ np.uint64(index))
    for stream in range(STREAMS):
        scratch.streams[stream] = _mix(match ^ np.uint64(stream)) | _ONE  # zero would stay zero


@compiled
def open_all(scratches: Array, seed: int) -> None:
    """Seed the streams of many tables."""
    for index in range(len(scratches)):
        open_streams(scratches[index], seed, index)


@compiled
def draw(scratch: Record, stream: int) -> np.uint64:
    """Xorshift64*: 64 bits, the upper ones of better quality."""
    word = scratch.streams[stream]
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    word ^= word >> np.uint64(27)
    scratch.streams[stream] = word
    return word * _STAR


@compiled
def below(scratch: Record, stream: int, sides: int) -> int:
    """A number of 0 … sides - 1, uniform up to sides / 2**32."""
    return int(np.int64(((draw(scratch, stream) >> _HALF) * np.uint64(sides)) >> _HALF))


@compiled
def is_learner(learners: Array, hand: int) -> bool:
    """Whether a hand of a vector environment is played from outside."""
    for learner in learners:
        if learner == hand:
            return True
    return False
