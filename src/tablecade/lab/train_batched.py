"""`python -m tablecade.lab.train_batched --seats 2 --device gpu`: train Qwixx on many tables.

Writes the same as `tablecade.lab.train`, after many more matches.
"""

from pathlib import Path
from time import perf_counter, process_time
from typing import Annotated

import msgspec
import typer

from tablecade.core.device import Device
from tablecade.lab.learn.device import DeviceOption, modules
from tablecade.lab.learn.qwixx.batched_trainer import BatchedConfig, BatchedTrainer
from tablecade.lab.learn.report import Report

USUAL = BatchedConfig(seats=2, seed=1)


def train(  # noqa: PLR0913, PLR0917 - an option each
    seats: Annotated[int, typer.Option(min=2, max=5)] = USUAL.seats,
    seed: Annotated[int, typer.Option()] = USUAL.seed,
    rounds: Annotated[int, typer.Option(min=1)] = USUAL.rounds,
    tables: Annotated[int, typer.Option(min=64, help="Side by side.")] = USUAL.tables,
    hidden: Annotated[
        tuple[int, int], typer.Option(help="Units of the hidden layers.")
    ] = USUAL.hidden,
    batch: Annotated[int, typer.Option(min=1, help="Learnt from at a time.")] = USUAL.batch,
    device: DeviceOption = Device.GPU,
    out: Annotated[Path, typer.Option(help="The folder for weights and manifest.")] = Path(),
    curves: Annotated[Path, typer.Option(help="The folder for the curve.")] = Path(),
) -> None:
    config = BatchedConfig(seats, seed, rounds, tables, hidden=hidden, batch=batch)
    trainer, epochs = BatchedTrainer(config, modules(device)), []
    began, started = perf_counter(), process_time()
    for epoch in trainer.epochs():
        epochs.append(epoch)
        typer.echo(f"{epoch.round + 1}/{rounds} loss {epoch.loss:.4f} {epoch.mean_score:.1f}")
    report = Report(f"qwixx-net-{seats}", epochs)
    report.write_weights(out, trainer.folded())
    cost = {
        "device": device,
        "seconds": round(perf_counter() - began),
        "cpu_seconds": round(process_time() - started),
        "all_matches": sum(epoch.matches for epoch in epochs),
    }
    told = {"game": "qwixx", "kind": "net", **msgspec.to_builtins(config), **cost}
    report.write_manifest(out, told)
    report.write_curve(curves)


if __name__ == "__main__":
    typer.run(train)
