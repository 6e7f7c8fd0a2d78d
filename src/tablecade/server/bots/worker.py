"""A worker process: reads one question a line, writes one answer a line.

It ends when its input does, so it never outlives a server, however the server ended.
"""

import os
import signal
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from tablecade.coach import Advice, Remark, advise, review
from tablecade.core.packages import GAMES
from tablecade.server.bots.questions import (
    Advise,
    Choices,
    Choose,
    Compute,
    Computed,
    Question,
    Review,
    choices_of,
    compute,
    state_of,
)

READY = b"ready\n"
"""The first line: everything is loaded, and the time of a question starts to count."""


class BotAnswer(Struct, frozen=True):
    """What was asked for, or why there is nothing."""

    choices: Choices | None = None
    advice: tuple[Advice, ...] | None = None
    remarks: tuple[Remark, ...] | None = None
    computed: Computed | None = None
    problem: str = ""


def answer(line: bytes) -> BotAnswer:
    try:
        match msgspec.json.decode(line, type=Question):
            case Choose(game, _, bot, hands, seed) as question:
                state = state_of(question)
                return BotAnswer(choices=choices_of(GAMES[game], state, bot, hands, seed))
            case Advise(game, _, hands) as question:
                return BotAnswer(advice=advise(GAMES[game], state_of(question), hands))
            case Review(match, seat):
                rules = GAMES[match.header.game]
                return BotAnswer(remarks=review(rules, match, seats={seat}))
            case Compute() as question:
                return BotAnswer(computed=compute(question))
    except Exception as problem:  # a bot may fail in any way; the table goes on
        return BotAnswer(problem=f"{type(problem).__name__}: {problem}")
    return BotAnswer(problem="an unknown question")


def open_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of questions and answers. What a bot prints goes to standard error instead."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return sys.stdin.buffer, answers


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    answers.write(READY)
    answers.flush()
    for line in questions:
        answers.write(msgspec.json.encode(answer(line)) + b"\n")
        answers.flush()


def ignore_the_terminal() -> None:
    """The server ends a worker, not the keyboard, nor a terminal that is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


if __name__ == "__main__":
    ignore_the_terminal()
    work(*open_pipes())
