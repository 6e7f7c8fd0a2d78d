"""Bots of Pixoid."""

from collections.abc import Mapping

from tablecade.bots.bot import MakeBot
from tablecade.bots.greedy_pixoid import GreedyPixoid
from tablecade.bots.perfect_pixoid import PerfectPixoid
from tablecade.bots.pixoid_levels import pixoid_level

BOTS: Mapping[str, MakeBot] = {
    "greedy": GreedyPixoid,
    "easy": pixoid_level("easy"),
    "medium": pixoid_level("medium"),
    "hard": pixoid_level("hard"),
    "bold": pixoid_level("bold"),
    "careful": pixoid_level("careful"),
    "perfect": PerfectPixoid,
}
