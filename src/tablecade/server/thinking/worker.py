"""The process that thinks: a task a line comes in, an answer a line goes out.

It ends when its input does, so it never outlives a server, however that one died.
"""

import signal
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from tablecade.server.thinking.task import Choices, Task, think


class Thought(Struct, frozen=True):
    """A choice for each hand, or why there is none."""

    choices: Choices | None
    problem: str = ""


def answer(line: bytes) -> Thought:
    try:
        return Thought(think(msgspec.json.decode(line, type=Task)))
    except Exception as problem:  # a bot may fail in any way; the table goes on
        return Thought(None, f"{type(problem).__name__}: {problem}")


def work(tasks: BinaryIO, answers: BinaryIO) -> None:
    for line in tasks:
        answers.write(msgspec.json.encode(answer(line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it, not the keyboard
    work(sys.stdin.buffer, sys.stdout.buffer)
