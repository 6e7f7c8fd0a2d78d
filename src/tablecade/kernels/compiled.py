"""Compiling with Numba, paid once and kept on disk."""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy.typing as npt

from tablecade.folders import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

Array = npt.NDArray[Any]
Record = Any
"""One record of a structured array: its fields are read and set as attributes once compiled.

Records pass from function to function as one pointer. An array would be counted in and out at
every call, which costs more than a die: so what the rules need beside the table is in records.
"""


def kept_folder(sources: Path) -> str:
    """Where the machine code of a folder of sources is kept: a place for this very state of them.

    Numba's own cache looks at a function's file alone, so that a rule changed in another file
    would go unnoticed; a folder for each state of the sources leaves no room for that.
    """
    digest = hashlib.sha256()
    for source in sorted(sources.rglob("*.py")):
        digest.update(source.read_bytes())
    own = str(cache_folder() / sources.name / digest.hexdigest()[:16])
    return os.environ.get("NUMBA_CACHE_DIR") or own


_FOLDER = kept_folder(Path(__file__).parent)


def compiled(function: F) -> F:
    """A function of the kernels: no Python inside, no lock held, its machine code kept.

    Always inlined, which is worth a third of the speed; and positional only, for Numba knows no
    keyword between compiled functions.
    """
    with kept_in(_FOLDER):
        return cast(F, _njit(function))


def compiled_apart(function: F) -> F:
    """A large function called from several places: compiled once, not into each of them."""
    with kept_in(_FOLDER):
        return cast(F, _njit_apart(function))


_njit_apart = numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=True)
_njit = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)


@contextmanager
def kept_in(folder: str) -> Iterator[None]:
    """Numba asks where to keep code when it wraps a function; other people's stays elsewhere."""
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = folder
    try:
        yield
    finally:
        settings.CACHE_DIR = before
