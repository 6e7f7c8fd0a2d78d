"""Bots that play Qwixx On Board. Their modules are loaded when a bot is made."""

from collections.abc import Mapping

from tablecade.bots.bot import MakeBot
from tablecade.core.packages import later
from tablecade.games.qwixx.bots import levels

BOTS: Mapping[str, MakeBot] = {
    "greedy": later(f"{__name__}.greedy:GreedyOnBoard"),
    **levels(later(f"{__name__}.learned:LearnedOnBoard"), lookahead=True),
}
