"""Bots that others write: what they do wrong is told in one sentence."""

import sys
from collections.abc import Callable, Mapping
from reprlib import Repr
from traceback import extract_tb
from typing import Any, TypeVar

from tablecade.bots.bot import Bot, MakeBot
from tablecade.core import errors
from tablecade.core.hand import Hand, hand_name
from tablecade.core.packages import load
from tablecade.core.replay import AnyGame

T = TypeVar("T")

_short = Repr()
_short.maxstring = _short.maxother = 100


def own_bot(spec: str) -> MakeBot:
    """What makes the bot of this `module:Class`. Raises BadBot."""
    try:
        made: MakeBot = load(spec)
    except (Exception, SystemExit) as problem:  # a script without a main guard may exit
        raise errors.BadBot(bot=spec, problem=errors.told_of(problem)) from problem
    if not callable(made) or (isinstance(made, type) and not hasattr(made, "choose")):
        raise errors.BadBot(bot=spec, problem="method")
    return lambda game, rng: OwnBot(spec, game, _blaming(spec, lambda: made(game, rng)))


def checked(name: str, game: AnyGame, bot: Bot) -> Bot:
    """The same bot; one of another package is checked, and told by its name, its package and the
    place of its `choose`.
    """
    module = type(bot).__module__.partition(".")[0]
    if module == "tablecade":
        return bot
    package = errors.plugin_packages().get(module, module)
    if code := getattr(bot.choose, "__code__", None):
        package += f", {_file_name(code.co_filename)}:{code.co_firstlineno}"
    return CheckedBot(f"{name} ({package})", game, bot)


class CheckedBot:
    """A bot whose answers are checked, under its name. All else is the bot's own."""

    def __init__(self, name: str, game: AnyGame, bot: Bot) -> None:
        self._name, self._game, self._bot = name, game, bot

    def __getattr__(self, name: str) -> Any:
        if name == "_bot":  # a copy that is not filled yet
            raise AttributeError(name)
        return getattr(self._bot, name)

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        """Raises the errors `bad-answer` and `illegal-answer`."""
        answer = self._ask(state, hands)
        if not isinstance(answer, Mapping) or answer.keys() - {*hands}:
            raise self._bad_answer(answer, hands[0])
        for hand in hands:
            if hand not in answer:
                raise self._bad_answer(answer, hand)
            try:
                written: object = self._game.write(answer[hand])
                refusal = self._game.refusal(state, hand, answer[hand])
            except Exception:
                written, refusal = None, None
            if not isinstance(written, str):
                raise self._bad_answer(answer[hand], hand)
            if refusal is not None:
                named = hand_name(hand)
                raise errors.IllegalChoice(refusal, hand=named, action=written, bot=self._name)
        return answer

    def _bad_answer(self, answer: object, hand: Hand) -> errors.TablecadeError:
        told = {"bot": self._name, "answer": _short.repr(answer), "hand": hand_name(hand)}
        return errors.TablecadeError("bad-answer", **told)

    def _ask(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return self._bot.choose(state, hands)


class OwnBot(CheckedBot):
    """A checked bot whose exceptions are raised as BotFailed, with the place in its module."""

    def _ask(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return _blaming(self._name, lambda: self._bot.choose(state, hands))


def _blaming(spec: str, do: Callable[[], T]) -> T:
    """Raises BotFailed for any exception but Ctrl+C; the exception is its cause. It names the
    innermost line of the bot's module; of any module where it has none in it.
    """
    try:
        return do()
    except (Exception, SystemExit) as problem:
        frames = [
            frame for frame in extract_tb(problem.__traceback__) if frame.filename != __file__
        ]
        module = getattr(sys.modules.get(spec.partition(":")[0]), "__file__", None)
        own = [frame for frame in frames if frame.filename == module]
        told = {"bot": spec, "problem": errors.told_of(problem)}
        if not frames:
            raise errors.BotFailed(**told) from problem
        place = (own or frames)[-1]
        told |= {"file": _file_name(place.filename), "line": str(place.lineno or 0)}
        raise errors.BotFailed("bot-failed-at", **told) from problem


def _file_name(path: str) -> str:
    return path.replace("\\", "/").rpartition("/")[2]
