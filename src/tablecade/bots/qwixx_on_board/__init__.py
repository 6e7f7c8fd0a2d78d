"""Bots of Qwixx On Board."""

from collections.abc import Mapping

from tablecade.bots.bot import MakeBot
from tablecade.bots.greedy_qwixx import GreedyQwixx
from tablecade.bots.learned_qwixx import EASY, GUESS, HARD, MEDIUM, level
from tablecade.bots.taste import bold, careful

BOTS: Mapping[str, MakeBot] = {
    "greedy": GreedyQwixx,
    "easy": level(blur=EASY),
    "medium": level(blur=MEDIUM),
    "hard": level(blur=HARD, guess=GUESS),
    "bold": level(blur=HARD, guess=GUESS, taste=bold),
    "careful": level(blur=HARD, guess=GUESS, taste=careful),
}
