"""Players for empty seats. Adding one: docs/bots.md."""

from collections.abc import Mapping
from random import Random

from tablecade.bots.bot import Bot, MakeBot
from tablecade.bots.greedy_pixoid import GreedyPixoid
from tablecade.bots.greedy_qwixx import GreedyQwixx
from tablecade.bots.learned_qwixx import DOUBT, EASY, GUESS, HARD, MEDIUM, level
from tablecade.bots.perfect_pixoid import PerfectPixoid
from tablecade.bots.pixoid_levels import pixoid_level
from tablecade.bots.random_bot import RandomBot
from tablecade.bots.solitaire_qwixx import SolitaireQwixx
from tablecade.bots.taste import bold, careful
from tablecade.core.errors import UnknownBot
from tablecade.core.replay import AnyGame

BOTS: Mapping[str, Mapping[str, MakeBot]] = {
    "pixoid": {
        "random": RandomBot,
        "greedy": GreedyPixoid,
        "easy": pixoid_level("easy"),
        "medium": pixoid_level("medium"),
        "hard": pixoid_level("hard"),
        "bold": pixoid_level("bold"),
        "careful": pixoid_level("careful"),
        "perfect": PerfectPixoid,
    },
    "qwixx": {
        "random": RandomBot,
        "greedy": GreedyQwixx,
        "solitaire": SolitaireQwixx,
        "easy": level(blur=EASY),
        "medium": level(blur=MEDIUM),
        "hard": level(blur=HARD, doubt=DOUBT, guess=GUESS),
        "bold": level(blur=HARD, doubt=DOUBT, guess=GUESS, taste=bold),
        "careful": level(blur=HARD, doubt=DOUBT, guess=GUESS, taste=careful),
    },
    "qwixx-on-board": {
        "random": RandomBot,
        "greedy": GreedyQwixx,
        "easy": level(blur=EASY),
        "medium": level(blur=MEDIUM),
        "hard": level(blur=HARD, guess=GUESS),
        "bold": level(blur=HARD, guess=GUESS, taste=bold),
        "careful": level(blur=HARD, guess=GUESS, taste=careful),
    },
}
"""All bots, by game and name."""

__all__ = ["BOTS", "Bot", "make_bot"]


def make_bot(game: AnyGame, name: str, rng: Random) -> Bot:
    known = BOTS.get(game.meta.id, {"random": RandomBot})
    if name not in known:
        raise UnknownBot(game=game.meta.id, bot=name, known=", ".join(known))
    return known[name](game, rng)
