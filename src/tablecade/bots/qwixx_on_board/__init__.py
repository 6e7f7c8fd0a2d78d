"""Bots that play Qwixx On Board: those of Qwixx, which read the track where there is one."""

from collections.abc import Mapping

from tablecade.bots.bot import MakeBot
from tablecade.bots.qwixx import EASY, MEDIUM, greedy, hard, weak

BOTS: Mapping[str, MakeBot] = {
    "greedy": greedy,
    "easy": weak(EASY),
    "medium": weak(MEDIUM),
    "hard": hard(),
    "bold": hard("bold"),
    "careful": hard("careful"),
}
