"""`python -m bench.bots qwixx --seats 2`: win shares of one player against others of another.

Matches are played in compiled code, with home in every seat equally often. `quick` is `hard`
without a model of the others and without lookahead, `guessing-hard` is `hard` without lookahead,
`looking-hard` with it; only On Board has a lookahead. `--net FILE` is the network of home, where it
is not that of the package.
The weaker levels are measured by `tablecade simulate`.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from bench.arguments import one_of
from bench.duels import (
    PLAYER,
    Pairing,
    make_hard,
    make_points,
    make_solitaire,
    make_weighted,
    measure,
)
from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots.compiled.player import make_player
from tablecade.games.qwixx.bots.net import load_net
from tablecade.games.qwixx.solver import load_or_solve
from tablecade.games.qwixx_on_board.bots import learned as board_net
from tablecade.games.qwixx_on_board.kernel.numbers import encode_track
from tablecade.games.qwixx_on_board.rules.state import SIDES, Track, project_tracks

GAMES = ("qwixx", "qwixx-on-board")
STYLES = {"hard": "plain", "bold": "bold", "careful": "careful"}
Players = dict[str, Callable[[], Record]]


def players(game: str, seats: int, file: Path | None = None) -> Players:
    if game == "qwixx":
        return in_qwixx(seats, _read(file) if file else load_net(seats).layers)
    return on_the_board(_read(file) if file else board_net.load_net(seats).layers)


def in_qwixx(seats: int, net: dict[str, Array]) -> Players:
    known: Players = {
        **of_both(net),
        "weights": make_weighted,
        "solitaire": lambda: make_solitaire(load_or_solve()),
        "points": partial(make_points, seats),
    }
    return known | {name: known[f"guessing-{name}"] for name in STYLES}


def on_the_board(net: dict[str, Array]) -> Players:
    known = of_both(net)
    for name, style in STYLES.items():
        known[name] = partial(make_hard, net, looks_ahead=True, style=style)
        known[f"looking-{name}"] = known[name]
    return known


def of_both(net: dict[str, Array]) -> Players:
    return {
        "random": partial(make_player, "random", dtype=PLAYER),
        "greedy": partial(make_player, "greedy", dtype=PLAYER),
        "quick": partial(make_player, "net", net=net, dtype=PLAYER),
        **{f"guessing-{name}": partial(make_hard, net, style=STYLES[name]) for name in STYLES},
    }


def _read(file: Path) -> dict[str, Array]:
    with np.load(file) as layers:
        return {layer: layers[layer] for layer in layers.files}


def pairing(home: Record, away: Record, seats: int, track: Track | None) -> Pairing:
    if track is None:
        return Pairing(home, away, seats)
    return Pairing(home, away, seats, encode_track(track), "qwixx-on-board")


def main(  # noqa: PLR0913, PLR0917 - an option each
    game: Annotated[str, typer.Argument(callback=one_of(GAMES))] = "qwixx",
    seats: Annotated[int, typer.Option(min=2, max=5)] = 2,
    matches: Annotated[int, typer.Option()] = 10_000,
    seed: Annotated[int, typer.Option()] = 1,
    home: Annotated[str, typer.Option(help="Only this one at home.")] = "hard",
    net: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="Weights of home.")
    ] = None,
    away: Annotated[list[str] | None, typer.Option(help="Only these, else all.")] = None,
    processes: Annotated[int, typer.Option(min=1, help="They change no match.")] = 1,
) -> None:
    boards = [None] if game == "qwixx" else [project_tracks()[side] for side in SIDES]
    known, at_home = players(game, seats), players(game, seats, net)
    one_of(known)([home, *(away or ())])
    for number, board in enumerate(boards):
        for name in away or known:
            share = measure(
                pairing(at_home[home](), known[name](), seats, board),
                matches=matches,
                seed=seed,
                processes=processes,
            )
            low, high = share.ci95
            side = "" if board is None else f" side {SIDES[number]}"
            print(
                f"{seats} seats{side}: {home} against {name}: {share.win_share:.1%}"
                f" ({low:.1%} – {high:.1%}), {share.points:.1f} : {share.others_points:.1f} points",
                flush=True,
            )


if __name__ == "__main__":
    typer.run(main)
