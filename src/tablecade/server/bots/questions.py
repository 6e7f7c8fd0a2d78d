"""What a worker is asked. Only public state is sent, so no sealed choice can reach a bot."""

import pickle
import time
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import Raw, Struct

from tablecade.bots import make_bot
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import Hand, Seat
from tablecade.core.match import Match
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.priority import lower_priority

Choices = dict[Hand, str]
T = TypeVar("T")


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
    """Pickled here, by `compute_question`: never bytes that a caller sent."""


Question = Choose | Advise | Review | Compute


class Computed(Struct, frozen=True):
    """What a call returned, or the refusal that it raised; and the CPU time it took."""

    outcome: bytes
    seconds: float


def public(state: Any) -> Raw:
    """A state as it is sent to a worker."""
    return Raw(msgspec.json.encode(state))


@cache
def _state_type(game_id: str) -> Any:
    return get_type_hints(type(GAMES[game_id]).setup)["return"]


def state_of(question: Choose | Advise) -> Any:
    return msgspec.json.decode(question.state, type=_state_type(question.game))


def choices_of(game: AnyGame, state: Any, bot: str, hands: tuple[Hand, ...], seed: str) -> Choices:
    """The bot's choice for each hand. Raises whatever the bot raises."""
    chosen = make_bot(game, bot, Random(seed)).choose(state, hands)  # noqa: S311
    return {hand: game.write(chosen[hand]) for hand in hands}


def compute_question(call: Callable[[], T]) -> Compute:
    return Compute(pickle.dumps(call))


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


def outcome_of(computed: Computed) -> Any:
    """What the call returned. Raises what it raised."""
    outcome = pickle.loads(computed.outcome)  # noqa: S301 (pickled by this server's worker)
    if isinstance(outcome, TablecadeError):
        raise outcome
    return outcome
