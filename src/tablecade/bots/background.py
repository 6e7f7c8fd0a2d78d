"""Work that makes bots stronger and is too long for a turn: a process of its own does it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tablecade.registry import Registry


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


def _callable(game: str, value: Any) -> FindJob:
    if not callable(value):
        raise TypeError(f"{value!r} does not find background jobs for {game}")
    found: FindJob = value
    return found


JOBS: Registry[FindJob] = Registry(
    "tablecade.background", {"pixoid": "tablecade.bots.pixoid.background:find_job"}, make=_callable
)
"""By game; most games have none."""
