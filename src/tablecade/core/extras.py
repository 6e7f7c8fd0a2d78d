"""Libraries that the plain install leaves out, and the extra that brings each."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from tablecade.core.errors import MissingExtra

EXTRAS = {
    "asyncpg": "postgres",
    "cupy": "gpu",
    "gymnasium": "research",
    "greenlet": "postgres",
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


def need(library: str) -> None:
    """Check for a library before long work that needs it at its end. Raises MissingExtra."""
    if find_spec(library) is None:
        raise MissingExtra(extra=EXTRAS[library])


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
