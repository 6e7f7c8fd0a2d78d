"""`python -m tablecade.lab.pixoid.train FILE …`: train the value network of Pixoid.

The files are from `python -m tablecade.lab.pixoid.sample`; the last one is used for evaluation.
Writes the weights and a manifest.
"""

import json
from pathlib import Path
from time import process_time
from typing import Annotated, Any

import msgspec
import numpy as np
import typer

from tablecade.core.device import Device
from tablecade.lab.learn.device import DeviceOption
from tablecade.lab.learn.network import Weights
from tablecade.lab.learn.pixoid.trainer import TrainConfig, Trainer
from tablecade.lab.learn.report import write_weights

USUAL = TrainConfig(seed=1)
WEIGHTS = "pixoid-net.npz"


def train(  # noqa: PLR0913, PLR0917 - an option each
    samples: Annotated[
        list[Path],
        typer.Argument(exists=True, dir_okay=False, help="Solved positions; the last to ask."),
    ],
    seed: Annotated[int, typer.Option()] = 1,
    begin: Annotated[Path | None, typer.Option(help="The folder of weights to go on from.")] = None,
    boards: Annotated[
        tuple[int, int, int, int],
        typer.Option(help="Small ones: 4×4 with bonus cubes, 4×4, 5×5 and 6×6 without."),
    ] = USUAL.boards,
    epochs: Annotated[int, typer.Option()] = USUAL.epochs,
    rate: Annotated[float, typer.Option(help="At first.")] = USUAL.rate,
    device: DeviceOption = Device.CPU,
    out: Annotated[Path, typer.Option(help="The folder for weights and manifest.")] = Path(),
) -> None:
    config = TrainConfig(seed, boards=boards, epochs=epochs, rate=rate)
    begun = None if begin is None else _stored(begin)
    trainer, started = Trainer(config, samples, device, begun), process_time()
    for said in trainer.learn():
        typer.echo(said)
    manifest = {
        "game": "pixoid",
        "begun_from": None if begin is None else _manifest(begin),
        **msgspec.to_builtins(trainer.config),
        "samples": [path.name for path in samples],
        "positions": trainer.positions,
        "errors": trainer.errors,
        "device": device,
        "cpu_seconds": round(process_time() - started),
    }
    write_weights(out / WEIGHTS, trainer.weights, manifest)


def _stored(folder: Path) -> Weights:
    with np.load(folder / WEIGHTS) as layers:
        return {name: layers[name].astype(np.float32) for name in layers.files}


def _manifest(folder: Path) -> Any:
    return json.loads((folder / WEIGHTS).with_suffix(".json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    typer.run(train)
