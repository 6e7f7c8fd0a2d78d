"""Compiling with Numba, the machine code kept on disk."""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def _cache_folder() -> str:
    """A folder for these very sources: Numba itself sees no change in a file called from here."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return str(Path(home) / "tablecade" / "solvers" / digest.hexdigest()[:16])


_FOLDER = os.environ.get("NUMBA_CACHE_DIR") or _cache_folder()


def compiled(function: F) -> F:
    """No Python inside, no lock held. Positional only: Numba knows no keyword in between."""
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = _FOLDER  # Numba asks where to keep code while it wraps a function
    try:
        return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))
    finally:
        settings.CACHE_DIR = before
