"""Bots that play Qwixx. Their modules are loaded when a bot is made."""

from collections.abc import Mapping
from random import Random

from tablecade.bots.bot import Bot, MakeBot
from tablecade.core.replay import AnyGame

EASY, MEDIUM = 0.35, 0.15
"""Temperatures of the weaker levels."""


def greedy(game: AnyGame, rng: Random) -> Bot:
    from tablecade.bots.qwixx.greedy import GreedyQwixx

    return GreedyQwixx(game, rng)


def _solitaire(game: AnyGame, rng: Random) -> Bot:
    from tablecade.bots.qwixx.solitaire import SolitaireQwixx

    return SolitaireQwixx(game, rng)


def weak(temperature: float) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.bots.qwixx.learned import LearnedQwixx

        return LearnedQwixx(game, rng, temperature=temperature)

    return make


def hard(style: str = "plain") -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.bots.qwixx.learned import make_hard

        return make_hard(game, rng, style=style)

    return make


BOTS: Mapping[str, MakeBot] = {
    "greedy": greedy,
    "solitaire": _solitaire,
    "easy": weak(EASY),
    "medium": weak(MEDIUM),
    "hard": hard(),
    "bold": hard("bold"),
    "careful": hard("careful"),
}
