"""`python -m tablecade.lab.pixoid.train_encoder --out FILE`: train the board encoder on a GPU.

Solves the project's boards, except for those held out, and boards with random walls; trains on all
but the last of these; writes weights and a manifest.
"""

import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer

from tablecade.core.device import Device
from tablecade.games.pixoid.rules.tiles import BOARD_SIZE
from tablecade.lab.learn.device import DeviceOption
from tablecade.lab.learn.pixoid.boards import random_board
from tablecade.lab.learn.pixoid.encoder_training import RANDOM_BOARDS, EncoderConfig, EncoderTrainer
from tablecade.lab.learn.pixoid.samples import PROJECT_BOARDS, held_out_numbers, project_board
from tablecade.lab.learn.report import write_arrays

USUAL = EncoderConfig()


def train_encoder(  # noqa: PLR0913, PLR0917 - an option each
    out: Annotated[Path, typer.Option(help="The file to write.")],
    seed: Annotated[int, typer.Option()] = USUAL.seed,
    project: Annotated[int, typer.Option(min=0, help="At most so many of the tiles' boards.")] = 96,
    drawn: Annotated[int, typer.Option(min=0, help="Boards with random walls.")] = RANDOM_BOARDS,
    size: Annotated[int, typer.Option(help="Of these boards, in pix.")] = BOARD_SIZE,
    held: Annotated[int, typer.Option(min=1, help="Drawn boards to measure with.")] = 12,
    units: Annotated[tuple[int, int], typer.Option(help="Of the encoder.")] = USUAL.units,
    columns: Annotated[tuple[int, int], typer.Option(help="Of its rows.")] = USUAL.columns,
    hidden: Annotated[tuple[int, int], typer.Option(help="Of the network.")] = USUAL.hidden,
    steps: Annotated[int, typer.Option(min=1)] = USUAL.steps,
    boards: Annotated[int, typer.Option(min=1, help="Of a step.")] = USUAL.boards,
    positions: Annotated[int, typer.Option(min=1, help="Of a board.")] = USUAL.positions,
    rate: Annotated[float, typer.Option(help="At first.")] = USUAL.rate,
    minutes: Annotated[float, typer.Option(min=0, help="Stop then, solving included.")] = 1e6,
    workers: Annotated[int, typer.Option(min=1, help="Processes that solve boards.")] = 12,
    device: DeviceOption = Device.GPU,
) -> None:
    started = monotonic()
    config = EncoderConfig(
        seed,
        units=units,
        columns=columns,
        hidden=hidden,
        steps=steps,
        boards=boards,
        positions=positions,
        rate=rate,
    )
    kept = [number for number in range(PROJECT_BOARDS) if number not in held_out_numbers()]
    laid = [project_board(number) for number in kept[:project]]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        laid += pool.map(partial(random_board, seed, size=size), range(drawn + held))
        trainer = EncoderTrainer(laid, config, device, pool)
    began = monotonic() - started
    typer.echo(f"{len(laid)} boards solved after {began:.0f} s")

    def progress() -> float:
        return (monotonic() - started - began) / (60 * minutes - began)

    for said in trainer.learn(held, max(1, steps // 20), progress):
        typer.echo(f"{said}, {monotonic() - started:.0f} s")
    manifest = {
        "game": "pixoid",
        **msgspec.to_builtins(config),
        "project_boards": len(kept[:project]),
        "random_boards": drawn,
        "steps_done": trainer.steps,
        "error": round(trainer.error(range(held)), 3),
        "error_unseen": round(trainer.error(range(len(laid) - held, len(laid))), 3),
        "seconds": round(monotonic() - started),
    }
    write_arrays(out, trainer.stored(), manifest)
    typer.echo(json.dumps(manifest))


if __name__ == "__main__":
    typer.run(train_encoder)
