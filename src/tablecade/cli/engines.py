"""How bots are played: `--engine`, `--workers`, `--ray`, notes, and `tablecade warm-up`."""

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Annotated, Any

import typer

from tablecade.cli.help import HelpCommand, language_option
from tablecade.cli.options import command_line, make_folder, split_names
from tablecade.cli.speech import Progress, err, out, set_language, speech
from tablecade.core.errors import MissingExtra, need
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.folders import cache_folder
from tablecade.lab.research import games_with
from tablecade.lab.simulation import (
    Chunk,
    Engine,
    compiled_bots,
    compiles_first,
    play_chunk,
    settle,
    told_by_bots,
)
from tablecade.lab.workers import OnRay, Workers, local_workers
from tablecade.locales import Sentences

BotNames = Annotated[list[str], typer.Argument(metavar="BOT...")]
EngineOption = Annotated[Engine | None, typer.Option()]
Ray = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]")]
WorkerCount = Annotated[int | None, typer.Option("--workers", min=1)]

ANY_CLUSTER = "auto"


def note_values(game: AnyGame, state: Any, bots: Iterable[str], words: Sentences) -> str:
    """Say which bots play by values of the board; the answer is part of the engine's name."""
    used = told_by_bots(game, state, bots, method="board_values")
    for bot, kind in used.items():
        err.print(words.say("bot-uses-values", bot=bot, kind=kind), style="yellow")
    kinds = sorted({*used.values()})
    return f" with {' and '.join(kinds)} values" if kinds else ""


def note_bots(
    game: AnyGame, state: Any, bots: tuple[str, ...], words: Sentences
) -> tuple[dict[str, str], str]:
    """Say which bots lack what they need, and return the bots they play as; then those that play
    by values of the board, as `note_values` does. Where only Numba is missing, say how to be
    faster.
    """
    substitutes = told_by_bots(game, state, bots, method="plays_as")
    for bot, other in substitutes.items():
        err.print(words.say("bot-plays-as", bot=bot, other=other), style="yellow")
    values = note_values(game, state, bots, words)
    if find_spec("numba") is None and set(bots) <= set(compiled_bots(game.meta.id)):
        err.print(words.say("simulate-slow"), style="yellow")
        err.print(MissingExtra(extra="lab").sentence(words), style="yellow")
    return substitutes, values


class BotsCommand(HelpCommand):
    """Takes `BOT...` and, where the command has it, `--ray [ADDRESS]`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """A `--ray` with nothing behind it, or another option, means any cluster.

        `--bots a,b` names bots as well, and a note says how to name them as words.
        """
        set_language(language_option(args))
        for at, word in reversed([*enumerate(args)]):
            if word == "--ray" and (at + 1 == len(args) or args[at + 1].startswith("-")):
                args = [*args[: at + 1], ANY_CLUSTER, *args[at + 1 :]]
        in_words = args  # the bots stand last: the game comes first
        for at, word in enumerate(args):
            if word.startswith("--bots="):
                in_words = [*args[:at], *args[at + 1 :], *split_names(word.partition("=")[2])]
            elif word == "--bots" and at + 1 < len(args):
                in_words = [*args[:at], *args[at + 2 :], *split_names(args[at + 1])]
        left = super().parse_args(ctx, [*in_words])
        if in_words != args:
            command = command_line([*ctx.command_path.split(), *in_words])
            note = speech().say("bots-as-words", command=command)
            err.print(note, style="yellow")
        return left


def choose_workers(ray: str | None, workers: int | None, engine: Engine) -> Workers:
    if ray is None:
        return local_workers(workers, engine)
    return OnRay(None if ray == ANY_CLUSTER else ray)


def warm_up() -> None:
    """Play one match with every bot that the kernel of a game has."""
    need("numba")
    make_folder(cache_folder())
    words, games = speech(), games_with("kernel")
    with Progress(words.say("warm-up-compiling"), len(games)) as progress:
        for game in games:
            seats, known = GAMES[game].meta.fewest_seats, compiled_bots(game)
            bots = tuple(known[seat % len(known)] for seat in range(seats))
            options = settle(GAMES[game], {}, seats=seats, seed=0)
            play_chunk(Chunk(game, options, bots, seed=0, first=0, count=1, engine="kernels"))
            compiles_first(game)
            progress.advance(1)
    out.print(words.say("warm-up-done", games=", ".join(games)))
