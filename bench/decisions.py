"""`python -m bench.decisions`: CPU time of a bot's decisions, with one thread.

The positions are from matches of `greedy` bots that sometimes choose at random; positions with a
single choice are left out. Pixoid is played on random boards.
"""

import gc
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

from random import Random
from time import process_time
from typing import Annotated

import typer
from tests.games.bot_positions import positions

from bench.arguments import one_of
from tablecade.bots import make_bot
from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.bots.levels import LEVELS


def measure(game: AnyGame, seats: int, level: str, *, matches: int, seed: int) -> list[float]:
    """Milliseconds of each decision, sorted; the first one, which loads modules, is left out."""
    bot, spent = make_bot(game, level, Random(seed)), []
    for state in positions(game, seats, matches=matches, seed=seed):
        for hand in game.awaited(state):
            if hand != DICE and len(game.choices(state, hand)) > 1:
                began = process_time()
                bot.choose(state, (Hand(hand),))
                spent.append(1000 * (process_time() - began))
    return sorted(spent[1:])


def main(
    level: Annotated[str, typer.Argument(callback=one_of(LEVELS))] = "hard",
    game: Annotated[
        list[str] | None, typer.Option(help="Only these, else all.", callback=one_of(GAMES))
    ] = None,
    matches: Annotated[int, typer.Option()] = 4,
    seed: Annotated[int, typer.Option()] = 1,
) -> None:
    gc.disable()  # its pauses are not part of a decision
    print(f"{level}, CPU-milliseconds of a decision\n")
    for name in game or GAMES:
        meta = GAMES[name].meta
        for seats in range(meta.fewest_seats, meta.most_seats + 1):
            spent = measure(GAMES[name], seats, level, matches=matches, seed=seed)
            mean, late = sum(spent) / len(spent), spent[int(0.99 * len(spent))]
            print(
                f"{name}, {seats} seats: {mean:.1f} on average, 99 of 100 within {late:.1f},"
                f" {spent[-1]:.1f} at most ({len(spent)} decisions)"
            )
            gc.collect()


if __name__ == "__main__":
    typer.run(main)
