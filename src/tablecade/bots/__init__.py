"""Players for empty seats. Adding one: docs/bots.md."""

from tablecade.bots.bot import Bot, MakeBot, compiled_bot
from tablecade.bots.registry import BOTS, bots_of, default_bot, find_bot, make_bot, playable_bots

__all__ = [
    "BOTS",
    "Bot",
    "MakeBot",
    "bots_of",
    "compiled_bot",
    "default_bot",
    "find_bot",
    "make_bot",
    "playable_bots",
]
