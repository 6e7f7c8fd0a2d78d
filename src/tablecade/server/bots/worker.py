"""A worker process: reads one question a line, writes one answer a line.

Only public state is sent, so no sealed choice can reach a bot. It ends when its input does, so it
never outlives a server, however the server ended.
"""

import os
import pickle
import signal
import sys
import time
from functools import cache, partial
from random import Random
from typing import Any, BinaryIO, get_type_hints

import msgspec
from msgspec import Raw, Struct

from tablecade.bots import make_bot
from tablecade.coach import Advice, Remark, advise, review
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import Hand, Seat
from tablecade.core.match import Match
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.priority import lower_priority

Choices = dict[Hand, str]


class Choose(Struct, frozen=True, tag="choose"):
    """A bot chooses for these hands."""

    game: str
    state: Raw
    bot: str
    hands: tuple[Hand, ...]
    seed: str


class Advise(Struct, frozen=True, tag="advise"):
    """The coach says what each choice of these hands is worth."""

    game: str
    state: Raw
    hands: tuple[Hand, ...]


class Review(Struct, frozen=True, tag="review"):
    """The coach says which choices of this seat were costly."""

    match: Match
    seat: Seat


class Compute(Struct, frozen=True, tag="compute"):
    """A function is called, with what it is given, outside of the server's own process."""

    call: bytes
    """Pickled by this server: never bytes that a caller sent."""


Question = Choose | Advise | Review | Compute


class Computed(Struct, frozen=True):
    """What a call returned, or the refusal that it raised; and the CPU time it took."""

    outcome: bytes
    seconds: float


def public(state: Any) -> Raw:
    """A state as it is sent to a worker."""
    return Raw(msgspec.json.encode(state))


@cache
def _state(game_id: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(get_type_hints(type(GAMES[game_id]).setup)["return"])


def choices_of(game: AnyGame, state: Any, bot: str, hands: tuple[Hand, ...], seed: str) -> Choices:
    """The bot's choice for each hand. Raises whatever the bot raises."""
    chosen = make_bot(game, bot, Random(seed)).choose(state, hands)  # noqa: S311
    return {hand: game.write(chosen[hand]) for hand in hands}


_let_players_go_first = cache(partial(lower_priority, 10))


def compute(question: Compute) -> Computed:
    call = pickle.loads(question.call)  # noqa: S301 (pickled by this server)
    _let_players_go_first()  # after the first call has loaded its modules
    began = time.process_time()
    try:
        outcome = call()
    except TablecadeError as refusal:
        outcome = refusal
    return Computed(pickle.dumps(outcome), time.process_time() - began)


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
            case Choose(game, raw, bot, hands, seed):
                state = _state(game).decode(raw)
                return BotAnswer(choices=choices_of(GAMES[game], state, bot, hands, seed))
            case Advise(game, raw, hands):
                return BotAnswer(advice=advise(GAMES[game], _state(game).decode(raw), hands))
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
