"""`python -m bench.bots qwixx --seats 2`: win shares of one player against others of another.

Matches are played in compiled code, with home in every seat equally often. `quick` is `hard`
without a model of the others and without lookahead, `guessing-hard` is `hard` without lookahead,
`looking-hard` with it. `--net FILE` is the network of home, where it is not that of the package.
The weaker levels are measured by `tablecade simulate`.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from bench.arguments import one_of
from bench.duels import Pairing, measure
from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots import LOOKAHEAD as IN_QWIXX
from tablecade.games.qwixx.bots.compiled.baselines import TUNED_WEIGHTS
from tablecade.games.qwixx.bots.compiled.player import make_hard, make_player
from tablecade.games.qwixx.bots.value_net import load_weights
from tablecade.games.qwixx.kernel.codes import encode_track
from tablecade.games.qwixx.solver import load_or_solve
from tablecade.games.qwixx_on_board.bots import LOOKAHEAD as ON_BOARD
from tablecade.games.qwixx_on_board.rules.track import SIDES, project_tracks

LOOKAHEAD = {"qwixx": IN_QWIXX, "qwixx-on-board": ON_BOARD}
STYLES = {"hard": "plain", "bold": "bold", "careful": "careful"}


def players(game: str, seats: int, file: Path | None = None) -> dict[str, Callable[[], Record]]:
    known = {
        "random": lambda: make_player("random"),
        "greedy": lambda: make_player("greedy"),
        "weights": lambda: make_player("weights", weights=TUNED_WEIGHTS),
        "solitaire": lambda: make_player("solitaire", solitaire=load_or_solve()),
        "points": lambda: make_player("points", net=load_weights(f"qwixx-points-{seats}")),
    }
    known = known if game == "qwixx" else {name: known[name] for name in ("random", "greedy")}
    net = _read(file) if file else load_weights(f"{game}-net-{seats}")
    known["quick"] = lambda: make_player("net", net=net)
    for name, style in STYLES.items():
        known[name] = partial(make_hard, net, rolls=int(seats in LOOKAHEAD[game]), style=style)
        known[f"guessing-{name}"] = partial(make_hard, net, style=style)
        known[f"looking-{name}"] = partial(make_hard, net, rolls=1, style=style)
    return known


def _read(file: Path) -> dict[str, Array]:
    with np.load(file) as layers:
        return {layer: layers[layer] for layer in layers.files}


def main(  # noqa: PLR0913, PLR0917 - an option each
    game: Annotated[str, typer.Argument(callback=one_of(LOOKAHEAD))] = "qwixx",
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
                Pairing(at_home[home](), known[name](), encode_track(board), seats),
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
