"""Bots that play Qwixx On Board: those of Qwixx, which read the track where there is one."""

from collections.abc import Mapping

from tablecade.bots.bot import MakeBot
from tablecade.games.qwixx.bots import EASY, MEDIUM, hard_level, make_greedy, weak_level

LOOKAHEAD = (2, 3, 4)
"""Seat counts with lookahead."""

BOTS: Mapping[str, MakeBot] = {
    "greedy": make_greedy,
    "easy": weak_level(EASY),
    "medium": weak_level(MEDIUM),
    "hard": hard_level(lookahead=LOOKAHEAD),
    "bold": hard_level("bold", lookahead=LOOKAHEAD),
    "careful": hard_level("careful", lookahead=LOOKAHEAD),
}
