"""Bots that play Qwixx. Their modules are loaded when a bot is made."""

from collections.abc import Collection, Mapping
from random import Random

from tablecade.bots.bot import Bot, BotEntry, MakeBot
from tablecade.core.replay import AnyGame

EASY, MEDIUM = 0.35, 0.15
"""Temperatures of the weaker levels."""


def make_greedy(game: AnyGame, rng: Random) -> Bot:
    from tablecade.games.qwixx.bots.greedy import GreedyQwixx

    return GreedyQwixx(game, rng)


def _make_solitaire(game: AnyGame, rng: Random) -> Bot:
    from tablecade.games.qwixx.bots.solitaire import SolitaireQwixx

    return SolitaireQwixx(game, rng)


def weak_level(temperature: float) -> MakeBot:
    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.qwixx.bots.learned import LearnedQwixx

        return LearnedQwixx(game, rng, temperature=temperature)

    return make


def hard_level(style: str = "plain", *, lookahead: Collection[int]) -> MakeBot:
    """The strongest level; it looks one turn ahead at these numbers of seats."""

    def make(game: AnyGame, rng: Random) -> Bot:
        from tablecade.games.qwixx.bots.learned import make_hard

        return make_hard(game, rng, style=style, lookahead=lookahead)

    return make


LOOKAHEAD: tuple[int, ...] = ()
"""Seat counts with lookahead. None: in Qwixx it wins no more matches."""

BOTS: Mapping[str, MakeBot | BotEntry] = {
    "greedy": make_greedy,
    "solitaire": BotEntry(_make_solitaire, compiled=True),
    "easy": weak_level(EASY),
    "medium": weak_level(MEDIUM),
    "hard": hard_level(lookahead=LOOKAHEAD),
    "bold": hard_level("bold", lookahead=LOOKAHEAD),
    "careful": hard_level("careful", lookahead=LOOKAHEAD),
}
