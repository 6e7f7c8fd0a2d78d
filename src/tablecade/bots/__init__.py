"""Players for empty seats. Adding one: docs/bots.md."""

from tablecade.bots.bot import BackgroundJob, Bot, BotEntry, MakeBot
from tablecade.bots.registry import (
    add_bots,
    bots_of,
    default_bot,
    find_bot,
    make_bot,
    playable_bots,
)

__all__ = [
    "BackgroundJob",
    "Bot",
    "BotEntry",
    "MakeBot",
    "add_bots",
    "bots_of",
    "default_bot",
    "find_bot",
    "make_bot",
    "playable_bots",
]
