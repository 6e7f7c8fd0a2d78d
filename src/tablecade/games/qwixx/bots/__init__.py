"""Bots that play Qwixx. Their modules are loaded when a bot is made."""

from collections.abc import Mapping
from random import Random

from tablecade.bots.bot import Bot, BotEntry, MakeBot
from tablecade.core.packages import later
from tablecade.core.replay import AnyGame

EASY, MEDIUM = 0.35, 0.15
"""Temperatures of the weaker levels."""


def _weak_level(temperature: float) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.qwixx.bots.learned import LearnedQwixx

        return LearnedQwixx(game, rng, temperature=temperature)

    return make


def _hard_level(style: str) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.qwixx.bots.learned import GUESS_WEIGHT, STYLES, LearnedQwixx

        return LearnedQwixx(game, rng, guess_weight=GUESS_WEIGHT, style=STYLES[style])

    return make


BOTS: Mapping[str, MakeBot | BotEntry] = {
    "greedy": later(f"{__name__}.greedy:GreedyQwixx"),
    "solitaire": BotEntry(later(f"{__name__}.solitaire:SolitaireQwixx"), compiled=True),
    "easy": _weak_level(EASY),
    "medium": _weak_level(MEDIUM),
    "hard": _hard_level("plain"),
    "bold": _hard_level("bold"),
    "careful": _hard_level("careful"),
}
