"""Bots that play Qwixx. Their modules are loaded when a bot is made."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tablecade.bots.bot import BotEntry, MakeBot
from tablecade.core.packages import later

EASY, MEDIUM = 0.35, 0.15
"""Temperatures of the weaker levels."""
GUESS_WEIGHT = 0.9
"""Weight of the value with the others' modelled choices; the rest is without them."""


def levels(learned: Callable[..., Any], **strong: Any) -> dict[str, MakeBot]:
    """The levels of a bot that chooses by a network; `strong` are settings of `hard` alone."""
    hard = partial(learned, guess_weight=GUESS_WEIGHT, **strong)
    return {
        "easy": partial(learned, temperature=EASY),
        "medium": partial(learned, temperature=MEDIUM),
        "hard": hard,
        "bold": partial(hard, style="bold"),
        "careful": partial(hard, style="careful"),
    }


BOTS: Mapping[str, MakeBot | BotEntry] = {
    "greedy": later(f"{__name__}.greedy:GreedyQwixx"),
    "solitaire": BotEntry(later(f"{__name__}.solitaire:SolitaireQwixx"), compiled=True),
    **levels(later(f"{__name__}.learned:LearnedQwixx")),
}
