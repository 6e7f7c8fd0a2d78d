"""Compilation with Numba; the machine code is cached on disk."""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from tablecade.folders import cache_folder

F = TypeVar("F", bound=Callable[..., Any])


class Compiler:
    """Compiles functions whose sources, and those they call, are in the given folders.

    Compiled functions hold no lock and run no Python. They take positional arguments only: Numba
    does not support keywords between compiled functions.
    """

    def __init__(self, *sources: Path) -> None:
        self._folder = _cache_folder(sources)

    def inlined(self, function: F) -> F:
        """Inlined into every caller, which makes the kernels a third faster."""
        return self._compile(function, forceinline=True)

    def apart(self, function: F) -> F:
        """For large functions with several callers: compiled once, and with fast arithmetic."""
        return self._compile(function, fastmath=True)

    def exact(self, function: F) -> F:
        """Strict floating point, inlined where the compiler finds it useful."""
        return self._compile(function)

    def _compile(self, function: F, *, forceinline: bool = False, fastmath: bool = False) -> F:
        with _cached_in(self._folder):
            njit = numba.njit(
                cache=True,
                nogil=True,
                error_model="numpy",
                forceinline=forceinline,
                fastmath=fastmath,
            )
            return cast(F, njit(function))


def _cache_folder(sources: tuple[Path, ...]) -> str:
    """A folder named by the contents of all sources.

    Numba's own cache checks only the file of the function itself, so it would miss a change in a
    function that is inlined from another file.
    """
    digest = hashlib.sha256()
    for folder in sources:
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.read_bytes())
    own = str(cache_folder() / sources[-1].name / digest.hexdigest()[:16])
    return os.environ.get("NUMBA_CACHE_DIR") or own


@contextmanager
def _cached_in(folder: str) -> Iterator[None]:
    """Numba reads its cache folder when a function is wrapped; other packages keep theirs."""
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = folder
    try:
        yield
    finally:
        settings.CACHE_DIR = before


_COMPILER = Compiler(Path(__file__).parent)
compiled = _COMPILER.inlined
compiled_apart = _COMPILER.apart
