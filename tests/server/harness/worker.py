"""The server's worker process with the priority of the tests.

Replays and puzzles are computed at a lower one, and next to several test processes that is hardly
any time at all.
"""

import os
import signal

from tablecade.server.bots.worker import open_pipes, work


def keep_priority(_steps: int) -> int:
    """In the place of `os.nice`."""
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice = keep_priority
    work(*open_pipes())
