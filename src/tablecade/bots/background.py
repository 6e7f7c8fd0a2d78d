"""Background jobs: long computations that make bots stronger, each in its own process."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tablecade.core.registry import Registry, callable_that


class BackgroundJob(Struct, frozen=True):
    """A Python module to run as a process. It gets `request` as the first line of its input."""

    key: str
    """Jobs with the same key are the same."""
    module: str
    request: bytes


FindJob = Callable[[Any, str, int], BackgroundJob | None]
"""The job that helps a bot in a state, or None: `find(state, bot, keep)`.

`keep` is how many results may stay on disk.
"""


JOBS: Registry[FindJob] = Registry(
    "tablecade.background",
    {"pixoid": "tablecade.games.pixoid.bots:find_job"},
    make=callable_that("finds background work for"),
)
"""Functions by game id; most games have none."""
