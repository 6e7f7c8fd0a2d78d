"""`python -m tablecade.lab.qwixx.train qwixx --seats 2 --seed 1`: train a value network.

Trains by self-play, in compiled code on a CPU. Writes the weights, a manifest and the learning
curve.
"""

from pathlib import Path
from time import process_time
from typing import Annotated

import typer

from tablecade.core.array import Record
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.kernel.codes import encode_track
from tablecade.lab.arguments import one_of
from tablecade.lab.learn.qwixx.tracks import training_tracks
from tablecade.lab.learn.qwixx.trainer import TrainConfig, Trainer
from tablecade.lab.learn.report import write_curve, write_weights

GAMES_TRAINED = ("qwixx", "qwixx-on-board")
KINDS = {"net": (64, 32), "points": (128, 64)}
"""Kinds of networks and their hidden units: win shares, and the baseline of points."""
DRAWN_TRACKS = 6

_TOLD = (
    "kind",
    "seats",
    "seed",
    "rounds",
    "matches",
    "hidden",
    "td_lambda",
    "kept",
    "batch",
    "rate",
)


def train(  # noqa: PLR0913, PLR0917 - an option each
    game: Annotated[
        str, typer.Argument(help=f"{' or '.join(GAMES_TRAINED)}.", callback=one_of(GAMES_TRAINED))
    ],
    seats: Annotated[int, typer.Option(min=2, max=5)] = 2,
    seed: Annotated[int, typer.Option()] = 1,
    kind: Annotated[
        str, typer.Option(help=f"One of: {', '.join(KINDS)}.", callback=one_of(KINDS))
    ] = "net",
    rounds: Annotated[int, typer.Option(min=1)] = 100,
    matches: Annotated[int, typer.Option(min=1, help="In each round.")] = 1000,
    hidden: Annotated[
        tuple[int, int] | None, typer.Option(help="Units of the hidden layers, where not as usual.")
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder for weights and manifest.")] = Path(),
    curves: Annotated[Path, typer.Option(help="The folder for the curve.")] = Path(),
) -> None:
    if seats > (most := GAMES[game].meta.most_seats):
        raise typer.BadParameter(f"{game} has at most {most} seats")
    config = TrainConfig(
        kind,
        seats,
        _tracks(game, seed),
        seed,
        rounds=rounds,
        matches=matches,
        hidden=hidden or KINDS[kind],
    )
    trainer, started = Trainer(config), process_time()
    epochs = []
    for epoch in trainer.epochs():
        epochs.append(epoch)
        typer.echo(f"{epoch.round + 1}/{rounds} loss {epoch.loss:.4f} {epoch.mean_score:.1f}")
    cost = {"cpu_seconds": round(process_time() - started), "all_matches": rounds * matches}
    name = f"{game}-{kind}-{seats}"
    about = {"game": game, **{key: getattr(config, key) for key in _TOLD}, **cost}
    write_weights(out / f"{name}.npz", trainer.folded(), about)
    write_curve(curves / f"{name}.csv", epochs)


def _tracks(game: str, seed: int) -> tuple[Record, ...]:
    tracks = training_tracks(seed, drawn=DRAWN_TRACKS) if game != "qwixx" else (None,)
    return tuple(encode_track(track) for track in tracks)


if __name__ == "__main__":
    typer.run(train)
