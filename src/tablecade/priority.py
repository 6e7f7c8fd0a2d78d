"""The priority of processes that nobody at a table waits for."""

import contextlib
import os


def lower_priority(steps: int) -> None:
    """Let other processes go first, where the system knows priorities and does not refuse."""
    with contextlib.suppress(AttributeError, PermissionError):
        os.nice(steps)
