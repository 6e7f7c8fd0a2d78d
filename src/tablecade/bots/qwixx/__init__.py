"""Bots of Qwixx."""

from collections.abc import Mapping

from tablecade.bots.bot import MakeBot
from tablecade.bots.greedy_qwixx import GreedyQwixx
from tablecade.bots.learned_qwixx import DOUBT, EASY, GUESS, HARD, MEDIUM, level
from tablecade.bots.solitaire_qwixx import SolitaireQwixx
from tablecade.bots.taste import bold, careful

BOTS: Mapping[str, MakeBot] = {
    "greedy": GreedyQwixx,
    "solitaire": SolitaireQwixx,
    "easy": level(blur=EASY),
    "medium": level(blur=MEDIUM),
    "hard": level(blur=HARD, doubt=DOUBT, guess=GUESS),
    "bold": level(blur=HARD, doubt=DOUBT, guess=GUESS, taste=bold),
    "careful": level(blur=HARD, doubt=DOUBT, guess=GUESS, taste=careful),
}
