"""The server's worker process with the priority of the tests.

Replays and puzzles are computed at a lower one, and next to several test processes that is hardly
any time at all.
"""

import signal
import sys

from tablecade.server.bots import questions
from tablecade.server.bots.worker import work


def keep_priority(steps: int) -> None:
    """In the place of `lower_priority`."""


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions.lower_priority = keep_priority
    work(sys.stdin.buffer, sys.stdout.buffer)
