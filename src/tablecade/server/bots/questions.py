"""What a worker is asked. Only public state is sent, so no sealed choice can reach a bot."""

from functools import cache
from random import Random
from typing import Any, get_type_hints

import msgspec
from msgspec import Raw, Struct

from tablecade.bots import make_bot
from tablecade.coach import Advice, Remark, advise, review
from tablecade.core.hand import Hand, Seat
from tablecade.core.match import Match
from tablecade.core.replay import AnyGame
from tablecade.games import GAMES

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


Question = Choose | Advise | Review


def public(state: Any) -> Raw:
    """A state as it is sent to a worker."""
    return Raw(msgspec.json.encode(state))


@cache
def _state_type(game_id: str) -> Any:
    return get_type_hints(type(GAMES[game_id]).setup)["return"]


def _state(question: Choose | Advise) -> Any:
    return msgspec.json.decode(question.state, type=_state_type(question.game))


def choose(question: Choose) -> Choices:
    """The bot's choice for each hand. Raises whatever the bot raises."""
    game = GAMES[question.game]
    return choices_of(game, _state(question), question.bot, question.hands, question.seed)


def choices_of(game: AnyGame, state: Any, bot: str, hands: tuple[Hand, ...], seed: str) -> Choices:
    chosen = make_bot(game, bot, Random(seed)).choose(state, hands)  # noqa: S311
    return {hand: game.write(chosen[hand]) for hand in hands}


def give_advice(question: Advise) -> tuple[Advice, ...]:
    return advise(GAMES[question.game], _state(question), question.hands)


def look_back(question: Review) -> tuple[Remark, ...]:
    game = GAMES[question.match.header.game]
    return review(game, question.match, seats={question.seat})
