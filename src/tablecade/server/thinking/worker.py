"""The process that thinks: a question a line comes in, an answer a line goes out.

It ends when its input does, so it never outlives a server, however that one died.
"""

import signal
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from tablecade.coach import Advice, Remark
from tablecade.server.thinking.task import (
    Choices,
    Counsel,
    LookBack,
    Question,
    Task,
    counsel,
    look_back,
    think,
)


class Thought(Struct, frozen=True):
    """What was asked for, or why there is nothing."""

    choices: Choices | None = None
    advice: tuple[Advice, ...] | None = None
    remarks: tuple[Remark, ...] | None = None
    problem: str = ""


def answer(line: bytes) -> Thought:
    try:
        match msgspec.json.decode(line, type=Question):
            case Task() as task:
                return Thought(choices=think(task))
            case Counsel() as question:
                return Thought(advice=counsel(question))
            case LookBack() as question:
                return Thought(remarks=look_back(question))
    except Exception as problem:  # a bot may fail in any way; the table goes on
        return Thought(problem=f"{type(problem).__name__}: {problem}")
    return Thought(problem="nothing to think about")


def work(tasks: BinaryIO, answers: BinaryIO) -> None:
    for line in tasks:
        answers.write(msgspec.json.encode(answer(line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it, not the keyboard
    work(sys.stdin.buffer, sys.stdout.buffer)
