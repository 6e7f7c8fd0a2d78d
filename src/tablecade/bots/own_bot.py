"""Bots of one's own, given as `module:Class`: what they do wrong is told in one sentence."""

import sys
from collections.abc import Callable, Mapping
from reprlib import Repr
from traceback import FrameSummary, extract_tb
from typing import Any, TypeVar

from tablecade.bots.bot import Bot, MakeBot
from tablecade.core.errors import (
    BadAnswer,
    BadBot,
    BotFailed,
    BotFailedAt,
    IllegalAnswer,
)
from tablecade.core.failures import told_of
from tablecade.core.hand import Hand, hand_name
from tablecade.core.packages import load
from tablecade.core.replay import AnyGame

T = TypeVar("T")
LONGEST_ANSWER = 100

_short = Repr()
_short.maxstring = _short.maxother = LONGEST_ANSWER


def own_bot(spec: str) -> MakeBot:
    """What makes the bot of this `module:Class`. Raises BadBot."""
    try:
        made: MakeBot = load(spec)
    except (Exception, SystemExit) as problem:
        raise BadBot(bot=spec, problem=told_of(problem)) from problem
    if not callable(made) or (isinstance(made, type) and not hasattr(made, "choose")):
        raise BadBot(bot=spec, problem="it has no method choose(state, hands)")
    return lambda game, rng: OwnBot(spec, game, _blaming(spec, lambda: made(game, rng)))


class CheckedBot:
    """A bot whose answers are checked, under its name. All else is the bot's own."""

    def __init__(self, name: str, game: AnyGame, bot: Bot) -> None:
        self._name, self._game, self._bot = name, game, bot

    def __getattr__(self, name: str) -> Any:
        if name == "_bot":  # a copy that is not filled yet
            raise AttributeError(name)
        return getattr(self._bot, name)

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        """Raises BadAnswer, IllegalAnswer."""
        answer = self._ask(state, hands)
        if not isinstance(answer, Mapping) or answer.keys() - {*hands}:
            raise BadAnswer(bot=self._name, answer=_short.repr(answer), hand=hand_name(hands[0]))
        for hand in hands:
            if hand not in answer:
                raise BadAnswer(bot=self._name, answer=_short.repr(answer), hand=hand_name(hand))
            self._check(state, hand, answer[hand])
        return answer

    def _ask(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return self._bot.choose(state, hands)

    def _check(self, state: Any, hand: Hand, action: Any) -> None:
        try:
            written: object = self._game.write(action)
            refusal = self._game.refusal(state, hand, action)
        except Exception:
            written, refusal = None, None
        named = hand_name(hand)
        if not isinstance(written, str):
            raise BadAnswer(bot=self._name, answer=_short.repr(action), hand=named)
        if refusal is not None:
            raise IllegalAnswer(refusal, bot=self._name, hand=named, action=written)


class OwnBot(CheckedBot):
    """A checked bot whose exceptions are raised as BotFailed, with the place in its module."""

    def _ask(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return _blaming(self._name, lambda: self._bot.choose(state, hands))


def _blaming(spec: str, do: Callable[[], T]) -> T:
    """Raises BotFailed for any exception but Ctrl+C; the exception is its cause."""
    try:
        return do()
    except (Exception, SystemExit) as problem:
        place, told = _place(spec, problem), told_of(problem)
        if place is None:
            raise BotFailed(bot=spec, problem=told) from problem
        file, line = place.filename.replace("\\", "/").rpartition("/")[2], place.lineno or 0
        raise BotFailedAt(bot=spec, problem=told, file=file, line=str(line)) from problem


def _place(spec: str, problem: BaseException) -> FrameSummary | None:
    """The innermost line of the bot's module; of any module where it has none in it."""
    frames = [frame for frame in extract_tb(problem.__traceback__) if frame.filename != __file__]
    module = getattr(sys.modules.get(spec.partition(":")[0]), "__file__", None)
    own = [frame for frame in frames if frame.filename == module]
    return next(reversed(own or frames), None)
