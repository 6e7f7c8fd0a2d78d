"""Libraries that the plain install leaves out, and the extra that brings each."""

from collections.abc import Iterator
from contextlib import contextmanager

from tablecade.core.errors import MissingExtra

EXTRAS = {
    "cupy": "gpu",
    "gymnasium": "research",
    "matplotlib": "lab",
    "numba": "lab",
    "openskill": "lab",
    "pettingzoo": "research",
    "pyarrow": "lab",
    "pyspiel": "research",
    "ray": "ray",
    "torch": "examples",
}
"""The extra that brings each library the plain install leaves out."""


@contextmanager
def naming_extra() -> Iterator[None]:
    """Turn the failed import of such a library into MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as problem:
        extra = EXTRAS.get((problem.name or "").split(".")[0])
        if extra is None:
            raise
        raise MissingExtra(extra=extra) from problem
