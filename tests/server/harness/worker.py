"""The server's worker process with the priority of the tests.

Replays and puzzles are computed at a lower one, and next to several test processes that is hardly
any time at all.
"""

import os

from tablecade.server.bots.worker import ignore_the_terminal, open_pipes, work


def keep_priority(_steps: int) -> int:
    """In the place of `os.nice`."""
    return 0


if __name__ == "__main__":
    ignore_the_terminal()
    os.nice = keep_priority
    work(*open_pipes())
