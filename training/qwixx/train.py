"""`python -m training.qwixx.train qwixx --seats 2 --device gpu`: train a value network.

By self-play of Qwixx or Qwixx On Board, at thousands of tables at once. Writes the weights, a
manifest and the learning curve. With `--best-response` it begins with the package's own network and
learns to win against it, or with `--best-response points` against that baseline; then the files are
named `…-best-response-…`. With `--kind points` it trains that baseline. Needs PyTorch, and CuPy for
a GPU.
"""

import csv
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time

import msgspec
from msgspec.structs import replace

from tablecade.core.packages import GAMES
from tablecade.games.qwixx.bots.net import load_net
from tablecade.games.qwixx_on_board.bots import learned as on_board
from tablecade.games.qwixx_on_board.rules.state import Track
from training.arrays import array_module
from training.device import Device
from training.files import halves, write_arrays
from training.qwixx.tracks import training_tracks
from training.qwixx.trainer import BestResponse, Config, Epoch, PointsTrainer, Trainer

USUAL = Config(seats=2, seed=1)
BEST_RESPONSE = replace(USUAL, epsilon=(0.02, 0.0), rate=(3e-4, 1e-5))
"""Gentler: it begins with weights that are good."""
POINTS = replace(USUAL, hidden=(128, 64), rate=(1.5e-3, 7.5e-5))
TRACKS = {"qwixx": False, "qwixx-on-board": True}
"""The games that can be trained, and whether they have tracks."""
_load = {"qwixx": load_net, "qwixx-on-board": on_board.load_net}


def main(words: Sequence[str] | None = None) -> None:
    arguments = _read(words)
    kind, response = arguments.kind, None
    base = POINTS if kind == "points" else USUAL
    if arguments.best_response:
        known = _load[arguments.game](arguments.seats).layers
        response = BestResponse(known, to_points=arguments.best_response == "points")
        kind, base = "best-response", replace(BEST_RESPONSE, hidden=known["middle"].shape)
    config = replace(
        base,
        seats=arguments.seats,
        seed=arguments.seed,
        rounds=arguments.rounds,
        tables=arguments.tables,
        hidden=tuple(arguments.hidden or base.hidden),
        batch=arguments.batch,
        rate=(arguments.rate or base.rate[0], base.rate[1]),
    )
    tracks: tuple[Track, ...] = training_tracks(config.seed) if TRACKS[arguments.game] else ()
    xp, epochs = array_module(arguments.device), []
    if kind == "points":
        trainer: Trainer = PointsTrainer(config, xp)
    else:
        trainer = Trainer(config, xp, tracks, response)
    began, started = perf_counter(), process_time()
    seconds = 60 * arguments.minutes if arguments.minutes else float("inf")
    for epoch in trainer.epochs(lambda: (perf_counter() - began) / seconds):
        epochs.append(epoch)
        print(
            f"{epoch.round + 1}/{config.rounds} loss {epoch.loss:.4f} points {epoch.mean_score:.1f}"
            f" matches {sum(one.matches for one in epochs)} {perf_counter() - began:.0f} s",
            flush=True,
        )
    cost = {
        "minutes": arguments.minutes,
        "device": arguments.device,
        "seconds": round(perf_counter() - began),
        "cpu_seconds": round(process_time() - started),
        "all_matches": sum(epoch.matches for epoch in epochs),
        "all_rounds": len(epochs),
    }
    name = f"{arguments.game}-{kind}-{config.seats}"
    about = {"game": arguments.game, "kind": kind, **msgspec.to_builtins(config), **cost}
    write_arrays(arguments.out / f"{name}.npz", halves(trainer.folded()), about)
    _write_curve(arguments.curves / f"{name}.csv", epochs)


def _write_curve(file: Path, epochs: Sequence[Epoch]) -> None:
    rows = [msgspec.structs.asdict(epoch) for epoch in epochs]
    with file.open("w", newline="", encoding="utf-8") as lines:
        writer = csv.DictWriter(lines, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _read(words: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="training.qwixx.train", description="Train by self-play.")
    parser.add_argument("game", choices=TRACKS)
    parser.add_argument("--seats", type=int, default=USUAL.seats)
    parser.add_argument("--seed", type=int, default=USUAL.seed)
    parser.add_argument("--kind", choices=("net", "points"), default="net")
    parser.add_argument(
        "--best-response",
        choices=("hard", "points"),
        nargs="?",
        const="hard",
        help="learn to beat the package's network, or the baseline points",
    )
    parser.add_argument("--rounds", type=int, default=USUAL.rounds, help="epochs, at most")
    parser.add_argument("--minutes", type=float, help="stop after this time and write the weights")
    parser.add_argument("--tables", type=int, default=USUAL.tables, help="played at once")
    parser.add_argument("--hidden", type=int, nargs=2, help="hidden units")
    parser.add_argument("--batch", type=int, default=USUAL.batch, help="examples of one step")
    parser.add_argument("--rate", type=float, help="of learning, at the start")
    parser.add_argument("--device", type=Device, choices=Device, default=Device.GPU)
    parser.add_argument("--out", type=Path, default=Path(), help="folder for weights and manifest")
    parser.add_argument("--curves", type=Path, default=Path(), help="folder for the curve")
    arguments = parser.parse_args(words)
    for problem in _problems(arguments):
        parser.error(problem)
    return arguments


def _problems(arguments: Namespace) -> list[str]:
    """What is wrong with the arguments, a sentence each."""
    hidden = arguments.hidden or ()
    meta, examples = GAMES[arguments.game].meta, arguments.tables * USUAL.turns * arguments.seats
    checks = {
        f"{arguments.game} has {meta.fewest_seats} to {meta.most_seats} seats": (
            meta.fewest_seats <= arguments.seats <= meta.most_seats
        ),
        "--rounds and --tables are at least 1": min(arguments.rounds, arguments.tables) >= 1,
        "--minutes is more than 0": arguments.minutes is None or arguments.minutes > 0,
        "--rate is more than 0 and at most 1": arguments.rate is None or 0 < arguments.rate <= 1,
        "points plays no qwixx-on-board": not (
            "points" in (arguments.kind, arguments.best_response) and TRACKS[arguments.game]
        ),
        "points is trained by self-play: leave out --best-response": not (
            arguments.kind == "points" and arguments.best_response
        ),
        "--hidden is 1 to 256 units a layer": all(1 <= units <= 256 for units in hidden),
        "--best-response keeps the layers of the package's network: leave out --hidden": not (
            arguments.best_response and hidden
        ),
        f"--batch is 1 to {examples} with so many tables": 1 <= arguments.batch <= examples,
        'a GPU needs CuPy: pip install ".[gpu]"': arguments.device.at_hand,
        f"{arguments.out} is not a folder": arguments.out.is_dir(),
        f"{arguments.curves} is not a folder": arguments.curves.is_dir(),
    }
    return [problem for problem, fine in checks.items() if not fine]


if __name__ == "__main__":
    main()
