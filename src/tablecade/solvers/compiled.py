"""Compiling the solvers with Numba, the machine code kept on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from tablecade.kernels.compiled import kept_folder, kept_in

F = TypeVar("F", bound=Callable[..., Any])

_FOLDER = kept_folder(Path(__file__).parent)


def compiled(function: F) -> F:
    """No Python inside, no lock held. Positional only: Numba knows no keyword in between."""
    with kept_in(_FOLDER):
        return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))
