"""Bots that play Qwixx On Board. Their modules are loaded when a bot is made."""

from collections.abc import Mapping
from random import Random

from tablecade.bots.bot import Bot, BotEntry, MakeBot
from tablecade.core.packages import later
from tablecade.core.replay import AnyGame
from tablecade.games.qwixx.bots import EASY, MEDIUM


def _weak_level(temperature: float) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.qwixx_on_board.bots.learned import LearnedOnBoard

        return LearnedOnBoard(game, rng, temperature=temperature)

    return make


def _hard_level(style: str) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.qwixx.bots.learned import GUESS_WEIGHT, STYLES
        from tablecade.games.qwixx_on_board.bots.learned import LearnedOnBoard

        settings = {"guess_weight": GUESS_WEIGHT, "style": STYLES[style]}
        return LearnedOnBoard(game, rng, lookahead=True, **settings)

    return make


BOTS: Mapping[str, MakeBot | BotEntry] = {
    "greedy": later(f"{__name__}.greedy:GreedyOnBoard"),
    "easy": _weak_level(EASY),
    "medium": _weak_level(MEDIUM),
    "hard": _hard_level("plain"),
    "bold": _hard_level("bold"),
    "careful": _hard_level("careful"),
}
