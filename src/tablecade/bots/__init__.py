"""Bots for empty seats, by game and name. How to add one: docs/bots.md."""

from collections.abc import Mapping
from random import Random

from tablecade.bots import pixoid, qwixx, qwixx_on_board
from tablecade.bots.bot import Bot, MakeBot
from tablecade.bots.random_bot import RandomBot
from tablecade.core.errors import UnknownBot
from tablecade.core.replay import AnyGame

BOTS: Mapping[str, Mapping[str, MakeBot]] = {
    "pixoid": {"random": RandomBot, **pixoid.BOTS},
    "qwixx": {"random": RandomBot, **qwixx.BOTS},
    "qwixx-on-board": {"random": RandomBot, **qwixx_on_board.BOTS},
}

__all__ = ["BOTS", "Bot", "make_bot"]


def make_bot(game: AnyGame, name: str, rng: Random) -> Bot:
    """A new bot; all its randomness comes from `rng`."""
    known = BOTS.get(game.meta.id, {"random": RandomBot})
    if name not in known:
        raise UnknownBot(game=game.meta.id, bot=name, known=", ".join(known))
    return known[name](game, rng)
