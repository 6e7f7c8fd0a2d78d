"""`--engine`, and the notes about how bots are played here."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import typer

from tablecade.cli.speech import err, explain
from tablecade.core.errors import MissingExtra
from tablecade.core.replay import AnyGame
from tablecade.lab.simulation import Engine, Simulation, board_values, is_slow_here, substitutes_of
from tablecade.locales import Sentences

EngineOption = Annotated[Engine | None, typer.Option()]


def note_slow_engine(game: str, bots: tuple[str, ...], words: Sentences) -> None:
    """Say how to make it faster, where only Numba is missing."""
    if is_slow_here(game, bots):
        err.print(words.say("simulate-slow"), style="yellow", markup=False)
        err.print(explain(words, MissingExtra(extra="lab")), style="yellow", markup=False)


def note_values(game: AnyGame, state: Any, bots: Iterable[str], words: Sentences) -> str:
    """Say which bots play by values of the board; the answer is part of the engine's name."""
    used = board_values(game, state, bots)
    for bot, kind in used.items():
        err.print(words.say("bot-uses-values", bot=bot, kind=kind), style="yellow", markup=False)
    kinds = sorted({*used.values()})
    return f" with {' and '.join(kinds)} values" if kinds else ""


def note_substitutes(
    simulation: Simulation, options: Mapping[str, Any], words: Sentences
) -> dict[str, str]:
    """Say which bots lack what they need, and which bots they play as."""
    substitutes = substitutes_of(simulation, options)
    for bot, other in substitutes.items():
        err.print(words.say("bot-plays-as", bot=bot, other=other), style="yellow", markup=False)
    return substitutes
